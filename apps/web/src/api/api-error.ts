import type { ErrorCode } from '@galley/contract/errors'

interface Refusal {
  status: number
  /** The contract's code; `unreadable` where the answer was not Galley's (a proxy's error page, say). */
  code: ErrorCode | 'unreadable'
  detail: string
  /** The whole body as it came: some refusals carry more than the three fields (a conflict's stored resume). */
  body: unknown
  /** How long to wait before asking again, where the server said so. */
  retryAfterSeconds?: number | undefined
}

/** The server answered, and said no. */
export class ApiError extends Error {
  readonly status: number
  readonly code: Refusal['code']
  readonly detail: string
  readonly body: unknown
  readonly retryAfterSeconds: number | undefined

  constructor({ status, code, detail, body, retryAfterSeconds }: Refusal) {
    super(detail)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.detail = detail
    this.body = body
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** No answer came: offline, refused, cut off. An abort is not one of these and passes as it is. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause })
    this.name = 'NetworkError'
  }
}
