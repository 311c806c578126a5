// What an entry's head says, in one form: dates whatever their style, degrees and titles whatever their abbreviation.
import { remembered } from '../text/remembered.ts'
import { canSpell, shortForms } from '../text/short-forms.ts'
import { states } from '../text/states.ts'
import { canonical, isMended, plain } from '../text/words.ts'

/** Beginnings of the months' names in the six languages; the first three or four letters distinguish them. */
const months: readonly RegExp[] = [
  /^(?:jan|ene|gen|janv)/,
  /^(?:feb|fev)/,
  /^(?:mar|mrz|maa|mrt)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai|mag|maj|mei)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|aou|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|ott|out)/,
  /^nov/,
  /^(?:dec|dez|dic)/,
]
const now =
  /^(?:present|current|now|today|ongoing|heute|aktuell|aujourd'hui|present|actualidad|actual|oggi|presente|attuale|atual|hoje|heden|obecnie)/
const date =
  /(?<name>\p{L}{3,12})\.?,?\s+(?:\d{1,2},?\s+)?(?<year>(?:19|20)\d\d)|(?<before>\d{1,2})[/.-](?<yearAfter>(?:19|20)\d\d)|(?<yearBefore>(?:19|20)\d\d)[/.-](?<after>\d{1,2})(?!\d)|(?<alone>(?:19|20)\d\d)|(?<today>\p{L}+(?:'hui)?)/gu

/** "Mar 2021 – Present" and "03/2021 - present" as `2021-03 now`; null where it is no date at all. */
export const dateFact = remembered((written): string | null => {
  const text = written.replace(/(?<=^|\s)['’](\d\d)(?!\d)/g, wholeYear)
  // Most texts have no year and no word for today: nothing more is asked of them.
  if (!/(?:19|20)\d\d/.test(text) && !now.test(plain(text).trim())) return null
  const low = inOneYear(
    plain(text)
      .replace(/(?<=\p{L}\.?) (?:de|do|del|di) (?=(?:19|20)\d\d)/gu, ' ')
      .replace(/(?<=\d)\s*[–—]\s*(?=\d)|–|—/g, ' to '),
  )
  const all: string[] = []
  let left = low
  for (const match of low.matchAll(date)) {
    const one = oneDate(match.groups ?? {})
    if (one === null) continue
    all.push(one)
    left = left.replace(match[0], '')
  }
  const isOnlyDate = !/\p{L}{3,}/u.test(
    left.replace(/\b(?:to|until|till|since|from|bis|seit|depuis|desde|hasta|dal|expires?|valid)\b/g, ''),
  )
  return all.length > 0 && isOnlyDate ? all.join(' ') : null
})

/** "Jan '20": no applicant has worked in the 1930s or the 2030s. */
const wholeYear = (_short: string, year: string) => `${Number(year) > 60 ? '19' : '20'}${year}`

/** "June to December 2020" is in one year. */
function inOneYear(low: string): string {
  const [, first = '', last = ''] =
    /^\s*(\p{L}{3,12})\.?\s*(?:-{1,3}|to)\s*(\p{L}{3,12}\.?,?\s(?:19|20)\d\d)\s*$/u.exec(low) ?? []
  return first === '' || monthOf(first) === '' ? low : `${first} ${last.slice(-4)} to ${last}`
}

function oneDate(groups: Record<string, string | undefined>): string | null {
  const { name, year, before, yearAfter, yearBefore, after, alone, today } = groups
  if (name !== undefined && year !== undefined) return `${year}${monthOf(name)}`
  if (yearAfter !== undefined) return `${yearAfter}-${(before ?? '').padStart(2, '0')}`
  if (yearBefore !== undefined) return `${yearBefore}-${(after ?? '').padStart(2, '0')}`
  if (alone !== undefined) return alone
  return today !== undefined && now.test(today) ? 'now' : null
}

function monthOf(name: string): string {
  const index = months.findIndex((month) => month.test(name))
  return index === -1 ? '' : `-${String(index + 1).padStart(2, '0')}`
}

/** The same dates, or the same years with the months left out. */
function isSameDate(one: string, other: string): boolean {
  const claimed = one.split(' ')
  const source = other.split(' ')
  return (
    claimed.length === source.length &&
    claimed.every((part, index) => source[index] === part || source[index]?.startsWith(`${part}-`))
  )
}

/**
 * Whether a part of an entry's head says the same as another: dates as dates, everything else word for word but for a
 * mended letter.
 */
export function isSameFact(claim: string, source: string): boolean {
  const claimed = dateFact(claim)
  const dated = dateFact(source)
  if (claimed !== null && dated !== null) return isSameDate(claimed, dated)
  const one = factWords(claim)
  const other = factWords(source)
  const isSame = one.length === other.length && one.every((part, index) => isSameWord(part, other[index] ?? ''))
  return (
    isSame ||
    isSpelledDegree(one, other) ||
    isSpelledDegree(other, one) ||
    isSameByInitials(one, other) ||
    isSameByInitials(other, one) ||
    isSameDegree(one, other)
  )
}

/** Mended, or cut short with a point: "Dipl.-Ing." and "Diplom-Ingenieurin". */
function isSameWord(one: string, other: string): boolean {
  if (isMended(one, other)) return true
  if (!one.includes('.') && !other.includes('.')) return false
  const [parts, others] = [one, other].map((word) => word.split(/[.-]+/).filter((part) => part !== '')) as [
    string[],
    string[],
  ]
  return (
    parts.length === others.length &&
    parts.every((part, index) => {
      const counterpart = others[index] ?? ''
      return part.length > 2 && counterpart.length > 2 && (part.startsWith(counterpart) || counterpart.startsWith(part))
    })
  )
}

/**
 * "B.E. in Electronics" and "Bachelor of Engineering in Electronics": whatever the letters, they begin the words of a
 * degree.
 */
function isSpelledDegree(short: readonly string[], long: readonly string[]): boolean {
  if (!/^(?:bachelor|master|associate|doctor|licentiate|diploma)$/.test(long[0] ?? '')) return false
  const letters = (short[0] ?? '').replace(/[^a-z]/g, '')
  return [2, 3, 4].some(
    (count) =>
      letters.length >= count &&
      canSpell(letters, long.slice(0, count)) &&
      short.slice(1).join(' ') === long.slice(count).join(' '),
  )
}

/** "Bachelor's degree in Biology" says less than "B.S. in Biology". */
function isSameDegree(claim: readonly string[], source: readonly string[]): boolean {
  const [level = '', ...rest] = claim
  const degree = /^(bachelor|master|associate)(?:'?s)?$/.exec(level)?.[1]
  if (degree === undefined || rest[0] !== 'degree' || source[0] !== degree) return false
  return rest.slice(1).join(' ') === source.slice(2).join(' ')
}

/** "BBA accounting" and "bachelor business administration accounting". */
function isSameByInitials(short: readonly string[], long: readonly string[]): boolean {
  const gain = long.length - short.length
  if (gain < 1) return false
  return short.some((letters, at) => {
    if (letters.length !== gain + 1) return false
    const run = long.slice(at, at + gain + 1)
    const rest = [...long.slice(0, at), letters, ...long.slice(at + gain + 1)]
    return run.map((part) => part[0]).join('') === letters && rest.every((part, index) => part === short[index])
  })
}

/** "Lakeshore Foods" and "Lakeshore Foods, Inc." */
const companyForms = new Set(['incorporated', 'limited', 'llc', 'llp', 'gmbh', 'corp', 'plc', 'ltd', 'l.l.c'])

/**
 * "B.S. in Computer Science" and "Bachelor of Science, Computer Science" are the same words, and so is a name with its
 * own acronym.
 */
const factWords = remembered((text) =>
  canonical(
    withoutShortForms(withState(withoutGrade(text)))
      .replace(/\s*\((\p{Lu}[\p{Lu}.]{1,8})\)/u, (all, letters: string) =>
        isAcronym(letters.replaceAll('.', ''), text) ? '' : all,
      )
      .replace(/(?<=\d) ?\/ ?(?=\d)/g, '/'),
  )
    .split(' ')
    .filter((one, index, all) => !/^(?:in|the|of|at|,)?$/.test(one) && one !== all[index - 1])
    .filter((one, index) => index === 0 || !companyForms.has(one)),
)

const withoutShortForms = (text: string) =>
  shortForms(text).reduceRight((left, { from, to }) => left.slice(0, from).trimEnd() + left.slice(to), text)

/** "MSc Microbiology (7.9/10)": the degree is the same without its grade. */
const withoutGrade = (text: string) => (text.length > maxFactChars ? text : text.replace(grade, ''))
const maxFactChars = 300
const grade =
  /\s*\((?:(?:C?GPA|grade|average|mark|Note|Durchschnitt|moyenne|nota|média|media)\b:?\s*)?\d{1,2}(?:[.,]\d{1,2})?(?:\s?\/\s?\d{1,3}(?:[.,]\d)?|\s?%)?\)$/iu

/** "Salem, OR" as "Salem, Oregon". */
const withState = (text: string) =>
  text.replace(/(?<=(?:^|,)\s*)[A-Z]{2}$/, (letters) => states.get(letters) ?? letters)

const isAcronym = (letters: string, text: string) =>
  canonical(text.slice(0, text.indexOf('('))).endsWith(canonical(letters)) ||
  (text.match(/(?<![\p{L}(])\p{Lu}(?=\p{Ll})/gu) ?? []).join('').includes(letters) ||
  canonical(text).split(' ').includes(canonical(letters))

/** A part that stands on both sides of a comma or a bar is several facts. */
export const factParts = (text: string): string[] =>
  text
    .split(/\s*[,|•·;\n]\s*|\s+[–—-]\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const monthsOfYear =
  /\b(\p{L}{3,9})\.?((?: ?[-–] ?| (?:to|until|till|through|thru|and) )(?=\p{L}{3,9}\.? ((?:19|20)\d\d)))/giu
/** "June to August 2016" as "June 2016 to August 2016": the first month is of that year, too. */
export const yearsWritten = (text: string): string => text.replace(monthsOfYear, '$1 $3$2')
