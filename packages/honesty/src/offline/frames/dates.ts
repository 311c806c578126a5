// The dates of a sentence, in whatever form they are typed, with what stands between them.
import { monthTyped, type SaidDate } from '../wishes/corrections/dates-said.ts'

export interface DateMention extends SaidDate {
  from: number
  to: number
  /** "Not 2021", "rather than June": what it is not, or was. */
  isOld: boolean
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const year = String.raw`(?:19|20)\d\d`
const typed = new RegExp(
  [
    String.raw`(?<![\d/.])(?<d1>\d{1,2})[/.](?<d2>\d{1,2})[/.](?<y1>${year})(?!\d)`,
    String.raw`(?<![\d/.])(?<m2>0?[1-9]|1[0-2])[/.](?<y2>${year})(?!\d)`,
    String.raw`(?<!\d)(?<y3>${year})-(?<m3>0[1-9]|1[0-2])(?!\d)`,
    String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?<m4>${monthTyped})(?: \d{1,2}(?:st|nd|rd|th)?(?!\d),?)?(?:,? (?:of )?(?<y4>${year}))?(?!\p{L})`,
    String.raw`(?<![\d.,])(?<y5>${year})(?![\d%]|[.,]\d)`,
  ].join('|'),
  'giu',
)
/** "May" and "march" are words, too. */
const isWord = /^(?:may|march|mar|dec|sep|oct|jan)$/i
const beforeMonth = /\b(?:in|since|from|until|till|to|of|by|not|than|early|late|mid|end of|between|and)[\s-]+$/i
const denies = /\b(?:not|never|rather than|instead of|and not|no longer)[\s]+(?:in |the )?$/i
/** "The 2021 on there wants changing". */
const isThere = /\bthe\s+$/i

/** What stands between the two dates of a span. */
export const joinsDates = /^\s{0,3}(?:to|until|till|and|through|-|–|—)\s{0,3}$/i

/** In order; a month without its year has that of the next date, where one follows as its end. */
export function datesSaid(text: string): DateMention[] {
  const found = Array.from(text.matchAll(typed), (match) => mentionIn(text, match)).filter((one) => one !== null)
  return found.map((one, index) => {
    const next = found[index + 1]
    const isSpan = next && joinsDates.test(text.slice(one.to, next.from))
    return one.year === '' && isSpan ? { ...one, year: next.year } : one
  })
}

function mentionIn(text: string, match: RegExpExecArray): DateMention | null {
  const before = text.slice(0, match.index)
  const place: Place = {
    from: match.index,
    to: match.index + match[0].trimEnd().length,
    isOld: denies.test(before) || (isThere.test(before) && /^(?:19|20)\d\d$/.test(match[0].trim())),
  }
  const { m4, y4 = '' } = match.groups ?? {}
  return m4 === undefined ? inFigures(match.groups ?? {}, place) : inLetters(text, { month: m4, year: y4 }, place)
}
type Place = Pick<DateMention, 'from' | 'to' | 'isOld'>

function inLetters(
  text: string,
  { month, year: typedYear }: { month: string; year: string },
  place: Place,
): DateMention | null {
  const isBehind = beforeMonth.test(text.slice(0, place.from))
  const isName = /^\p{Lu}/u.test(month) && !isWord.test(month)
  // "May Smith" is a person.
  const isPerson = /^ \p{Lu}\p{Ll}/u.test(text.slice(place.to))
  if (typedYear === '' && (isPerson || !(isName || isBehind))) return null
  return { ...place, year: typedYear, month: months.indexOf(month.slice(0, 3).toLowerCase()) }
}

function inFigures(
  { d1, d2, y1, m2, y2, y3, m3, y5 }: Record<string, string | undefined>,
  place: Place,
): DateMention | null {
  const dated = (year: string | undefined, month: number): DateMention | null =>
    year === undefined || month > 12 ? null : { ...place, year, month: month - 1 }
  // "31/03/2025" has the day first, "03/31/2025" the month.
  if (d1 !== undefined) return dated(y1, Number(d2) > 12 ? Number(d1) : Number(d2))
  if (m2 !== undefined) return dated(y2, Number(m2))
  if (m3 !== undefined) return dated(y3, Number(m3))
  return { ...place, year: y5!, month: null }
}

/** The text with every date out of it. */
export const withoutDates = (text: string): string =>
  datesSaid(text)
    .toReversed()
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
