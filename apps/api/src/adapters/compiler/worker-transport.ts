// Requests to a worker: on a socket of this machine, or at an address, where a load balancer may stand in front of
// several. What is asked changes nothing at the worker, so that another one may be asked instead.
import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { affinityHeader, maxQueueHeader, refusalHeader } from '@galley/contract/worker-wire'
import { noTracing, type Tracing } from '../tracing/tracing.port.ts'
import { traceWorkerCall } from './trace-worker-call.ts'
import type { WorkerCall, WorkerRequest, WorkerResponse } from './worker-call.ts'

export type WorkerAddress =
  | { socketPath: string }
  /** `token`: null where the worker asks for none. */
  | { url: string; token: string | null }

interface Limits {
  /** How long the worker may keep silent. */
  timeoutMs: number
  /** A worker that is asked later than this would only be asked for nothing. */
  maxRetryMs: number
  tracing?: Tracing
}

/** A load balancer needs a moment to notice that a worker is gone, or another is ready. */
const retryPauseMs = 300
/** A machine that is gone refuses nothing: it keeps silent. */
const connectTimeoutMs = 2_000
const connectionFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Rejects where no worker responds; `code` says why, `WRONG_TOKEN` where it refuses the token. */
export function createWorkerCall(
  address: WorkerAddress,
  { timeoutMs, maxRetryMs, tracing = noTracing }: Limits,
): WorkerCall {
  const send = traceWorkerCall(tracing, senderTo(address, timeoutMs))
  if ('socketPath' in address) return send

  return async (method, path, given = {}) => {
    const startedMs = performance.now()
    const mayRetry = () => !given.signal?.aborted && performance.now() - startedMs < maxRetryMs
    // Without the affinity, which leads to the same worker.
    const retry = async () => {
      await wait(retryPauseMs)
      return send(method, path, without(given, 'affinity'))
    }
    const first = await send(method, path, given).catch((error: NodeJS.ErrnoException) => {
      if (connectionFailures.has(error.code ?? '') && mayRetry()) return null
      throw error
    })
    const last = first === null || (isRefused(first) && mayRetry()) ? await retry() : first
    if (last.status === 401) throw Object.assign(new Error('the worker refuses the token'), { code: 'WRONG_TOKEN' })
    return last
  }
}

/** By a worker that has begun nothing, or by the load balancer in the place of one that died. */
const isRefused = ({ status, headers }: WorkerResponse) =>
  status === 502 || (status === 503 && headers[refusalHeader] !== undefined)

const without = <Key extends keyof WorkerRequest>(given: WorkerRequest, key: Key): Omit<WorkerRequest, Key> => {
  const { [key]: _left, ...rest } = given
  return rest
}

/** The load balancer sees no id of a user or a resume. */
const affinityOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)

function targetOf(address: WorkerAddress): { options: RequestOptions; request: typeof httpRequest } {
  if ('socketPath' in address) return { options: { socketPath: address.socketPath }, request: httpRequest }
  const { protocol, hostname, port } = new URL(address.url)
  return {
    options: {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      ...(port !== '' && { port }),
      ...(address.token !== null && { headers: { authorization: `Bearer ${address.token}` } }),
    },
    request: protocol === 'https:' ? httpsRequest : httpRequest,
  }
}

function headersOf({ body, type, affinity, maxQueueMs, traceparent }: WorkerRequest): Record<string, string> {
  return {
    ...(body !== undefined && {
      'content-type': typeof body === 'string' ? 'application/json' : (type ?? 'application/pdf'),
    }),
    ...(affinity !== undefined && { [affinityHeader]: affinityOf(affinity) }),
    ...(maxQueueMs !== undefined && { [maxQueueHeader]: String(maxQueueMs) }),
    ...(traceparent !== undefined && { traceparent }),
  }
}

const senderTo = (address: WorkerAddress, timeoutMs: number): WorkerCall => {
  const { options, request } = targetOf(address)
  return (method, path, given = {}) =>
    new Promise((resolve, reject) => {
      const asked = request({
        ...options,
        method,
        path,
        timeout: timeoutMs,
        ...(given.signal && { signal: given.signal }),
        headers: { ...(options.headers as Record<string, string> | undefined), ...headersOf(given) },
      })
      const silent = setTimeout(
        () => asked.destroy(Object.assign(new Error('no connection to the worker'), { code: 'ETIMEDOUT' })),
        connectTimeoutMs,
      )
      const connected = () => clearTimeout(silent)
      asked.on('socket', (socket) => (socket.connecting ? socket.once('connect', connected) : connected()))
      asked.on('close', connected)
      asked.on('timeout', () => asked.destroy(new Error('the worker keeps silent')))
      asked.on('error', reject)
      asked.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      })
      asked.end(given.body)
    })
}
