// Addresses as links. Only the web, mail and telephones: a resume is opened by people who do not know its author.
import { cleanText } from './escape-tex.ts'

const schemes = /^(?:https?:\/\/|mailto:|tel:)\S+$/i
const bareDomain = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u
const bareMail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/

/** The absolute address that a typed one means, or null: spaces, other schemes and mere words are not links. */
export function linkAddress(typed: string): string | null {
  const text = cleanText(typed).trim()
  if (schemes.test(text)) return percentEncoded(text)
  if (bareMail.test(text)) return `mailto:${percentEncoded(text)}`
  if (bareDomain.test(text)) return `https://${percentEncoded(text)}`
  return null
}

/**
 * The address as TeX source for `\link`'s argument, or null where `linkAddress` is. `https://` is left for the class to
 * add.
 */
export function escapeUrl(typed: string): string | null {
  const address = linkAddress(typed)
  return address === null ? null : address.replace(/^https:\/\//i, '').replace(/[%#&_$]/g, (char) => `\\${char}`)
}

/** What is shown of an address: without `https://` and without a last slash. */
export function shownAddress(typed: string): string {
  return cleanText(typed)
    .trim()
    .replace(/^https:\/\//i, '')
    .replace(/^([^/?#]+)\/$/, '$1')
}

/** Whether the class, given the escaped address alone, will show just what was typed. */
export function isShownAsTyped(typed: string): boolean {
  return (
    /^[\w./:?#&=%@~+,;-]*$/.test(shownAddress(typed)) && !/[,\-<>']{2}/.test(typed) && !/%(?![\dA-F]{2})/i.test(typed)
  )
}

function percentEncoded(address: string): string {
  const bytes = new TextEncoder().encode(address.replace(/%(?![\dA-F]{2})/gi, '%25'))
  const isPlain = (byte: number) => byte > 0x20 && byte < 0x7f && !'\\^`{|}"<>'.includes(String.fromCharCode(byte))
  const hex = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
  return Array.from(bytes, (byte) => (isPlain(byte) ? String.fromCharCode(byte) : hex(byte))).join('')
}
