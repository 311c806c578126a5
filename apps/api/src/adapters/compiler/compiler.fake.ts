// A compiler for tests: words in the document decide what it returns.
import { compileFailureCodes } from '@galley/contract/latex'
import { resumeData } from '@galley/contract/resume-data'
import { importAnswer } from '@galley/contract/worker-wire'
import type { CompileOutcome, CompileRequest, LocateRequest } from '@galley/contract/worker-wire'
import { isPdf } from '@galley/import/formats/is-pdf'
import { plainText } from '@galley/resume/outline/plain-text'
import { splitDocument } from '@galley/resume/outline/split-document'
import type { Announced, Beside, Compiler } from './compiler.port.ts'

const missing = {
  line: 3,
  severity: 'error' as const,
  message: 'Undefined control sequence',
  hint: 'Check its spelling.',
}
/**
 * What an untrusted file says of itself, as a reading: `GUESS` of the name, and lines after `LINE:`; a line that ends
 * in `!` is sure.
 */
function readingOf(text: string) {
  const name = /NAME:(.*)/.exec(text)?.[1] ?? 'Zoë'
  const boxes = [{ page: 0, x: 72, y: 60, width: 120, height: 20 }]
  const fields = [{ path: 'personalInfo.name', confidence: text.includes('GUESS') ? 0.3 : 0.9, boxes }]
  const unread = [{ text: 'Page 1', reason: 'repeated' as const, boxes }]
  const data = resumeData.parse({ personalInfo: { name } })
  const pages = [{ width: 612, height: 792 }]
  const lines = Array.from(text.matchAll(/^LINE:(.*)$/gm), ([, line = '']) => ({
    text: line,
    boxes,
    sure: line.endsWith('!') ? [[0, line.length] as [number, number]] : [],
  }))
  return { kind: 'read', extraction: { resume_data: data, fields, unread, pages, is_cut: false }, lines }
}

const failureIn = (latex: string) => compileFailureCodes.find((failure) => latex.includes(`FAIL:${failure}`))

function outcomeOf(request: CompileRequest): CompileOutcome {
  const code = failureIn(request.latex)
  if (code)
    return {
      report: {
        outcome: code,
        log: '! A log.',
        diagnostics: [missing],
      },
      pdf: null,
    }
  const diagnostics = request.latex.includes('WARN')
    ? [{ line: 2, severity: 'warning' as const, message: 'The character “😀” cannot be set', hint: null }]
    : []
  return {
    report: {
      outcome: 'ok',
      pages: 1,
      runs: 1,
      wantsAnother: request.latex.includes('RERUN') && request.purpose === 'preview',
      ...(request.compiler && request.compiler !== 'auto' && { compiler: request.compiler }),
      log: 'Output written on main.pdf',
      diagnostics,
    },
    pdf: Buffer.from('%PDF-1.5 a fake'),
  }
}

/**
 * `requests` lists the requests so far, `prepared` the announced documents, `drawn` those with a thumbnail,
 * `besides` what lay beside each request, inspections
 * among them. A document
 * with `FAIL:<code>` fails with that code; every other becomes a tiny PDF, where each line stands twelve points below
 * the one before. `WARN` adds a remark, `RERUN` a preview that asks to be requested again. An inspection reads the
 * source's plain text on one page and does not count as a request.
 */
export function fakeCompiler(): Compiler & {
  requests: CompileRequest[]
  prepared: Announced[]
  drawn: string[]
  besides: (Beside | undefined)[]
} {
  const requests: CompileRequest[] = []
  const prepared: Announced[] = []
  const drawn: string[] = []
  const besides: (Beside | undefined)[] = []
  return {
    besides,
    requests,
    prepared,
    drawn,
    prepare: (request) => void prepared.push(request),
    readPdf: async (pdf) => Buffer.from(pdf).toString('latin1'),
    // A file whose text decides its kind and its outcome.
    async importFile({ bytes, accept }) {
      const text = Buffer.from(bytes).toString('latin1')
      const isAccepted = accept === 'any' || isPdf(bytes)
      const why = bytes.length === 0 ? 'empty_file' : isAccepted ? /FAIL:(\w+)/.exec(text)?.[1] : 'not_a_pdf'
      if (why !== undefined) return importAnswer.parse({ kind: 'refused', why })
      const source = /KIND:(\w+)/.exec(text)?.[1] ?? 'pdf'
      const line = { text: 'Zoë', page: 0, x: 72, y: 60, width: 120, size: 20, bold: true, italic: false }
      return importAnswer.parse({
        ...readingOf(text),
        file: { source, page_text: source === 'text' ? [line] : [], pdf: source === 'latex' ? 'JVBERi0=' : null },
      })
    },
    isReady: async () => true,
    metrics: async () =>
      '# HELP galley_compiles_total Compiles\n# TYPE galley_compiles_total counter\ngalley_compiles_total 7\n',
    findLog: async (resumeKey) => ({
      log: requests.some((request) => request.resumeKey === resumeKey) ? 'Output written on main.pdf' : null,
    }),
    async locate(asked: LocateRequest) {
      if (!requests.some(({ resumeKey }) => resumeKey === asked.resumeKey)) return { found: 'no_pdf' as const }
      return asked.find === 'boxes'
        ? { found: 'boxes' as const, boxes: [{ page: 1, x: 0, y: asked.line * 12, width: 100, height: 12 }] }
        : { found: 'line' as const, line: Math.floor(asked.y / 12) }
    },
    async inspect({ latex }, _signal, beside) {
      besides.push(beside)
      const code = failureIn(latex)
      if (code) return { outcome: code, diagnostics: [missing], reading: null, pages: 0 }
      const text = plainText(splitDocument(latex).body)
      return { outcome: 'ok', diagnostics: [], reading: { pages: 1, text, links: [], faint: [] }, pages: 1 }
    },
    async drawThumbnail({ latex }) {
      drawn.push(latex)
      const code = failureIn(latex)
      return code ? { outcome: code, image: null } : { outcome: 'ok', image: Buffer.from(`a picture of ${latex}`) }
    },
    async compile(request, _signal, beside) {
      requests.push(request)
      besides.push(beside)
      return outcomeOf(request)
    },
  }
}
