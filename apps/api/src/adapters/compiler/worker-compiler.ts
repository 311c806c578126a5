// A document worker behind HTTP, on a socket or at an address.
import { request as httpRequest } from 'node:http'
import { errorTable } from '@galley/contract/errors'
import {
  decodeOutcome,
  drawnThumbnail,
  importAnswer,
  inspected,
  keptLog,
  located,
  readPdfAnswer,
  type CompileOutcome,
  type PdfReading,
} from '@galley/contract/worker-wire'
import type { output, ZodType } from 'zod'
import type { Compiler } from './compiler.port.ts'

/** Removes invisible text from the words: each run once, however its lines are broken. */
function seenText({ text, faint }: PdfReading): string {
  return faint.reduce((left, run) => {
    const words = run
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/-]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`))
    return words.join('') === '' ? left : left.replace(new RegExp(words.join('\\s*'), 'u'), ' ')
  }, text)
}

interface Given {
  /** JSON as text, a PDF as bytes. */
  body?: string | Uint8Array
  signal?: AbortSignal
}

interface Answer {
  status: number
  body: Buffer
}

const unreachable = (): CompileOutcome => ({
  report: {
    outcome: 'restarting',
    log: '',
    diagnostics: [{ line: null, severity: 'error', message: errorTable.restarting.detail, hint: null }],
  },
  pdf: null,
})

/** Max prewarm requests in flight to the worker; further ones are dropped. */
const maxPrepares = 8
const prepareTimeoutMs = 2_000
const metricsTimeoutMs = 2_000
/** Readiness responds within two seconds, the database's check included. */
const readyTimeoutMs = 1_500

/** `timeoutMs` is how long the worker may keep silent: longer than its own limit for a document, queue included. */
export interface WorkerCompilerSettings {
  socketPath: string
  timeoutMs: number
  /** The worker was unreachable or did not respond: the name of the error alone. */
  onUnreachable?: (reason: string) => void
}

export function workerCompiler({ socketPath, timeoutMs, onUnreachable = () => {} }: WorkerCompilerSettings): Compiler {
  const call = callerOf(socketPath, timeoutMs)

  /** Null where the worker is unreachable, or responds with something unexpected. */
  async function find<Shape extends ZodType>(shape: Shape, path: string, given: Given): Promise<output<Shape> | null> {
    try {
      const { status, body } = await call('POST', path, given)
      return status === 200 ? shape.parse(JSON.parse(body.toString())) : null
    } catch (error) {
      if (!given.signal?.aborted) onUnreachable(reasonOf(error))
      return null
    }
  }

  let prepares = 0

  return {
    async compile(request, signal) {
      try {
        const { status, body } = await call('POST', '/compile', { body: JSON.stringify(request), signal })
        return status === 200 ? decodeOutcome(body) : unreachable()
      } catch (error) {
        // Of a person who has gone there is nothing to report.
        if (!signal?.aborted) onUnreachable(reasonOf(error))
        return unreachable()
      }
    },
    async inspect(request, signal) {
      const answer = await find(inspected, '/inspect', { body: JSON.stringify(request), signal })
      return answer ?? { outcome: 'restarting', diagnostics: unreachable().report.diagnostics, reading: null, pages: 0 }
    },
    async drawThumbnail(request, signal) {
      const answer = await find(drawnThumbnail, '/thumbnail', { body: JSON.stringify(request), signal })
      if (answer === null) return { outcome: 'restarting', image: null }
      return { ...answer, image: answer.image === null ? null : Buffer.from(answer.image, 'base64') }
    },
    async readPdf(pdf, signal) {
      const answer = await find(readPdfAnswer, '/read-pdf', { body: pdf, signal })
      return answer?.reading ? seenText(answer.reading) : null
    },
    async importFile({ bytes, ...request }, signal) {
      const path = `/import?${new URLSearchParams(request).toString()}`
      return (await find(importAnswer, path, { body: bytes, signal })) ?? { kind: 'refused', why: 'restarting' }
    },
    prepare(request) {
      if (prepares >= maxPrepares) return
      prepares += 1
      const signal = AbortSignal.timeout(prepareTimeoutMs)
      void call('POST', '/prepare', { body: JSON.stringify(request), signal })
        .catch(() => null)
        .finally(() => (prepares -= 1))
    },
    locate: (request, signal) => find(located, '/locate', { body: JSON.stringify(request), signal }),
    findLog: (resumeKey, signal) => find(keptLog, '/log', { body: JSON.stringify({ resumeKey }), signal }),
    metrics: () =>
      call('GET', '/metrics', { signal: AbortSignal.timeout(metricsTimeoutMs) }).then(
        ({ status, body }) => (status === 200 ? body.toString() : null),
        () => null,
      ),
    isReady: () =>
      call('GET', '/readyz', { signal: AbortSignal.timeout(readyTimeoutMs) }).then(
        ({ status }) => status === 200,
        () => false,
      ),
  }
}

const callerOf =
  (socketPath: string, timeoutMs: number) =>
  (method: string, path: string, { body, signal }: Given = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = httpRequest({
        socketPath,
        method,
        path,
        timeout: timeoutMs,
        ...(signal && { signal }),
        headers:
          body === undefined
            ? {}
            : { 'content-type': typeof body === 'string' ? 'application/json' : 'application/pdf' },
      })
      request.on('timeout', () => request.destroy(new Error('the worker keeps silent')))
      request.on('error', reject)
      request.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }))
      })
      request.end(body)
    })

const reasonOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? (error as Error).name
