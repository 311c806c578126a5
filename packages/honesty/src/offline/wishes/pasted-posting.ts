// A posting that stands in a message, beside a wish.
import { looksLikePosting } from '@galley/resume/posting/looks-like-posting'

export interface PastedPosting {
  readonly kind: 'posting'
  /** What it asks for. */
  readonly text: string
  /** What is wished beside it: the resume changed for it, rather than the gaps named. */
  readonly isToTailor: boolean
  /** The words beside it. */
  readonly request: string
}

const asksMissing =
  /\b(?:whats missing|missing|lacking|lack|what they want|fit|match|qualif\w+|chances?|good enough|have what)\b/i

/** "What am I lacking?", and the posting below, above, or in the same sentence. */
export function withPosting(message: string): PastedPosting | null {
  const quoted = quotedPosting(message)
  if (quoted !== null)
    return { kind: 'posting', text: quoted, isToTailor: false, request: message.replace(quoted, ' ') }
  return belowQuestion(message) ?? besideRequest(message)
}

function belowQuestion(message: string): PastedPosting | null {
  const [first = '', ...rest] = message.split('\n')
  const posting = rest.join('\n').trim()
  const isOne =
    looksLikePosting(posting) ||
    (posting.length > 120 && rest.filter((line) => line.trim() !== '').length >= 3) ||
    (posting.length > 80 && ofJob.test(posting))
  return isOne && asksMissing.test(first)
    ? { kind: 'posting', text: posting, isToTailor: toTailor.test(first), request: first }
    : null
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

const sentenceEnd = /(?<=[.!?])\s+|\n+/
/** What only employers write: what they want, offer, and how to apply. */
const marks =
  /\b(?:required?|requirements?|must(?: have| hold| be)?|preferred|essential|desirable|(?:is |are |an? )(?:plus|bonus|asset|advantage)|helpful|you(?:['’]ll| will| have| are| bring)|we(?:['’]re| are) (?:looking|after|seeking|hiring|recruiting)|seeking|wanted|(?:the )?(?:ideal|successful) (?:candidate|applicant)|reporting to|join (?:our|us|the)|hiring|vacancy|applicants?|candidates?|(?:at least |minimum (?:of )?)?\d+\+? (?:years|yrs|months)|experience (?:with|of|in|supervising|leading)|salary|pay(?: is)?|[$£€]\s?\d|per hour|full[- ]time|part[- ]time|permanent|licen[cs]e|flexible|knowledge of|ability to|responsible for|responsibilities|duties)\b/gi
/** The user's own sentence: a question, or what the assistant is to do. */
const isRequest = (sentence: string): boolean =>
  /\?\s*$/.test(sentence) ||
  /\b(?:i|i['’]m|im|i['’]ve|my|me)\b/i.test(sentence) ||
  /^\W*(?:and |so |please |pls |can you |could you )*(?:tailor|adapt|match|compare|check|tell|show|put|add|change|update|rewrite|tweak|make (?:it|this|my)|fix|see)\b/i.test(
    sentence,
  )
const toTailor =
  /\b(?:tailor|adapt|adjust|tweak|rewrite|optimi[sz]e|update|change|make (?:it|this|my \w+) (?:fit|match|suit)|put (?:what|the|in|it)|for this (?:on|in) there)\b/i
/** What is written elsewhere than in the resume. */
const otherText = /\b(?:letter|interview|questions|thank[- ]you|linkedin|e-?mail|message them)\b/i
const minPostingWords = 25
const minMarks = 3

/** The user's own text follows, or something else is to be done. */
const dictates =
  /^\W*(?:please |can you |could you )*(?:replace|add|put|write|change|set|make|use|insert|include)\b[^.?!\n]{0,80}:/i
const otherOrders = /\b(?:remove|delete|drop|move|rename|replace)\b/i

/** The user's sentences stand before or behind the employer's. */
function besideRequest(message: string): PastedPosting | null {
  if (dictates.test(message)) return null
  const sentences = message.split(sentenceEnd).filter((sentence) => sentence.trim() !== '')
  const requests = sentences.map(isRequest)
  const from = requests.indexOf(false)
  const to = requests.lastIndexOf(false) + 1
  if (from < 0 || requests.slice(from, to).some(Boolean)) return null
  const text = sentences.slice(from, to).join('\n')
  const request = [...sentences.slice(0, from), ...sentences.slice(to)].join(' ')
  const isOne = text.split(/\s+/).length >= minPostingWords && (text.match(marks)?.length ?? 0) >= minMarks
  return isOne && request !== '' && !otherText.test(request) && !otherOrders.test(request)
    ? { kind: 'posting', text, isToTailor: toTailor.test(request), request }
    : null
}
