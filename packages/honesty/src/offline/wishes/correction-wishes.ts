// A word or a number that is put right: "30 weddings should be 40", "swing lead, not day lead", "story times are 4 a
// week now". What the person says is what is written, in the line that they mean.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { quantitiesOf } from '../../guard/text/quantities.ts'
import type { Quantity } from '../../guard/text/quantity.ts'
import { contentStems } from '../../guard/text/words.ts'
import type { Edited } from '../edits/edited.ts'
import { spliced } from '../edits/splice.ts'
import { numberPlace } from './corrections/content-places.ts'
import { isSureAndOwn } from './corrections/own-numbers.ts'
import { pairWish } from './corrections/pair-wish.ts'
import { shared, telling, unitMeant, unitsOf, type TextUnit } from '../edits/text-units.ts'

/** Null where nothing is put right, or it is unclear what. */
export const correctionWish = (latex: string, message: string): Edited | null =>
  pairWish(latex, message) ?? numberWish(latex, message)

const updates =
  /\b(?:updat\w+|chang\w+|correct\w*|fix|now|any ?more|instead|not|was|were|went|came|got|had|has|more like|closed|new)\b/i
const aNumber = /(?<![\p{L}\p{N}.,])[$£€]?\d[\d.,]*\d%?|(?<![\p{L}\p{N}.,])[$£€]?\d%?/gu
const signOf = (text: string) => text.replaceAll(/[\d.,]/g, '')
const numbersIn = (text: string) => (text.match(aNumber) ?? []).map((one) => one.replace(/[.,]$/, ''))

/**
 * "The 71% was for 2023. The 2024 result came and we had 74%": of the numbers one stands in the resume, and one of its
 * kind is new. A year beside them goes along, where the line has it.
 */
export function updateWish(latex: string, message: string): Edited | null {
  if (!updates.test(message) || message.length > 400 || !isSureAndOwn(message)) return null
  let text = latex
  const said: string[] = []
  for (const clause of clausesOf(latex, message)) {
    const edited = updatedIn(text, clause)
    const named = edited ? null : numberWish(text, clause)
    if (edited) said.push(`I changed ${edited.before} to ${edited.after}.`)
    else if (named && 'latex' in named) said.push(named.said)
    text = edited?.latex ?? (named && 'latex' in named ? named.latex : text)
  }
  return said.length === 0 ? null : { latex: text, said: said.join(' ') }
}

/** Its two numbers stand in different sentences. */
export const isOneUpdate = (latex: string, message: string): boolean =>
  amountsIn(message).length === 2 && updateWish(latex, message) !== null

const ofDate =
  /\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b(?!\d)/gi
const amountsIn = (message: string) => numbersIn(message.replaceAll(ofDate, ' ')).filter((one) => !ofYears(Number(one)))

/** Whole sentences belong together where they have two numbers of a kind; otherwise each part for itself. */
function clausesOf(latex: string, message: string): string[] {
  const amounts = amountsIn(message)
  const isPair =
    amounts.length === 2 && unitsOf(latex).some(({ text }) => numbersIn(text).some((one) => amounts.includes(one)))
  if (isPair) return [message]
  // "Herd is 680 now and 5 staff": both are so now.
  const now = isNow.test(message) ? ' now' : ''
  return message
    .split(/[.;!?](?!\d)|,? (?:and|but|also) /)
    .map((clause) => (isNow.test(clause) ? clause : clause + now))
}

function updatedIn(latex: string, clause: string): { latex: string; before: string; after: string } | null {
  const units = unitsOf(latex)
  const linesWith = (one: string) => units.filter(({ text }) => numbersIn(text).includes(one))
  const pair = oldAndNew(clause, (one) => linesWith(one).length > 0)
  if (!pair) return null
  const [old, fresh] = pair
  const lines = linesWith(old)
  const named = telling(clause).filter((word) => !/\d/.test(word))
  const unit = lines.length === 1 ? lines[0] : unitMeant(lines, named)
  // A bare number may be any: what is counted is named, too.
  if (!unit || (signOf(old) === '' && old.length < 3 && shared(unit.text, named) === 0)) return null
  // A number gives way to a number.
  if (!/\d/.test(fresh)) return null
  const changed = numberReplaced(latex, unit, [old, fresh])
  return changed === null ? null : { latex: yearMoved(changed, unit, clause), before: old, after: fresh }
}

/** Of two numbers of a kind the one that stands in the resume, and the one that does not. */
function oldAndNew(clause: string, isThere: (one: string) => boolean): readonly [string, string] | null {
  const amounts = amountsIn(clause)
  const [known, unknown] = [amounts.filter(isThere), amounts.filter((one) => !isThere(one))]
  const [old, fresh] = [known[0], unknown[0]]
  if (old === undefined || fresh === undefined || amounts.length !== 2) return null
  return signOf(old) === signOf(fresh) ? [old, fresh] : null
}

/** The year that is said beside the new number, in the place of the line's own. */
function yearMoved(latex: string, unit: TextUnit, clause: string): string {
  const years = numbersIn(clause).filter((one) => ofYears(Number(one)))
  const own = numbersIn(unit.text)
  const [gone, come] = [years.find((one) => own.includes(one)), years.find((one) => !own.includes(one))]
  return (gone && come && numberReplaced(latex, { ...unit, to: unit.to + 4 }, [gone, come])) || latex
}

function numberReplaced(
  latex: string,
  range: Pick<TextUnit, 'from' | 'to'>,
  [old, fresh]: readonly [string, string],
): string | null {
  const place = numberPlace(latex, range, escapeTex(old))
  return place && spliced(latex, [{ ...place, text: escapeTex(fresh) }])
}

const isNow =
  /\b(?:now|these days|nowadays|actually|currently|this year|since|by now|we'?re at|up to|went up|grew|bigger|changed|make (?:it|that)|it'?s)\b/i
const ofYears = (value: number) => Number.isInteger(value) && value > 1950 && value < 2100

/** A time, or a filler: lines about different things share them. */
const saysLittle =
  /^(?:like|about|around|only|some|times?|days?|weeks?|months?|years?|hours?|minutes?|nights?|mornings?|evenings?|daily|weekly|monthly|today|time|end|start)$/
const maxOtherWords = 4

/** Neither years nor times of day: "from 3 a.m.". */
const countsIn = (text: string): Quantity[] =>
  quantitiesOf(text.replaceAll(timeOfDay, '')).filter(({ value }) => !ofYears(value))
const timeOfDay = /(?<!\d)\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\b\.?|o['’]clock)/gi

/** "Its 8 officers on graves now": the number of the line that says it of the same things. */
function numberWish(latex: string, message: string): Edited | null {
  if (!isNow.test(message) || message.length > 200 || !isSureAndOwn(message)) return null
  const said = quantitiesOf(message).filter(({ value }) => !ofYears(value))
  const [claim] = said
  if (!claim || said.length > 2) return null
  const named = telling(message).filter((word) => !/\d/.test(word) && !saysLittle.test(word))
  const unit = unitMeant(
    unitsOf(latex).filter(({ text }) => countsIn(text).length > 0),
    named,
  )
  if (!unit || shared(unit.text, named) === 0) return null
  const old = numberMeant(unit, { claim, named })
  return old && old.value !== claim.value ? withNumber(latex, unit, [firstOf(old.text), firstOf(claim.text)]) : null
}

/** Of the line's numbers the one that the new one takes the place of. */
function numberMeant(
  unit: TextUnit,
  { claim, named }: { claim: Quantity; named: readonly string[] },
): Quantity | undefined {
  const numbers = countsIn(unit.text)
  const alike = numbers.filter(({ counted }) => counted.some((one) => claim.counted.includes(one)))
  if (alike.length === 1) return alike[0]
  // A story has a number, too: one that is about another thing than the line's.
  if (alike.length === 0 && named.length > maxOtherWords && shared(unit.text, named) * 3 < named.length)
    return undefined
  // "40 wedding cakes" where the line has cakes, and a number of shops.
  const stems = contentStems(unit.text)
  if (alike.length === 0 && claim.counted.some((one) => stems.includes(one))) return undefined
  const only = numbers.length === 1 && numbersIn(unit.text).length <= 1 ? numbers[0] : undefined
  const nearest = nearestNumber(unit.text, named)
  return only ?? numbers.find(({ text }) => nearest !== null && text.startsWith(nearest))
}

/** Of several numbers the one beside what is named: "banquets up to 300". */
function nearestNumber(text: string, named: readonly string[]): string | null {
  const low = text.toLowerCase()
  const places = named.flatMap((word) => (low.includes(word) ? [low.indexOf(word)] : []))
  const [first, second] = numbersIn(text)
    .map((one) => ({ one, distance: Math.min(...places.map((at) => Math.abs(text.indexOf(one) - at))) }))
    .toSorted((a, b) => a.distance - b.distance)
  return first && places.length > 0 && first.distance < (second?.distance ?? Infinity) ? first.one : null
}

/** Without what is joined to it: "620" of "620-cow". */
const firstOf = (text: string) =>
  /^\d[\d.,]*(?=-\p{L})/u.exec(text)?.[0] ?? /^\S+/.exec(text)?.[0]?.replace(/[,;:]$/, '') ?? text

function withNumber(latex: string, unit: TextUnit, [old, fresh]: readonly [string, string]): Edited | null {
  // A number gives way to a number.
  if (!/\d/.test(fresh)) return null
  const changed = numberReplaced(latex, unit, [old, fresh])
  const { text } = unit
  return changed === null
    ? null
    : {
        latex: changed,
        said: `I changed ${old} to ${fresh} in “${text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text}”.`,
      }
}

/** "Add the percentage, 210 to 340": worked out from the two numbers that the line has. */
export function shareWish(latex: string, message: string): Edited | null {
  if (!/\b(?:percent(?:age)?|per cent|%)/i.test(message) || !/\b(?:add|show|say|put|what|how)\b/i.test(message))
    return null
  const unit = unitMeant(
    unitsOf(latex).filter(({ kind }) => kind === 'bullet'),
    telling(message),
  )
  return unit && withShare(latex, unit)
}

function withShare(latex: string, unit: TextUnit): Edited | null {
  const [, from = '', to = ''] = /\bfrom\s(\S+).{0,40}?\sto\s(\S+)/i.exec(unit.text) ?? []
  const numbers = quantitiesOf(unit.text)
  const [before, after] = [from, to].map((word) =>
    numbers.find(({ text }) => word !== '' && text.startsWith(firstOf(word))),
  )
  if (!before || !after) return null
  if (before.unit !== after.unit && before.unit !== '' && after.unit !== '')
    return {
      problem: `“${firstOf(before.text)} …” and “${firstOf(after.text)} …” are not in the same unit, so a percentage needs your word for how they compare. Say it as a number, and I write it.`,
    }
  if (before.value === 0) return null
  const share = Math.round((Math.abs(after.value - before.value) / before.value) * 100)
  const place = latex.slice(unit.from, unit.to).lastIndexOf(firstOf(after.text))
  if (place === -1) return null
  const sign = after.value > before.value ? '+' : '-'
  const at = unit.from + place + firstOf(after.text).length
  return {
    latex: spliced(latex, [{ from: at, to: at, text: ` (${sign}${share}\\%)` }]),
    said: `I added ${sign}${share} %, worked out from ${firstOf(before.text)} and ${firstOf(after.text)}; both numbers stay.`,
  }
}
