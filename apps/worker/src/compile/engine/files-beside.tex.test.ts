// Files beside a document: a class of its own, parts, a photo, sources. The pages are those of the stock program, and
// no document sees those of another.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TexCompiler } from '@galley/contract/latex'
import type { CompileRequest } from '@galley/contract/worker-wire'
import { describe, expect, it } from 'vitest'
import { bubblewrap, guardOnly, type Sandbox } from '../../sandbox/sandbox.ts'
import { scanPdf } from '../pdf-safety/run-qpdf.ts'
import { boxesOfLine } from '../synctex/synctex.ts'
import { createSyncStore } from '../synctex/sync-store.ts'
import { read } from '../testing/pages.ts'
import { installedCompilers } from '../tex/installed-compilers.ts'
import { createEngine } from './engine.ts'
import { createDocumentRunner } from './run-document.ts'

type Files = Record<string, string | Buffer>

const engineIn = (sandbox: Sandbox) => {
  const locations = createSyncStore()
  const run = createDocumentRunner({ sandbox, warmProcesses: null, timeoutMs: 60_000, installed: installedCompilers() })
  return {
    engine: createEngine({ run, scan: (pdf) => scanPdf(pdf, sandbox), places: 2, locations }),
    locations,
  }
}
const { engine, locations } = engineIn(bubblewrap())

function compile(
  latex: string,
  files: Files,
  { by = engine, ...given }: Partial<CompileRequest> & { by?: typeof engine } = {},
) {
  const beside = Object.entries(files).map(([name, content]) => ({ name, hash: by.files.keep(Buffer.from(content)) }))
  return by.compile({ latex, purpose: 'download', resumeKey: null, userKey: 'ann', files: beside, ...given })
}

/** A plain run of the program in a folder with the same files. */
async function stock(program: TexCompiler, latex: string, files: Files) {
  const folder = await mkdtemp(join(tmpdir(), 'galley-beside-'))
  for (const [name, content] of Object.entries({ ...files, 'main.tex': latex })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  const env = { PATH: '/usr/bin:/bin', HOME: folder, TEXMFVAR: folder, OSFONTDIR: '/usr/share/fonts' }
  for (let run = 0; run < 2; run += 1)
    execFileSync(program, ['-interaction=nonstopmode', 'main.tex'], { cwd: folder, env, stdio: 'ignore' })
  const pdf = await readFile(join(folder, 'main.pdf'))
  await rm(folder, { recursive: true })
  return pdf
}
const pixelsOf = (pdf: Uint8Array) =>
  execFileSync('pdftoppm', ['-r', '60', '-'], { input: Buffer.from(pdf), maxBuffer: 1e8 }).toString('base64')

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const own: Files = {
  'mycv.cls':
    '\\ProvidesClass{mycv}\\LoadClass{article}\\RequirePackage{graphicx}\\newcommand\\job[1]{\\textbf{#1}\\par}\n',
  'sections/Tätigkeit 1.tex': '\\job{Welder}\\job{Fitter}\n',
  'img/photo.png': pixel,
}
const document =
  '\\documentclass{mycv}\n\\begin{document}\n\\includegraphics[width=2cm]{img/photo}\n\n\\input{sections/Tätigkeit 1.tex}\nLast\n\\end{document}\n'

describe.each([
  ['both layers', bubblewrap],
  ['the second layer alone', guardOnly],
])('in %s', (_name, sandbox) => {
  const { engine: by } = engineIn(sandbox())
  it.each(['pdflatex', 'xelatex', 'lualatex'] as const)('%s sets them as the stock program does', async (compiler) => {
    const { report, pdf } = await compile(document, own, { compiler, by })
    expect(report).toMatchObject({ outcome: 'ok', compiler, diagnostics: [] })
    expect(await read(Buffer.from(pdf!))).toMatch(/Welder\s+Fitter\s+Last/)
    expect(pixelsOf(pdf!)).toBe(pixelsOf(await stock(compiler, document, own)))
  })

  it('as many as there may be are all there', async () => {
    const parts = Array.from({ length: 20 }, (_, n) => `part${n}.tex`)
    const files = Object.fromEntries(parts.map((name, n) => [name, `word${n}\n`]))
    const body = parts.map((name) => `\\input{${name}}`).join('\n')
    const { pdf } = await compile(`\\documentclass{article}\n\\begin{document}\n${body}\n\\end{document}\n`, files, {
      by,
    })
    const words = await read(Buffer.from(pdf!))
    for (let n = 0; n < 20; n += 1) expect(words).toContain(`word${n}`)
  })
})

it('sources are listed', async () => {
  const latex =
    '\\documentclass{article}\n\\begin{document}\nSee \\cite{lee}.\n\\bibliographystyle{plain}\n\\bibliography{works}\n\\end{document}\n'
  const { report, pdf } = await compile(latex, {
    'works.bib': '@book{lee, author={Ann Lee}, title={Bridges}, publisher={P}, year=2020}\n',
  })
  expect(report.outcome).toBe('ok')
  expect(await read(Buffer.from(pdf!))).toMatch(/See \[1\][^]*Ann Lee/)
})

describe('another file, or none', () => {
  const latex = '\\documentclass{article}\n\\begin{document}\n\\input{part}\n\\end{document}\n'
  it('gives another page at once', async () => {
    const words = async (part: string) => {
      const { pdf } = await compile(latex, { 'part.tex': part }, { purpose: 'preview', resumeKey: 'same' })
      return (await read(Buffer.from(pdf!))).trim()
    }
    expect([await words('One'), await words('Two'), await words('One')].map((text) => text.split(/\s/)[0])).toEqual([
      'One',
      'Two',
      'One',
    ])
  })
  it('of another person is not there', async () => {
    await compile(latex, { 'part.tex': 'Secret' })
    const { report } = await compile(latex, {}, { userKey: 'ben' })
    expect(report).toMatchObject({ outcome: 'compilation_error' })
    expect(JSON.stringify(report)).not.toContain('Secret')
  })
  it('that the engine was not given runs nothing', async () => {
    const files = [{ name: 'part.tex', hash: 'a'.repeat(64) }]
    const { report } = await engine.compile({ latex, purpose: 'preview', resumeKey: null, userKey: 'ann', files })
    expect(report.outcome).toBe('restarting')
  })
})

describe('a mistake in a file', () => {
  const latex = '\\documentclass{article}\n\\begin{document}\nFirst\n\n\\input{part}\n\\end{document}\n'
  it('is no mistake of the document’s line of that number', async () => {
    const { report } = await compile(latex, { 'part.tex': 'One\n\nTwo \\undefinedword\n' })
    const [error] = report.diagnostics
    expect(error).toMatchObject({ severity: 'error' })
    expect(error?.line).not.toBe(3)
    expect(`${error?.message} ${error?.hint}`).toContain('part.tex')
  })
  it('and its lines have no places in the document', async () => {
    await compile(latex, { 'part.tex': '\n\nOf the part\n' }, { purpose: 'preview', resumeKey: 'placed' })
    const boxes = boxesOfLine(locations.find('placed')!, 3)
    expect(boxes.length).toBe(1)
  })
})

describe('a hostile file', () => {
  const shows = (name: string) =>
    `\\documentclass{article}\n\\usepackage{graphicx}\n\\begin{document}\n\\includegraphics{${name}}\n\\end{document}\n`
  it.each([
    ['a picture that is none', 'x.png', Buffer.from('not a picture')],
    ['a PDF that is cut', 'x.pdf', Buffer.from('%PDF-1.5\n1 0 obj <<')],
    [
      'a picture of immense size',
      'x.png',
      Buffer.concat([pixel.subarray(0, 16), Buffer.alloc(8, 0x7f), pixel.subarray(24)]),
    ],
  ])('%s is an error in words', async (_what, name, content) => {
    const { report } = await compile(shows(name), { [name]: content })
    expect(report.outcome).not.toBe('ok')
    expect(report.diagnostics[0]?.message).toMatch(/\w/)
  })
  it('a class that looks about finds nothing but TeX', async () => {
    const cls =
      '\\LoadClass{article}\\newread\\r\\openin\\r=/etc/passwd \\AtBeginDocument{\\ifeof\\r Nothing\\else\\read\\r to\\x \\x\\fi}\n'
    const { report, pdf } = await compile('\\documentclass{spy}\n\\begin{document}\nx\n\\end{document}\n', {
      'spy.cls': cls,
    })
    expect(report.outcome).toBe('ok')
    expect(await read(Buffer.from(pdf!))).toContain('Nothing')
  })
})
