// A word or a number that is put right: "30 weddings should be 40", "swing lead, not day lead", "story times are 4 a
// week now". What the person says is what is written, in the line that they mean.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { quantitiesOf } from '../../guard/text/quantities.ts'
import type { Edited } from '../edits/edited.ts'
import { spliced } from '../edits/splice.ts'
import { shared, telling, unitMeant, unitsOf, type TextUnit } from './text-units.ts'

const phrase = String.raw`["“']?([\p{L}\p{N}£$€%][\p{L}\p{N}£$€%.,'’ /+-]{0,50}?)["”']?`
const pairs: readonly { pattern: RegExp; old: number; fresh: number }[] = [
  {
    pattern: new RegExp(String.raw`\b${phrase} should (?:be|say|read|have been) ${phrase}(?=[,.;!]|$)`, 'iu'),
    old: 1,
    fresh: 2,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:it'?s|its|that'?s|is|was|were|are|actually|say|put|till|until|in)?\s*${phrase},? (?:and )?not ${phrase}(?=[,.;!]|$)`,
      'iu',
    ),
    old: 2,
    fresh: 1,
  },
  {
    pattern: new RegExp(String.raw`\b${phrase} (?:instead of|rather than) ${phrase}(?=[,.;!]|$)`, 'iu'),
    old: 2,
    fresh: 1,
  },
  {
    pattern: new RegExp(String.raw`\b(?:write |put |change |say )?${phrase} as ${phrase}(?=[,.;!]|$| and\b)`, 'iu'),
    old: 1,
    fresh: 2,
  },
]

/** Null where nothing is put right, or it is unclear what. */
export const correctionWish = (latex: string, message: string): Edited | null =>
  pairWish(latex, message) ?? numberWish(latex, message)

export function pairWish(latex: string, message: string): Edited | null {
  for (const { pattern, old, fresh } of pairs) {
    const found = pattern.exec(message)
    const [before, after] = [found?.[old]?.trim(), found?.[fresh]?.trim()]
    if (!before || !after || isNothing.test(after)) continue
    const edited = replacedIn(latex, { before, after, named: telling(message) })
    if (edited) return edited
  }
  return null
}

/** "25 not now" puts nothing in the place of a number. */
const isNothing = /^(?:now|it|that|this|there|here|any ?more|yet|so|too|sure|bad|good|ok|okay)$/i
const isNumber = (text: string) => /^\d[\d.,]*$/.test(text)

interface Pair {
  before: string
  after: string
  named: readonly string[]
}

/** The old words from their end on, as many as stand in the resume; of several places the one that is meant. */
function replacedIn(latex: string, { named, ...given }: Pair): Edited | null {
  const { before, after } = asWritten(given)
  if (after === '') return null
  const [words, fresh] = [before.split(' '), after.split(' ')]
  for (let start = 0; start < words.length; start += 1) {
    const old = words.slice(start).join(' ')
    if (old.length < 2) return null
    const place = placeOf(latex, old, named)
    if (!place) continue
    // "30 weddings should be 40": the number alone is another.
    const number =
      /^(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|hundred)(?= \p{L})/iu.exec(
        old,
      )?.[0]
    const isNumberAlone = number !== undefined && /^\d[\d.,]*$/.test(after)
    const to = place.from + (isNumberAlone ? number.length : old.length)
    // "Its swing lead not day lead": as many words as the old one has.
    const text = isNumberAlone ? after : fresh.slice(-Math.max(words.length - start, 1)).join(' ')
    return {
      latex: spliced(latex, [{ from: place.from, to, text: escapeTex(text) }]),
      said: `I changed “${old}” to “${isNumberAlone ? `${after}${old.slice(number.length)}` : text}”.`,
    }
  }
  return null
}

function asWritten({ before, after: said }: Omit<Pair, 'named'>): Omit<Pair, 'named'> {
  // "I do 30 houses now not 25": the number is what is another.
  const after = isNumber(before) ? (/\d[\d.,]*/.exec(said)?.[0] ?? '') : said
  // "In 2023 not 22".
  const isShortYear = /^\d\d$/.test(before) && /^(?:19|20)\d\d$/.test(after)
  return { before: isShortYear ? after.slice(0, 2) + before : before, after }
}

function placeOf(latex: string, words: string, named: readonly string[]): { from: number } | null {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
    'giu',
  )
  const begin = Math.max(0, latex.indexOf('\\begin{document}'))
  const places = Array.from(latex.slice(begin).matchAll(pattern), ({ index }) => begin + index)
  if (places.length <= 1) return places[0] === undefined ? null : { from: places[0] }
  const unit = unitMeant(
    unitsOf(latex).filter(({ from, to }) => places.some((at) => at >= from && at < to)),
    named,
  )
  const at = places.find((one) => unit && one >= unit.from && one < unit.to)
  return at === undefined ? null : { from: at }
}

const isNow =
  /\b(?:now|these days|nowadays|actually|currently|this year|since|by now|we'?re at|up to|went up|grew|bigger|changed|make (?:it|that)|it'?s)\b/i
const ofYears = (value: number) => Number.isInteger(value) && value > 1950 && value < 2100

/** "Its 8 officers on graves now": the number of the line that says it of the same things. */
function numberWish(latex: string, message: string): Edited | null {
  if (!isNow.test(message) || message.length > 200) return null
  const said = quantitiesOf(message).filter(({ value }) => !ofYears(value))
  const [claim] = said
  if (!claim || said.length > 2) return null
  const named = telling(message).filter((word) => !/\d/.test(word))
  const unit = unitMeant(
    unitsOf(latex).filter(({ text }) => quantitiesOf(text).some(({ value }) => !ofYears(value))),
    named,
  )
  if (!unit || shared(unit.text, named) === 0) return null
  const numbers = quantitiesOf(unit.text).filter(({ value }) => !ofYears(value))
  const alike = numbers.filter(({ counted }) => counted.some((one) => claim.counted.includes(one)))
  const old = alike.length === 1 ? alike[0] : numbers.length === 1 ? numbers[0] : undefined
  return old && old.value !== claim.value ? withNumber(latex, unit, [firstOf(old.text), firstOf(claim.text)]) : null
}

const firstOf = (text: string) => /^\S+/.exec(text)?.[0]?.replace(/[,;:]$/, '') ?? text

function withNumber(
  latex: string,
  { from, to, text }: TextUnit,
  [old, fresh]: readonly [string, string],
): Edited | null {
  const at = latex.slice(from, to).indexOf(old)
  if (at === -1) return null
  return {
    latex: spliced(latex, [{ from: from + at, to: from + at + old.length, text: escapeTex(fresh) }]),
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
