// "I was taking care of my dad full time, May 2015 to February 2016. Put that on there as its own entry": time without
// a job as an entry of its own, in plain words.
import { capitalised } from '../../lexicon/verbs.ts'
import { isOwnClass } from '../edits/own-class.ts'
import { jobsOf } from '../edits/find-places.ts'
import { withEntry } from './place-by-date.ts'
import { dateIn, dateTyped, spanLike } from '../wishes/corrections/dates-said.ts'
import { sectionOf } from '../wishes/named-places.ts'
import { isRemark } from '../phrases/remark.ts'
import { isNotToAdd, sentencesIn, type MessageReader } from './message-reader.ts'

const span = String.raw`(?:from |between )?(?<from>${dateTyped})\s*(?:to|until|till|and|-|–)\s*(?<to>${dateTyped}|now|today)`
const wasDoing = new RegExp(
  String.raw`\bi was (?<what>(?:looking after|taking care of|caring for|raising|nursing|travelling|traveling|recovering|studying|on (?:maternity|paternity|parental|sick|medical|family) leave|at home with|a stay-at-home|a full[- ]time)[^.,;!?]{0,60}?),? ${span}`,
  'iu',
)
const dated = new RegExp(
  String.raw`\b${span},? i was (?<what>(?:looking after|taking care of|caring for|raising|nursing|travelling|traveling|recovering|studying|on (?:maternity|paternity|parental|sick|medical|family) leave|at home with|a stay-at-home|a full[- ]time)[^.,;!?]{0,60})`,
  'iu',
)
const toAdd =
  /\b(?:put|add|show|list|include|write|mention)\b[^.!?]{0,60}\b(?:entry|own|there|line|it|that|resume|cv|gap)\b/i

const asksWhether = /\b(?:do|should|must|shall) (?:i|we|they)\b|\bneed to know\b|\bhow (?:do|can|should) i\b/i

/** What people call such a time. */
const names: readonly (readonly [RegExp, string])[] = [
  [/maternity/i, 'Maternity leave'],
  [/paternity/i, 'Paternity leave'],
  [/parental|raising|at home with|stay-at-home/i, 'Parental leave'],
  [/looking after|taking care|caring|nursing|family/i, 'Family care'],
  [/travel/i, 'Travel'],
  [/recovering|sick|medical/i, 'Medical leave'],
]

/** Null where no such time with its dates is said, or it is not to be added. */
export const careerBreak: MessageReader = ({ latex, message }) => {
  const found = (wasDoing.exec(message) ?? dated.exec(message))?.groups
  const isWish = toAdd.test(message) && !asksWhether.test(message) && !isNotToAdd(message) && isOwnClass(latex)
  const section = sectionOf(latex, 'experience')
  const start = found && dateIn(found['from']!)
  if (!start || !section || !isWish) return null
  const what = found['what']!.trim()
  const title = titleOf(what)
  const dates = spanLike(jobsOf(latex), start, dateIn(found['to']!))
  return {
    edited: {
      latex: withEntry(latex, section, { head: [title, '', '', dates], lines: [], start }),
      said: `I added ${title}, ${dates}, in its place among the jobs, in plain words. Change its title where you like another.`,
    },
    stated: [`${title}: ${dates}`, capitalised(what)],
    rest: sentencesIn(message)
      .filter((sentence) => !isOfBreak(sentence) && !isRemark(sentence))
      .join(' '),
  }
}

function titleOf(what: string): string {
  const name = names.find(([pattern]) => pattern.test(what))?.[1] ?? 'Career break'
  return /\bfull[- ]time\b/i.test(what) ? `${name} (full time)` : name
}

const isOfBreak = (sentence: string): boolean =>
  [
    wasDoing,
    dated,
    toAdd,
    /^\W*(?:there'?s|there is|I have) (?:an? )?(?:gap|hole)\b|^\W*(?:plain wording|no sob story)\b/i,
  ].some((pattern) => pattern.test(sentence))
