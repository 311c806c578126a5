// "Why does it say I left Hargreaves in Nov 2016? It was Feb 2017", "someone put an end date on Artscape, I am still
// there": a date that is wrong, in one sentence, and what is right in another.
import { entriesOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { spliced } from '../edits/splice.ts'
import { withDate } from '../clauses/dates-clause.ts'
import { phraseTarget, subjectOf } from '../phrases/phrase-target.ts'
import {
  betweenDates,
  dateIn,
  dateTyped,
  inFigures,
  monthTyped,
  present,
  type SaidDate,
} from '../wishes/corrections/dates-said.ts'
import { restOf, sentencesIn, type MessageReader, type ReadMessage, type WholeMessage } from './message-reader.ts'

const typed = String.raw`(?:${dateTyped}|${monthTyped})`
const complains = new RegExp(
  String.raw`\b(?:say|says|said|saying|shows?|has|have|got|put|wrote|states?|lists?|there)\b.{0,100}?\b(?<old>${typed})`,
  'i',
)
const isRight = /\b(?:is|are) (?:right|correct|fine|ok(?:ay)?)\b/i
const corrects = new RegExp(
  String.raw`^\W*(?:no,? |but |actually,? |really,? )*(?:it|that|the (?:right|real|correct) (?:one|date|month|year)|i (?:left|finished|started|began|joined))(?:'s| is| was| should be| should have been| should say)?(?: really| actually| in| on| till| until)* (?<fresh>${typed})\b`,
  'i',
)
const ending = /\b(?:left|finished|ended|quit|stopped|end|until|till|leaving)\b/i
const starting = /\b(?:started|began|joined|start|from|since|joining)\b/i

/** Null where no entry is named, or what is wrong and what is right are not both said. */
export const wrongDate: MessageReader = (whole) => corrected(whole) ?? stillThere(whole)

function entryIn(latex: string, sentence: string): FoundEntry | null {
  const subject = subjectOf(latex, sentence)
  const named = subject ?? nameIn(latex, sentence)
  const target = named === null ? null : phraseTarget(latex, named)
  return target?.kind === 'entry' ? target.found : null
}

/** A word with a capital letter that names an entry. */
const nameIn = (latex: string, sentence: string): string | null =>
  (sentence.match(/\p{Lu}[\p{L}'&-]{2,30}(?: \p{Lu}[\p{L}'&-]{1,30}){0,3}/gu) ?? []).find(
    (name) => phraseTarget(latex, name)?.kind === 'entry',
  ) ?? null

function corrected({ latex, message }: WholeMessage): ReadMessage | null {
  const sentences = sentencesIn(message)
  const right = sentences.find((sentence) => corrects.test(sentence))
  const wrong = sentences
    .slice(0, right === undefined ? 0 : sentences.indexOf(right))
    .findLast((sentence) => complains.test(sentence) && !isRight.test(sentence) && entryIn(latex, sentence))
  if (right === undefined || wrong === undefined) return null
  const old = complains.exec(wrong)?.groups?.['old'] ?? ''
  const found = entryIn(latex, wrong)!
  const end = endMeant(found, { wrong, old })
  const said = dateSaid(corrects.exec(right)!.groups!['fresh']!, old)
  const dated = said && end && withDate(latex, found, { said, end })
  return dated && { ...dated, rest: restOf(sentences, [wrong, right]) }
}

/** A month alone is of the year that is wrong, too. */
function dateSaid(fresh: string, old: string): SaidDate | null {
  const year = /(?:19|20)\d\d/.exec(old)?.[0]
  return dateIn(fresh) ?? (year === undefined ? null : dateIn(`${fresh} ${year}`))
}

/** By its verb; else by which of the two dates has the year that is wrong. */
function endMeant({ entry }: FoundEntry, { wrong, old }: { wrong: string; old: string }): 'start' | 'end' | null {
  const parts = (entry.args?.at(-1) ?? '').split(betweenDates)
  const [isEnd, isStart] = [ending.test(wrong), starting.test(wrong)]
  if (isEnd !== isStart) return isEnd ? 'end' : 'start'
  const year = dateIn(old)?.year
  const same = parts.map((part) => year !== undefined && dateIn(part)?.year === year)
  return same[0] === same[1] ? null : same[0] ? 'start' : 'end'
}

/** With its name and nothing more, or of a job that the message says has an end. */
const atNamed =
  /^\W*(?:but |and |no,? )?I(?:'m| am)? still (?:(?:work|working|employed) )?(?:at|in|for|with) (?:the )?(?<name>\p{Lu}[\p{L}\d&'’. -]{1,50}?)[\s.!]*$/u
const pointing =
  /^\W*(?:but |and |no,? )?I(?:'m| am)? still (?:there|working there|work there|employed there|doing it)[\s.!]*$|^\W*(?:but |and )?I (?:haven't|have not|never|didn't) (?:left|leave|quit)[\s.!]*$/i
const hasEnd = /\b(?:end date|ended|finish\w*|stopped|until|past|over|gone|left|closed)\b/i

/** The job that is said to go on, and the sentences that say so. */
function goingOn({ latex, message }: WholeMessage): { found: FoundEntry; read: readonly string[] } | null {
  const sentences = sentencesIn(message)
  const named = sentences.find((sentence) => atNamed.test(sentence))
  if (named !== undefined) {
    const target = phraseTarget(latex, atNamed.exec(named)!.groups!['name']!)
    return target?.kind === 'entry' ? { found: target.found, read: [named] } : null
  }
  const said = sentences.find((sentence) => pointing.test(sentence))
  const about = sentences.find((sentence) => sentence !== said && hasEnd.test(sentence) && entryIn(latex, sentence))
  const found = said === undefined || about === undefined ? null : entryIn(latex, about)
  return found && { found, read: [said!, about!] }
}

/** A job that has an end, and goes on. */
function stillThere(whole: WholeMessage): ReadMessage | null {
  const job = goingOn(whole)
  const range = job?.found.entry.argRanges?.at(-1)
  const dates = job?.found.entry.args?.at(-1) ?? ''
  const [, last, ...more] = dates.split(betweenDates)
  if (!job || !range || last === undefined || more.length > 0 || present.test(last)) return null
  const { latex, message } = whole
  const now = presentLike(latex)
  const name = titleOf(job.found.entry)
  return {
    edited: {
      latex: spliced(latex, [
        { from: range.from, to: range.to, text: latex.slice(range.from, range.to).replace(last, () => now) },
      ]),
      said: `I changed the end of ${name} from ${last} to ${now}.`,
    },
    stated: [`${name}: ${inFigures(`${dates.slice(0, dates.length - last.length)}${now}`)}`],
    rest: restOf(sentencesIn(message), job.read),
  }
}

/** As the other jobs write it. */
const presentLike = (latex: string): string =>
  entriesOf(latex)
    .map(({ entry }) => present.exec(entry.args?.at(-1) ?? '')?.[0])
    .find((word) => word !== undefined) ?? 'Present'
