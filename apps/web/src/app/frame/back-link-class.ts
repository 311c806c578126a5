/** The way back, beside the logo: a word on wide screens, an arrow on a phone. */
export const backLinkClass =
  'inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-md px-2 text-sm text-ink-soft hover:bg-inset hover:text-ink'
