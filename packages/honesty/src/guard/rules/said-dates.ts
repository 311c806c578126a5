// Dates that the person said: since when, and until when.
import type { Block } from '@galley/resume/outline/outline'
import { dateFact, yearsWritten } from '../case/entry-facts.ts'

/** The same date, or the year of one: "2023" of "Sept 2023". */
export const isDateIn = (date: string, dates: readonly (string | null)[]): boolean =>
  dates.some((one) => one === date || one?.startsWith(`${date}-`))

export const datesIn = (said: readonly string[]) =>
  (
    yearsWritten(said.join('\n')).match(
      /(?:\p{L}{3,12}\.?,?\s+(?:(?:de|do|del|di)\s+)?(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?|\d{1,2}[/.])?(?:19|20)\d\d/gu,
    ) ?? []
  ).map((one) => dateFact(one.replace(/(?<=\d)(?:st|nd|rd|th)/, '')))

/** What went on has ended, on a date that the person gave. */
export function isEnded(arg: string, head: Block, said: readonly string[]): boolean {
  const [dated, before] = [dateFact(arg), head.args?.map((one) => dateFact(one)).find((fact) => fact?.endsWith(' now'))]
  if (!dated || !before) return false
  const start = before.slice(0, -' now'.length)
  const end = dated.slice(start.length + 1)
  return (
    dated.startsWith(`${start} `) &&
    (datesIn(said).includes(end) || isMonthSaid(end, head, said) || isBeforeNews(end, said))
  )
}

/** Who became lead technician in March 2026 was the other until February or March. */
export const isBeforeNews = (end: string, said: readonly string[]): boolean =>
  said.some(
    (words) =>
      isNewPost.test(words) && datesIn([words]).some((date) => date !== null && monthsOf(date) - monthsOf(end) === 1),
  )
const isNewPost =
  /\b(?:promot\w+|made me|made|became|new (?:job|role|post|position|title)|i'?m|i am|am now|started?|starting|from|since|as of)\b/i
/** Months since year 0; not a number where only the year is said. */
const monthsOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || Number.NaN)

const monthsInOrder = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** "Since October 2025 I'm at Lone Prairie, I left Rio in September": a month of the year that is said. */
function isMonthSaid(date: string, head: Block, said: readonly string[]): boolean {
  const [year = '', number = ''] = date.split('-')
  const name = monthsInOrder[Number(number) - 1]
  if (
    name === undefined ||
    year === '' ||
    !said.some((words) => words.includes(year) || words.includes(String(Number(year) + 1)))
  )
    return false
  const left = new RegExp(
    String.raw`\b(?:left|ended|finished|stopped|until|till|last (?:day|month))\b[^.!?]{0,60}\b${name}\p{L}{0,6}\b(?! (?:19|20)\d\d)`,
    'iu',
  )
  const names = (head.args ?? []).slice(0, 2).flatMap((arg) => arg.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  return said.some((words) => left.test(words) && names.some((one) => words.toLowerCase().includes(one)))
}
