// Which words of a wish the rules write as the user's own.
import { looksLikePosting } from '@galley/resume/posting/looks-like-posting'
import type { OfflineAsk } from './answer.ts'
import { isSureAndOwn } from './wishes/corrections/own-numbers.ts'

/** A wish is short; what is longer, or reads like a posting, was pasted. */
const maxWishChars = 400

/** The message where it is a short wish. What is in doubt, or is an advert's or another person's, states nothing. */
export const statedIn = ({
  intent,
  message,
  answered,
}: Pick<OfflineAsk, 'intent' | 'message' | 'answered'>): string[] =>
  intent === 'chat' &&
  answered === undefined &&
  message.length <= maxWishChars &&
  !looksLikePosting(message) &&
  isSureAndOwn(message)
    ? [message]
    : []
