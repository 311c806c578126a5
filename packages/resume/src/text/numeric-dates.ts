// Months that were typed or imported as figures. The class sets "2021-03" in the language of the document: "Mar 2021".

const yearFirst = /^((?:19|20)\d\d)[-/.](\d{1,2})(?:[-/.]\d{1,2})?(?:T[\d:.Z+-]*)?$/i
const monthFirst = /^(\d{1,2})[-/.]((?:19|20)\d\d)$/
/** A hyphen needs spaces around it: without them it stands inside of a date. */
const between = /\s*[–—]\s*|\s+(?:-{1,3}|to|until)\s+|(?<=\d)\s*-{2,3}\s*(?=\d)/

function isoMonth(text: string): string | null {
  const [, year, month] = yearFirst.exec(text) ?? []
  const [, otherMonth, otherYear] = monthFirst.exec(text) ?? []
  const number = Number(month ?? otherMonth)
  return number >= 1 && number <= 12 ? `${year ?? otherYear}-${String(number).padStart(2, '0')}` : null
}

/**
 * Months in figures ("2021-3", "03/2021", "2021-03-15", "2021-03-01T00:00:00Z") as the class reads them: "2021-03".
 * What is in words, or no such month, stays as it is.
 */
export function withIsoMonths(text: string): string {
  const parts = text.trim().split(between)
  const months = parts.map(isoMonth)
  return months.every((month) => month === null) ? text : parts.map((part, index) => months[index] ?? part).join(' – ')
}
