const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** "Nov 21, 2026", in the reader's own time zone. */
export const shortDate = (iso: string): string => format.format(new Date(iso))
