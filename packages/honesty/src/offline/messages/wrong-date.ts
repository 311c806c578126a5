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
  const at = sentences.findIndex((sentence) => complains.test(sentence) && entryIn(latex, sentence))
  const right = sentences.slice(at + 1).find((sentence) => corrects.test(sentence))
  if (at < 0 || right === undefined) return null
  const wrong = sentences[at]!
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

const isThere =
  /\bi(?:'m| am| do)? (?:am )?still (?:(?:am|work|working|do|employed|there|at|in|with|volunteer)\b)|\bi(?: have|'ve)? (?:never left|not left|haven't left)\b|\b(?:it|that)(?:'s| is) still going\b|\bi (?:haven't|have not|didn't|did not|never) (?:left|leave|quit)\b/i

/** A job that has an end, and goes on. */
function stillThere({ latex, message }: WholeMessage): ReadMessage | null {
  const sentences = sentencesIn(message)
  const said = sentences.find((sentence) => isThere.test(sentence))
  if (said === undefined) return null
  const about = [said, ...sentences.filter((sentence) => sentence !== said)].find((sentence) =>
    entryIn(latex, sentence),
  )
  const found = about === undefined ? null : entryIn(latex, about)
  const range = found?.entry.argRanges?.at(-1)
  const dates = found?.entry.args?.at(-1) ?? ''
  const parts = dates.split(betweenDates)
  if (!found || !range || about === undefined || parts.length !== 2 || present.test(parts[1]!)) return null
  const now = presentLike(latex)
  const text = `${dates.slice(0, dates.length - parts[1]!.length)}${now}`
  return {
    edited: {
      latex: spliced(latex, [
        { from: range.from, to: range.to, text: latex.slice(range.from, range.to).replace(parts[1]!, now) },
      ]),
      said: `I changed the end of ${titleOf(found.entry)} from ${parts[1]} to ${now}.`,
    },
    stated: [`${titleOf(found.entry)}: ${inFigures(text)}`],
    rest: restOf(sentences, [said, about]),
  }
}

/** As the other jobs write it. */
const presentLike = (latex: string): string =>
  entriesOf(latex)
    .map(({ entry }) => present.exec(entry.args?.at(-1) ?? '')?.[0])
    .find((word) => word !== undefined) ?? 'Present'
