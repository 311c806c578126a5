// The class's manual: what it shows compiles without a remark, and it shows all that the class defines for an author.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bubblewrap } from '../../sandbox/sandbox.ts'
import { scanPdf } from '../pdf-safety/run-qpdf.ts'
import { createSyncStore } from '../synctex/sync-store.ts'
import { read } from '../testing/pages.ts'
import { installedCompilers } from '../tex/installed-compilers.ts'
import { createEngine } from './engine.ts'
import { createDocumentRunner } from './run-document.ts'

const tex = join(import.meta.dirname, '../../../../../tex')
const manual = readFileSync(join(tex, 'MANUAL.md'), 'utf8')
const classSources = readdirSync(join(tex, 'class'))
  .filter((name) => /[.](?:cls|def)$/.test(name))
  .map((name) => readFileSync(join(tex, 'class', name), 'utf8').replace(/(?<!\\)%.*/g, ''))
  .join('\n')

interface Example {
  /** The line of the manual where it begins. */
  readonly line: number
  readonly latex: string
}
const examples: readonly Example[] = Array.from(manual.matchAll(/^```latex\n(.*?)^```$/gms), (found) => ({
  line: manual.slice(0, found.index).split('\n').length + 1,
  latex: found[1] ?? '',
}))
const shown = examples.map(({ latex }) => latex).join('\n')

/** What an example leaves out of a document, put around it. */
function documentOf(latex: string): string {
  const whole = latex.includes('\\begin{document}') ? latex : null
  const body = (preamble: string, text: string) => `${preamble}\\begin{document}\n${text}\\end{document}\n`
  if (latex.includes('\\documentclass')) return whole ?? body(latex, '\\section{Profile}\nSome words.\n')
  return body('\\documentclass{resume}\n', latex)
}

const sandbox = bubblewrap()
const run = createDocumentRunner({ sandbox, warmProcesses: null, timeoutMs: 20_000, installed: installedCompilers() })
const engine = createEngine({ run, scan: (pdf) => scanPdf(pdf, sandbox), places: 2, locations: createSyncStore() })
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** In a document of their own, so that an example can't lean on the one before it. */
const compile = (latex: string) =>
  engine.compile({
    latex: documentOf(latex),
    purpose: 'download',
    resumeKey: null,
    userKey: 'ann',
    files: [{ name: 'portrait.png', hash: engine.files.keep(pixel) }],
  })

describe('an example of the manual', () => {
  it.each(examples)('compiles: line $line', async ({ latex }) => {
    const { report, pdf } = await compile(latex)
    expect(report).toMatchObject({ outcome: 'ok', diagnostics: [] })
    expect((await read(pdf!)).trim()).not.toBe('')
  })

  it('would be reported if it did not', async () => {
    const { report } = await compile('\\entri{a}{b}{c}{d}\n')
    expect(report.diagnostics.map(({ message }) => message)).toEqual(['Unknown command \\entri'])
  })
})

/** LaTeX's own machinery, which the class sets and no author writes; `word` stands for another name. */
const plumbing = new Set(
  `InputIfFileExists InsertMark allowbreak csname expandafter noexpand wlog familydefault rmdefault sfdefault
   makelabel pdfcolorstack pdfcolorstackinit pdfpageheight pdfpagewidth textasciicircum textasciigrave
   textasciitilde textbackslash textendash textquotesingle enditemize endletter`
    .split(/\s+/)
    .filter(Boolean),
)
const defines = new RegExp(
  [
    String.raw`\\(?:New|Renew|Provide|Declare)DocumentCommand *\{? *\\([A-Za-z@_:]+)`,
    String.raw`\\(?:re|provide)?newcommand\*? *\{? *\\([A-Za-z@_:]+)`,
    String.raw`\\[egx]?def *\\([A-Za-z@_:]+)`,
    String.raw`\\let *\\([A-Za-z@_:]+)`,
    String.raw`\\rs@optional *\\([A-Za-z@_:]+)`,
    String.raw`\\cs_(?:new|g?set)[a-z_]*:N[a-z]* *\\([A-Za-z@_:]+)`,
    String.raw`\\(?:renew|new)environment *\{([a-z]+)\}`,
    String.raw`\\NewDocumentEnvironment *\{([a-z]+)\}`,
  ].join('|'),
  'g',
)
/** Names of letters alone: those with @, _ or : are the class's own, and so are those that begin with rs. */
const words = [
  ...new Set(Array.from(classSources.matchAll(defines), (found) => found.slice(1).find(Boolean) ?? '')),
].filter((name) => /^(?!rs)[A-Za-z]+$/.test(name) && !plumbing.has(name))
const isShown = (word: string) => new RegExp(String.raw`\\${word}(?![A-Za-z])|\\begin\{${word}\}`).test(shown)

const keys = Array.from(
  /\\DeclareKeys\[resume\]\{(.*?)\n\}/s.exec(classSources)?.[1]?.matchAll(/^ *(\w+)\.code/gm) ?? [],
  ([, key]) => key ?? '',
)
const lists = [...classSources.matchAll(/\\clist_const:Nn \\c_rs_(\w+)_clist\s*\{([^}]*)\}/g)]
const values = lists
  .filter(([, name = '']) => keys.includes(name))
  .flatMap(([, name = '', list = '']) => list.split(',').map((value) => [name, value.trim()] as const))

describe('the manual has an example of', () => {
  it('every word of the class', () => {
    expect(words).toEqual(expect.arrayContaining(['entry', 'photo', 'header', 'closing', 'cut', 'section', 'Huge']))
    expect(words.filter((word) => !isShown(word))).toEqual([])
  })
  it('every option', () => {
    expect(keys).toEqual(expect.arrayContaining(['theme', 'lang', '10pt', 'a4paper']))
    const used = [...shown.matchAll(/\\documentclass\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      list.split(',').map((option) => option.split('=')[0]!.trim()),
    )
    const oneOf = new Map([
      ['10pt', '11pt'],
      ['12pt', '11pt'],
      ['letterpaper', 'a4paper'],
    ])
    expect(keys.filter((key) => !used.includes(oneOf.get(key) ?? key))).toEqual([])
  })
  it('and names every value of every option', () => {
    expect(values.length).toBeGreaterThan(30)
    expect(values.filter(([, value]) => !manual.includes(`\`${value}\``))).toEqual([])
  })
})
