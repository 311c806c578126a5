// What a request is spent on, for the API, which makes spans of it (packages/contract/src/worker-wire.ts). A request
// without a trace records nothing.
import { AsyncLocalStorage } from 'node:async_hooks'
import { maxWorkerSpans, traceparentPattern, type WorkerSpan, type WorkerSpans } from '@galley/contract/worker-wire'

type Facts = Omit<WorkerSpan, 'name' | 'startMs' | 'ms'>

export interface SpanRecorder {
  traceId: string
  /** Of a part that began at `sinceMs` of `performance.now()` and ends now. */
  note(name: WorkerSpan['name'], sinceMs: number, facts?: Facts): void
  recorded(): WorkerSpans
}

const active = new AsyncLocalStorage<SpanRecorder>()

/** Of the request that is being served. Work that waits keeps it: it goes on in the turn of another request. */
export const currentSpans = (): SpanRecorder | undefined => active.getStore()

export const runWithSpans = <Result>(recorder: SpanRecorder, work: () => Result): Result => active.run(recorder, work)

/** Null for a request that belongs to no recorded trace. */
export function recorderFor(traceparent: string | undefined): SpanRecorder | null {
  if (traceparent === undefined || !traceparentPattern.test(traceparent)) return null
  const [, traceId = '', , flags = ''] = traceparent.split('-')
  return (Number.parseInt(flags, 16) & 1) === 1 ? createRecorder(traceId) : null
}

function createRecorder(traceId: string): SpanRecorder {
  const startedMs = performance.now()
  const spans: WorkerSpan[] = []
  return {
    traceId,
    note(name, sinceMs, facts = {}) {
      if (spans.length >= maxWorkerSpans) return
      spans.push({ name, startMs: rounded(sinceMs - startedMs), ms: rounded(performance.now() - sinceMs), ...facts })
    },
    recorded: () => ({ ms: rounded(performance.now() - startedMs), spans }),
  }
}

/** To a microsecond. */
const rounded = (ms: number): number => Math.max(0, Math.round(ms * 1_000) / 1_000)

/** Runs a part of the request. */
export async function spent<Result>(name: WorkerSpan['name'], work: () => Promise<Result>): Promise<Result> {
  const spans = currentSpans()
  const sinceMs = performance.now()
  try {
    return await work()
  } finally {
    spans?.note(name, sinceMs)
  }
}
