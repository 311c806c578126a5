// A failure in the user's words.
import { ApiError, NetworkError } from '../../api/api-error.ts'
import { documents as words } from '../../strings/en/documents.ts'
import { sentenceOfCode } from '../../strings/error-sentence.ts'

export function sentenceOf(error: unknown, otherwise: string): string {
  if (error instanceof NetworkError) return words.unreachable
  if (!(error instanceof ApiError) || error.code === 'unreadable' || error.code === 'internal') return otherwise
  return error.code === 'too_many_requests' ? error.detail : sentenceOfCode(error.code)
}
