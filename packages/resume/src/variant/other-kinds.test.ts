// A title of one's own makes a section another kind for the reader of a text. For a copy and its original it stays the
// kind that it was.
import { describe, expect, it } from 'vitest'
import { change, copiesOf } from '../testing/copies.ts'
import { decidedBase, originChanges } from './origin-changes.ts'
import { contentAs } from './read-as.ts'

const original = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Ada Lovelace}
\end{header}

\section{Experience}
\entry[part-time]{Analyst}{Engine Co.}{London}{2019 – 2021}
\begin{bullets}
  \item Wrote notes
\end{bullets}

\entry{Tutor}{Byron House}{}{2018}

\section{Education}
\entry{BSc, Mathematics}{Home}{}{2012}
\detail{GPA}{4.0}
\end{document}
`
const retitled = (latex: string) =>
  change(latex, ['{Experience}', '{Where I was}'], ['{Education}', '{What I was taught}'])
const { base, compare, tookAll } = copiesOf(original)
const copy = retitled(original)

describe('a copy with titles of its own', () => {
  it.each<[string, [string, string]]>([
    ['a position', ['{Analyst}', '{Engineer}']],
    ['a company', ['{Engine Co.}', '{Difference Co.}']],
    ['a place', ['{London}', '{Paris}']],
    ['the kind of a job', ['[part-time]', '[full-time]']],
    ['a start', ['2019 – 2021', '2018 – 2021']],
    ['an end', ['2019 – 2021', '2019 – Present']],
    ['a degree', ['BSc, Mathematics', 'MSc, Mathematics']],
    ['its subject', ['BSc, Mathematics', 'BSc, Logic']],
    ['a detail that the form has a field for', ['{4.0}', '{3.9}']],
    ['a bullet', ['Wrote notes', 'Wrote books']],
  ])('takes over %s', (_what, pair) => {
    const origin = change(original, pair)
    expect(compare(origin, copy).map(({ state }) => state.kind)).toEqual(['clean'])
    const { latex, left } = tookAll(origin, copy)
    expect({ latex, left }).toEqual({ latex: retitled(origin), left: [] })
    expect(compare(origin, latex)).toEqual([])
  })

  it.each<[string, [string, string]]>([
    ['a new entry', ['\n\\section{Education}', '\n\\entry{Maid}{Ockham Park}{}{2012}\n\n\\section{Education}']],
    ['a new first entry', ['\\entry[part', '\\entry{Dean}{Ockham Park}{}{2024}\n\n\\entry[part']],
    ['a new entry of another command', ['\n\\section{Ed', '\n\\shortentry{Prize}{City}{2012}\n\n\\section{Ed']],
    ['a new detail', ['{4.0}\n', '{4.0}\n\\detail{Honors}{First}\n']],
  ])('takes over %s as it stands there', (_what, pair) => {
    const origin = change(original, pair)
    const { latex, left } = tookAll(origin, copy)
    expect({ latex, left }).toEqual({ latex: retitled(origin), left: [] })
    expect(compare(origin, latex)).toEqual([])
  })

  it('leaves out an entry that is gone there', () => {
    const origin = change(original, ['\\entry{Tutor}{Byron House}{}{2018}\n\n', ''])
    expect(compare(origin, copy).map(({ state }) => state.kind)).toEqual(['clean'])
    expect(tookAll(origin, copy).latex).toBe(retitled(origin))
  })

  it('shows its own text where both changed', () => {
    const own = change(copy, ['{Engine Co.}', '{Own Co.}'], ['2019 – 2021', '2019 – 2020'])
    const origin = change(original, ['{Engine Co.}', '{Difference Co.}'], ['2019 – 2021', '2019 – Present'])
    expect(compare(origin, own)).toMatchObject([
      { change: { field: 'company' }, state: { kind: 'conflict', yours: 'Own Co.' } },
      { change: { field: 'endDate' }, state: { kind: 'conflict', yours: '2020' } },
    ])
    expect(tookAll(origin, own).latex).toBe(retitled(origin))
  })
})

describe('an original with a new title', () => {
  const now = change(retitled(original), ['{Analyst}', '{Engineer}'])

  it('has changed its title and what else changed, and no other field', () => {
    expect(compare(now, original).map((one) => one.change)).toMatchObject([
      { field: 'title', now: 'Where I was' },
      { field: 'position', old: 'Analyst', now: 'Engineer' },
      { field: 'title', now: 'What I was taught' },
    ])
  })

  it('is what the base says once all of it is decided, and its next change is one change', () => {
    const found = contentAs(base, now)!
    const decided = decidedBase(base, found, new Set(originChanges(base, found).map(({ id }) => id)))
    expect(originChanges(decided, contentAs(decided, now)!)).toEqual([])
    const later = contentAs(decided, change(now, ['{Engineer}', '{Director}']))!
    expect(originChanges(decided, later)).toMatchObject([{ field: 'position', old: 'Engineer', now: 'Director' }])
  })
})
