// "The road is 16.5 km, not 14", "container count is about 120 a week now", "it was three times, not twice": another
// number or word in the line that the sentence is about.
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import { escapeTex } from '@galley/resume/text/escape-tex'
import { shortened } from '../edits/shortened.ts'
import { spliced } from '../edits/splice.ts'
import { datesSaid, withoutDates } from './dates.ts'
import type { Filled, WishFrame, Sentence } from './frame.ts'
import { groundAll, groundOne } from './ground.ts'
import { isSameStem, stemOf, wordsOf, type NamingWord } from './stems.ts'
import type { Thing, UnitThing } from './things.ts'

const isOther =
  /\b(?:add|bullet|pages?|font|size|margins?|sentences?|words|lines?|max|years? (?:of )?experience|phone|number is|call me|version)\b|[@€$£]|\bhttps?:|\+\d/i
const untrue =
  /\b(?:even th(?:o|ough)|although|never|pretend|looks? (?:so )?(?:much )?(?:nicer|better)|sounds? (?:better|nicer)|invent|make up|bump|inflate)\b/i
const asks =
  /\?\s*$|\bwho'?s gonna know\b|\bno ?body will|^\W*(?:how|what|which|when|where|who|why|is|are|does|do|did|should)\b/i

interface SaidNumber {
  text: string
  from: number
  /** The word behind it, and the one before it. */
  unit: string
  lead: string
}
const number =
  /(?<![\p{L}\d.,/+-])[€$£]?\d{1,3}(?:[.,]\d{3})*(?:[.,]\d+)?(?:\/\d{1,3}(?![\d/]))?\s?(?:%|k\b|m\b)?(?![\d/])|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/giu

const numbersIn = (text: string): SaidNumber[] => {
  const dates = datesSaid(text)
  return Array.from(text.matchAll(number), ({ 0: found, index }) => ({
    text: found.trim(),
    from: index,
    unit: stemOf(/^[\s-]*(\p{L}+)/u.exec(text.slice(index + found.length))?.[1] ?? ''),
    lead: stemOf(/(\p{L}+)(?: of)?\s*$/u.exec(text.slice(0, index))?.[1] ?? ''),
  })).filter(({ from }) => !dates.some((date) => from >= date.from && from < date.to))
}

const isText = (thing: Thing): thing is UnitThing =>
  thing.kind === 'bullet' || thing.kind === 'sentence' || thing.kind === 'detail' || thing.kind === 'item'

/** Null where it is not sure which number is meant, or none is new. */
export const correctFrame: WishFrame = (sentence) => {
  if (
    /:\s\S/.test(sentence.text) ||
    isOther.test(sentence.text) ||
    untrue.test(sentence.text) ||
    asks.test(sentence.text)
  )
    return null
  return numberSaid(sentence) ?? wordPair(sentence)
}

const oldOf = [
  /\b(?:not|instead of|rather than|and not|never)\s+(?:just |only )?(?:[\p{L}]+\s)?$/iu,
  /\bfrom\s+$/i,
  /\b(?:it|that|there it|which|resume|cv|line) (?:still |now |currently )?(?:says?|said|reads?|has)\s+(?:only |just )?$/i,
] as const

const arrow = /^(.{1,40}?)\s*(?:->|→|=>)\s*(.{1,40})$/

interface Numbers {
  fresh: SaidNumber
  old: SaidNumber | null
}

/** "It is about 120 a week now"; "I began when I was 14" is of another time. */
const changes =
  /\b(?:now|nowadays|today|currently|these days|actually|should|must|is|are|it's|its|we're|went (?:up|down)|has|have|takes?|use|uses|wrong|update|change|correct|make it|by now)\b/i

/** The number that is new, and the one that it takes the place of, where it is said; null where there are more. */
function numbersSaid(sentence: Sentence): Numbers | null {
  const { text, things } = sentence
  const isArrow = arrow.test(text.trim())
  const isNamed = ({ lead, text: said }: SaidNumber) =>
    lead.length > 2 &&
    !/^(?:about|around|now|is|was)$/.test(lead) &&
    things.some((thing) => phrasesIn(thing.text).has(`${lead} ${said}`))
  const all = numbersIn(text).filter((one) => isArrow || !isNamed(one))
  const isOld = ({ from }: SaidNumber) =>
    isArrow ? from < text.search(/->|→|=>/) : oldOf.some((pattern) => pattern.test(text.slice(0, from)))
  const [fresh, ...more] = all.filter((one) => !isOld(one))
  const [said, ...olds] = all.filter(isOld)
  const isOne = more.length === 0 && olds.length === 0
  const isChange = olds.length + (said ? 1 : 0) > 0 || changes.test(text)
  return fresh && isOne && isChange ? { fresh, old: said ?? oldBefore(sentence, all.length) ?? null } : null
}

const sure = (thing: UnitThing) => ({ thing, score: 1, coverage: 1 })

/** The line that the sentence is about. */
function lineOf({ things, before }: Sentence, { fresh, old }: Numbers, words: readonly NamingWord[]): UnitThing | null {
  const units = things.filter(isText).filter((thing) => numbersIn(thing.text).length > 0)
  const within = old ? units.filter((unit) => numbersIn(unit.text).some((one) => isSameNumber(one, old))) : units
  const hasLead = (unit: UnitThing) => numbersIn(unit.text).some(({ lead }) => lead === fresh.lead)
  const led = fresh.lead.length > 3 ? within.filter(hasLead) : []
  if (old && within.length === 1) return within[0]!
  const meant =
    (led.length === 1 ? sure(led[0]!) : null) ??
    (words.length > 0 ? groundOne(things, within, words) : null) ??
    groundOne(things, within, [...words, ...wordsOf(withoutDates(before))])
  if (!meant || meant.score < minScore) return null
  return old || explained(meant.thing, words) >= minExplained ? meant.thing : null
}

function numberSaid(sentence: Sentence): Filled | null {
  const said = numbersSaid(sentence)
  if (!said) return null
  const { fresh, old } = said
  const words = wordsOf(withoutDates(sentence.text)).filter((word) => !/\d/.test(word.text))
  const line = lineOf(sentence, said, words)
  const slot = line && slotIn(line, { fresh, old, words: words.map(({ stem }) => stem) })
  if (!line || !slot || slot.text === fresh.text) return null
  const isOtherUnit = !old && timeUnit.test(fresh.unit) && !isSameStem(slot.unit, fresh.unit)
  return isOtherUnit ? null : replaced(sentence.latex, line, { old: slot.text, fresh: likeOld(slot.text, fresh.text) })
}
const timeUnit = /^(?:day|week|month|year|hour|minut)/
const minScore = 0.5
const minExplained = 0.5
/** Of the words of the sentence, how many the line or what it stands under has. */
const explained = ({ stems }: Thing, words: readonly NamingWord[]): number =>
  words.length === 0
    ? 1
    : words.filter(({ stem }) => [...stems.keys()].some((own) => isSameStem(own, stem))).length / words.length
/** "Year 3" is a name of something, where it stands so. */
const phrasesIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/(\p{Lu}\p{L}+) (\d+)/gu), ([, word = '', digits]) => `${stemOf(word)} ${digits}`))

/** "220 a day is old data. We are at 260": the number that was said before, where one line has it. */
function oldBefore({ before, things }: Sentence, count: number): SaidNumber | undefined {
  const [one, ...others] =
    count === 1 && /\b(?:old|outdated|wrong|before|was|used to|no longer|not right|incorrect)\b/i.test(before)
      ? numbersIn(before)
      : []
  if (!one || others.length > 0) return undefined
  return things.filter(isText).some(({ text }) => numbersIn(text).some((own) => isSameNumber(own, one)))
    ? one
    : undefined
}

/** "14" is of "14 km". */
const isSameNumber = (one: SaidNumber, other: SaidNumber): boolean => bare(one.text) === bare(other.text)
const bare = (text: string): string =>
  /\d/.test(text) ? text.replace(/\/.*$/, '').replaceAll(/[^\d.]/g, '') : text.toLowerCase()
const likeOld = (old: string, fresh: string): string => {
  const sign = /[%km]$/i.exec(old)?.[0] ?? ''
  const lead = /^[€$£]/.exec(old)?.[0] ?? ''
  if (lead !== '' && !fresh.startsWith(lead))
    return `${lead}${fresh}${sign !== '' && !/[%km]$/i.test(fresh) ? sign : ''}`
  return sign !== '' && !/[%km]$/i.test(fresh) && !/\s/.test(old) ? `${fresh}${sign}` : fresh
}

function slotIn(
  { text }: UnitThing,
  { fresh, old, words }: { fresh: SaidNumber; old: SaidNumber | null; words: readonly string[] },
): SaidNumber | null {
  const slots = numbersIn(text)
  const only = <T>(some: readonly T[]): T | null => (some.length === 1 ? some[0]! : null)
  if (old) return only(slots.filter((one) => isSameNumber(one, old)))
  const named = (stem: string) =>
    stem.length > 2 && (words.some((word) => isSameStem(word, stem)) || isSameStem(stem, fresh.unit))
  return (
    only(slots.filter(({ unit }) => fresh.unit.length > 2 && isSameStem(unit, fresh.unit))) ??
    only(slots.filter(({ lead }) => lead.length > 3 && lead === fresh.lead)) ??
    only(slots.filter(({ unit, lead }) => named(unit) || named(lead))) ??
    only(slots)
  )
}

const pair =
  /^(?:(?:it|that|this|they) (?:was|is|were|are|should (?:be|say))|should (?:be|say)|(?:it )?says)?\s*(?<fresh>[^,.;:]{2,40}?),? (?:and )?(?:not|instead of|rather than) (?:just |only )?(?<old>[^,.;:]{2,40})$/iu

/** An order, or how it is spelt. */
const isNoWord = (fresh: string): boolean =>
  /\d/.test(fresh) ||
  fresh.split(' ').length > 4 ||
  /^(?:put|write|say|make|use|set|with|it|that|this|they|we|I)\b/i.test(fresh) ||
  /^(?:one|two|a|an|single|separate) (?:single )?words?\b|^(?:capital|plural|singular|lower|upper)/i.test(fresh)

/** "Last point under X, it was three times, not twice": words in the place of words that stand in one line alone. */
function wordPair({ text, before, things, latex }: Sentence): Filled | null {
  const [, lead = '', rest = text] = /^(.*?)(?:[,:] )((?:it|that|this|they|should)\b.*)$/iu.exec(text) ?? []
  const { fresh = '', old = '' } = pair.exec(rest.trim().replace(/[.!\s]+$/, ''))?.groups ?? {}
  if (fresh === '' || isNoWord(fresh) || (numbersIn(old).length > 0 && numbersIn(fresh).length === 0)) return null
  const holding = things
    .filter(isText)
    .filter(({ kind }) => kind !== 'item')
    .filter(({ text: own }) => wordAt(own, old) >= 0)
  const words = wordsOf(`${lead} ${before}`)
  const [meant] = holding.length === 1 ? holding : groundAll(things, holding, words).map(({ thing }) => thing)
  return meant ? replaced(latex, meant, { old, fresh }) : null
}

const wordAt = (text: string, word: string): number =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${regexpLiteral(word)}(?![\p{L}\p{N}])`, 'iu').exec(text)?.index ?? -1

function replaced(
  latex: string,
  { unit, text }: UnitThing,
  { old, fresh }: { old: string; fresh: string },
): Filled | null {
  const source = latex.slice(unit.from, unit.to)
  const at = wordAt(source, escapeTex(old))
  if (at < 0) return null
  const from = unit.from + at
  const after =
    text.slice(0, Math.max(0, wordAt(text, old))) + fresh + text.slice(Math.max(0, wordAt(text, old)) + old.length)
  return {
    edited: {
      latex: spliced(latex, [{ from, to: from + escapeTex(old).length, text: escapeTex(fresh) }]),
      said: `I changed “${old}” to “${fresh}” in “${shortened(text)}”.`,
    },
    stated: [after],
    isTyped: true,
  }
}
