// The worker's promise on real TeX: a PDF or a reason, and nothing of this machine in either.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompileOutcome } from '@galley/contract/worker-wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bubblewrap, type Sandbox } from '../../sandbox/sandbox.ts'
import { testSandbox } from '../../sandbox-self-test.ts'
import { createEngine } from './engine.ts'
import { createDocumentRunner } from './run-document.ts'
import { scanPdf } from '../pdf-safety/run-qpdf.ts'

const sandbox = bubblewrap()
/** Much more than a document of a page needs; those that never end are given less. */
const timeoutMs = 8_000
const soonMs = 2_000
const scan = (pdf: Buffer) => scanPdf(pdf, sandbox)
const engineOf = (given: Parameters<typeof createDocumentRunner>[0]) =>
  createEngine({ run: createDocumentRunner(given), scan, places: 2 })
const engine = engineOf({ sandbox, warmProcesses: null, timeoutMs })
const endless = engineOf({ sandbox, warmProcesses: null, timeoutMs: soonMs })
const compile = (latex: string): Promise<CompileOutcome> =>
  engine.compile({ latex, purpose: 'preview', resumeKey: null, userKey: 'ann' })
const article = (body: string, preamble = '') =>
  `\\documentclass{article}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`

const canary = 'CANARY-4d1f'
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galley-canary-'))
  await writeFile(join(folder, 'secret.txt'), canary)
})
afterAll(() => rm(folder, { recursive: true }))

it('holds by its own test', async () => expect(await testSandbox(sandbox)).toEqual({ holds: true }))

describe('outcomes', () => {
  it('makes a PDF, and says how many pages it has', async () => {
    const { report, pdf } = await compile(article('Hello \\newpage again'))
    expect(report).toMatchObject({ outcome: 'ok', pages: 2, runs: 1, diagnostics: [] })
    expect(Buffer.from(pdf ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  it('runs again when references are not resolved, and only then', async () => {
    const { report } = await compile(article('\\section{A}\\label{a} See \\ref{a}.'))
    expect(report).toMatchObject({ outcome: 'ok', runs: 2 })
  })

  it('finds the resume class, and names a character that it cannot set, with its line', async () => {
    const { report, pdf } = await compile(
      '\\documentclass[theme=modern]{resume}\n\\begin{document}\n\\section{Łukasz 𓀀}\nx\n\\end{document}\n',
    )
    expect(report).toMatchObject({ outcome: 'ok' })
    expect(report.diagnostics).toMatchObject([
      { line: 3, severity: 'warning', message: 'The font has no character “𓀀” (U+13000)' },
    ])
    expect(pdf).not.toBeNull()
  })

  it('runs a download until nothing changes any more, whether TeX asks for it or not', async () => {
    const latex = article('\\tableofcontents\\section{A}')
    const { report } = await engine.compile({ latex, purpose: 'download', resumeKey: null, userKey: 'ann' })
    expect(report).toMatchObject({ outcome: 'ok', runs: 2 })
  })

  it('sees that a label has gone, which TeX does not', async () => {
    const preview = async (latex: string) => {
      const { report } = await engine.compile({ latex, purpose: 'preview', resumeKey: 'ann:labels', userKey: 'ann' })
      return { wantsAnother: 'wantsAnother' in report && report.wantsAnother, undefined: report.diagnostics.length > 0 }
    }
    const [labelled, bare] = ['\\label{a}', ''].map((label) => article(`\\section{A}${label} See \\ref{a}.`))
    expect(await preview(labelled!)).toEqual({ wantsAnother: true, undefined: true })
    expect(await preview(labelled!)).toEqual({ wantsAnother: false, undefined: false })
    expect(await preview(bare!)).toEqual({ wantsAnother: true, undefined: false })
    expect(await preview(bare!)).toEqual({ wantsAnother: false, undefined: true })
  })

  const failures: [title: string, latex: string, outcome: string, line: number | null][] = [
    ['an unknown command', article('\\sectoin{Skills}'), 'compilation_error', 4],
    ['lines that end as on Windows', article('\\sectoin{Skills}').replaceAll('\n', '\r\n'), 'compilation_error', 4],
    ['a package that is not there', article('x', '\\usepackage{no-such-package}'), 'compilation_error', 2],
    ['no end', '\\documentclass{article}\\begin{document}x', 'compilation_error', null],
    ['no document at all', 'Dear Sir or Madam', 'compilation_error', 1],
    ['a loop', article('\\loop\\iftrue\\repeat'), 'timeout', null],
    ['pages without an end', article('\\loop x\\newpage\\iftrue\\repeat'), 'too_many_pages', null],
    [
      'a flood of output',
      article(
        '\\newwrite\\w\\immediate\\openout\\w=a.txt \\loop\\immediate\\write\\w{\\number\\maxdimen\\number\\maxdimen}\\iftrue\\repeat',
      ),
      'output_too_large',
      null,
    ],
    [
      'many large files',
      article(
        '\\newwrite\\w\\count1=0 \\loop\\immediate\\openout\\w=a\\number\\count1 \\count2=0 {\\loop\\immediate\\write\\w{\\number\\maxdimen\\number\\maxdimen\\number\\maxdimen\\number\\maxdimen\\number\\maxdimen\\number\\maxdimen\\number\\maxdimen\\number\\maxdimen}\\advance\\count2 by1 \\ifnum\\count2<90000 \\repeat}\\advance\\count1 by1 \\ifnum\\count1<30 \\repeat',
      ),
      'output_too_large',
      null,
    ],
    ['nothing but space', ' \n\t', 'empty_document', null],
    ['no pages', article(''), 'empty_document', null],
    ['a script in a link', article('\\href{javascript:alert(1)}{x}', '\\usepackage{hyperref}'), 'forbidden_command', 4],
    [
      'a script when it opens',
      article('\\pdfcatalog{/OpenAction << /S /JavaScript /JS (app.beep) >>} x'),
      'forbidden_command',
      4,
    ],
    [
      'a script behind a harmless link',
      article(
        '\\pdfannot width 9pt height 9pt {/Subtype/Link/A<</S/URI/URI(https://example.org)/Next[<</S/Launch/F(calc.exe)>>]>>}x',
      ),
      'forbidden_command',
      4,
    ],
    [
      'a script in a stream, with a table that leads to it',
      article(
        '{\\catcode`\\%=12 \\endlinechar=10 \\catcode`\\^^J=12\n\\immediate\\pdfobj stream{9999 0 obj\n<</Type/Action/S/JavaScript/JS(app.alert(1))>>\nendobj\nxref\n9999 1\n0000000055 00000 n \ntrailer\n<</Size 10000>>\n}}\\pdfcatalog{/OpenAction 9999 0 R}\\pdftrailer{/Prev 00120}x',
        '\\pdfcompresslevel=0 \\pdfobjcompresslevel=0',
      ),
      'forbidden_command',
      6,
    ],
    ['a program to start', article('\\href{run:calc.exe}{x}', '\\usepackage{hyperref}'), 'forbidden_command', 4],
  ]
  it.each(failures)('%s', async (_title, latex, outcome, line) => {
    const asked = { latex, purpose: 'preview' as const, resumeKey: null, userKey: 'ann' }
    const { report, pdf } = await (['timeout', 'too_many_pages'].includes(outcome) ? endless : engine).compile(asked)
    expect(report.outcome).toBe(outcome)
    expect(report.diagnostics[0]).toMatchObject({ severity: 'error', line })
    expect(pdf).toBeNull()
  })

  it('refuses everything where there is no sandbox', async () => {
    const refusing = createEngine({ run: null, scan, places: 1 })
    const { report } = await refusing.compile({
      latex: article('x'),
      purpose: 'preview',
      resumeKey: null,
      userKey: 'ann',
    })
    expect(report.outcome).toBe('sandbox_unavailable')
  })

  it('calls a sandbox that cannot be put up what it is, and not the document’s fault', async () => {
    const failures: Error[] = []
    const broken: Sandbox = {
      ...sandbox,
      launch: () => ({ command: 'sh', args: ['-c', 'echo no namespaces here >&2; exit 1'], folder: null }),
    }
    const engineOfIt = createEngine({
      run: createDocumentRunner({ sandbox: broken, warmProcesses: null, timeoutMs }),
      scan,
      places: 1,
      onSandboxFailure: (error) => failures.push(error),
    })
    const { report } = await engineOfIt.compile({
      latex: article('x'),
      purpose: 'preview',
      resumeKey: null,
      userKey: 'ann',
    })
    expect(report.outcome).toBe('sandbox_unavailable')
    expect(failures.map(({ message }) => message)).toEqual(['no namespaces here'])
    expect(await testSandbox(broken)).toEqual({ holds: false, reason: 'no namespaces here' })
  })

  it('stops the older compile of a resume when a newer one comes, at once', async () => {
    const ask = (latex: string) => engine.compile({ latex, purpose: 'preview', resumeKey: 'resume-1', userKey: 'ann' })
    const endless = ask(article('\\loop\\iftrue\\repeat'))
    const newer = ask(article('newer'))
    expect((await endless).report.outcome).toBe('busy')
    expect((await newer).report.outcome).toBe('ok')
  })

  it('finishes a download whatever is typed meanwhile, with the fonts as they are', async () => {
    const ask = (latex: string, purpose: 'preview' | 'download') =>
      engine.compile({ latex, purpose, resumeKey: 'resume-2', userKey: 'ann' })
    const latex = '\\documentclass{resume}\\begin{document}\\section{One}\\end{document}'
    const [download, preview] = await Promise.all([ask(latex, 'download'), ask(`${latex}%`, 'preview')])
    expect([download.report.outcome, preview.report.outcome]).toEqual(['ok', 'ok'])
    expect(download.report.log).toContain('/type1/whole/')
    expect(preview.report.log).not.toContain('/type1/whole/')
  })
})

describe('nothing is read, written or run outside', () => {
  const attacks: [title: string, body: (path: string) => string][] = [
    ['\\input', (path) => `\\input{${path}}`],
    ['\\openin', (path) => `\\newread\\f\\openin\\f=${path} \\ifeof\\f nothing\\else\\read\\f to\\x \\x\\fi`],
    [
      '\\openin through a variable',
      (path) => `\\newread\\f\\openin\\f=$SELFAUTOPARENT${path} \\ifeof\\f nothing\\else\\read\\f to\\x \\x\\fi`,
    ],
    ['\\pdfobj', (path) => `\\pdfcompresslevel=0 \\immediate\\pdfobj stream file{${path}}\\pdfrefobj\\pdflastobj x`],
    ['\\pdffiledump', (path) => `\\pdffiledump offset 0 length 99{${path}}x`],
    [
      '\\pdffiledump in its own encoding',
      (path) => `\\message{\\pdffiledump offset 0 length 99{$SELFAUTOPARENT${path}}}x`,
    ],
    [
      'the process’s environment',
      () => `\\newread\\f\\openin\\f=/proc/self/environ \\ifeof\\f nothing\\else\\read\\f to\\x \\x\\fi`,
    ],
    ['kpsewhich through a pipe', (path) => `\\input{|"cat ${path}"}`],
    ['\\write18', (path) => `\\immediate\\write18{cp ${path} stolen.tex}\\InputIfFileExists{stolen}{}{}x`],
    ['a picture', (path) => `\\includegraphics{${path}}`],
  ]
  it.each(attacks)('%s', async (_title, body) => {
    const { report, pdf } = await compile(article(body(join(folder, 'secret.txt')), '\\usepackage{graphicx}'))
    const everything = `${JSON.stringify(report)}${Buffer.from(pdf ?? []).toString('latin1')}`
    expect(everything).not.toContain(canary)
    expect(everything).not.toContain(Buffer.from(canary).toString('hex').toUpperCase())
  })

  it('writes to no folder of this machine', async () => {
    const { report } = await compile(
      article(
        `\\newwrite\\w\\immediate\\openout\\w=${folder}/written.txt \\immediate\\write\\w{x}\\immediate\\openout\\w=$SELFAUTOPARENT/tmp/written.txt x`,
      ),
    )
    expect(report.outcome).toBe('compilation_error')
    expect(await readdir(folder)).toEqual(['secret.txt'])
    expect(await readFile(join(folder, 'secret.txt'), 'utf8')).toBe(canary)
  })
})
