// "The location of Wawel should be Kraków and Katowice": of an entry that is named, not of the person.
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { Edited } from '../edits/edited.ts'
import { titleOf, type FoundEntry } from '../edits/find-places.ts'
import { spliced } from '../edits/splice.ts'
import { entryMeant } from './named-places.ts'

const place = /\b(?:location|place|town|city|office)\b/i
const said =
  /(?:\b(?:is|are|was|were|to|should (?:be|say|read)|change[ds]? to)\b|[:=])\s*(?<value>\p{Lu}[^:=.!?\n]{1,60}?)\s*(?:,?\s*(?:please|pls|now|actually|instead|too))*[.!]*$/iu

const ofAnother =
  /\b(?:location|place|town|city) (?:of|for|at) (?!me\b|mine\b|my (?:home|address|resume|cv|header)\b|the (?:resume|cv|header)\b)/i
const whose = 'Whose place? Name the job or the school as your resume does: “the location of <employer> should be …”.'

/** Title, employer, place, dates: of a short entry there is no place. */
const argCount = 4

export function entryPlaceWish(latex: string, message: string): Edited | null {
  if (
    !place.test(message) ||
    /\b(?:i|we)(?:'?m| am| are| have)? (?:moved?|moving|live|living|relocat\w+)\b/i.test(message)
  )
    return null
  const match = said.exec(message)
  const value = match?.groups?.['value']
  if (!match || value === undefined || !/^\p{Lu}/u.test(value)) return null
  // A town may be in another entry's name.
  const found = entryMeant(latex, message.slice(0, match.index))
  if (!found) return ofAnother.test(message) ? { problem: whose } : null
  return withPlace(latex, found, value)
}

function withPlace(latex: string, { entry }: FoundEntry, value: string): Edited | null {
  const { args = [], argRanges = [] } = entry
  const range = argRanges[2]
  if (args.length !== argCount || !range) return null
  const title = titleOf(entry)
  if (args[2] === value) return { problem: `The place of ${title} is ${value} already.` }
  return {
    latex: spliced(latex, [{ from: range.from, to: range.to, text: escapeTex(value) }]),
    said: `I set the place of ${title} to ${value}.`,
  }
}
