// A sentence that names an employer, outside of that employer's entry: what it says has to be true of that one. A
// template that was built at another employer, or "full-time" of a part-time post, is not.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Group } from '../case/source-group.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { contentStems, plain, stemPairs } from '../text/words.ts'
import { isProse, sourceLines } from '../claims/sources.ts'

export function judgeNamedEmployers({ changed, acceptedGroups }: CaseFile): Violation[] {
  const employers = employersOf(acceptedGroups)
  return changed
    .filter((at) => isProse(at) && at.block.entry === null)
    .flatMap((at) => sentencesOf(at.block.text).flatMap((sentence) => strangeIn(sentence, { at, employers })))
    .slice(0, 1)
}

interface Employer {
  readonly name: string
  /** Name in lower case. */
  readonly plainName: string
  /** What stands in its entries, their heads among it. */
  readonly text: string
}

/** More are no resume, and longer sentences are none. */
const maxEmployers = 40
const maxChars = 600
const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.;!?])\s+/).filter((sentence) => sentence.length <= maxChars)

/** Two posts at one employer are one. */
function employersOf(groups: readonly Group[]): Employer[] {
  const named = groups.filter(({ head }) => (head?.args?.[1]?.trim() ?? '').length >= minName)
  const byName = Map.groupBy(named, ({ head }) => plain(head!.args![1]!.trim()))
  return Array.from(byName, ([plainName, posts]) => ({
    name: posts[0]!.head!.args![1]!.trim(),
    plainName,
    text: posts.flatMap(({ head, blocks }) => [head!.text, ...blocks.map(({ text }) => text)]).join('\n'),
  })).slice(0, maxEmployers)
}
const minName = 4

/** The sentence speaks of another time or place as well. */
const elsewhere = /\b(?:earlier|previously|before|formerly|former|another|elsewhere|prior)\b/i

const kindsOfPost: readonly RegExp[] = [
  /\bfull[- ]?time\b/i,
  /\bpart[- ]?time\b/i,
  /\bfreelance\b/i,
  /\bvolunt(?:eer\w*|ary)\b/i,
]

function strangeIn(
  sentence: string,
  { at, employers }: { at: ChangedBlock; employers: readonly Employer[] },
): Violation[] {
  const low = plain(sentence)
  const [named, other] = employers.filter(({ plainName }) => low.includes(plainName))
  const known = [...sourceLines(at), ...at.statements].join('\n')
  if (elsewhere.test(sentence)) return []
  // Of two it can't be said what belongs to which.
  if (!named || other || plain(known).includes(named.plainName)) return []
  const text = kindOfPost(sentence, named, known) ?? movedThing(sentence, { named, employers, known })
  if (text === null) return []
  return [blockViolation(at, 'entry', { text, question: `The draft says “${text}” of ${named.name}. Was it there?` })]
}

/** Where the entry says one kind of post, another one. */
function kindOfPost(sentence: string, { text }: Employer, known: string): string | null {
  const own = kindsOfPost.filter((kind) => kind.test(text))
  const claimed = kindsOfPost.find((kind) => kind.test(sentence) && !kind.test(known))
  return own.length > 0 && claimed && !own.includes(claimed) ? (claimed.exec(sentence)?.[0] ?? null) : null
}

/** Two words in a row that neither this entry nor the line before has, and another employer's entry does. */
function movedThing(
  sentence: string,
  { named, employers, known }: { named: Employer; employers: readonly Employer[]; known: string },
): string | null {
  const own = new Set(contentStems(`${named.text}\n${known}`))
  const others = employers.filter((one) => one !== named).map(({ text }) => new Set(stemPairs(text)))
  const moved = stemPairs(sentence).find(
    (pair) => others.some((one) => one.has(pair)) && pair.split(' ').every((stem) => !own.has(stem)),
  )
  return moved === undefined ? null : sentence
}
