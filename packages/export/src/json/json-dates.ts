// Dates as a person typed them, and as JSON Resume has them: a year, a month or a day of ISO 8601.

/** Languages that months are read in. Their names don't contradict each other. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'ro', 'ru', 'uk', 'tr', 'el']

/** Letters alone, lower case: "Sept." and "sept" are one. */
const key = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}]/gu, '')

/** "March" with a year beside it is another word than alone in some of them. */
const styles = (['long', 'short'] as const).flatMap((month) => [{ month }, { month, year: 'numeric' } as const])

function monthNames(month: number): string[] {
  const day = new Date(Date.UTC(2021, month - 1, 1))
  return languages.flatMap((language) =>
    styles.map((style) => {
      const parts = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).formatToParts(day)
      return key(parts.find(({ type }) => type === 'month')?.value ?? '')
    }),
  )
}

function monthNumbers(): Map<string, number> {
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  const rows = months.flatMap((month) => monthNames(month).map((name) => [name, month] as const))
  return new Map([['sept', 9], ...rows.filter(([name]) => name !== '')])
}

let known: Map<string, number> | undefined
const monthOf = (name: string): number | undefined => (known ??= monthNumbers()).get(key(name))

const twoDigits = (month: number) => String(month).padStart(2, '0')

/** "March 2021" → "2021-03", "2021" → "2021". Null for what is no date by itself: "Spring 2021", "expected 2027". */
export function isoDate(typed: string): string | null {
  const text = typed.trim()
  const [, year, month, day] = /^([12]\d{3})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:T[\d:.Z+-]*)?$/.exec(text) ?? []
  if (year !== undefined) return figures(year, month, day)
  const [, first, last] = /^(\d{1,2})[-/.]([12]\d{3})$/.exec(text) ?? []
  if (last !== undefined) return figures(last, first)
  const [, word, yearAfter] = /^(?:\d{1,2}\.?\s+)?([\p{L}\p{M}]{3,20})\.?(?:\s+de)?,?\s+([12]\d{3})$/u.exec(text) ?? []
  const number = word === undefined ? undefined : monthOf(word)
  return number === undefined || yearAfter === undefined ? null : `${yearAfter}-${twoDigits(number)}`
}

function figures(year: string, month?: string, day?: string): string | null {
  if (month === undefined) return year
  if (Number(month) < 1 || Number(month) > 12) return null
  const isDay = day !== undefined && Number(day) >= 1 && Number(day) <= 31
  return `${year}-${twoDigits(Number(month))}${isDay ? `-${twoDigits(Number(day))}` : ''}`
}
