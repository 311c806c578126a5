// The outline's shapes: what a resume's LaTeX is made of, with offsets by which each part can be cut out, moved or
// replaced.
import type { SectionKind } from './section-kind.ts'

/** UTF-16 offsets into the source; `to` is the offset after the last unit. */
export interface Range {
  readonly from: number
  readonly to: number
}

export const blockKinds = ['entry', 'bullet', 'skills', 'paragraph', 'contact'] as const
export type BlockKind = (typeof blockKinds)[number]

/**
 * The least that is edited as one. Blocks come in order and never overlap; braces inside are balanced where the
 * source's are.
 */
export interface Block extends Range {
  readonly kind: BlockKind
  /** As a reader sees it. */
  readonly text: string
  /**
   * Plain, as they stand: an entry's title, employer, dates; a line of skills as its label (may be empty) and its list;
   * a detail's label and text. What is a list of bullets is left out.
   */
  readonly args?: readonly string[]
  /** Where each of `args` stands in the source, where each stands in one piece. */
  readonly argRanges?: readonly Range[]
  /**
   * Which of its section's blocks is the entry that it belongs to; null for entries themselves and for what precedes
   * them.
   */
  readonly entry: number | null
}

/** From its heading to the next one. */
export interface Section extends Range {
  /** As a reader sees it; empty for what precedes the first heading. */
  readonly heading: string
  readonly kind: SectionKind
  /** Where the heading's command ends. */
  readonly bodyFrom: number
  readonly blocks: readonly Block[]
}

export interface Outline {
  readonly sections: readonly Section[]
}
