import { expect, it } from 'vitest'
import { withoutIcons } from './without-icons.ts'

it.each<[string, string, string | null]>([
  [
    'its package and names its commands',
    '\\usepackage[fixed]{fontawesome5}\n\\begin{document}\\faPhone* 1 \\faIcon{github}\\end{document}',
    '\n\\providecommand{\\faIcon}[2][]{}\\providecommand{\\faPhone}[1][]{}\\begin{document}\\faPhone* 1 \\faIcon{github}\\end{document}',
  ],
  [
    'one of several',
    '\\usepackage{enumitem, academicons}\\begin{document}',
    '\\usepackage{enumitem}\\providecommand{\\faIcon}[2][]{}\\begin{document}',
  ],
  ['nothing where there is none', '\\usepackage{enumitem}\\begin{document}\\fancy', null],
])('takes out %s', (_what, latex, rest) => expect(withoutIcons(latex)).toBe(rest))
