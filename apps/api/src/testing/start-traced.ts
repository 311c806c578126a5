// A whole API that sends traces to a collector of its own, with a worker of which the wire alone matters.
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { encodeOutcome, spansHeader } from '@galley/contract/worker-wire'
import { inject } from 'vitest'
import { workerCompiler } from '../adapters/compiler/worker-compiler.ts'
import { startTracing } from '../adapters/tracing/start-tracing.ts'
import { traceStatements } from '../adapters/tracing/trace-statements.ts'
import type { Tracing } from '../adapters/tracing/tracing.port.ts'
import { openPostgres, useEmbedded, type OpenDatabase } from '../db/open-database.ts'
import { readEnv } from '../env.ts'
import type {} from './database-template.ts'
import { testDatabaseUrl } from './env.ts'
import { createDatabase } from './own-database.ts'
import { startTestApp, type TestApp, type TestUser } from './start-test-app.ts'
import { startTraceCollector, type CollectedSpan, type TraceCollector } from './trace-collector.ts'

export const latex = String.raw`\documentclass{resume}\begin{document}Wrote the Zanzibar ledger\end{document}`
export const fullName = 'Zenobia Quillfeather'
/** What a browser sends. */
export const browser = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
export const traceparent = `00-${browser.traceId}-${browser.spanId}-01`

export const ofBrowser = (spans: CollectedSpan[]) => spans.filter(({ traceId }) => traceId === browser.traceId)
/** The route's span ends last. */
export const isWhole = (spans: CollectedSpan[]) => spans.some(({ parentId }) => parentId === browser.spanId)

export interface TracedApp {
  galley: TestApp
  person: TestUser
  /** The `traceparent` of each request that the worker got. */
  atWorker: (string | undefined)[]
  compile(headers: Record<string, string>): ReturnType<TestApp['ask']>
}

export interface TracedOptions {
  worker?: 'socket' | 'address'
  /** What the worker says that it spent the compile on. */
  said?: string
  settings?: Record<string, string>
}

export interface Traces {
  collector: TraceCollector
  /** What was reported of the collector. */
  reports: string[]
  startTracing(settings?: Record<string, string>): Promise<Tracing>
  startApp(options?: TracedOptions): Promise<TracedApp>
  /** Ends all of it. */
  close(): Promise<void>
}

const spent = JSON.stringify({
  ms: 30,
  spans: [
    { name: 'queue', startMs: 1, ms: 4 },
    { name: 'tex', startMs: 5, ms: 22, path: 'warm' },
    { name: 'pdf check', startMs: 27, ms: 1, outcome: 'ok' },
  ],
})

type Closing = (() => Promise<unknown>)[]

async function startWorker(where: 'socket' | 'address', said: string, closing: Closing) {
  const atWorker: (string | undefined)[] = []
  const server = createServer((request, response) => {
    request.resume()
    atWorker.push(request.headers['traceparent'] as string | undefined)
    const outcome = encodeOutcome({
      report: { outcome: 'ok', pages: 1, runs: 1, wantsAnother: false, log: '', diagnostics: [] },
      pdf: Buffer.from('%PDF'),
    })
    response.writeHead(200, { [spansHeader]: said })
    for (const part of outcome) response.write(part)
    response.end()
  })
  const folder = await mkdtemp(join(tmpdir(), 'galley-traces-'))
  const socketPath = join(folder, 'worker.sock')
  await new Promise<void>((resolve) =>
    where === 'socket' ? server.listen(socketPath, resolve) : server.listen(0, '127.0.0.1', resolve),
  )
  closing.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await rm(folder, { recursive: true })
  })
  if (where === 'socket') return { atWorker, address: { socketPath } }
  const { port } = server.address() as AddressInfo
  return { atWorker, address: { url: `http://127.0.0.1:${port}`, token: 'token-of-the-worker' } }
}

async function openWatched(tracing: Tracing, closing: Closing): Promise<OpenDatabase> {
  const watch = traceStatements(tracing)
  const url = testDatabaseUrl()
  if (!url) {
    const loadDataDir = await openAsBlob(inject('databaseTemplate'))
    return useEmbedded(await PGlite.create({ dataDir: 'memory://', loadDataDir }), watch)
  }
  const own = await createDatabase(url, inject('databasePrefix'))
  closing.push(own.drop)
  return openPostgres(own.url, { watch })
}

export async function startTraces(): Promise<Traces> {
  const collector = await startTraceCollector()
  const closing: Closing = []
  const reports: string[] = []

  async function traced(settings: Record<string, string> = {}): Promise<Tracing> {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '20' }
    const tracing = await startTracing(readEnv({ WORKER_SOCKET: 'none', ...endpoint, ...settings }), {
      onLost: (reason) => reports.push(`lost: ${reason}`),
      onBack: () => reports.push('back'),
    })
    closing.push(() => tracing.close())
    return tracing
  }

  return {
    collector,
    reports,
    startTracing: traced,
    async startApp({ worker: where = 'socket', said = spent, settings = {} } = {}) {
      const tracing = await traced(settings)
      const { atWorker, address } = await startWorker(where, said, closing)
      const database = await openWatched(tracing, closing)
      closing.push(() => database.close())
      const compiler = workerCompiler({ ...address, timeoutMs: 5_000, tracing })
      const galley = await startTestApp({ tracing, compiler, database })
      closing.push(() => galley.close())
      const person = await galley.register(fullName)
      const request = { method: 'POST', url: '/api/latex/compile', payload: { latex_content: latex } } as const
      return { galley, person, atWorker, compile: (headers) => galley.ask(person, { ...request, headers }) }
    },
    async close() {
      for (const close of closing.splice(0).toReversed()) await close()
      await collector.close()
    },
  }
}
