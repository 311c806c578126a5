// The worker's HTTP face, for the API alone: compile, and say how it is.
import {
  compileRequest,
  encodeOutcome,
  locateRequest,
  type Located,
  type LocateRequest,
} from '@galley/contract/worker-wire'
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify'
import type { CompileEngine } from './compile/engine.ts'
import type { SyncStore } from './compile/sync-store.ts'
import { boxesOfLine, lineAt } from './compile/synctex.ts'

export interface WorkerParts {
  engine: CompileEngine
  /** Why nothing can be compiled, or null where all is well. */
  unfit: string | null
  sandbox: string
  /** Which line set what; without it no PDF is known. */
  locations?: SyncStore
  logger: FastifyBaseLogger
}

export function createWorkerApp({ engine, unfit, sandbox, locations, logger }: WorkerParts) {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 4 * 1024 * 1024,
    forceCloseConnections: true,
  })
  app.post('/compile', async (request, reply) => {
    const parsed = compileRequest.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ detail: 'not a compile request' })
    const startedMs = performance.now()
    const gone = new AbortController()
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort()
    })
    if (request.raw.socket.destroyed) gone.abort()
    const outcome = await engine.compile(parsed.data, gone.signal)
    logger.info({ outcome: outcome.report.outcome, ms: Math.round(performance.now() - startedMs) }, 'compiled')
    return reply.type('application/octet-stream').send(Buffer.from(encodeOutcome(outcome)))
  })
  app.post('/locate', (request, reply) => {
    const parsed = locateRequest.safeParse(request.body)
    return parsed.success ? locate(locations, parsed.data) : reply.code(400).send({ detail: 'not a locate request' })
  })
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', (_request, reply) =>
    reply.code(unfit === null ? 200 : 503).send({ ready: unfit === null, sandbox, unfit, ...engine.load() }),
  )
  app.addHook('onClose', () => engine.close())
  return app
}

function locate(locations: SyncStore | undefined, asked: LocateRequest): Located {
  const index = locations?.find(asked.resumeKey)
  if (!index) return { found: 'no_pdf' }
  return asked.find === 'boxes'
    ? { found: 'boxes', boxes: boxesOfLine(index, asked.line) }
    : { found: 'line', line: lineAt(index, asked)?.line ?? null }
}
