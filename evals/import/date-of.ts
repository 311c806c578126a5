// A typed date as truths have it, in the languages of the corpora.
import { strip } from './strip.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Months in German, French, Spanish, Italian and Polish where they do not begin as the English ones. */
const otherMonths = [
  'janvier|janv|enero|ene|gennaio|genn?|stycz\\w*',
  'fevrier|fevr|fev|lut\\w*',
  'mrz|mars',
  'avril|avr|abril|abr|kwie\\w*',
  'mai|mayo|maggio|magg?|maja?',
  'juin|junio|giugno|giu|czerw\\w*',
  'juillet|juil|julio|luglio|lug|lip(?:iec|ca)',
  'aout|agosto|ago|sierp\\w*',
  'settembre|sett?|wrze\\w*',
  'oktober|okt|ottobre|ott|pazdz\\w*',
  'listopad\\w*',
  'dezember|dez|diciembre|dicembre|dic|grud\\w*',
].map((names) => new RegExp(`\\b(?:${names})\\b`))
/** As CLDR has them, alone and after a day. */
const namedMonths = ['nl', 'sv', 'da', 'cs', 'tr', 'ru', 'uk', 'el', 'ar', 'he', 'pt'].flatMap((language) =>
  months.flatMap((_, month) =>
    ([{ month: 'long' }, { month: 'long', day: 'numeric' }] as const).flatMap((format) => {
      const parts = new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).formatToParts(
        Date.UTC(2021, month, 15),
      )
      const name = strip(parts.find(({ type }) => type === 'month')?.value ?? '')
      return name.length > 2 ? [{ name: new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'), month }] : []
    }),
  ),
)
const now =
  /present|current|now|ongoing|today|heute|actualidad|actualite|aujourd|ce jour|obecnie|teraz|oggi|attuale|halen|настоящее время|по н в|الآن|现在|現在|현재|היום|σημερα|heden|nu$|至今/

const twoFigures = (month: string | number) => String(month).padStart(2, '0')

/** `2020-03`, `2020`, `present`, or nothing. */
export function dateOf(typed: string): string {
  const known = otherMonths.reduce((left, names, month) => left.replace(names, months[month]!), strip(typed).trim())
  const text = namedMonths
    .reduce((left, { name, month }) => left.replace(name, ` ${months[month]!} `), known)
    .replace(/((?:19|20)\d\d)\s?[年년]\s?(\d{1,2})\s?[月월]/, '$1-$2')
    .trim()
  if (now.test(text)) return 'present'
  const yearFirst = /\b((?:19|20)\d\d)[-/. ]{1,3}(0?[1-9]|1[0-2])\b(?!\d)/.exec(text)
  if (yearFirst) return `${yearFirst[1]}-${twoFigures(yearFirst[2]!)}`
  const monthFirst = /\b(0?[1-9]|1[0-2])[-/. ]{1,3}((?:19|20)\d\d)\b/.exec(text)
  if (monthFirst) return `${monthFirst[2]}-${twoFigures(monthFirst[1]!)}`
  const named =
    /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,? *(?:de *)?(?:\d{1,2},? *)?((?:19|20)\d\d)/.exec(
      text,
    )
  if (named) return `${named[2]}-${twoFigures(months.indexOf(named[1]!) + 1)}`
  return /(?:19|20)\d\d/.exec(text)?.[0] ?? ''
}
