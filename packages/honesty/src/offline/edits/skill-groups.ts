// The groups of skills that have a name.
import type { Block, Section } from '@galley/resume/outline/outline'
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { Edited } from './edited.ts'
import { sectionsOf } from './find-places.ts'
import { listed } from './listed.ts'
import { spliced } from './splice.ts'

export interface NamedGroup {
  section: Section
  block: Block
  label: string
  /** As they are read, with commas between them. */
  items: string
}

export const groupsOf = (latex: string): NamedGroup[] =>
  sectionsOf(latex).flatMap((section) =>
    section.blocks.flatMap((block) => {
      const [label, items] = block.args ?? []
      return block.kind === 'skills' && label && items !== undefined ? [{ section, block, label, items }] : []
    }),
  )

/** At its end; null where the document writes its groups in another way. */
export function addToGroup(latex: string, { block, label }: NamedGroup, items: readonly string[]): Edited | null {
  const range = block.argRanges?.[1]
  return range
    ? {
        latex: spliced(latex, [
          { from: range.to, to: range.to, text: items.map((item) => `, ${escapeTex(item)}`).join('') },
        ]),
        said: `I added ${listed(items)} to ${label}.`,
      }
    : null
}
