// XeLaTeX and LuaLaTeX beside pdflatex: the same sandbox, the same pages as the stock programs, the same answers.
import { existsSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TexCompiler } from '@galley/contract/latex'
import type { CompileRequest } from '@galley/contract/worker-wire'
import { isDeepTier } from '@galley/resume/testing/tier'
import { describe, expect, it } from 'vitest'
import { bubblewrap, guardOnly, type Sandbox } from '../../sandbox/sandbox.ts'
import { scanPdf } from '../pdf-safety/run-qpdf.ts'
import { boxesOfLine, lineAt } from '../synctex/synctex.ts'
import { createSyncStore } from '../synctex/sync-store.ts'
import { applyFix } from '../testing/apply-fix.ts'
import { read } from '../testing/pages.ts'
import { installedCompilers } from '../tex/installed-compilers.ts'
import { createEngine } from './engine.ts'
import { createDocumentRunner } from './run-document.ts'

/** A busy machine takes its time. */
const timeoutMs = 60_000
const engineIn = (sandbox: Sandbox, installed = installedCompilers()) => {
  const locations = createSyncStore()
  const run = createDocumentRunner({ sandbox, warmProcesses: null, timeoutMs, installed })
  const engine = createEngine({ run, scan: (pdf) => scanPdf(pdf, sandbox), places: 2, locations })
  return { engine, locations }
}
const { engine, locations } = engineIn(bubblewrap())
const compile = (latex: string, given: Partial<CompileRequest> = {}, by = engine) =>
  by.compile({ latex, purpose: 'preview', resumeKey: null, userKey: 'ann', ...given })
const article = (preamble: string, body: string) =>
  `\\documentclass{article}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`
const withFonts = article(
  '\\usepackage{fontspec}\n\\setmainfont{Noto Serif}\n\\usepackage{hyperref}',
  'Łukasz Żółć, Юлия: \\textbf{office} \\href{https://example.org}{fi}\\newpage Two',
)
type Other = Exclude<TexCompiler, 'pdflatex'>
/** LuaLaTeX takes seconds for each document: without the deep tier XeLaTeX stands for both. */
const others: readonly Other[] = isDeepTier ? ['xelatex', 'lualatex'] : ['xelatex']

/** Pages that are large files soon: not compressed, and with many letters. */
const letters = `\\def\\letters{${'many letters '.repeat(300)}}`
const plainPages: Readonly<Record<Other, string>> = {
  xelatex: `${letters}\\special{dvipdfmx:config z 0}`,
  lualatex: `${letters}\\pdfvariable compresslevel=0 `,
}

/** A plain run of the program, outside of everything of ours. */
async function stock(program: TexCompiler, latex: string) {
  const folder = await mkdtemp(join(tmpdir(), 'galley-stock-'))
  await writeFile(join(folder, 'main.tex'), latex)
  const env = { PATH: '/usr/bin:/bin', HOME: folder, TEXMFVAR: folder, OSFONTDIR: '/usr/share/fonts' }
  for (let run = 0; run < 2; run += 1)
    execFileSync(program, ['-interaction=nonstopmode', 'main.tex'], { cwd: folder, env, stdio: 'ignore' })
  const pdf = await readFile(join(folder, 'main.pdf'))
  await rm(folder, { recursive: true })
  return pdf
}
/** The pages as pixels, and as words. */
async function seen(pdf: Uint8Array) {
  const input = Buffer.from(pdf)
  const pixels = execFileSync('pdftoppm', ['-r', '60', '-'], { input, maxBuffer: 1e8 }).toString('base64')
  return { pixels, words: await read(input) }
}

describe.each(others)('%s', (compiler) => {
  it('gives the pages of the stock program', async () => {
    const { report, pdf } = await compile(withFonts, { compiler, purpose: 'download' })
    expect(report).toMatchObject({ outcome: 'ok', pages: 2, compiler, diagnostics: [] })
    expect(await seen(pdf!)).toEqual(await seen(await stock(compiler, withFonts)))
  })

  it('runs where the guard is the only layer', async () => {
    const { report } = await compile(withFonts, { compiler }, engineIn(guardOnly()).engine)
    expect(report).toMatchObject({ outcome: 'ok', compiler })
  })

  it('leads from the page to the line and back', async () => {
    const latex = article('\\usepackage{fontspec}', 'First words here.\n\nSecond words, further down.')
    const { report } = await compile(latex, { compiler, resumeKey: `synced ${compiler}` })
    expect(report.outcome).toBe('ok')
    const index = locations.find(`synced ${compiler}`)!
    const [first] = boxesOfLine(index, 4)
    const [second] = boxesOfLine(index, 6)
    // The text of an article on letter paper begins 148 points from the left, and the second paragraph a line below.
    expect(first).toMatchObject({ page: 1 })
    expect(first!.x).toBeGreaterThan(125)
    expect(first!.x).toBeLessThan(155)
    expect(first!.y).toBeGreaterThan(115)
    expect(first!.y).toBeLessThan(135)
    expect(second!.y - first!.y).toBeGreaterThan(8)
    expect(second!.y - first!.y).toBeLessThan(16)
    expect(lineAt(index, { page: 1, x: second!.x + 20, y: second!.y + 3 })?.line).toBe(6)
  })

  it('names an error with its line, in the words that pdflatex’s have', async () => {
    const { report, pdf } = await compile(article('\\usepackage{fontspec}', 'x\n\\nonsense y'), { compiler })
    expect(report).toMatchObject({
      outcome: 'compilation_error',
      diagnostics: [{ line: 5, severity: 'error', message: 'Unknown command \\nonsense' }],
    })
    expect(pdf).toBeNull()
  })

  it('names a font that is not there', async () => {
    const { report } = await compile(article('\\usepackage{fontspec}\n\\setmainfont{No Such Font}', 'x'), { compiler })
    expect(report).toMatchObject({
      outcome: 'compilation_error',
      diagnostics: [{ line: 3, severity: 'error', message: 'The font “No Such Font” is not installed here' }],
    })
  })

  it('offers the nearest font that is there, as an edit', async () => {
    const latex = article('\\usepackage{fontspec}\n\\setmainfont{Minion Pro}', 'x')
    const { report } = await compile(latex, { compiler })
    const [first] = report.diagnostics
    expect(first).toMatchObject({ line: 3, message: 'The font “Minion Pro” is not installed here' })
    const fixed = applyFix(latex, first!.fix)
    expect(fixed).toBe(latex.replace('Minion Pro', 'TeX Gyre Termes'))
    expect((await compile(fixed, { compiler })).report).toMatchObject({ outcome: 'ok', diagnostics: [] })
  })

  it('names letters that the font lacks, with their line', async () => {
    const { report } = await compile(article('\\usepackage{fontspec}', 'One\n\nKim is 김철수'), { compiler })
    expect(report.outcome).toBe('ok')
    expect(report.diagnostics).toMatchObject([
      { severity: 'warning', line: 6, message: expect.stringMatching(/^The font has no character.* “김”/) },
    ])
    expect(report.diagnostics).toHaveLength(1)
  })

  it.each([
    ['a document without end', article('', '\\loop\\iftrue\\repeat'), 'timeout'],
    // Whichever limit it meets first: the faster the machine, the more pages in the time that it has.
    [
      'pages without end',
      article(plainPages[compiler], '\\def\\x{\\shipout\\hbox to 9pt{\\letters\\hss}\\x}\\x'),
      'too_many_pages|output_too_large',
    ],
    ['no pages', article('', ''), 'empty_document'],
    ['a script in a link', article('\\usepackage{hyperref}', '\\href{javascript:alert(1)}{x}'), 'forbidden_command'],
  ])('stops %s', async (_title, latex, outcome) => {
    const run = createDocumentRunner({
      sandbox: bubblewrap(),
      warmProcesses: null,
      timeoutMs: outcome === 'timeout' ? 3_000 : timeoutMs,
    })
    const impatient = createEngine({ run, scan: (pdf) => scanPdf(pdf, bubblewrap()), places: 1 })
    expect((await compile(latex, { compiler }, impatient)).report.outcome).toMatch(new RegExp(`^(?:${outcome})$`))
  })
})

describe('which program', () => {
  it.each([
    ['as the document loads', withFonts, {}, 'xelatex'],
    ['as it says', `% !TEX program = lualatex\n${withFonts}`, {}, 'lualatex'],
    ['as it needs', article('', '\\directlua{tex.print("x")}'), {}, 'lualatex'],
    ['the usual one', article('', 'x'), {}, 'pdflatex'],
    [
      'as was asked, whatever it says',
      `% !TEX program = lualatex\n${article('', 'x')}`,
      { compiler: 'pdflatex' },
      'pdflatex',
    ],
    ['as was asked', article('', 'x'), { compiler: 'xelatex' }, 'xelatex'],
  ] as const)('%s', async (_title, latex, given, compiler) =>
    expect((await compile(latex, given)).report).toMatchObject({ outcome: 'ok', compiler }),
  )

  it('sets a resume of ours with letters that pdflatex lacks', async () => {
    const ours = '\\documentclass{resume}\n\\begin{document}\n\\section{Kim 김철수}\nx\n\\end{document}\n'
    expect((await compile(ours)).report).toMatchObject({ outcome: 'ok', compiler: 'xelatex', diagnostics: [] })
  })

  it('is the one that a class asks for, whose file the text does not show', async () => {
    // The class is written into the folder in pieces, as a file that comes along with the document.
    const latex = `\\newwrite\\w\\immediate\\openout\\w=own.cls \\immediate\\write\\w{\\string\\LoadClass{article}\\string\\Require\\string Package{font\\string spec}}\\immediate\\closeout\\w\n\\documentclass{own}\n\\begin{document}\nx\n\\end{document}\n`
    expect((await compile(latex)).report).toMatchObject({ outcome: 'ok', compiler: 'xelatex' })
  })

  it('is LuaLaTeX for what XeLaTeX does not do', async () => {
    const latex = article('\\usepackage{fontspec}\n\\usepackage[expansion=true]{microtype}', 'x')
    expect((await compile(latex)).report).toMatchObject({ outcome: 'ok', compiler: 'lualatex' })
  })

  it('is not forgotten between two texts of one resume', async () => {
    const text = (words: string) =>
      `\\documentclass{resume}\n\\begin{document}\n\\section{A ⟁}\n${words}\n\\end{document}\n`
    const first = await compile(text('x'), { resumeKey: 'odd sign' })
    const second = await compile(text('y'), { resumeKey: 'odd sign' })
    expect([first, second].map(({ report }) => 'compiler' in report && report.compiler)).toEqual(['xelatex', 'xelatex'])
  })

  it('is the usual one again when the letter is gone that asked for the other', async () => {
    const text = (words: string) => `\\documentclass{resume}\n\\begin{document}\n${words}\n\\end{document}\n`
    const compiled = async (words: string) => (await compile(text(words), { resumeKey: 'passing sign' })).report
    expect(await compiled('A ⟁')).toMatchObject({ compiler: 'xelatex' })
    expect(await compiled('A')).toMatchObject({ compiler: 'pdflatex' })
  })

  it('stays the usual one for a letter that none of them has', async () => {
    const text = '\\documentclass{resume}\n\\begin{document}\nA \ue123\n\\end{document}\n'
    expect((await compile(text, { resumeKey: 'private sign' })).report).toMatchObject({
      compiler: 'pdflatex',
      diagnostics: [{ about: 'missing_characters' }],
    })
  })

  it.each([
    [withFonts, 'XeLaTeX', 2],
    [article('\\usepackage{luacode}', 'x'), 'LuaLaTeX', 2],
    [`% !TEX program = xelatex\n${article('', 'x')}`, 'XeLaTeX', 1],
  ])('is named where it is not installed, with who can add it and how', async (latex, name, line) => {
    const bare = engineIn(bubblewrap(), { has: (compiler) => compiler === 'pdflatex', hasEastAsianFonts: false })
    const { report } = await compile(latex, {}, bare.engine)
    expect(report.outcome).toBe('compilation_error')
    expect(report.diagnostics).toMatchObject([
      { line, severity: 'error', message: `This document asks for ${name}, which is not installed here` },
    ])
    expect(report.diagnostics[0]!.hint).toContain('bin/start --tex full')
  })
})

describe('what a document asks for between two runs', () => {
  const bib =
    '\\begin{filecontents}{refs.bib}\n@article{doe, author={Doe, Jane}, title={On Things}, journal={J}, year=2020}\n\\end{filecontents}\n'
  it.each([
    ['bibtex', `${bib}${article('', '\\cite{doe}\\bibliographystyle{plain}\\bibliography{refs}')}`, /On [Tt]hings/],
    [
      'makeindex',
      article('\\usepackage{makeidx}\\makeindex', 'x\\index{Zebra}\\newpage\\printindex'),
      /Index\s+Zebra, 1/,
    ],
  ])('%s: a download, and a preview without a key, have all of it', async (_name, latex, words) => {
    const preview = await compile(latex)
    expect(preview.report).toMatchObject({ outcome: 'ok', wantsAnother: false, diagnostics: [] })
    expect(await read(Buffer.from(preview.pdf!))).toMatch(words)
    const { report, pdf } = await compile(latex, { purpose: 'download' })
    expect(report).toMatchObject({ outcome: 'ok', diagnostics: [] })
    expect(await read(Buffer.from(pdf!))).toMatch(words)
  })

  // Of the full set of TeX.
  it.skipIf(!existsSync('/usr/bin/biber'))('biber: a download has all of it', async () => {
    const latex = `${bib}${article('\\usepackage{biblatex}\\addbibresource{refs.bib}', '\\cite{doe}\\printbibliography')}`
    const { report, pdf } = await compile(latex, { purpose: 'download' })
    expect(report).toMatchObject({ outcome: 'ok', diagnostics: [] })
    expect(await read(Buffer.from(pdf!))).toMatch(/On [Tt]hings/)
  })

  it('a preview has it with the second request', async () => {
    const latex = `${bib}${article('', '\\cite{doe}\\bibliographystyle{plain}\\bibliography{refs}')}`
    const ask = () => compile(latex, { resumeKey: 'with sources' })
    let last = await ask()
    expect(last.report).toMatchObject({ wantsAnother: true })
    for (let round = 0; round < 3 && 'wantsAnother' in last.report && last.report.wantsAnother; round += 1)
      last = await ask()
    expect(last.report).toMatchObject({ outcome: 'ok', wantsAnother: false, diagnostics: [] })
    expect(await read(Buffer.from(last.pdf!))).toMatch(/On [Tt]hings/)
  })

  it('a source that is missing is named', async () => {
    const { report } = await compile(
      `${bib}${article('', '\\cite{roe}\\bibliographystyle{plain}\\bibliography{refs}')}`,
      {
        purpose: 'download',
      },
    )
    expect(report.diagnostics).toContainEqual(
      expect.objectContaining({ severity: 'warning', message: 'There is no source named “roe”' }),
    )
  })

  const withBib = (sources: string, { style = 'plain', begin = 'filecontents' } = {}) =>
    `\\begin{${begin}}{refs.bib}\n${sources}\n\\end{${begin}}\n${article('', `\\cite{doe}\\bibliographystyle{${style}}\\bibliography{refs}`)}`
  const doe = '@article{doe, author={Doe, Jane}, title={On Things}, journal={J}, year=2020}'

  it('a style that is missing is named, and no source then', async () => {
    const { report } = await compile(withBib(doe, { style: 'nostyle' }))
    expect(report.diagnostics).toMatchObject([
      {
        line: 7,
        severity: 'warning',
        message: 'The style “nostyle” for the list of sources is not installed here',
      },
    ])
  })

  it.each(['filecontents', 'filecontents*'])('a mistake in a source leads to its line: %s', async (begin) => {
    const broken = '@article{roe,\n title={T}\n author={A B}, year=2020}'
    const { report } = await compile(withBib(`${doe}\n${broken}\n${doe}`, { begin }))
    expect(report.diagnostics).toMatchObject([
      { line: 5, severity: 'warning', message: expect.stringMatching(/^A comma, .* missing in this source/) },
      { line: 6, severity: 'warning', message: 'This source has the name of one before' },
    ])
  })
})
