import { expect, it } from 'vitest'
import { withHiddenLines } from './hidden-lines.ts'

const accepted = String.raw`
\section{Experience}
\entry{Cook}{Inn}{}{2019}
\begin{bullets}
  \item Cooked.
%hidden   \item Cleaned.
\end{bullets}

%hidden \entry{Tutor}{Home}{}{2018}
%hidden \detail{Pupils}{Four}
`
const without = accepted.replaceAll(/^%hidden .*\n/gm, '')

it.each([
  ['left out', without, accepted],
  ['kept', accepted, accepted],
  [
    'left out beside a change',
    without.replace('Cooked.', 'Cooked daily.'),
    String.raw`
\section{Experience}
\entry{Cook}{Inn}{}{2019}
\begin{bullets}
%hidden   \item Cleaned.
  \item Cooked daily.
\end{bullets}

%hidden \entry{Tutor}{Home}{}{2018}
%hidden \detail{Pupils}{Four}
`,
  ],
  [
    'moved with what they belong to',
    accepted.replace('\\section{Experience}\n', ''),
    accepted.replace('\\section{Experience}\n', ''),
  ],
  ['invented', `${accepted}%hidden \\entry{Chief}{Palace}{}{2020}\n`, accepted],
  ['changed', accepted.replace('Four', 'Forty'), accepted],
  ['all the rest is new', 'New.\n', `${accepted.match(/^%hidden .*\n/gm)!.join('')}New.\n`],
])('%s', (_what, proposed, expected) => {
  expect(withHiddenLines(accepted, proposed).replace(/\n+$/, '\n')).toBe(expected.replace(/\n+$/, '\n'))
})
