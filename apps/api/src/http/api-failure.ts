// The one exception that routes and services throw for a refusal that the contract names.
import type { ErrorCode } from '@galley/contract/errors'

export interface FailureDetails {
  /** A sentence for the user, where the table's own is not exact enough. */
  detail?: string
  errors?: { field: string; message: string }[]
  /** Further fields of the response's body, such as the stored resume of a conflict. */
  extra?: Record<string, unknown>
  retryAfterSeconds?: number
}

export class ApiFailure extends Error {
  readonly code: ErrorCode
  readonly details: FailureDetails
  constructor(code: ErrorCode, details: FailureDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}
