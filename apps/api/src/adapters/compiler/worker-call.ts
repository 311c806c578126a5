// A request to a worker and its response, whichever way they go.
import type { IncomingHttpHeaders } from 'node:http'

export interface WorkerRequest {
  /** JSON as text, a PDF as bytes. */
  body?: string | Uint8Array
  /** Of bytes; absent: a PDF's. */
  type?: string
  signal?: AbortSignal
  /** The resume or the user whose documents the worker may have met; none where that does not matter. */
  affinity?: string
  /** What waits longer for a place to compile in is refused. */
  maxQueueMs?: number
  /** Of the trace that it is a part of. */
  traceparent?: string
}

export interface WorkerResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export type WorkerCall = (method: 'GET' | 'POST', path: string, given?: WorkerRequest) => Promise<WorkerResponse>
