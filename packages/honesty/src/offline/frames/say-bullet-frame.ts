// "At the hospital I also started a caregiver hotline in 2023. That deserves its own bullet": what was done there, as a
// line of that job.
import { addBulletTo, asNeighbours } from '../edits/edit-bullets.ts'
import { sentencesIn } from '../messages/message-reader.ts'
import { capitalised, isPast, pastOf } from '../../lexicon/verbs.ts'
import type { Filled } from './frame.ts'
import { groundOne } from './ground.ts'
import { wordsOf } from './stems.ts'
import { thingsOf, type EntryThing } from './things.ts'

const wantsLine =
  /\b(?:deserves?|needs?|should (?:be|have|get)|worth|make it|add (?:it|that|this)(?: as)?|put (?:it|that|this) (?:in|as)|as) (?:its own |an? |own |one )*(?:bullet|line|point)s?\b|\b(?:add|include|put|mention|list) (?:it|that|this)(?: there| in| please| too| as well| (?:among|in|to|under|with) (?:my |the )?(?:duties|tasks|bullets?|points|job|role|list|responsibilities)(?: there)?)*[.!]*$/i
const done =
  /^(?:(?:at|in|for|with) (?<place>[^,]{2,60}?),? )?(?:I|we) (?:also |even |once )?(?<verb>\p{L}+) (?<what>[^.!?]{8,200}?)(?: (?:at|in|for) (?<behind>(?:the |my )?[\p{L}&' ]{2,40}))?$/iu

/** "I also lead the reviews": a verb of work. */
const isPresent = (verb: string): boolean =>
  pastOf(verb) !== null && !/^(?:have|need|want|think|know|like|do|am|can|would|could)$/i.test(verb)

/** The whole message: one sentence says what was done, another that it is to be written. */
export function sayBulletFrame(latex: string, message: string): Filled | null {
  const sentences = sentencesIn(message).map((sentence) => sentence.replace(/[.!]+$/, ''))
  const wish = sentences.find((sentence) => wantsLine.test(sentence))
  if (wish === undefined || sentences.length > 3) return null
  for (const sentence of sentences) {
    const { place, verb = '', what = '', behind } = done.exec(sentence)?.groups ?? {}
    if (sentence === wish || (!isPast(verb) && !isPresent(verb))) continue
    const job = jobMeant(latex, place ?? behind ?? '')
    if (!job) continue
    const words = asNeighbours(latex, `${capitalised(verb)} ${what}`)
    return { edited: addBulletTo(latex, job.found, words), stated: [words] }
  }
  return null
}

/** Of what has duties: an award of the same house has none. */
function jobMeant(latex: string, words: string): EntryThing | null {
  const things = thingsOf(latex)
  const entries = things.filter(
    (thing): thing is EntryThing =>
      thing.kind === 'entry' && ['experience', 'volunteering', 'projects'].includes(thing.found.section.kind),
  )
  const meant = groundOne(things, entries, wordsOf(words))
  return meant && meant.score >= 0.4 ? meant.thing : null
}
