// Hostile files beside a document, behind both layers of the sandbox and behind the inner one alone: attacks that lie
// in a file, files in the place of TeX's own, files that are not what their names say. Nothing comes out, nothing is
// left, and the next document is set as ever.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isResumeFileName } from '@galley/contract/resume-files'
import type { TexCompiler } from '@galley/contract/latex'
import { tierSample } from '@galley/resume/testing/tier'
import { bubblewrap, guardOnly, noSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { floods, isEndless, programs, reads, writes } from '../testing/attacks.ts'
import { plantCanary } from '../testing/canary.ts'
import { inflateStreams, read } from '../testing/pages.ts'
import { scanPdf } from '../pdf-safety/run-qpdf.ts'
import { installedCompilers } from '../tex/installed-compilers.ts'
import type { JobFiles } from '../tex/job-files.ts'
import { runTex } from '../tex/run-tex.ts'
import type { TexRun } from '../tex/tex-results.ts'
import { createEngine } from './engine.ts'
import { createDocumentRunner } from './run-document.ts'

const timeoutMs = 6_000
/** What never ends keeps a core busy until it is stopped; by then it has long begun. */
const endlessMs = 2_500
/** A run takes a second or two, when others are not running beside it. */
const crowdedMs = 300_000
const ends = [0, 1, 124, 134, 137, 139, 152, 153, 255, null]

let canary: ReturnType<typeof plantCanary>
beforeAll(() => void (canary = plantCanary()))
afterAll(() => canary.remove())

type Files = Record<string, string | Buffer>
interface Case {
  title: string
  latex: string
  files: (path: string, folder: string) => Files
  compiler?: TexCompiler
  isEndless?: boolean
}
const run = (one: Case, sandbox: Sandbox = bubblewrap()): Promise<TexRun> => {
  const files: JobFiles = {}
  for (const [name, content] of Object.entries(one.files(canary.path, canary.folder)))
    files[name] = Buffer.from(content)
  const { compiler = 'pdflatex' } = one
  const signal = AbortSignal.timeout(30_000)
  const limitMs = one.isEndless ? endlessMs : timeoutMs
  return runTex(one.latex, { sandbox, timeoutMs: limitMs, purpose: 'preview', signal, compiler, files })
}

const body = (text: string, preamble = '') =>
  `\\documentclass{article}\\usepackage{graphicx,verbatim}${preamble}\n\\begin{document}\n${text}\n\\end{document}\n`
const carriers: ((attack: string) => { latex: string; files: Files })[] = [
  (attack) => ({ latex: body('\\input{part}'), files: { 'part.tex': attack } }),
  (attack) => ({ latex: body('x', '\\usepackage{own/pack-1.2}'), files: { 'own/pack-1.2.sty': `${attack}\n` } }),
  (attack) => ({
    latex: '\\documentclass{cv}\n\\begin{document}\nx\n\\end{document}\n',
    files: { 'cv.cls': `\\LoadClass{article}\\RequirePackage{graphicx,verbatim}\n${attack}\n` },
  }),
  // Read by a package that every document may load.
  (attack) => ({ latex: body('x', '\\usepackage{graphicx,hyperref}'), files: { 'hyperref.cfg': attack } }),
]
const carried: Case[] = [
  ...new Set([
    ...reads.filter(({ leaks }) => leaks),
    ...[reads, programs, writes, floods].flatMap((kind) => tierSample(kind, 2)),
  ]),
].map((attack, n) => {
  const carry = carriers[n % carriers.length]!
  const { latex, files } = carry('')
  return {
    title: `${attack.title}, in ${Object.keys(files).join()}`,
    latex,
    files: (path, folder) => carry(attack.body(path, folder)).files,
    isEndless: isEndless(attack),
  }
})

const lua = (path: string) =>
  `local f = io.open("${path}", "rb") texio.write_nl("GOT " .. tostring(f and f:read("a"))) os.execute("cat ${path} > part.txt") return {}`
const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, n) => (n * 7919 + (n >> 3)) % 256))
const png = (width: number, height: number) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    Buffer.from([width >>> 24, (width >> 16) & 255, (width >> 8) & 255, width & 255]),
    Buffer.from([height >>> 24, (height >> 16) & 255, (height >> 8) & 255, height & 255]),
    Buffer.from('0806000000', 'hex'),
    noise(400),
  ])
const article = body('Text in the usual letters, fi, \\textbf{bold}.')
const image = (name: string) => body(`\\includegraphics{${name}}`)
const asked = body('\\cite{a}\\bibliographystyle{own}\\bibliography{own}')
const bib = '@book{a, author={Ann Lee}, title={T}, publisher={P}, year=2020}\n'
const loop = 'ENTRY{}{}{}\nFUNCTION{f}{ { #1 } { skip$ } while$ }\nREAD\nEXECUTE{f}\n'

/** Named as what TeX, its packages or its helpers read by themselves. */
const inTheirPlace: Case[] = [
  { title: 'a class', latex: article, files: (path) => ({ 'article.cls': `\\input{${path}}` }) },
  { title: 'letters’ measures', latex: article, files: () => ({ 'cmr10.tfm': noise(2_000) }) },
  { title: 'letters’ shapes', latex: article, files: () => ({ 'cmr10.pfb': noise(20_000) }) },
  {
    title: 'letters made of themselves',
    latex: body('\\font\\x=loop \\x A'),
    files: () => ({ 'loop.vf': noise(99), 'loop.tfm': noise(500) }),
  },
  {
    title: 'an encoding',
    latex: body('x', '\\usepackage[T1]{fontenc}'),
    files: (path) => ({ 't1enc.def': `\\input ${path}` }),
  },
  {
    title: 'the beginning of every graphic',
    latex: image('a.png'),
    files: (path) => ({ 'graphics.cfg': `\\input{${path}}`, 'a.png': png(1, 1) }),
  },
  {
    title: 'a style that never ends',
    latex: asked,
    files: () => ({ 'own.bst': loop, 'own.bib': bib }),
    isEndless: true,
  },
  {
    title: 'sources that read themselves',
    latex: asked,
    files: (path) => ({ 'own.bst': 'ENTRY{}{}{}\nREAD\n', 'own.bib': `@preamble{"\\input{${path}}"}${bib}` }),
  },
  { title: 'a file that reads itself', latex: body('\\input{part}'), files: () => ({ 'part.tex': '\\input{part}' }) },
  {
    title: 'two that read each other, in folders',
    latex: body('\\input{a/b/c/d/e.tex}'),
    files: () => ({ 'a/b/c/d/e.tex': '\\input{a/b/f}', 'a/b/f.tex': '\\input{a/b/c/d/e}' }),
  },
  {
    title: 'a library of LuaTeX',
    compiler: 'lualatex',
    latex: body('\\directlua{require("lualibs")}x'),
    files: (path) => ({ 'lualibs.lua': lua(path), 'luaotfload-main.lua': lua(path) }),
  },
  {
    title: 'a library that is asked for',
    compiler: 'lualatex',
    latex: body('\\directlua{require("steal")}x'),
    files: (path) => ({ 'steal.lua': lua(path) }),
  },
  {
    title: 'a configuration',
    compiler: 'xelatex',
    latex: body('x', '\\usepackage{fontspec}'),
    files: (path) => ({ 'fontspec.cfg': `\\input{${path}}` }),
  },
  {
    title: 'type',
    compiler: 'xelatex',
    latex: body('x', '\\usepackage{fontspec}\\setmainfont{own.otf}'),
    files: () => ({ 'own.otf': noise(9_000) }),
  },
  {
    title: 'type',
    compiler: 'lualatex',
    latex: body('x', '\\usepackage{fontspec}\\setmainfont{own.ttf}'),
    files: () => ({ 'own.ttf': noise(9_000) }),
  },
]
const pdf = (catalog: string, page = '') =>
  `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 20] ${page} >>\nendobj\ntrailer << /Size 4 /Root 1 0 R >>\n%%EOF\n`
/** Pictures that are none, are enormous, or bring more than a picture. */
const pictures: Case[] = [
  { title: 'a PNG of a billion dots a side', latex: image('a.png'), files: () => ({ 'a.png': png(1 << 30, 1 << 30) }) },
  { title: 'a PNG of noise', latex: image('a.png'), files: () => ({ 'a.png': noise(9_000) }) },
  {
    title: 'a JPEG cut short',
    latex: image('a.jpg'),
    files: () => ({ 'a.jpg': Buffer.from('ffd8ffe000104a46494600010101', 'hex') }),
  },
  { title: 'a PDF of noise', latex: image('a.pdf'), files: () => ({ 'a.pdf': noise(9_000) }) },
  {
    title: 'a PDF that acts when it is opened',
    latex: image('a.pdf'),
    files: () => ({
      'a.pdf': pdf(
        '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
        '/AA << /O << /S /URI /URI (http://evil.example) >> >>',
      ),
    }),
  },
  {
    title: 'a PDF whose pages have no end',
    latex: image('a.pdf'),
    files: () => ({ 'a.pdf': pdf('').replace('/Kids [3 0 R]', '/Kids [2 0 R]') }),
  },
  {
    title: 'a PDF of a stream in a file of the machine',
    latex: image('a.pdf'),
    files: (path) => ({ 'a.pdf': pdf('').replace('/MediaBox', `/Contents << /F (${path}) /Length 0 >> /MediaBox`) }),
  },
]
const own = [...inTheirPlace, ...pictures]

it('has names that the product takes', () => {
  const names = [...carried, ...own].flatMap(({ files }) => Object.keys(files('/x', '/')))
  expect(names.filter((name) => !isResumeFileName(name))).toEqual([])
})

describe('nothing comes out, and nothing is left', { timeout: crowdedMs }, () => {
  it.concurrent.each(carried)('$title', async (one) => {
    const ran = await run(one)
    expect(await canary.tracesIn(ran)).toEqual([])
    expect(ends).toContain(ran.code)
  })
  it.concurrent.each(own)('$title', async (one) => {
    const ran = await run(one)
    expect(await canary.tracesIn(ran)).toEqual([])
    expect(ends).toContain(ran.code)
  })
  it.concurrent.each(tierSample([...carried, ...own], 8))('$title, behind the inner layer alone', async (one) => {
    const traces = await canary.tracesIn(await run(one, guardOnly()))
    // Landlock hides what files hold, not how long they are and when they were written.
    expect(traces.filter((trace) => !/^(?:SIZE|DATE)\[/.test(trace))).toEqual([])
  })
  it('of the machine is touched', () => expect(canary.isUntouched()).toBe(true))
})

it('would come out without a sandbox', async () => {
  const steal = carried.find(({ title }) => title.startsWith('\\pdfobj of a file, compressed'))
  expect(await canary.tracesIn(await run(steal!, noSandbox()))).not.toEqual([])
})

describe('the engine', { timeout: crowdedMs }, () => {
  const sandbox = bubblewrap()
  const document = createDocumentRunner({ sandbox, warmProcesses: null, timeoutMs, installed: installedCompilers() })
  const engine = createEngine({ run: document, scan: (bytes) => scanPdf(bytes, sandbox), places: 2 })
  const compile = (latex: string, files: Files) =>
    engine.compile({
      latex,
      purpose: 'download',
      resumeKey: null,
      userKey: 'ann',
      files: Object.entries(files).map(([name, content]) => ({ name, hash: engine.files.keep(Buffer.from(content)) })),
    })

  it.each(own)('gives a report, and the next page as ever: $title', async ({ latex, files }) => {
    const { report, pdf: made } = await compile(latex, files('/nothing', '/'))
    if (made) expect(inflateStreams(Buffer.from(made))).not.toMatch(/\/(?:OpenAction|AA|JavaScript)\b/)
    expect(report.outcome).not.toBe('restarting')
    const after = await compile(article, {})
    expect(await read(Buffer.from(after.pdf!))).toContain('Text in the usual letters')
  })
  it('takes a name that is a folder of another’s', async () => {
    const files = { 'a.tex': 'first', 'a.tex/b.tex': 'second' }
    const { report } = await compile(body('\\input{a}'), files)
    expect(report.outcome).not.toBe('restarting')
    expect((await compile(article, {})).report.outcome).toBe('ok')
  })
})
