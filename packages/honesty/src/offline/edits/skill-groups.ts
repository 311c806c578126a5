// The groups of skills that have a name.
import type { Block, Section } from '@galley/resume/outline/outline'
import { sectionsOf } from './find-places.ts'

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
