/**
 * As the server wrote it into the page (SUPPORT_EMAIL). The reserved domain keeps an installation that is not set up
 * from writing to an unrelated address.
 */
export const supportEmail: string =
  (typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content) || 'support@galley.example'

export const siteName = 'Galley'
export const siteTitle = 'Galley | AI-Powered Professional Resume Builder'

/** The title of every page but the first. */
export const pageTitle = (name: string): string => `${name} | ${siteName}`

/** No account of ours to follow: the link offers the page to the reader's own network instead. */
export const shareLink = (origin: string): string =>
  `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(origin)}`
