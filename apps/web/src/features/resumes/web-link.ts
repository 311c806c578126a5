/** The address of a link to follow; null for other text and for other schemes, `javascript:` among them. */
export function webLink(text: string): string | null {
  if (!/^https?:\/\//i.test(text)) return null
  return URL.canParse(text) ? new URL(text).href : null
}
