// Captured logs, for what a document of the other table (log-diagnostics.tex.test.ts) can't bring about, and what holds
// for any log.
import { describe, expect, it } from 'vitest'
import { readDiagnostics } from './log-diagnostics.ts'
import { growthOf, maxGrowth } from '@galley/resume/testing/growth'

/** A document with this text on this line, and nothing on the lines before. */
const at = (line: number, text: string) => `${'\n'.repeat(line - 1)}${text}\n`

/** Each row: the log of a document, and its first diagnostic. Logs as TeX Live 2022 writes them. */
const table: [
  title: string,
  log: string,
  latex: string,
  expected: { line: number | null; severity: string; message: RegExp; hint: RegExp | null },
][] = [
  [
    'an error on a line so long that the log shows its end only',
    `! Undefined control sequence.\nl.5 ...${'x'.repeat(220)} \\sectoin\n           {Skills}`,
    at(5, `${'y'.repeat(300)}${'x'.repeat(300)} \\sectoin{Skills}`),
    { line: 5, severity: 'error', message: /^Unknown command \\sectoin$/, hint: /Did you mean \\section\?/ },
  ],
  [
    'an error inside a package',
    '! Undefined control sequence.\nl.66 \\ProcessOptions\n           *',
    at(66, 'something else'),
    { line: null, severity: 'error', message: /ProcessOptions/, hint: /inside another command/ },
  ],
  [
    'no end of the document',
    '! Emergency stop.\n<*> main.tex\n            \n*** (job aborted, no legal \\end found)',
    '',
    { line: null, severity: 'error', message: /\\end\{document\} is missing/, hint: /last line/ },
  ],
  [
    'a fatal error’s echo, which brings the line',
    "! LaTeX Error: File `x.tex' not found.\n\n! Emergency stop.\n<read *> \n         \nl.3 \\input{x}\n              ^^M\n! ==> Fatal error occurred, no output PDF file produced!",
    at(3, '\\input{x}'),
    { line: 3, severity: 'error', message: /no file “x”/, hint: /under Files/ },
  ],
  [
    'an invalid byte',
    '! LaTeX Error: Invalid UTF-8 byte "FF.\n\nl.3 a\n     b',
    at(3, 'ab'),
    { line: 3, severity: 'error', message: /damaged/, hint: /type it again/ },
  ],
  [
    'an option that a package does not have',
    "! LaTeX Error: Unknown option `foo' for package `xcolor'.\n\nl.90 \\ProcessOptions\n \\relax",
    '\\documentclass{article}\n\\usepackage[foo]{xcolor}',
    { line: 2, severity: 'error', message: /xcolor has no option “foo”/, hint: /spelling/ },
  ],
  [
    'text that a file can’t hold',
    '! Text line contains an invalid character.\nl.3 a^^?\n     b',
    at(3, 'a\u007fb'),
    { line: 3, severity: 'error', message: /invisible character/, hint: /pasted/ },
  ],
  [
    'a list in a formula',
    '! LaTeX Error: Command \\item invalid in math mode.\n\nl.3 \\item\n     x',
    at(3, '\\item x'),
    { line: 3, severity: 'error', message: /^\\item is in a formula$/, hint: /still open here/ },
  ],
  [
    'a package’s own error',
    '! Package foo Error: Something is amiss.\n\nl.3 \\foo',
    at(3, '\\foo'),
    { line: 3, severity: 'error', message: /^foo: Something is amiss$/, hint: /package or class foo/ },
  ],
  [
    'what no row knows',
    '! Weird things happen.\nl.3 \\foo',
    at(3, '\\foo'),
    { line: 3, severity: 'error', message: /^Weird things happen$/, hint: null },
  ],
  [
    'a label that is given twice',
    "LaTeX Warning: Label `a' multiply defined.",
    '',
    { line: null, severity: 'warning', message: /label “a” is used twice/, hint: /last one/ },
  ],
  [
    'a heading without room',
    'Package fancyhdr Warning: \\headheight is too small (12.0pt): \n(fancyhdr)                Make it at least 14.5pt.',
    '',
    { line: null, severity: 'warning', message: /head doesn’t have enough room/, hint: /\\headheight/ },
  ],
  [
    'a page that is too high',
    'Overfull \\vbox (13.2pt too high) has occurred while \\output is active []',
    '',
    { line: null, severity: 'warning', message: /13\.2 points too high/, hint: /\\newpage/ },
  ],
  [
    'a figure that is too high',
    'LaTeX Warning: Float too large for page by 20.5pt on input line 2.',
    '\n\n',
    { line: 2, severity: 'warning', message: /20\.5 points too high/, hint: /smaller/ },
  ],
  [
    'a character without a font, named by TeX',
    'Missing character: There is no ł in font cmr10!',
    '',
    { line: null, severity: 'warning', message: /no character ł/, hint: /missing from the PDF/ },
  ],
  [
    'a package’s own warning',
    'Package geometry Warning: Something odd on input line 2.',
    '\n\n',
    { line: 2, severity: 'warning', message: /^geometry: Something odd$/, hint: null },
  ],
  [
    'a line a little too wide',
    'Overfull \\hbox (2.4pt too wide) in paragraph at lines 8--9\n\\T1/lmr/m/n/10 \\zz Ext-raor-di-nary \\T1/lmr/bx/n/10 caf\ufffd\n []\n',
    at(8, 'Extraordinary \\textbf{café}'),
    { line: 8, severity: 'info', message: /2\.4 points \(0\.8 mm\)/, hint: /“Extraordinary café”.*margin/ },
  ],
]

describe('what a log shows', () => {
  it.each(table)('%s', (_title, log, latex, expected) => {
    const [first] = readDiagnostics(log, latex)
    expect(first).toMatchObject({ line: expected.line, severity: expected.severity })
    expect(first?.message).toMatch(expected.message)
    if (expected.hint === null) expect(first?.hint ?? null).not.toBe('')
    else expect(first?.hint).toMatch(expected.hint)
  })

  it('keeps what TeX itself said beside an error in other words', () => {
    const [first] = readDiagnostics("! Too many }'s.\nl.1 x}", 'x}')
    expect(first).toMatchObject({ message: 'One closing brace } too many', said: "Too many }'s" })
  })

  it('calls a word of the class what its author calls it', () => {
    const [first] = readDiagnostics('! Paragraph ended before \\rs@do@entry was complete.\nl.2 ', '\\entry{A}{B\n\n')
    expect(first?.said).toBe('Paragraph ended before \\entry was complete')
  })

  it('puts warnings in the order of their lines', () => {
    const lines = [9, 2, 5].map(
      (line) => `LaTeX Warning: Reference \`a${line}' on page 1 undefined on input line ${line}.`,
    )
    expect(readDiagnostics(lines.join('\n'), '\n'.repeat(20)).map(({ line }) => line)).toEqual([2, 5, 9])
  })

  it('puts errors before remarks, in the order of their lines, and reports each thing once', () => {
    const remark = "LaTeX Warning: Reference `a' on page 1 undefined on input line 3."
    const error = (line: number) => `! Double subscript.\nl.${line} x`
    const log = [remark, remark, error(5), error(2), error(5), ''].join('\n')
    expect(readDiagnostics(log, 'x\n'.repeat(6)).map(({ severity, line }) => [severity, line])).toEqual([
      ['error', 2],
      ['error', 5],
      ['warning', 3],
    ])
  })

  it.each([
    "LaTeX Font Warning: Font shape `T1/lmr/bx/sc' undefined",
    "Package rerunfilecheck Warning: File `main.out' has changed.",
    'Package hyperref Warning: Token not allowed in a PDF string (Unicode):',
    'LaTeX Warning: There were undefined references.',
    'LaTeX Warning: Label(s) may have changed. Rerun to get cross-references right.',
    "LaTeX Warning: `h' float specifier changed to `ht'.",
    'Missing character: There is no H in font nullfont!',
    'Overfull \\hbox (0.4pt too wide) in paragraph at lines 8--9',
    'Underfull \\vbox (badness 10000) has occurred while \\output is active []',
  ])('leaves out what no user can fix: %s', (log) => expect(readDiagnostics(log, 'x')).toEqual([]))

  it('names every character that no font has, all of a line together', () => {
    const warn = (code: string, line: number) =>
      `Class resume Warning: Character U+${code} cannot be set on input line ${line}.`
    const log = [warn('928', 4), warn('93F', 4), warn('928', 4), warn('1F600', 9)].join('\n')
    expect(readDiagnostics(log, '').map(({ line, message }) => [line, message])).toEqual([
      [4, 'No font here has the characters “न” (U+928), “ि” (U+93F)'],
      [9, 'No font here has the character “😀” (U+1F600)'],
    ])
  })

  it('says of an error that follows from another one that it does', () => {
    const log =
      '! LaTeX Error: Not in outer par mode.\n\nl.2 \\x\n! Undefined control sequence.\n<argument> \\@marbox \n\nl.2 \\x\n'
    expect(readDiagnostics(log, '\n\\x')[1]?.hint).toMatch(/previous error/)
  })

  it('counts lines as an editor does, however they end', () => {
    const log = '! Misplaced alignment tab character &.\nl.3 R&\n       D'
    for (const end of ['\n', '\r\n', '\r'])
      expect(readDiagnostics(log, ['a', 'b', 'R&D', ''].join(end))).toMatchObject([
        { line: 3, fix: { edits: [{ line: 3, column: 1, was: 'R&D', text: 'R\\&D' }] } },
      ])
  })

  it('stops at fifty', () => {
    const log = Array.from({ length: 200 }, (_, n) => `! Undefined control sequence.\nl.${n} \\x`).join('\n')
    expect(readDiagnostics(log, '\\x\n'.repeat(300))).toHaveLength(50)
  })
})

describe('what a fix leaves alone', () => {
  const dollar = '! Missing $ inserted.\n<inserted text> \n                $\n'
  it.each([
    [
      'an ampersand of a table',
      '! Misplaced alignment tab character &.\nl.2 a &',
      '\\begin{tabular}{l}\na & b\n\\end{tabular}'.replace('\\begin', '\\begin{document}\\begin'),
    ],
    [
      'a hash of a definition',
      "! You can't use `macro parameter character #' in vertical mode.\nl.1 \\def\\a{#",
      '\\def\\a{#}',
    ],
    ['two nearest words', '! Undefined control sequence.\nl.1 \\textsb', '\\textsb{a}'],
    [
      'a brace that may be meant elsewhere',
      `! File ended while scanning use of \\textbf .\n`,
      '\\textbf{a \\textit{b\n\n',
    ],
    ['three dollars', `${dollar}l.2 `, '$a$ b $\n'.replace('$\n', '\\textbf{$}\n')],
  ])('%s', (_title, log, latex) => {
    const [first] = readDiagnostics(log, latex)
    expect(first?.severity).toBe('error')
    expect(first?.fix).toBeUndefined()
  })
})

describe('how long it takes', () => {
  it.each<[title: string, log: (size: number) => string, latex: (size: number) => string]>([
    ['a flood of errors', (size) => '! Undefined control sequence.\nl.1 \\x\n'.repeat(size * 3), () => '\\x'],
    ['one endless line', (size) => `! ${'Undefined on input line 1 cannot be set '.repeat(size * 2.5)}`, () => 'x'],
    [
      'warnings without an end',
      (size) => 'Class resume Warning: Character U+1 cannot be set cannot be set \n'.repeat(size * 1.6),
      () => 'x',
    ],
    [
      'boxes without an end',
      (size) => `Overfull \\hbox (9.0pt too wide) at lines 1--2\n${'-'.repeat(900)}\n`.repeat(size / 10),
      () => '-'.repeat(9_000),
    ],
    [
      'an endless line of the document',
      () => '! Misplaced alignment tab character &.\nl.1 &',
      (size) => '&'.repeat(size * 50),
    ],
    ['braces without an end', () => '! File ended while scanning use of \\x.\n', (size) => '{'.repeat(size * 50)],
    [
      'beginnings without an end',
      () => '! Double subscript.\nl.9 x',
      (size) => '\\begin{x}$1 ab $2\n'.repeat(size * 2.5),
    ],
    ['percents without an end', () => '', (size) => 'a 5% b \n'.repeat(size * 6)],
  ])('%s of a megabyte takes twice the time of half of it', async (_title, log, latex) => {
    const read = (size: number) => readDiagnostics(log(size), latex(size))
    expect(await growthOf(read, 5_000)).toBeLessThanOrEqual(maxGrowth)
  })
})
