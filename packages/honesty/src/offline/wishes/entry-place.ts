// "The location of Wawel should be Kraków and Katowice": of an entry that is named, not of the person.
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { Edited } from '../edits/edited.ts'
import { titleOf, type FoundEntry } from '../edits/find-places.ts'
import { spliced } from '../edits/splice.ts'
import { entryMeant } from './named-places.ts'

/** Whose place it is stands beside the word. */
const place =
  /\b(?:location|town|city) (?:of|for|at) (?<of>.{2,50}?)(?=,? (?:is|are|was|to|should)\b|\s*(?:please|pls)?\s?[:=])|\bthe place of (?<place>.{2,50}?)(?=,? (?:is|are|was|to|should)\b|\s?[:=])|\b(?<before>\p{Lu}[^.,;:!?]{1,40}?)(?:'s)? (?:location|town)(?=,? (?:is|to|should)\b|\s?[:=])/u
const said =
  /(?:\bshould (?:be|say|read)|\bchanged? to|\b(?:is|are|was|to)|[:=]) (?<value>\p{Lu}[^:=.!?\n]{1,60}?)(?=(?:,? (?:please|pls|now|actually|instead|rather|not|too)\b[^.!?]*)?[.!]?$)/u
const ofPerson = /^(?:me|mine|my (?:home|own|address|resume|cv|header)|the (?:resume|cv|header|page))\b/i
const aName = /\bname\b/i
const whose = 'Whose place? Name the job or the school as your resume does: “the location of <employer> should be …”.'

/** Title, employer, place, dates: of a short entry there is no place. */
const argCount = 4

export function entryPlaceWish(latex: string, given: string): Edited | null {
  const message = given.replaceAll(/\s+/g, ' ').trim()
  const asked = place.exec(message)
  const { of, place: at, before } = asked?.groups ?? {}
  const owner = of ?? at ?? before
  if (!asked || owner === undefined || ofPerson.test(owner) || aName.test(owner)) return null
  const value = said.exec(message.slice(asked.index + asked[0].length))?.groups?.['value']
  if (value === undefined) return null
  const found = entryMeant(latex, owner)
  return found ? withPlace(latex, found, value) : { problem: whose }
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
