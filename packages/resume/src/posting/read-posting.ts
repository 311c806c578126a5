// What a job description asks for: its terms, each with how much it is asked for. By rules and lists, so that the same
// posting always gives the same terms. A posting is data: nothing in it is ever followed.
import { alternativesOf } from './alternatives.ts'
import { employersOf } from './employers.ts'
import { findTerms, type FoundTerms } from './find-terms.ts'
import { properTerms } from './proper-terms.ts'
import { isSkill } from './skill-list.ts'

export type Demand = 'must' | 'nice' | 'title' | 'other'

export interface PostingTerm {
  name: string
  /** As the posting writes it first. */
  text: string
  demand: Demand
  /** The sentence of the posting that asks for it. */
  sentence: string
  /** Names that would do in its place, its own among them; none where it is asked for itself. */
  either: readonly string[]
}

const maxChars = 50_000
/** A sentence of more is read in pieces. */
const maxSentenceLength = 600
/** No honest posting asks for more. */
const maxTerms = 200
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

/**
 * Invisible characters carry no words, only tricks; nor do long runs of accents, which take long to bring into order.
 */
export const withoutInvisible = (text: string) =>
  text
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .replaceAll(/[\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2064}\u{FEFF}\u{E0000}-\u{E007F}\u{00AD}]/gu, '')

/** The posting's terms, the most asked for first, each once, at most 200. Never throws. */
export function readPosting(jobDescription: string): PostingTerm[] {
  const text = withoutInvisible(jobDescription.slice(0, maxChars)).slice(0, maxChars)
  const own = properTerms(text)
  const { surely, perhaps } = employersOf(text)
  const isEmployer = ({ name, text: as }: FoundTerms) =>
    surely.has(as.toLowerCase()) || (perhaps.has(as.toLowerCase()) && !isSkill(name))
  const terms = new Map<string, PostingTerm>()
  for (const { sentence, section, isTitle } of clausesOf(text)) {
    const found = findTerms(sentence, own).filter((one) => !isEmployer(one) && !isWaived(sentence, one))
    const either = alternativesOf(sentence, found)
    const demands = isTitle ? null : demandsOf(sentence, found, section)
    found.forEach(({ name, text: as }, index) => {
      const demand = demands?.[index] ?? 'title'
      const before = terms.get(name)
      if (before && rank[demand] > rank[before.demand]) before.demand = demand
      else if (!before && terms.size < maxTerms)
        terms.set(name, { name, text: as, demand, sentence: sentence.slice(0, 300), either: either[index] ?? [] })
      // Asked for by itself elsewhere, another does not do.
      if (before && either[index]?.length === 0) before.either = []
    })
  }
  return [...terms.values()].toSorted((a, b) => rank[b.demand] - rank[a.demand])
}

/**
 * "No Java required", "Java is not required", "you don't need Java": said of what stands in the same clause, or is
 * listed with it.
 */
function isWaived(sentence: string, { from, to }: FoundTerms): boolean {
  const before = sentence.slice(Math.max(0, from - waivedWithin), from)
  const after = sentence.slice(to, to + waivedWithin)
  return notNeeded.test(before) || (noneOf.test(before) && needed.test(after)) || isNotNeeded.test(after)
}
const waivedWithin = 80
const list = String.raw`(?:[\p{L}\p{N}+#./-]{1,30}(?:, | or | and | & |/)){0,4}`
const prior = String.raw`(?:(?:prior|previous|deep|formal|any|knowledge of|experience (?:with|in)|need for|need to know|programming in) ){0,3}`
const noneOf = new RegExp(String.raw`\b(?:no|without|neither) ${prior}${list}$`, 'iu')
const needed = /^[^.;!?]{0,50}\b(?:required|needed|necessary|expected|experience|knowledge|skills?)\b/i
const notNeeded = new RegExp(
  String.raw`\b(?:(?:do not|don['’]t|does not|doesn['’]t|need not|no) (?:need|require|expect)(?: to (?:know|have|use))?|no need (?:for|to know|of)) ${prior}${list}$`,
  'iu',
)
const isNotNeeded =
  /^(?:,? (?:or|and) [\p{L}\p{N}+#./-]{1,30}){0,3}(?: (?:experience|knowledge|skills?))? (?:(?:is|are) (?:not|n['’]t)|isn['’]t|aren['’]t|not) (?:strictly |really )?(?:required|needed|necessary|a must|mandatory|expected)\b/iu

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
function demandsOf(sentence: string, found: readonly FoundTerms[], section: Demand): Demand[] {
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
