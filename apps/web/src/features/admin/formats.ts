// Dates and amounts of the operator's page.
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

export const momentOf = (at: string): string => moment.format(new Date(at))
export const dayOf = (at: string): string => day.format(new Date(at))

/** Of the currency's smallest unit. A provider may name a currency that there is not. */
export function priceOf(amount: number, currency: string): string {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  } catch {
    return `${amount} ${currency}`
  }
}
