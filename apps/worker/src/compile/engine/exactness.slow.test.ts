// A warm process gives what plain pdflatex gives: the same pages, the same words, the same messages on the same lines.
import { sampleLatex } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { describe, expect, it } from 'vitest'
import { normalise } from './engine.ts'
import { startPipeProcess } from '../prewarm/warm-process.ts'
import { inflateStreams, see, type RunResult } from '../testing/pages.ts'
import { inTurn, plainRun, warmOnce, warmRun, warmRunner } from '../testing/runs.ts'
import { trickyDocuments } from '../testing/tricky-documents.ts'

const ids = templates.map(({ id }) => id)

/** What plain pdflatex makes of a text. Several ways are compared with the same one: it runs once. */
const plainResults = new Map<string, Promise<RunResult>>()
function seePlain(source: string): Promise<RunResult> {
  const result = plainResults.get(source) ?? plainRun(source).then((run) => see(source, run))
  plainResults.set(source, result)
  return result
}

/**
 * What characters the glyphs of a PDF's fonts stand for, as it says so itself: a reader that guesses does not show that
 * a line is missing.
 */
const unicodeMaps = (pdf: Buffer | null) =>
  [
    ...`${pdf?.toString('latin1')}${inflateStreams(pdf ?? Buffer.alloc(0))}`.matchAll(
      /begin(bfchar|bfrange)[^]*?end\1/g,
    ),
  ]
    .map(([map]) => map)
    .toSorted()

describe('a warm process gives the page that plain pdflatex gives', () => {
  it.concurrent.each(ids)('of the sample of %s', async (id) => {
    const source = sampleLatex(id)
    const run = await warmOnce(source)
    const plain = await plainRun(source)
    expect(run.path).toBe('warm')
    expect(await see(source, run)).toEqual(await see(source, plain))
    expect(unicodeMaps(run.pdf)).toEqual(unicodeMaps(plain.pdf))
    expect(unicodeMaps(run.pdf).length).toBeGreaterThan(2)
  })

  it.concurrent.each(ids)('of other samples in the theme %s, their fonts cut or whole', async (id) => {
    await using runner = warmRunner()
    // Three of the others each, so that every sample is in some: all pairs would take minutes.
    const at = ids.indexOf(id)
    for (const other of [1, 4, 8].map((step) => ids[(at + step) % ids.length]!)) {
      const source = sampleLatex(other).replace(/theme=\w+/, `theme=${id}`)
      expect(await see(source, await runner.warm(source))).toEqual(await seePlain(source))
    }
  })

  it.concurrent.each(trickyDocuments)('of $title ($path)', async ({ latex, path }) => {
    const source = normalise(latex)
    const run = await warmOnce(source)
    expect(run.path).toBe(path)
    expect(await see(source, run)).toEqual(await seePlain(source))
  })

  it('of lines that end as on Windows, and of a text that begins with a byte order mark', async () => {
    const source = '\\documentclass{article}\n\\begin{document}\nx\n\n\\undefined\n\\end{document}\n'
    const plain = await seePlain(source)
    for (const typed of [source.replaceAll('\n', '\r\n'), source.replaceAll('\n', '\r'), `\uFEFF${source}`])
      expect(await see(source, await warmOnce(normalise(typed)))).toEqual(plain)
  })
})

describe('a text that refers to itself', () => {
  const hyper = '\\documentclass{article}\\usepackage{hyperref}\n\\begin{document}\n'
  it.concurrent.each([
    ['labels', `${hyper}See \\ref{b} on \\pageref{b}.\\newpage\\section{B}\\label{b}x\n\\end{document}\n`],
    [
      'contents and lists',
      `${hyper}\\tableofcontents\\listoffigures\\listoftables\\section{A}\\label{a}\\begin{figure}\\caption{F}\\end{figure}\\begin{table}\\caption{T}\\end{table}\\ref{a}\n\\end{document}\n`,
    ],
    [
      'the number of its pages',
      `${hyper.replace('hyperref', 'lastpage')}of \\pageref{LastPage}\\newpage x\n\\end{document}\n`,
    ],
  ])('resolves references as plain runs do, one after the other: %s', async (_title, source) => {
    await using runner = warmRunner()
    let last = await runner.warm(source)
    expect(last.wantsAnother).toBe(true)
    for (let round = 1; last.wantsAnother && round < 5; round += 1) last = await runner.warm(source)
    expect(last.wantsAnother).toBe(false)
    expect(await see(source, last)).toEqual(await see(source, await plainRun(source, 'download')))
  })
})

describe('a split point at the end of any line changes nothing', () => {
  it('of a sample', async () => {
    const source = sampleLatex('modern')
    const plain = await seePlain(source)
    const ends = [...source.matchAll(/\n/g)].map(({ index }) => Buffer.byteLength(source.slice(0, index + 1)))
    // Not after the last line: TeX ends there without asking for more.
    const some = ends.slice(0, -1).filter((_, index, all) => index < 6 || index % 9 === 0 || index > all.length - 3)
    const seen = await inTurn(some, async (fence) => see(source, await warmRun(source, { fence })))
    expect(seen).toEqual(some.map(() => plain))
  }, 300_000)

  it('of a document with errors, files and verbatim', async () => {
    const source = [
      '\\documentclass{article}',
      '\\newwrite\\w\\immediate\\openout\\w=a.txt',
      '\\def\\x{',
      'in a macro}',
      '\\begin{document}',
      '\\immediate\\write\\w{one}',
      '\\undefinedone',
      '\\begin{verbatim}',
      '\\begin{document}',
      '\\end{verbatim}',
      '\\immediate\\closeout\\w \\newread\\r\\openin\\r=a.txt',
      '\\newpage',
      '\\read\\r to\\y\\y',
      '\\undefinedtwo \\x',
      '\\end{document}',
      '',
    ].join('\n')
    const plain = await seePlain(source)
    expect(plain.diagnostics).toEqual([
      '7 error Unknown command \\undefinedone',
      '14 error Unknown command \\undefinedtwo',
    ])
    const fences = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)].slice(0, -2)
    const seen = await inTurn(fences, async (fence) => see(source, await warmRun(source, { fence })))
    expect(seen).toEqual(fences.map(() => plain))
  })
})

describe('without the native library, a warm process that reads from a pipe gives the same', () => {
  it.concurrent.each(ids)('sample of %s', async (id) => {
    const source = sampleLatex(id)
    const run = await warmOnce(source, { start: startPipeProcess })
    expect(run.path).toBe('warm')
    expect(await see(source, run)).toEqual(await seePlain(source))
  })

  const readsItself = /itself|its own|written over/
  it.concurrent.each(trickyDocuments.filter(({ path, title }) => path === 'warm' && !readsItself.test(title)))(
    '$title',
    async ({ latex }) => {
      const source = normalise(latex)
      const run = await warmOnce(source, { start: startPipeProcess })
      expect(await see(source, run)).toEqual(await seePlain(source))
    },
  )
})
