// The page that asked for a sign-in, carried in the address of the sign-in page. Only paths of this site are followed.
const parameter = 'next'
/** Pages that a sign-in does not lead back to: it would come straight here again. */
const signInPages = ['/login', '/register']

/** The path to follow after a sign-in; null where the text is none of this site's own. */
export function ownPath(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/')) return null
  // Browsers read a backslash as a slash and skip control characters: "/\\host" and "/\t/host" lead to another host.
  // eslint-disable-next-line no-control-regex -- these characters are what is refused
  if (/^\/\/|[\\\u0000-\u0020\u007f]/.test(text)) return null
  const base = 'http://own.invalid'
  if (!URL.canParse(text, base)) return null
  const { origin, pathname, search, hash } = new URL(text, base)
  // ".." may leave two slashes at the start.
  if (origin !== base || pathname.startsWith('//') || signInPages.includes(pathname)) return null
  return pathname + search + hash
}

/** What the sign-in page's address gets; nothing for the page that a sign-in leads to anyway. */
export const returnSearch = (href: string): Record<string, string> => {
  const path = ownPath(href)
  return path === null || path === '/dashboard' ? {} : { [parameter]: path }
}

/** Where the sign-in that this address asks for leads. */
export const pathAfterSignIn = (search: Record<string, unknown>): string => ownPath(search[parameter]) ?? '/dashboard'
