// "From 2014 until 2017 I taught pattern cutting at the Langa Arts Centre, unpaid": voluntary work that is not there
// yet, with what was done, in the person's words.
import { capitalised, isPast } from '../../lexicon/verbs.ts'
import { isOwnClass } from '../edits/own-class.ts'
import { fold } from '../edits/find-places.ts'
import { withEntry } from './place-by-date.ts'
import { asNeighbours } from '../edits/edit-bullets.ts'
import { isRemark } from '../phrases/remark.ts'
import { dateIn, dateTyped, spanLike } from '../wishes/corrections/dates-said.ts'
import { sectionOf } from '../wishes/named-places.ts'
import { isNotToAdd, sentencesIn, type MessageReader } from './message-reader.ts'

const span = String.raw`(?:(?:from|between) )?(?<from>${dateTyped})\s*(?:to|until|till|and|-|–)\s*(?<to>${dateTyped}|now|today|present)|(?:since|from) (?<since>${dateTyped})`
const place = String.raw`(?: (?:at|for|with|in)) (?:the )?(?<place>\p{Lu}[\p{L}\d&'’.-]*(?: (?:(?:of|and|the|for|&) )?\p{Lu}[\p{L}\d&'’.-]*){0,6})`
const work = new RegExp(
  String.raw`\bi(?: have|'ve)? (?:also )?(?<verb>\p{L}{3,14}) (?<what>[^.,;!?]{3,80}?)${place}(?<more>[^.;!?]{0,60})`,
  'u',
)
const unpaid = /\b(?:unpaid|voluntar\w+|volunteer\w*|for free|as a helper|pro bono|charity)\b/i

const paid = /\bnot (?:voluntary|unpaid|for free)|\bpaid\b|\b(?:did not|didn't|never)\b/i

interface SaidWork {
  sentence: string
  verb: string
  what: string
  place: string
  more: string
  time: Record<string, string | undefined>
}

/** The sentence that says what was done, where and when. */
function saidIn(sentences: readonly string[]): SaidWork | null {
  for (const sentence of sentences) {
    const time = new RegExp(span, 'iu').exec(sentence)
    const found = time && work.exec(sentence.replace(time[0], ' ').replaceAll(/\bI\b/g, 'i'))?.groups
    const { verb = '', what = '', place: employer = '', more = '' } = found ?? {}
    if (time?.groups && isPast(verb)) return { sentence, verb, what, place: employer, more, time: time.groups }
  }
  return null
}

/** Null where no employer, time or voluntary work is said, or it stands there. */
export const voluntaryWork: MessageReader = ({ latex, message }) => {
  const section = sectionOf(latex, 'volunteering')
  const sentences = sentencesIn(message)
  const said = unpaid.test(message) && !paid.test(message) && !isNotToAdd(message) ? saidIn(sentences) : null
  if (!said || !section || !isOwnClass(latex) || fold(latex).includes(fold(said.place))) return null
  const entries = section.blocks.filter(({ kind }) => kind === 'entry').map((entry) => ({ section, entry }))
  const { from, to, since } = said.time
  const start = dateIn(from ?? since ?? '')
  if (!start) return null
  const dates = spanLike(entries, start, to === undefined ? null : dateIn(to))
  const line = lineOf(latex, said)
  return {
    edited: {
      latex: withEntry(latex, section, { head: ['Volunteer', said.place, '', dates], lines: [line], start }),
      said: `I added Volunteer at ${said.place}, ${dates}, to ${section.heading}: “${line}”.`,
    },
    stated: [`Volunteer at ${said.place}: ${dates}`, line],
    rest: sentences.filter((one) => one !== said.sentence && !isRemark(one) && !belongs.test(one)).join(' '),
  }
}
const belongs = /\b(?:belongs|goes|put it|add it|add that|put that)\b|\bdon't see it\b/i

/** With what is said behind the place: "on Saturday mornings". */
function lineOf(latex: string, { verb, what, more }: SaidWork): string {
  const rest = more
    .replaceAll(/,? ?\b(?:unpaid|voluntarily|as a volunteer|for free)\b/gi, '')
    .replaceAll(/^[\s,]+|[\s,]+$/g, '')
  return asNeighbours(latex, `${capitalised(verb)} ${what}${rest ? ` ${rest}` : ''}`)
}
