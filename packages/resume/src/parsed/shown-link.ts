// A link that shows where it leads.
import { lookOf } from '../class-options.ts'
import { escapeTex } from '../text/escape-tex.ts'

/** `address` as it stands in the source. Only documents of our class have `\link`. */
export function linkThatShows(address: string, latex: string): string {
  const isOurs = lookOf(latex) !== null
  const isMailOrPhone = /^\s*(?:mailto|tel):/i.test(address)
  if (isOurs && !isMailOrPhone) return `\\link{${address}}`
  const shown = textOf(address)
  return isOurs ? `\\link[${shown}]{${address}}` : `\\href{${address}}{${shown}}`
}

function textOf(address: string): string {
  // What a command stands for is not known.
  if (/\\[A-Za-z@]/.test(address)) return address
  const typed = address.trim().replaceAll(/\\([^A-Za-z])/g, '$1')
  const bare = typed.replace(/^https?:\/\//i, '').replace(/^(?:mailto|tel):([^?]*).*$/i, '$1')
  // `\cut` is of our class alone.
  return escapeTex(bare).replaceAll('\\cut{}', '')
}
