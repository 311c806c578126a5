// "Brouwer was from March 2014, not Feb", "manual handling was renewed Jan 2025": a date of an entry that is named.
import { entriesOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { spliced } from '../edits/splice.ts'
import {
  betweenDates,
  inFigures,
  dashLike,
  dateIn,
  dateLike,
  inWords,
  monthTyped,
  present,
  type SaidDate,
} from '../wishes/corrections/dates-said.ts'
import type { WishClause, ReadClause } from '../phrases/clause.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'

const date = String.raw`(?:(?:the )?(?:end|beginning|start|middle) of )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:${monthTyped}(?: \d{1,2}(?:st|nd|rd|th)?,?)?(?: (?:19|20)\d\d)?|(?:19|20)\d\d|\d{1,2}[/.](?:19|20)\d\d)`
const starting = 'from|since|starts?|started|starting|begins?|began|joined'
const ending = 'until|till|til|to|ends?|ended|finish(?:es|ed)?|left|stopped|quit|through|thru'
const renewing = 'renewed|redone|retaken|passed|updated|done'
const idle = 'was|is|were|are|actually|really|only|also|just|I|it|at|should be|should have been|has been|got|in|on|the'
const verbs = `(?<verb>(?:(?:${idle}|${starting}|${ending}|${renewing})\\s+)+)`
const clause = new RegExp(
  `^(?:(?<first>I (?:started|began|joined|left|quit|finished|ended|stopped))(?: work(?:ing)?)?(?: at| with| in)? )?(?:the |my )?(?<phrase>.{2,60}?)(?:'s)?(?: (?:job|role|position|one|course|certificate|date))? ${verbs}(?<date>${date})(?:,? (?:and )?(?:not|instead of|rather than) .{2,30})?$`,
  'iu',
)

const spanned = new RegExp(
  `^(?:the )?(?:dates?|years?|time)(?: (?:for|of|at|on))? (?:the |my )?(?<phrase>.{2,60}?)(?: (?:job|role|position|one))? (?:(?:is|are) wrong,? )?(?:it was|it is|it's|they (?:were|are)|was|were|is|are|should be|to)(?: actually| really)? (?:from )?(?<from>${date}) ?(?:to|until|till|-|–) ?(?<to>${date}|now|today|present)$`,
  'iu',
)

const ended = new RegExp(
  `^(?:the |my )?(?<phrase>.{2,60}?)(?:'s)? (?<end>start|starting|begin|beginning|joining|end|ending|finish|leaving)(?:ing)? date (?:(?:is|was) (?:wrong|not right|incorrect),? ?)?(?:(?:it|that) )?(?:was|is|should be|to|:)?(?: actually| really)? ?(?:in )?(?<date>${date})(?:,? (?:and )?(?:not|instead of|rather than) .{2,30})?$`,
  'iu',
)

/** "My Scioto start date is wrong, it was March 2022". */
function endClause({ latex, words, message }: WishClause): ReadClause | null {
  const found = ended.exec(words)?.groups
  const target = found ? phraseTarget(latex, found['phrase']!) : null
  if (!found || target?.kind !== 'entry') return null
  const said = saidDate(found['date']!, { message, entry: target.found })
  const end: End = /^(?:start|begin|join)/i.test(found['end']!) ? 'start' : 'end'
  const edited = said && withDate(latex, target.found, { said, end })
  return edited && { ...edited, about: found['phrase']! }
}

/** Both ends at once. */
function spanClause({ latex, words, message }: WishClause): ReadClause | null {
  const found = spanned.exec(words)?.groups
  const target = found ? phraseTarget(latex, found['phrase']!) : null
  if (!found || target?.kind !== 'entry') return null
  const entry = target.found
  const range = entry.entry.argRanges?.at(-1)
  const [from, to] = [found['from']!, found['to']!].map((one) => saidDate(one, { message, entry }))
  if (!range || !from || (!to && !/^(?:now|today|present)$/i.test(found['to']!))) return null
  const text = `${dateLike([entry], from)}${dashLike(entriesOf(latex))}${to ? dateLike([entry], to) : 'Present'}`
  const old = entry.entry.args?.at(-1) ?? ''
  const edited = {
    latex: spliced(latex, [{ from: range.from, to: range.to, text }]),
    said: `I changed the dates of ${titleOf(entry.entry)} from ${old} to ${text}.`,
  }
  return { edited, about: found['phrase']!, stated: [`${titleOf(entry.entry)}: ${inFigures(text)}`] }
}

/** Null where a word is left over, no entry is named, or it is not sure which of its dates is meant. */
export const datesClause = (given: WishClause): ReadClause | null =>
  spanClause(given) ?? endClause(given) ?? dateClause(given)

function dateClause({ latex, words, message }: WishClause): ReadClause | null {
  const found = clause.exec(words)?.groups
  const target = found ? phraseTarget(latex, found['phrase']!) : null
  if (!found || target?.kind !== 'entry') return null
  const said = saidDate(found['date']!, { message, entry: target.found })
  if (!said) return null
  const is = has(renewing, found['verb']!) ? 'renewal' : null
  const edited = withDate(latex, target.found, {
    said,
    end: endMeant(`${found['first'] ?? ''} ${found['verb']}`),
    is,
  })
  return edited && { ...edited, about: found['phrase']! }
}

type End = 'start' | 'end' | null
const has = (words: string, text: string) => new RegExp(`\\b(?:${words})\\b`, 'i').test(text)
const endMeant = (verb: string): End => (has(starting, verb) ? 'start' : has(ending, verb) ? 'end' : null)

/** A month without its year is of the year of the date that it replaces, or of the only other one that is said. */
function saidDate(words: string, { message, entry }: { message: string; entry: FoundEntry }): SaidDate | null {
  const whole = dateIn(words)
  if (whole) return whole
  const own = (entry.entry.args?.at(-1) ?? '').match(/\b(?:19|20)\d\d\b/g)
  const years = new Set(present.test(entry.entry.args?.at(-1) ?? '') ? message.match(/\b(?:19|20)\d\d\b/g) : own)
  const [year, ...others] = years
  return year !== undefined && others.length === 0 ? dateIn(`${words.replace(/^.*\bof /i, '')} ${year}`) : null
}

type Dated = Pick<ReadClause, 'edited' | 'stated'>

/** `end` null: where there is one date alone. Null where it is not sure which date is meant. */
export function withDate(
  latex: string,
  found: FoundEntry,
  { said, end, is = null }: { said: SaidDate; end: End; is?: DateKind | null },
): Dated | null {
  const [dates, range] = [found.entry.args?.at(-1), found.entry.argRanges?.at(-1)]
  const part = dates === undefined ? null : partMeant(dates, end)
  if (dates === undefined || !range || !part) return null
  const { old, from, what } = part
  const fresh = dateLike(dates.length > 4 ? [found] : entriesOf(latex), said)
  const name = titleOf(found.entry)
  const isOther = end === null && is !== null && part.from > 0 !== (is === 'expiry')
  if (isOther) return { edited: { problem: otherKind(name, { dates, said, is }) } }
  if (isSameDate(old, fresh, said)) return { edited: { problem: `${name} says ${old} already.` } }
  const text = `${dates.slice(0, from)}${fresh}${dates.slice(from + old.length)}`
  return {
    edited: {
      latex: spliced(latex, [{ from: range.from, to: range.to, text }]),
      said: `I changed ${what} of ${name} from ${old} to ${fresh}.`,
    },
    stated: [`${name}: ${inFigures(text)}`],
  }
}

/** "In 2018" takes no month away. */
const isSameDate = (old: string, fresh: string, said: SaidDate): boolean =>
  old === fresh || (said.month === null && dateIn(old)?.year === said.year)

/** Of a certificate: when it was renewed, or until when it is valid. */
export type DateKind = 'renewal' | 'expiry'

/** The date that stands there says another thing. */
const otherKind = (name: string, { dates, said, is }: { dates: string; said: SaidDate; is: DateKind }): string =>
  is === 'expiry'
    ? `${name} says “${dates}”, and not until when it is valid. Say: replace "${dates}" by "valid until ${inWords(said)}".`
    : `${name} says “${dates}”. Until when is it valid now? Say: “it is valid until …”, with its name.`

interface DatePart {
  old: string
  from: number
  what: string
}

const stamped = new RegExp(
  String.raw`^((?:exp(?:\.|ires?)?|valid(?: until| till| to| thru)?|until|till)[.:]? )(.{4,30})$`,
  'i',
)

/** "exp. 09/2026": the words before it stay. */
function alone(text: string): DatePart {
  const [, before = '', date = text] = stamped.exec(text) ?? []
  return { old: date, from: before.length, what: 'the date' }
}

/** The only date, or the one at the end that is meant. */
function partMeant(dates: string, end: End): DatePart | null {
  const parts = dates.length > 60 ? [] : dates.split(betweenDates)
  const [first, last] = parts
  if (first === undefined || parts.length > 2) return null
  const part: DatePart | null =
    last === undefined
      ? alone(first)
      : end === null
        ? null
        : end === 'start'
          ? { old: first, from: 0, what: 'the beginning' }
          : { old: last, from: dates.lastIndexOf(last), what: 'the end' }
  return part && (present.test(part.old) || dateIn(part.old)) ? part : null
}
