// What a user reads about a failed call. Total over the contract's codes: a code without a sentence here falls back to
// the server's own, which the contract promises to be fit for a user.
import { errorTable, type ErrorCode } from '@galley/contract/errors'

type OwnSentence = { [Code in ErrorCode]?: string }

const ownSentences: OwnSentence = {
  not_authenticated: 'Your session has ended. Please sign in again.',
  internal: 'Something went wrong on our side. Nothing you typed is lost.',
  too_large: 'That is larger than Galley accepts.',
}

export const sentenceOfCode = (code: ErrorCode): string => ownSentences[code] ?? errorTable[code].detail
