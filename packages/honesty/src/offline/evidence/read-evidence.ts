// The last reading of a message, where neither its sentences nor their slots say what is wished: it is looked through
// for things that it calls by their names, for values, and for a word that says what is to become of them.
import type { Filled } from '../frames/frame.ts'
import { thingsOf, type Thing } from '../frames/things.ts'
import { datesNamed } from './dates-named.ts'
import { itemsChanged } from './items-named.ts'
import { entriesSaid } from './entries-said.ts'
import { isHedged } from './hedged.ts'
import { numbersNamed } from './numbers-named.ts'
import { orderNamed } from './order-named.ts'
import { renamesNamed } from './renames-named.ts'
import { referencesSaid } from './references-said.ts'
import { sameNameSaid } from './same-name.ts'
import { slipsNamed } from './slips-named.ts'
import { textSaid } from './text-said.ts'
import { partKept } from './part-kept.ts'
import { removeNamed } from './remove-named.ts'

export interface EvidenceAsk {
  latex: string
  message: string
}
type Reading = (latex: string, message: string, things: readonly Thing[]) => Filled | null

const readings: readonly Reading[] = [
  slipsNamed,
  referencesSaid,
  textSaid,
  partKept,
  itemsChanged,
  removeNamed,
  datesNamed,
  numbersNamed,
  renamesNamed,
  sameNameSaid,
  orderNamed,
  entriesSaid,
]
const maxChars = 500
const name = /(?<=[^.!?:]\s)(?<!\b(?:In|At|The) )\p{Lu}[\p{L}'’-]{2,}/gu
const isTime = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|i['’]|please|thank)/i
/** A name that stands neither in the resume nor in what was made of it is of something that was not seen. */
const isAccountedFor = (message: string, before: string, after: string): boolean => {
  const known = `${before}${after}`.toLowerCase()
  return [...message.matchAll(name)].every(
    ([word]) =>
      isTime.test(word) || /^\p{Lu}{2,5}$/u.test(word) || known.includes(word.toLowerCase().replace(/['’]s$/, '')),
  )
}

/** Null where it is not sure. Pure. */
export function readEvidence({ latex, message }: EvidenceAsk): Filled | null {
  if (message.length > maxChars || isHedged(message)) return null
  const things = thingsOf(latex)
  for (const reading of readings) {
    const found = reading(latex, message.trim(), things)
    if (!found || !('latex' in found.edited) || found.edited.latex === latex) continue
    return isAccountedFor(message, latex, found.edited.latex) ? found : null
  }
  return null
}
