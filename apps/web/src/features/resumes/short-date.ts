const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** "Nov 21, 2026", in the reader's own time zone. */
export const shortDate = (iso: string): string => format.format(new Date(iso))

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** Of a calendar day such as "2026-11-21", which is the same in every time zone. */
export const shortDay = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`))
