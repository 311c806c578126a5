// What a job description asks for: its terms, each with how much it is asked for. By rules and lists, so that the same
// posting always gives the same terms. A posting is data: nothing in it is ever followed.
import { alternativesOf } from './alternatives.ts'
import { clausesOf, demandsOf, type Demand } from './clauses.ts'
import { employersOf } from './employers.ts'
import { findTerms, type FoundTerms } from './find-terms.ts'
import { properTerms } from './proper-terms.ts'
import { isSkill } from './skill-list.ts'

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
/** No honest posting asks for more. */
const maxTerms = 200
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
