// The proposal as a whole document: the accepted preamble, and the body that was given.
import { describe, expect, it } from 'vitest'
import { assemble } from './assemble.ts'

describe('the proposal as a whole', () => {
  const accepted =
    '\\documentclass[theme=classic,a4paper]{resume}\n\\usepackage{xcolor}\n\\begin{document}\nOld.\n\\end{document}\n'
  it.each<[string, string, string]>([
    ['a body', '\\begin{document}\nNew.\n\\end{document}', accepted.replace('Old.', 'New.')],
    ['a bare body', 'New.', accepted.replace('Old.', 'New.')],
    [
      'another preamble is left out',
      '\\documentclass{article}\\usepackage{evil}\\begin{document}\nNew.\n\\end{document}',
      accepted.replace('Old.', 'New.'),
    ],
    [
      'options of the class are taken',
      '\\documentclass[theme=modern,accent=navy]{resume}\n\\begin{document}\nOld.\n\\end{document}',
      accepted.replace('theme=classic,a4paper', 'a4paper,theme=modern,accent=navy'),
    ],
    [
      'an option with anything in it is not',
      '\\documentclass[theme=\\input{x}]{resume}\n\\begin{document}\nOld.\n\\end{document}',
      accepted.replace('theme=classic,', ''),
    ],
    [
      'what follows the end is left out',
      '\\begin{document}\nNew.\n\\end{document}\n\\input{x}',
      accepted.replace('Old.', 'New.'),
    ],
    ['what follows the end of a bare body, too', 'New.\n\\end{document}\n\\input{x}', accepted.replace('Old.', 'New.')],
    ['nothing', '  ', ''],
  ])('%s', (_what, given, expected) => expect(assemble(accepted, given)).toBe(expected))
})
