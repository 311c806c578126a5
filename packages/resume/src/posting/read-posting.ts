// What a job description asks for: its terms, each with how much it is asked for. By rules and lists, so that the same posting
// always gives the same terms. A posting is data: nothing in it is ever followed.
import { findTerms, stemOf } from './find-terms.ts'

export type Demand = 'must' | 'nice' | 'title' | 'other'

export interface PostingTerm {
  name: string
  /** As the posting writes it first. */
  text: string
  demand: Demand
  /** The sentence of the posting that asks for it. */
  sentence: string
}

const mostChars = 50_000
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

const rank: Record<Demand, number> = { title: 3, must: 2, nice: 1, other: 0 }

/** Invisible characters carry no words, only tricks. */
export const withoutInvisible = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2064}\u{FEFF}\u{E0000}-\u{E007F}\u{00AD}]/gu, '')

/** The posting's terms, the most asked for first, each once. Never throws. */
export function readPosting(jobDescription: string): PostingTerm[] {
  const text = withoutInvisible(jobDescription.slice(0, mostChars))
  const own = properTerms(text)
  const terms = new Map<string, PostingTerm>()
  for (const { sentence, section, isTitle } of clausesOf(text)) {
    const found = findTerms(sentence, own)
    for (const { name, text: as, from } of found) {
      const demand: Demand = isTitle ? 'title' : demandOf(clauseAt(sentence, from, found), sentence, section)
      const before = terms.get(name)
      if (!before) terms.set(name, { name, text: as, demand, sentence: sentence.slice(0, 300) })
      else if (rank[demand] > rank[before.demand]) before.demand = demand
    }
  }
  return [...terms.values()].toSorted((a, b) => rank[b.demand] - rank[a.demand])
}

interface Clause {
  sentence: string
  /** What the heading above it says of it. */
  section: Demand
  isTitle: boolean
}

/** The sentences that ask for something: not headings, and not what the company offers. */
function clausesOf(text: string): Clause[] {
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
  if (!isMarked || /,/.test(line)) return null
  if (niceHeading.test(line)) return 'nice'
  if (otherHeading.test(line)) return 'other'
  return mustHeading.test(line) ? 'must' : null
}

const sentencesOf = (line: string) => line.split(/(?<=[.!?;])\s+(?=[\p{Lu}\p{N}•-])/u)

/** "Python or Go, C++ a plus": what is a plus is the clause's own, where it has a term; "Kafka and Helm, both a plus" is about all. */
function clauseAt(sentence: string, at: number, found: readonly { from: number }[]): string {
  const bounds = [...sentence.matchAll(/[,;]/g)].map(({ index }) => index)
  const from = bounds.findLast((bound) => bound < at) ?? 0
  const to = bounds.find((bound) => bound >= at) ?? sentence.length
  const last = bounds.at(-1) ?? 0
  const isOpenEnd = !found.some((term) => term.from >= last)
  return isOpenEnd ? sentence.slice(from, to) + sentence.slice(last) : sentence.slice(from, to)
}

const demandOf = (clause: string, sentence: string, section: Demand): Demand =>
  nicePhrase.test(clause) ? 'nice' : section === 'other' && mustPhrase.test(sentence) ? 'must' : section

const notTerms = new Set(
  'I A An The We You Our Your This That Who What When Where Why How If And Or But For With From To In On At As By Of Is Are Be Will Can May US USA UK EU EEO EOE CEO CTO CFO COO HR IT AM PM LLC Inc Ltd GmbH Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December FAQ ASAP ID TBD OK NA PTO DEI PDF CV BSc MSc BA MA BS MS PhD MBA Bachelor Master Degree'.split(
    ' ',
  ),
)

/** Names that no list has, told by how they are written: acronyms (CRRT), inner capitals (LangChain), signs (X++, a.js). */
function properTerms(text: string): string[] {
  const shapes =
    /(?<![\p{L}\p{N}.@/])(?:[A-Z][A-Z0-9]{1,5}(?:-\d+)?|[A-Z][a-z]+(?:[A-Z][A-Za-z0-9]*)+|[A-Za-z]+(?:\+\+|#)|[A-Za-z]{2,}\.(?:js|io|ai|NET))(?![\p{L}\p{N}@])/gu
  const isShouted = (at: number) => {
    const line = text.slice(
      text.lastIndexOf('\n', at) + 1,
      text.indexOf('\n', at) < 0 ? undefined : text.indexOf('\n', at),
    )
    return line.length > 3 && line === line.toUpperCase()
  }
  return [
    ...new Set(
      [...text.matchAll(shapes)]
        .filter(({ 0: word, index }) => !notTerms.has(word) && !isShouted(index))
        .map(([word]) => word),
    ),
  ].filter((word, _index, all) => all.findIndex((other) => stemOf(other) === stemOf(word)) === all.indexOf(word))
}
