// A posting that stands in a message, beside a wish.
import { looksLikePosting } from '@galley/resume/posting/looks-like-posting'

export interface PastedPosting {
  readonly kind: 'posting'
  /** What it asks for. */
  readonly text: string
}

const asksMissing =
  /\b(?:whats missing|missing|lacking|lack|what they want|fit|match|qualif\w+|chances?|good enough|have what)\b/i

/** "What am I lacking?", and the posting below. */
export function withPosting(message: string): PastedPosting | null {
  const [first = '', ...rest] = message.split('\n')
  const posting = rest.join('\n').trim()
  const quoted = quotedPosting(message)
  if (quoted !== null) return { kind: 'posting', text: quoted }
  const isOne =
    looksLikePosting(posting) ||
    (posting.length > 120 && rest.filter((line) => line.trim() !== '').length >= 3) ||
    (posting.length > 80 && ofJob.test(posting))
  return isOne && asksMissing.test(first) ? { kind: 'posting', text: posting } : null
}

/** In quotes, behind "it says" or "looking for": what a job asks for, and a wish beside it. */
const quotes = /["“”'‘’]([^"“”]{40,1500}?)["“”'‘’](?=[\s.,!?]|$)/
const ofJob =
  /\b(?:required?|requirements?|must|preferred|essential|desirable|experience|advantage|supervision|years|valid|certified|ability|able to|looking for|skills?|knowledge|duties|responsib\w+)\b/i
const wishes =
  /\b(?:does this match|am i (?:ok|good|right)|do i (?:fit|match|have|qualify)|ok for (?:it|this|that)|put (?:those|these|them|that)(?: \w+)? in|add (?:those|these|them)|rewrite|tailor|fits?\b|match|missing|apply|for this|what do you think|chance)\b/i

function quotedPosting(message: string): string | null {
  const behind = /^[^?\n]{5,80}\?+\s*(.{80,1800})$/s.exec(message)?.[1]
  const text =
    quotes.exec(message)?.[1] ??
    (behind && ofJob.test(behind) ? behind : undefined) ??
    /\b(?:looking for|posting|advert|the ad|job says|it says)\b:?\s*(.{60,1500}?)(?:\s---\s|$)/is.exec(message)?.[1]
  if (!text || !ofJob.test(text)) return null
  return wishes.test(message.replace(text, ' ')) ? text : null
}
