// Which words of a wish the rules write as the user's own.
import { looksLikePosting } from '@galley/resume/posting/looks-like-posting'
import type { OfflineAnswer, OfflineAsk } from './answer.ts'
import { inCanonicalSentences } from './phrases/canonical-sentences.ts'
import { fieldOf } from './edits/header-fields.ts'
import { plainText } from '@galley/resume/outline/plain-text'
import { entriesOf, fold, titleOf } from './edits/find-places.ts'
import { inFigures } from './wishes/corrections/dates-said.ts'
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

/** A name of which each word stood there or is said. */
function nameStated(before: string, after: string, message: string): string[] {
  const [old = '', fresh = ''] = [fieldOf(before, 'name'), fieldOf(after, 'name')].map((name) => plainText(name ?? ''))
  const known = fold(`${old} ${message}`).split(/[^\p{L}'’-]+/u)
  return old !== fresh &&
    fresh !== '' &&
    fold(fresh)
      .split(/\s+/)
      .every((word) => known.includes(word))
    ? [`My name is ${fresh}.`]
    : []
}

/** "The last digits are 0137". */
const saysItsEnd = (phone: string, message: string): boolean =>
  (message.match(/(?<!\d)\d{3,}(?!\d)/g) ?? []).some((digits) => phone.replaceAll(/\D/g, '').endsWith(digits))

const contacts = ['email', 'phone', 'website', 'linkedin', 'github'] as const
/** Addresses and numbers of the header that the message gives as they stand there now. */
const contactsStated = (before: string, after: string, message: string): string[] =>
  contacts.flatMap((field) => {
    const fresh = plainText(fieldOf(after, field) ?? '')
    const isChanged = fresh !== '' && fieldOf(before, field) !== fieldOf(after, field)
    const isSaid =
      isChanged && (fold(message).includes(fold(fresh)) || (field === 'phone' && saysItsEnd(fresh, message)))
    return isSaid ? [`My ${field} is ${fresh}`] : []
  })

/** Titles and employers that the message gives word for word. */
function namesStated(before: string, after: string, message: string): string[] {
  const [old, fresh] = [entriesOf(before), entriesOf(after)]
  if (old.length !== fresh.length) return []
  const said = fold(message)
  return fresh.flatMap(({ entry: { args = [] } }, index) =>
    args.slice(0, 2).flatMap((arg, at) => {
      const isSaid = arg !== '' && arg !== old[index]!.entry.args?.[at] && said.includes(fold(arg))
      return isSaid ? [at === 0 ? `My title there is ${arg}.` : `I work at ${arg}.`] : []
    }),
  )
}

/** What of an edit the message itself says in fewer words. */
export const editStated = (before: string, after: string, message: string): string[] => [
  ...datesStated(before, after, message),
  ...nameStated(before, after, message),
  ...namesStated(before, after, message),
  ...contactsStated(before, after, message),
]

const partsOf = (dates: string): string[] =>
  fold(inFigures(dates)).match(/(?:19|20)\d\d|\b\d{1,2}(?=\/)|\p{L}{3,12}/gu) ?? []

/** The dates of entries that are other now, where each part of them stood there or is said: "2021, not 2022". */
export function datesStated(before: string, after: string, message: string): string[] {
  const [old, fresh] = [entriesOf(before), entriesOf(after)]
  if (old.length !== fresh.length) return []
  const said = new Set(partsOf(message))
  return fresh.flatMap(({ entry }, index) => {
    const [was = '', is = ''] = [old[index]!.entry.args?.at(-1), entry.args?.at(-1)]
    const known = new Set(partsOf(was))
    const isSaid = was !== is && partsOf(is).every((part) => known.has(part) || said.has(part))
    return isSaid ? [`${titleOf(entry)}: ${inFigures(is)}`] : []
  })
}

/** What an answer states as the person's own: of the message, of its edit, and of the reading that made it. */
export function statedOf(ask: OfflineAsk, { latex, stated = [] }: OfflineAnswer): string[] {
  const own = [...new Set([ask.message, inCanonicalSentences(ask.message)])].flatMap((message) =>
    statedIn({ ...ask, message }),
  )
  const ofEdit = own.length > 0 && latex !== null ? editStated(ask.latex, latex, ask.message) : []
  const posting = flat(ask.jobDescription)
  return [...own, ...ofEdit, ...stated].filter((words) => words.length < minPosted || !posting.includes(flat(words)))
}
/** A line of the posting is no word of the person's, though they sent it. */
const minPosted = 25
const flat = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
