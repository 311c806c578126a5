// One function for every call of the contract: it builds the request, adds the bearer when there is a session, and
// turns refusals into ApiError. A session that the server no longer takes is refreshed once; if that brings nothing,
// the refusal passes. It shows nothing to anybody: what a failure means is its caller's business.
import type { Call, CallInput, CallOutput } from '@galley/contract/call'
import { errorTable, type ErrorCode } from '@galley/contract/errors'
import { ApiError, NetworkError } from './api-error.ts'
import { createRenewal } from './renew-token.ts'

export interface ClientDeps {
  /** Undefined without a session. */
  getAccessToken: () => Promise<string | undefined>
  /** The same at once, for a request that leaves with its page: what waits for anything is never sent then. */
  peekAccessToken?: () => string | undefined
  /** Asks for another token; undefined when the session is over. Called once at a time. */
  refreshSession: () => Promise<string | undefined>
  fetch?: (url: string, request: RequestInit) => Promise<Response>
  baseUrl?: string
  /** Sent with every call. */
  alwaysSent?: Record<string, string>
  /** Of the trace that a call begins (W3C Trace Context); undefined where the server records none. */
  traceparent?: () => string | undefined
}

export interface CallOptions {
  signal?: AbortSignal
  /** Lets a small request outlive its page. */
  keepalive?: boolean
}

type Parts = {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  headers?: Record<string, string>
  file?: Blob
}
type Input<C extends Call> = unknown extends CallInput<C> ? Record<never, never> : CallInput<C>

export interface Client {
  <C extends Call>(call: C, input: Input<C>, options?: CallOptions): Promise<CallOutput<C>>
  /** The answer itself, for headers that belong to it (X-Filename); refusals throw as ever. */
  raw: <C extends Call>(call: C, input: Input<C>, options?: CallOptions) => Promise<Response>
}

const addressOf = (call: Call, { params = {}, query = {} }: Parts): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

/** With these another token may help: the session's has changed, or the account has a second factor since. */
const renewable: ReadonlySet<string> = new Set<ErrorCode>(['not_authenticated', 'second_factor_needed'])

const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && value in errorTable

async function refusalOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const { code, detail } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  return new ApiError({
    status: response.status,
    code: isErrorCode(code) ? code : 'unreadable',
    detail: typeof detail === 'string' ? detail : errorTable.internal.detail,
    body,
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
  })
}

export function createClient({
  getAccessToken,
  peekAccessToken = () => undefined,
  refreshSession,
  fetch: send = (...args) => fetch(...args),
  baseUrl = '/api',
  alwaysSent = {},
  traceparent = () => undefined,
}: ClientDeps): Client {
  const renew = createRenewal({ getAccessToken, refreshSession })

  const sendOnce = async (url: string, request: RequestInit, token: string | undefined): Promise<Response> => {
    const headers = new Headers(request.headers)
    if (token) headers.set('authorization', `Bearer ${token}`)
    const response = await send(url, { ...request, headers }).catch((cause: unknown) => {
      if (request.signal?.aborted) throw cause
      throw new NetworkError(cause)
    })
    if (!response.ok) throw await refusalOf(response)
    return response
  }

  const raw = async (call: Call, input: Parts, options: CallOptions = {}): Promise<Response> => {
    const headers = new Headers({ ...alwaysSent, ...input.headers })
    if (input.body !== undefined) headers.set('content-type', 'application/json')
    const trace = traceparent()
    if (trace !== undefined) headers.set('traceparent', trace)
    const request: RequestInit = { method: call.method, headers, ...options }
    if (input.body !== undefined) request.body = JSON.stringify(input.body)
    if (call.upload && input.file) {
      const sent = new FormData()
      sent.append(call.upload.field, input.file)
      request.body = sent
    }
    const url = baseUrl + addressOf(call, input)

    const token = (options.keepalive ? peekAccessToken() : undefined) ?? (await getAccessToken())
    try {
      return await sendOnce(url, request, token)
    } catch (refusal) {
      if (!token || !(refusal instanceof ApiError) || !renewable.has(refusal.code)) throw refusal
      const renewed = await renew(token)
      if (!renewed) throw refusal
      return sendOnce(url, request, renewed)
    }
  }

  const call = async (definition: Call, input: Parts, options?: CallOptions): Promise<unknown> => {
    const response = await raw(definition, input, options)
    if ('json' in definition.answer) return response.json()
    return 'bytes' in definition.answer ? response.blob() : undefined
  }
  return Object.assign(call, { raw }) as Client
}
