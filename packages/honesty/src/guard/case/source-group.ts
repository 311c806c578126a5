// Entries and sections of two documents, and which of the accepted ones a proposed one is made from.
import type { Block, Outline, Section } from '@galley/resume/outline/outline'
import type { SpokenIn } from '../languages/translated.ts'
import { canonical, contentStems } from '../text/words.ts'
import { isSameFact } from './entry-facts.ts'
import { unfolded } from './unfolded.ts'

/** An entry and what stands under it, or what a section says before its first entry. */
export interface Group {
  readonly section: Section
  readonly head: Block | null
  readonly blocks: readonly Block[]
}

export function groupsOf(outline: Outline): Group[] {
  return outline.sections.flatMap((section) => {
    const blocks = unfolded(section)
    const heads = [null, ...blocks.flatMap((block, index) => (block.kind === 'entry' ? [index] : []))]
    return heads.map((head) => ({
      section,
      head: head === null ? null : (blocks[head] ?? null),
      blocks: blocks.filter(({ entry, kind }) => kind !== 'entry' && entry === head),
    }))
  })
}

/**
 * The accepted group that a proposed one is made from: the entry with the most facts in common, or the section of the
 * same kind.
 */
export function sourceGroup(group: Group, accepted: readonly Group[], spoken: SpokenIn): Group | null {
  const { head, section } = group
  if (!head) return accepted.find((one) => !one.head && isSameSection(one.section, section)) ?? null
  const rated = accepted.flatMap((one) => (one.head ? [{ one, score: sameFacts(head, one.head) }] : []))
  const best = rated.reduce<{ one: Group; score: number } | null>(
    (top, next) => (next.score > (top?.score ?? 0) ? next : top),
    null,
  )
  const least = isTranslated(spoken)
    ? 1
    : Math.min(2, Math.max(1, (head.args?.filter((text) => text !== '').length ?? 1) - 1))
  return best && best.score >= least ? best.one : (namesake(group, accepted) ?? sameLines(group, accepted))
}

/** The entry of that section with the very same lines: only its name is another. */
function sameLines({ blocks, section }: Group, accepted: readonly Group[]): Group | null {
  const lines = new Set(blocks.map(({ text }) => text))
  const same = accepted.filter(
    (one) =>
      one.head &&
      isSameSection(one.section, section) &&
      one.blocks.length > 0 &&
      one.blocks.length === lines.size &&
      one.blocks.every(({ text }) => lines.has(text)),
  )
  return same.length === 1 ? same[0]! : null
}

/** So large a share of the words of the shorter one: a certificate whose state has changed has another name. */
const minSameWords = 0.6

/** Of what is no job and no degree, the entry of that section that has most of its words. */
function namesake({ head, section }: Group, accepted: readonly Group[]): Group | null {
  if (!head || /^(?:experience|education)$/.test(section.kind)) return null
  const claimed = new Set(contentStems(head.text))
  const rated = accepted.flatMap((one) => {
    if (!one.head || !isSameSection(one.section, section)) return []
    const own = new Set(contentStems(one.head.text))
    const shared = Array.from(claimed).filter((word) => own.has(word)).length
    return [{ one, share: shared / Math.max(1, Math.min(own.size, claimed.size)), shared }]
  })
  const [best] = rated.toSorted((a, b) => b.share - a.share || b.shared - a.shared)
  return best && best.share >= minSameWords && best.shared > 1 ? best.one : null
}

/** The document as a whole is in another language. */
export const isTranslated = ({ accepted, proposed }: SpokenIn): boolean =>
  accepted !== null && proposed !== null && accepted !== proposed

export const isSameSection = (one: Section, other: Section) =>
  one.kind === other.kind && (one.kind !== 'other' || canonical(one.heading) === canonical(other.heading))

const sameFacts = (claim: Block, source: Block) =>
  (claim.args ?? []).filter((arg) => arg !== '' && (source.args ?? []).some((fact) => isSameFact(arg, fact))).length
