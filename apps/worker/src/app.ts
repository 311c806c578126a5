// The worker's HTTP face, for the API alone: compile, inspect, and say how it is.
import {
  compileRequest,
  encodeOutcome,
  importRequest,
  inspectRequest,
  locateRequest,
  logRequest,
  maxQueueHeader,
  prepareRequest,
  thumbnailRequest,
  type Located,
  type LocateRequest,
} from '@galley/contract/worker-wire'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { normalise, type CompileEngine } from './compile/engine/engine.ts'
import { mayPrewarm } from './compile/engine/run-document.ts'
import { fontsOf } from './compile/tex/fonts-needed.ts'
import { createDrain, type Drain } from './drain.ts'
import { guardRequests } from './guard-requests.ts'
import type { LogStore } from './compile/engine/log-store.ts'
import type { SyncStore } from './compile/synctex/sync-store.ts'
import { boxesOfLine, lineAt } from './compile/synctex/synctex.ts'
import type { WarmProcesses } from './compile/prewarm/warm-processes.ts'
import type { Importer } from './import/import-file.ts'
import { refused } from './import/recognise/reader-output.ts'
import { inspect, type PdfReader } from './inspect/inspect.ts'
import { thumbnail, type PageDrawer } from './inspect/thumbnail.ts'
import type { Metrics, WorkerState } from './metrics.ts'
import { lacksFiles, registerFiles } from './take-files.ts'
import { recordRequests, spansHeaders } from './spans/record-requests.ts'
import type { SandboxChoice } from './choose-sandbox.ts'

export interface WorkerParts {
  engine: CompileEngine
  /** Why nothing can be compiled, or null where all is well. */
  unfit: string | null
  /** The active sandbox layers; `layers` is null where they were switched off. */
  sandbox: { kind: string; layers: SandboxChoice['layers'] | null }
  /** Null where nothing waits for documents. */
  warmProcesses: WarmProcesses | null
  metrics: Metrics
  /** Which line set what; without it no PDF is known. */
  locations?: SyncStore
  /** What TeX said; without it no log is known. */
  logs?: LogStore
  /** Reads a PDF; without it pages are counted and nothing is read. */
  read?: PdfReader | null
  /** Draws a PDF's first page; without it no page is drawn. */
  draw?: PageDrawer | null
  /** Reads a resume's file of any kind into the form; absent: files are refused. */
  importFile?: Importer | null
  /** Gives up the process that waits for the next file. */
  closeReader?: (() => void) | null
  /** What every caller must send; null where only the API reaches the worker. */
  token?: string | null
  drain?: Drain
  /** Whether the processes that every user needs first are waiting. */
  isWarm?: () => boolean
  logger: FastifyBaseLogger
}

/** For a PDF that a user attaches; a resume's has a tenth of it. */
const maxPdfBytes = 12 * 1024 * 1024

export function createWorkerApp({
  engine,
  unfit,
  sandbox,
  warmProcesses,
  metrics,
  locations,
  logs,
  read = null,
  draw = null,
  importFile = null,
  closeReader = null,
  token = null,
  drain = createDrain(),
  isWarm = () => true,
  logger,
}: WorkerParts) {
  const app = Fastify({
    // A busy machine takes longer than the default of ten seconds to open what a plugin needs.
    pluginTimeout: 120_000,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 4 * 1024 * 1024,
    forceCloseConnections: true,
  })
  recordRequests(app)
  guardRequests(app, { token, drain })
  registerFiles(app, engine.files)
  registerCompile(app, engine)
  registerLooks(app, { engine, read, draw })
  app.addContentTypeParser('application/pdf', { parseAs: 'buffer', bodyLimit: maxPdfBytes }, (_request, body, done) =>
    done(null, body),
  )
  app.post('/read-pdf', { bodyLimit: maxPdfBytes }, async (request, reply) => {
    if (!Buffer.isBuffer(request.body)) return reply.code(400).send({ detail: 'not a PDF' })
    return { reading: read === null ? null : await read(request.body, whenGone(request, reply)) }
  })
  app.post('/import', { bodyLimit: maxPdfBytes }, (request, reply) => importFor(importFile, request, reply))
  app.post('/prepare', (request, reply) => {
    const parsed = prepareRequest.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ detail: 'not a prepare request' })
    const { latex, userKey } = parsed.data
    const source = normalise(latex)
    if (mayPrewarm(source))
      warmProcesses?.prepare({ source: Buffer.from(source), owner: userKey, carried: {}, fonts: fontsOf(source) })
    return reply.code(204).send()
  })
  app.post('/locate', (request, reply) => {
    const parsed = locateRequest.safeParse(request.body)
    return parsed.success ? locate(locations, parsed.data) : reply.code(400).send({ detail: 'not a locate request' })
  })
  app.post('/log', (request, reply) => {
    const parsed = logRequest.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ detail: 'not a log request' })
    return { log: logs?.find(parsed.data.resumeKey) ?? null }
  })
  app.get('/healthz', () => ({ ok: true }))
  const load = () => ({ ...engine.load(), warmProcesses: warmProcesses?.load() ?? null })
  app.get('/readyz', (_request, reply) => {
    const state = { isWarm: isWarm(), isDraining: drain.isOn() }
    const ready = unfit === null && state.isWarm && !state.isDraining
    return reply.code(ready ? 200 : 503).send({ ready, ...state, sandbox, unfit, ...load() })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text(stateOf({ engine, warmProcesses, unfit, drain }))),
  )
  app.addHook('onClose', () => closeAll({ engine, warmProcesses, closeReader }))
  return app
}

function stateOf({
  engine,
  warmProcesses,
  unfit,
  drain,
}: Pick<WorkerParts, 'engine' | 'warmProcesses' | 'unfit'> & { drain: Drain }): WorkerState {
  const { count, busy, starting } = warmProcesses?.load() ?? { count: 0, busy: 0, starting: 0 }
  const processes = { warmProcesses: count, busyProcesses: busy, startingProcesses: starting }
  return { ...engine.load(), ...processes, isFit: unfit === null, isDraining: drain.isOn() }
}

function registerCompile(app: FastifyInstance, engine: CompileEngine) {
  app.post('/compile', async (request, reply) => {
    const parsed = compileRequest.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ detail: 'not a compile request' })
    if (lacksFiles(engine.files, parsed.data, reply)) return reply
    const parts = encodeOutcome(await engine.compile(parsed.data, whenGone(request, reply), maxQueueMsOf(request)))
    // Past the framework, which would want the parts in one piece: a copy of every page.
    reply.hijack()
    for (const [name, value] of Object.entries(spansHeaders(request))) reply.raw.setHeader(name, value)
    reply.raw.setHeader(
      'content-length',
      parts.reduce((sum, { length }) => sum + length, 0),
    )
    reply.raw.cork()
    for (const part of parts) reply.raw.write(part)
    reply.raw.end()
    reply.raw.uncork()
    return reply
  })
}

type Looking = Required<Pick<WorkerParts, 'engine' | 'read' | 'draw'>>

/** Documents that are compiled to be read or drawn, and not to be downloaded. */
function registerLooks(app: FastifyInstance, { engine, read, draw }: Looking) {
  app.post('/inspect', (request, reply) => {
    const parsed = inspectRequest.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ detail: 'not an inspect request' })
    if (lacksFiles(engine.files, parsed.data, reply)) return reply
    return inspect({ engine, read }, parsed.data, whenGone(request, reply))
  })
  app.post('/thumbnail', (request, reply) => {
    const parsed = thumbnailRequest.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ detail: 'not a thumbnail request' })
    if (lacksFiles(engine.files, parsed.data, reply)) return reply
    return thumbnail({ engine, draw }, parsed.data, whenGone(request, reply))
  })
}

async function closeAll({
  engine,
  warmProcesses,
  closeReader,
}: Pick<WorkerParts, 'engine' | 'warmProcesses' | 'closeReader'>) {
  closeReader?.()
  await engine.close()
  await warmProcesses?.close()
}

async function importFor(importFile: Importer | null, request: FastifyRequest, reply: FastifyReply) {
  const parsed = importRequest.safeParse(request.query)
  if (!Buffer.isBuffer(request.body) || !parsed.success) return reply.code(400).send({ detail: 'not a file' })
  if (importFile === null) return refused('sandbox_unavailable')
  return importFile({ bytes: request.body, ...parsed.data }, whenGone(request, reply))
}

/** What the client waits at most for a place; undefined where it does not say so. */
function maxQueueMsOf({ headers }: FastifyRequest): number | undefined {
  const given = headers[maxQueueHeader]
  return typeof given === 'string' && /^\d{1,7}$/.test(given) ? Number(given) : undefined
}

/** Aborted when the client has disconnected. */
function whenGone(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  if (request.raw.socket.destroyed) gone.abort()
  return gone.signal
}

function locate(locations: SyncStore | undefined, asked: LocateRequest): Located {
  const index = locations?.find(asked.resumeKey)
  if (!index) return { found: 'no_pdf' }
  return asked.find === 'boxes'
    ? { found: 'boxes', boxes: boxesOfLine(index, asked.line) }
    : { found: 'line', line: lineAt(index, asked)?.line ?? null }
}
