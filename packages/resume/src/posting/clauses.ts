// The sentences of a posting that ask for something, and how much each thing in them is asked for.

import { levelsIn } from './degrees.ts'
import { findTerms } from './find-terms.ts'

export type Demand = 'must' | 'nice' | 'title' | 'other'

/** A sentence of more is read in pieces. */
const maxSentenceLength = 600
const mustHeading =
  /\b(?:requirements?|required|must[- ]haves?|qualifications?|what (?:you(?:'|’)?ll|you) (?:need|bring)|you (?:have|bring)|who you are|essential|skills?|about you|your profile|minimum)\b/i
const niceHeading =
  /\b(?:nice[- ]to[- ]haves?|preferred|bonus|desirable|desired|plus(?:es)?|good to have|ideally|optional)\b/i
const otherHeading =
  /\b(?:responsibilities|what you(?:'|’)?ll do|the role|about (?:us|the company|the team)|benefits|we offer|perks|how to apply|duties|your tasks|equal opportunit)/i
const nicePhrase =
  /\b(?:(?:is|are|would be|considered)? ?an? (?:big |strong |real )?(?:plus|bonus|advantage|asset)|nice[- ]to[- ]have|preferred|preferably|ideally|desirable|bonus points)\b/i
const mustPhrase = /\b(?:required|must|essential|need(?:ed)?|at least|minimum|proven|strong)\b/i
const ofTheCompany =
  /\b(?:benefits|perks|equal opportunity|we offer|salary|dental|vision insurance|401|pto|paid (?:time|leave))\b/i

export interface PostingClause {
  sentence: string
  /** What the heading above it says of it. */
  section: Demand
  isTitle: boolean
}

/** The sentences that ask for something: not headings, and not what the company offers. */
export function clausesOf(text: string): PostingClause[] {
  const lines = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
  let [section, isOfCompany]: [Demand, boolean] = ['other', false]
  return lines.flatMap((line, index) => {
    const heading = headingOf(line)
    if (heading) [section, isOfCompany] = [heading, ofTheCompany.test(line)]
    if (isOfCompany || (heading && line.length < 50)) return []
    const isTitle = index === 0 && heading === null && line.length <= 90 && lines.length > 1
    return (isTitle ? [line] : sentencesOf(line))
      .filter((sentence) => !ofTheCompany.test(sentence))
      .map((sentence) => ({ sentence, section, isTitle }))
  })
}

function headingOf(line: string): Demand | null {
  if (line.length > 80 || /[.!?]$/.test(line)) return null
  const isMarked = line.endsWith(':') || line.split(/\s+/).length <= 6
  if (!isMarked || /,/.test(line) || asksItself(line)) return null
  if (niceHeading.test(line)) return 'nice'
  if (otherHeading.test(line)) return 'other'
  return mustHeading.test(line) ? 'must' : null
}

/** "BLS required", "- Master’s degree preferred": no heading, but what is asked for. */
const asksItself = (line: string): boolean =>
  /^[-–•*·]\s/.test(line) || (!line.endsWith(':') && (findTerms(line).length > 0 || levelsIn(line).length > 0))

const sentencesOf = (line: string) => line.split(/(?<=[.!?;])\s+(?=[\p{Lu}\p{N}•-])/u).flatMap(inPieces)

function inPieces(sentence: string): string[] {
  const pieces: string[] = []
  for (let at = 0; at < sentence.length;) {
    const rest = sentence.slice(at, at + maxSentenceLength)
    const cut = at + rest.length < sentence.length ? Math.max(rest.lastIndexOf(','), rest.lastIndexOf(' ')) : -1
    pieces.push(rest.slice(0, cut > 0 ? cut + 1 : rest.length))
    at += pieces.at(-1)!.length
  }
  return pieces
}

/**
 * Each term's demand. "Python or Go, C++ a plus": what is a plus is the clause's own, where it has a term; "Kafka and
 * Helm, both a plus" is about all.
 */
export function demandsOf(sentence: string, found: readonly { from: number }[], section: Demand): Demand[] {
  const bounds = [0, ...Array.from(sentence.matchAll(/[,;]/g), ({ index }) => index)]
  const isNice = bounds.map((from, index) => nicePhrase.test(sentence.slice(from, bounds[index + 1])))
  const isOpenEnd = !found.some(({ from }) => from >= bounds.at(-1)!)
  const usual = section === 'other' && mustPhrase.test(sentence) ? 'must' : section
  let clause = 0
  return found.map(({ from }) => {
    while (clause + 1 < bounds.length && bounds[clause + 1]! < from) clause += 1
    return isNice[clause] || (isOpenEnd && isNice.at(-1)) ? 'nice' : usual
  })
}
