// Dates in one style: "only years", "Mar 2022 – Present". Only how they are written changes.
import type { Edited } from '../edits/edited.ts'
import { entriesOf } from '../edits/find-places.ts'
import { spliced, type Splice } from '../edits/splice.ts'

const months = 'January February March April May June July August September October November December'.split(' ')
type Style = 'years' | 'short' | 'long' | 'slashed'

const ofDates = /\b(?:dates?|months?|years?)\b|\b(?:19|20)\d\d\b/i
const asksStyle =
  /\b(?:format|style|same|match(?:ing)?|consistent\w*|uniform|alike|different|only|just|without|drop the|use|written|write|as|like)\b/i
/** "Months as numbers", "the months in words": how they are written is wished, whatever example follows. */
const ofMonths = String.raw`(?<!\b(?:every|each|per|a|\d+) )\b(?:the |my |all )*months?(?: names?)? (?:(?:be |are |is )?(?:written |shown |given )?)?(?:as|in|to|into)`
const figures = new RegExp(
  String.raw`${ofMonths} (?:numbers|figures|digits|numerals)\b|\bnumeric (?:dates|months)\b`,
  'i',
)
const spelled = new RegExp(
  String.raw`${ofMonths} (?:words|letters|full)\b|\bspell (?:out )?(?:the |all |my )*months?\b|\bmonths? spel(?:led|t) out\b`,
  'i',
)
const denied = /\b(?:don'?t|do not|never|no)\b[^.?!,]{0,20}\b(?:months?|spell|write|numeric)\b/i
const styles: readonly (readonly [RegExp, Style])[] = [
  [/\b(?:only|just) (?:the )?years?\b|\byears? only\b|\b(?:without|no|drop the|remove the) months?\b/i, 'years'],
  [
    /\b(?:January|February|March|April|June|July|August|September|October|November|December) (?:19|20)\d\d\b|\bfull months?\b|\bmonths? (?:written )?(?:out|in full)\b/,
    'long',
  ],
  [/\b(?:like|as|use|to|in|want)\b[^,.]{0,12}\b\d{2}\/\d{4}\b|\bmm\/yyyy\b/i, 'slashed'],
  [/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\.? (?:19|20)\d\d\b|\bmon yyyy\b|\bshort months?\b/, 'short'],
]

/** "Use short months". */
const byLength = /\b(short|full|long)(?:er)? (?:names? (?:of|for) )?months?\b/i
function styleOfMonths(message: string): Style | null {
  if (figures.test(message)) return 'slashed'
  if (spelled.test(message)) return 'long'
  const length = byLength.exec(message)?.[1]?.toLowerCase()
  return length === undefined ? null : length === 'short' ? 'short' : 'long'
}

/** Null where the message asks for no style of dates. */
export function dateStyleWish(latex: string, message: string): Edited | null {
  const wishedOfMonths = styleOfMonths(message)
  if (wishedOfMonths !== null) return denied.test(message) ? null : restyled(latex, wishedOfMonths)
  if (!ofDates.test(message) || !asksStyle.test(message)) return null
  // "Some say January 2020, make them all like Apr 2022": what follows "like" is wished.
  const wished = /\b(?:like|as|to|in)\b(?!.*\b(?:like|as|to|in)\b)(.{0,40})$/is.exec(message)?.[1] ?? ''
  const styleIn = (text: string) => styles.find(([pattern]) => pattern.test(text))?.[1]
  const named = styleIn(wished) ?? styleIn(message)
  const isOfAll =
    /\bdates?\b|\b(?:only|just) (?:the )?years?\b|\byears? only\b|\bmonths? (?:in|as|written)\b/i.test(message) &&
    /\b(?:all|every|same|match\w*|consistent\w*|format|style|different|only|uniform|alike)\b|\bdates\b.{0,20}\b(?:as|like)\b/i.test(
      message,
    )
  if (!isOfAll) return null
  return restyled(latex, named ?? 'short')
}

const date =
  /(?<name>\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6})\.? (?<year>(?:19|20)\d\d)\b|\b(?<number>0?[1-9]|1[0-2])[/.](?<yearAfter>(?:19|20)\d\d)\b|\b(?<yearBefore>(?:19|20)\d\d)-(?<after>0[1-9]|1[0-2])\b/g

function restyled(latex: string, style: Style): Edited {
  const splices = entriesOf(latex).flatMap(({ entry }) => {
    const range = entry.argRanges?.at(-1)
    return range ? datesIn(latex, range, style) : []
  })
  const shown = {
    years: 'years alone',
    short: 'the style “Mar 2021”',
    long: 'the style “March 2021”',
    slashed: 'the style “03/2021”',
  }[style]
  if (splices.length === 0)
    return { problem: `Every date with a month is in ${shown} already. Dates of years alone stay as they are.` }
  return {
    latex: spliced(latex, splices),
    said: `I wrote ${splices.length} ${splices.length === 1 ? 'date' : 'dates'} in ${shown}. Dates of years alone stay as they are.`,
  }
}

function datesIn(latex: string, { from, to }: { from: number; to: number }, style: Style): Splice[] {
  const dates = Array.from(latex.slice(from, to).matchAll(date)).flatMap(({ 0: old, index, groups = {} }) => {
    const year = groups['year'] ?? groups['yearAfter'] ?? groups['yearBefore'] ?? ''
    const named = months.findIndex((month) => month.startsWith((groups['name'] ?? '-').slice(0, 3)))
    const month = groups['name'] ? named : Number(groups['number'] ?? groups['after']) - 1
    const text = month < 0 ? old : written(style, month, year)
    return text === old ? [] : [{ from: from + index, to: from + index + old.length, text }]
  })
  const now = /\b(?:now|current|today|ongoing|present)\b/.exec(latex.slice(from, to))
  const present =
    now && dates.length > 0 ? [{ from: from + now.index, to: from + now.index + now[0].length, text: 'Present' }] : []
  return [...dates, ...present]
}

function written(style: Style, month: number, year: string): string {
  if (style === 'years') return year
  if (style === 'slashed') return `${String(month + 1).padStart(2, '0')}/${year}`
  const name = months[month] ?? ''
  return `${style === 'short' ? name.slice(0, 3) : name} ${year}`
}
