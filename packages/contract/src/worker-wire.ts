// What the API and a document worker say to each other over HTTP. The browser never sees this.
import { z } from 'zod'
import { acceptedFiles, extraction, importedFile, sourceLine, unreadableFiles } from './import.ts'
import { limits } from './limits.ts'
import { resumeFileName } from './resume-files.ts'
import { compileFailureCodes, compilerChoices, compilers, diagnostic, pageBox } from './latex.ts'

/** Which worker has met this document: a load balancer sends the same value to the same worker. */
export const affinityHeader = 'x-galley-affinity'
/** How long a request may wait for a place to compile in, in milliseconds. It is refused as busy after that. */
export const maxQueueHeader = 'x-galley-max-queue-ms'
/** On a 503: nothing was begun, another worker may do it. */
export const refusalHeader = 'x-galley-refusal'

/** A file that lies beside the document: the bytes come once, under their SHA-256 in hexadecimal (`/files`). */
const fileBeside = z.strictObject({
  name: resumeFileName,
  hash: z.string().regex(/^[0-9a-f]{64}$/),
})
export type FileBeside = z.infer<typeof fileBeside>
/** None: the document stands alone. */
const beside = { files: z.array(fileBeside).max(limits.filesPerResume).optional() }
/** With the status 409, before anything is run: the worker has no bytes under these. */
export const missingFiles = z.object({ missing: z.array(z.string()).min(1) })

export const compileRequest = z.strictObject({
  latex: z.string(),
  /** A download runs until references are resolved; a preview is answered sooner. */
  purpose: z.enum(['preview', 'download']),
  /** One compile at a time for each key, the newest wins. Without one, a request stands alone. */
  resumeKey: z.string().max(200).nullable(),
  /** Whose request this is, so that one person can't fill the queue. */
  userKey: z.string().max(200),
  /** None: as the document asks. */
  compiler: z.enum(compilerChoices).optional(),
  ...beside,
})
export type CompileRequest = z.infer<typeof compileRequest>

/** A document that will be compiled soon: the worker may read its preamble ahead. */
export const prepareRequest = z.strictObject({ latex: z.string(), userKey: z.string().max(200) })
export type PrepareRequest = z.infer<typeof prepareRequest>

/** A document to be compiled and read by a program, before anybody sees it. */
export const inspectRequest = z.strictObject({ latex: z.string(), userKey: z.string().max(200), ...beside })
export type InspectRequest = z.infer<typeof inspectRequest>

/** A document whose first page is to be drawn small. */
export const thumbnailRequest = z.strictObject({ latex: z.string(), userKey: z.string().max(200), ...beside })
export type ThumbnailRequest = z.infer<typeof thumbnailRequest>

/** A JPEG in base64. Null where the document did not compile, or its page could not be drawn. */
export const drawnThumbnail = z.object({
  outcome: z.enum(['ok', ...compileFailureCodes]),
  image: z.base64().nullable(),
})
export type DrawnThumbnail = z.infer<typeof drawnThumbnail>

/** What a reader of a PDF finds in it. */
export const pdfReading = z.object({
  pages: z.int(),
  text: z.string(),
  /** Targets of links. */
  links: z.array(z.string()),
  /** Runs of invisible text: smaller than 4 pt, nearly the colour of the paper, off the page, or not painted. */
  faint: z.array(z.string()),
})
export type PdfReading = z.infer<typeof pdfReading>

/**
 * No pages and no reading where the document did not compile; pages without a reading where the PDF could not be read.
 */
export const inspected = z.object({
  outcome: z.enum(['ok', ...compileFailureCodes]),
  diagnostics: z.array(diagnostic),
  reading: pdfReading.nullable(),
  pages: z.int(),
})
export type Inspected = z.infer<typeof inspected>

/** Of a PDF that a person attached: the bytes are the request's body. Null where it could not be read. */
export const readPdfAnswer = z.object({ reading: pdfReading.nullable() })
export type ReadPdfAnswer = z.infer<typeof readPdfAnswer>

/** Of a file of a resume, in the query: the bytes are the request's body. */
export const importRequest = z.strictObject({
  /** The owner: the file's LaTeX is queued with the owner's compiles. */
  userKey: z.string().max(200),
  accept: z.enum(acceptedFiles),
})
export interface FileToImport extends z.infer<typeof importRequest> {
  bytes: Uint8Array
}

export const importedAnswer = z.object({
  kind: z.literal('read'),
  extraction,
  file: importedFile,
  /** The document's lines in reading order, for the API alone; none where they are not of this shape. */
  lines: z.array(sourceLine).catch([]),
})
export const importRefusal = z.object({ kind: z.literal('refused'), why: z.enum(unreadableFiles) })
export type ImportRefusal = z.infer<typeof importRefusal>
export const importAnswer = z.discriminatedUnion('kind', [importedAnswer, importRefusal])
export type ImportAnswer = z.infer<typeof importAnswer>

const ofResume = { resumeKey: z.string().max(200) }
/** What TeX said while it made the last PDF under this key. */
export const logRequest = z.strictObject(ofResume)
/** Null where nothing was compiled under this key, or too long ago. */
export const keptLog = z.object({ log: z.string().nullable() })
export type KeptLog = z.infer<typeof keptLog>

/** Between source and page, on the last PDF that was made under this key. */
export const locateRequest = z.discriminatedUnion('find', [
  z.strictObject({ find: z.literal('boxes'), ...ofResume, line: z.int() }),
  z.strictObject({ find: z.literal('line'), ...ofResume, page: z.int(), x: z.number(), y: z.number() }),
])
export type LocateRequest = z.infer<typeof locateRequest>

export const located = z.discriminatedUnion('found', [
  z.object({ found: z.literal('boxes'), boxes: z.array(pageBox) }),
  z.object({ found: z.literal('line'), line: z.int().nullable() }),
  /** Nothing was compiled under this key, or too long ago. */
  z.object({ found: z.literal('no_pdf') }),
])
export type Located = z.infer<typeof located>

const logFields = { log: z.string(), diagnostics: z.array(diagnostic) }
export const compileReport = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('ok'),
    pages: z.int(),
    runs: z.int(),
    /** References are not resolved: the same request, sent again, is answered with a better page. */
    wantsAnother: z.boolean(),
    /** What set the page. Workers of an earlier version do not say, and have pdflatex alone. */
    compiler: z.enum(compilers).optional(),
    ...logFields,
  }),
  z.object({ outcome: z.enum(compileFailureCodes), ...logFields }),
])
export type CompileReport = z.infer<typeof compileReport>
export type CompileFailed = Exclude<CompileReport, { outcome: 'ok' }>
export type CompileOutcome =
  | { report: Extract<CompileReport, { outcome: 'ok' }>; pdf: Uint8Array }
  | { report: CompileFailed; pdf: null }

/**
 * The body of the worker's answer, in parts: the report's length in bytes (32 bits, big-endian), the report as JSON,
 * then the PDF. The log of a page that came about stays with the worker, until it is asked for.
 */
export function encodeOutcome({ report, pdf }: CompileOutcome): Uint8Array[] {
  const json = new TextEncoder().encode(JSON.stringify(pdf === null ? report : { ...report, log: '' }))
  const head = new Uint8Array(4)
  new DataView(head.buffer).setUint32(0, json.length)
  return pdf === null ? [head, json] : [head, json, pdf]
}

/** Throws where the frame is cut short or is not what `encodeOutcome` writes. */
export function decodeOutcome(frame: Uint8Array): CompileOutcome {
  const length = new DataView(frame.buffer, frame.byteOffset, frame.byteLength).getUint32(0)
  const report = compileReport.parse(JSON.parse(new TextDecoder().decode(frame.subarray(4, 4 + length))))
  if (report.outcome !== 'ok') return { report, pdf: null }
  const pdf = frame.subarray(4 + length)
  if (pdf.length === 0) throw new Error('a worker called a compile ok and sent no PDF')
  return { report, pdf }
}

// What a worker spent a request's time on. It has no way to a collector of traces: it measures, and the API sends it.
/** On a response of a worker to a request with a `traceparent`. */
export const spansHeader = 'x-galley-spans'
/** W3C Trace Context: version, trace, span, flags. */
export const traceparentPattern = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** How a page came about; `none`: nothing was run. */
export const compilePaths = ['deep', 'warm', 'started', 'cold', 'cached', 'none'] as const
export const queueRefusals = ['full', 'superseded', 'abandoned', 'late'] as const

const ms = z.number().min(0).max(86_400_000)
/** Names and values are lists: a worker that was taken over can't pass a text on to the collector. */
const workerSpan = z.strictObject({
  name: z.enum(['queue', 'tex', 'pdf check', 'read file', 'read pdf', 'draw page']),
  /** After the request arrived. */
  startMs: ms,
  ms,
  path: z.enum(compilePaths).optional(),
  outcome: z.enum(['ok', ...compileFailureCodes]).optional(),
  refused: z.enum(queueRefusals).optional(),
})
export type WorkerSpan = z.infer<typeof workerSpan>

export const maxWorkerSpans = 32
export const workerSpans = z.strictObject({
  /** The whole request. */
  ms,
  spans: z.array(workerSpan).max(maxWorkerSpans),
})
export type WorkerSpans = z.infer<typeof workerSpans>
