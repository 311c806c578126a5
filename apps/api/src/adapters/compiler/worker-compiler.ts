// Document workers behind HTTP, on a socket or at an address.
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
  type DrawnThumbnail,
  type PdfReading,
} from '@galley/contract/worker-wire'
import type { output, ZodType } from 'zod'
import type { Tracing } from '../tracing/tracing.port.ts'
import type { Beside, Compiler, Thumbnail } from './compiler.port.ts'
import { sendWithFiles } from './send-with-files.ts'
import type { WorkerRequest, WorkerResponse } from './worker-call.ts'
import { createWorkerCall, type WorkerAddress } from './worker-transport.ts'

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

export type WorkerCompilerSettings = WorkerAddress & {
  /** How long the worker may keep silent: longer than its own limit for a document, queue included. */
  timeoutMs: number
  /** How long a document may wait for its turn, whichever worker is asked. */
  maxQueueMs?: number
  /** The worker was unreachable or did not respond: the name of the error alone. */
  onUnreachable?: (reason: string) => void
  /** None where it is omitted. */
  tracing?: Tracing
}

/** A queue of documents in front of one may each take their whole time. */
export const defaultMaxQueueMs = 60_000

export function workerCompiler({
  timeoutMs,
  maxQueueMs = defaultMaxQueueMs,
  onUnreachable = () => {},
  tracing,
  ...address
}: WorkerCompilerSettings): Compiler {
  const call = createWorkerCall(address, { timeoutMs, maxRetryMs: maxQueueMs, ...(tracing && { tracing }) })

  /** Null where the worker is unreachable, or responds with something unexpected. */
  const find = <Shape extends ZodType>(shape: Shape, path: string, given: WorkerRequest) =>
    readAnswer(shape, given.signal, () => call('POST', path, given))

  const look = <Shape extends ZodType>(shape: Shape, given: ReturnType<typeof aboutUser>) =>
    readAnswer(shape, given.signal, () => sendWithFiles(call, given))

  async function readAnswer<Shape extends ZodType>(
    shape: Shape,
    signal: AbortSignal | undefined,
    send: () => Promise<WorkerResponse>,
  ): Promise<output<Shape> | null> {
    try {
      const { status, body } = await send()
      if (status === 200) return shape.parse(JSON.parse(body.toString()))
      onUnreachable(`HTTP_${status}`)
      return null
    } catch (error) {
      if (!signal?.aborted) onUnreachable(reasonOf(error))
      return null
    }
  }

  let prepares = 0
  return {
    async compile(request, signal, beside) {
      try {
        const given = { signal, affinity: request.resumeKey ?? request.userKey, maxQueueMs }
        const { status, body } = await sendWithFiles(call, { ...given, path: '/compile', body: request, beside })
        if (status === 200) return decodeOutcome(body)
        onUnreachable(`HTTP_${status}`)
        return unreachable()
      } catch (error) {
        // Of a person who has gone there is nothing to report.
        if (!signal?.aborted) onUnreachable(reasonOf(error))
        return unreachable()
      }
    },
    async inspect(request, signal, beside) {
      const answer = await look(inspected, aboutUser('/inspect', request, { signal, beside }))
      return answer ?? { outcome: 'restarting', diagnostics: unreachable().report.diagnostics, reading: null, pages: 0 }
    },
    async drawThumbnail(request, signal, beside) {
      const answer = await look(drawnThumbnail, aboutUser('/thumbnail', request, { signal, beside }))
      return thumbnailOf(answer)
    },
    async readPdf(pdf, signal) {
      const answer = await find(readPdfAnswer, '/read-pdf', { body: pdf, signal })
      return answer?.reading ? seenText(answer.reading) : null
    },
    async importFile({ bytes, ...request }, signal) {
      const path = `/import?${new URLSearchParams(request).toString()}`
      const given = { body: bytes, signal, affinity: request.userKey }
      return (await find(importAnswer, path, given)) ?? { kind: 'refused', why: 'restarting' }
    },
    prepare({ resumeKey, ...request }) {
      if (prepares >= maxPrepares) return
      prepares += 1
      const signal = AbortSignal.timeout(prepareTimeoutMs)
      void call('POST', '/prepare', { body: JSON.stringify(request), signal, affinity: resumeKey })
        .catch(() => null)
        .finally(() => (prepares -= 1))
    },
    locate: (request, signal) => find(located, '/locate', ofResume(request, signal)),
    findLog: (resumeKey, signal) => find(keptLog, '/log', ofResume({ resumeKey }, signal)),
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

const thumbnailOf = (drawn: DrawnThumbnail | null): Thumbnail =>
  drawn === null
    ? { outcome: 'restarting', image: null }
    : { ...drawn, image: drawn.image === null ? null : Buffer.from(drawn.image, 'base64') }

const aboutUser = (
  path: string,
  body: { userKey: string },
  given: { signal: AbortSignal; beside: Beside | undefined },
) => ({ ...given, path, body, affinity: body.userKey })
/** What was compiled under a key is known where it was compiled. */
const ofResume = (request: { resumeKey: string }, signal: AbortSignal): WorkerRequest => ({
  body: JSON.stringify(request),
  signal,
  affinity: request.resumeKey,
})

const reasonOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? (error as Error).name
