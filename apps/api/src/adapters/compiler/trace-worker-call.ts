// Requests to a worker as spans, with what the worker says that it spent them on.
import { spansHeader, workerSpans, type WorkerSpans } from '@galley/contract/worker-wire'
import type { Tracing } from '../tracing/tracing.port.ts'
import type { WorkerCall, WorkerResponse } from './worker-call.ts'

const maxHeaderChars = 8_000

export const traceWorkerCall =
  (tracing: Tracing, send: WorkerCall): WorkerCall =>
  async (method, path, given = {}) => {
    // What follows the path names a user.
    const route = path.split('?')[0] ?? ''
    const span = tracing.begin(`${method} ${route}`, { 'http.request.method': method, 'peer.service': 'galley-worker' })
    if (span === null) return send(method, path, given)
    try {
      const response = await send(method, path, { ...given, traceparent: span.traceparent })
      const spent = spentOn(response)
      if (spent !== null) span.addWorker(spent)
      span.set({ 'http.response.status_code': response.status })
      span.end(response.status >= 500 ? String(response.status) : null)
      return response
    } catch (error) {
      span.end((error as NodeJS.ErrnoException).code ?? (error as Error).name)
      throw error
    }
  }

/** Null where the worker says nothing, or anything else. */
function spentOn({ headers }: WorkerResponse): WorkerSpans | null {
  const given = headers[spansHeader]
  if (typeof given !== 'string' || given.length > maxHeaderChars) return null
  try {
    return workerSpans.safeParse(JSON.parse(given)).data ?? null
  } catch {
    return null
  }
}
