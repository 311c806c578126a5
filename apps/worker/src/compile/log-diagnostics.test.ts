import { describe, expect, it } from 'vitest'
import { readDiagnostics } from './log-diagnostics.ts'

/** Each row: what the log says, and the first thing told about it. Logs as TeX Live 2022 writes them. */
const table: [
  title: string,
  log: string,
  expected: { line: number | null; severity: string; message: RegExp; hint: RegExp },
][] = [
  [
    'an unknown command',
    '! Undefined control sequence.\nl.5 \\sectoin\n           {Skills}',
    { line: 5, severity: 'error', message: /^Undefined control sequence$/, hint: /\\sectoin is not a command/ },
  ],
  [
    'an unknown environment',
    '! LaTeX Error: Environment itemise undefined.\n\nSee the LaTeX manual or LaTeX Companion for explanation.\nType  H <return>  for immediate help.\n ...                                              \n                                                  \nl.7 \\begin{itemise}\n',
    { line: 7, severity: 'error', message: /itemise/, hint: /no environment named “itemise”/ },
  ],
  [
    'a package that is not there',
    "! LaTeX Error: File `fontawesome9.sty' not found.\n\nType X to quit or <RETURN> to proceed,\nor enter new name. (Default extension: sty)\n\nEnter file name: \n! Emergency stop.\n<read *> \n         \nl.3 \\begin\n          {document}^^M",
    { line: 3, severity: 'error', message: /fontawesome9/, hint: /not installed here/ },
  ],
  [
    'environments that cross',
    '! LaTeX Error: \\begin{itemize} on input line 5 ended by \\end{enumerate}.\nl.6 \\end{enumerate}',
    { line: 6, severity: 'error', message: /ended by/, hint: /on line 5 is closed by \\end\{enumerate\}/ },
  ],
  [
    'a bare underscore',
    '! Missing $ inserted.\n<inserted text> \n                $\nl.9 C_\n      sharp',
    { line: 9, severity: 'error', message: /Missing \$/, hint: /\\_ for _/ },
  ],
  [
    'a bare ampersand',
    '! Misplaced alignment tab character &.\nl.4 R&\n      D',
    { line: 4, severity: 'error', message: /alignment tab/, hint: /\\& for the character &/ },
  ],
  [
    'a missing brace',
    '! File ended while scanning use of \\textbf .\n<inserted text> \n                \\par \n<*> main.tex',
    { line: null, severity: 'error', message: /File ended/, hint: /closing brace \} is missing/ },
  ],
  [
    'a brace too many',
    "! Too many }'s.\nl.12 }",
    { line: 12, severity: 'error', message: /Too many/, hint: /one closing brace \} too many/ },
  ],
  [
    'no end of the document',
    '! Emergency stop.\n<*> main.tex\n            \n*** (job aborted, no legal \\end found)',
    { line: null, severity: 'error', message: /Emergency stop/, hint: /\\end\{document\}/ },
  ],
  [
    'a character that the class could not set',
    'Class resume Warning: Character U+1F600 cannot be set with this font on input line 14.',
    { line: 14, severity: 'warning', message: /the character “😀” \(U\+1F600\)$/, hint: /Boxes stand in their place/ },
  ],
  [
    'a line too wide',
    'Overfull \\hbox (23.4pt too wide) in paragraph at lines 8--9',
    { line: 8, severity: 'info', message: /23\.4 points/, hint: /margin/ },
  ],
]

describe('what a log tells', () => {
  it.each(table)('%s', (_title, log, expected) => {
    const [first] = readDiagnostics(log)
    expect(first).toMatchObject({ line: expected.line, severity: expected.severity })
    expect(first?.message).toMatch(expected.message)
    expect(first?.hint).toMatch(expected.hint)
  })

  it('puts errors before remarks, and tells each thing once', () => {
    const remark = "LaTeX Warning: Reference `a' on page 1 undefined on input line 3."
    const log = `${remark}\n${remark}\n! Undefined control sequence.\nl.5 \\x\n`
    expect(readDiagnostics(log).map(({ severity, line }) => [severity, line])).toEqual([
      ['error', 5],
      ['warning', 3],
    ])
  })

  it('leaves out what nobody can mend', () => {
    expect(
      readDiagnostics(
        "LaTeX Font Warning: Font shape `T1/lmr/bx/sc' undefined\nPackage rerunfilecheck Warning: File `main.out' has changed.",
      ),
    ).toEqual([])
  })

  it('names every character that no font has, all of a line together', () => {
    const warn = (code: string, line: number) =>
      `Class resume Warning: Character U+${code} cannot be set on input line ${line}.`
    const log = [warn('928', 4), warn('93F', 4), warn('928', 4), warn('1F600', 9)].join('\n')
    expect(readDiagnostics(log).map(({ line, message }) => [line, message])).toEqual([
      [4, 'No font here has the characters “न” (U+928), “ि” (U+93F)'],
      [9, 'No font here has the character “😀” (U+1F600)'],
    ])
  })

  it('stops at fifty', () => {
    const log = Array.from({ length: 200 }, (_, n) => `! Undefined control sequence.\nl.${n} \\x`).join('\n')
    expect(readDiagnostics(log)).toHaveLength(50)
  })
})
