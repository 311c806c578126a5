// "Was responsible for the dye room" as "Looked after the dye room": a verb that claims as much, and no more.
import type { Block } from '@galley/resume/outline/outline'
import { sectionsOf } from '../edits/find-places.ts'
import { isWithin, type NamedPart } from '../edits/named-part.ts'
import { spliced, type Splice } from '../edits/splice.ts'
import { present } from '../wishes/corrections/dates-said.ts'

const opening =
  /^(?:I\s+)?(?:(?<copula>was|were|am|is)\s+)?(?:(?:also|directly|fully|personally|solely)\s+)?(?:responsible for|in charge of|accountable for)\s+(?!\p{L}+ing\b)/iu
/** In turn, so that not every line begins the same. */
const verbs = [
  ['Looked after', 'Look after'],
  ['Took care of', 'Take care of'],
] as const

export interface ChargeVerbs {
  latex: string
  changes: { was: string; is: string }[]
}

/** Of the lines of a part, or of all. The verb is of the time that the line had, or else of its job. */
export function withChargeVerbs(latex: string, part: NamedPart | null): ChargeVerbs {
  const changes: ChargeVerbs['changes'] = []
  const splices = sectionsOf(latex).flatMap(({ blocks }) =>
    blocks.flatMap((block): Splice[] => {
      const from = /^\\item\s+/.exec(latex.slice(block.from, block.to))?.[0].length ?? 0
      const found = opening.exec(latex.slice(block.from + from, block.to))
      if (block.kind !== 'bullet' || !found || !isWithin(part, block)) return []
      const isNow = isOfNow(blocks, block, found.groups?.['copula'])
      const verb = verbs[changes.length % verbs.length]![isNow ? 1 : 0]
      changes.push({ was: found[0].trim(), is: verb })
      return [{ from: block.from + from, to: block.from + from + found[0].length, text: `${verb} ` }]
    }),
  )
  return { latex: spliced(latex, splices), changes }
}

function isOfNow(blocks: readonly Block[], { entry }: Block, copula: string | undefined): boolean {
  if (copula !== undefined) return /^(?:am|is)$/i.test(copula)
  return entry !== null && present.test(blocks[entry]?.args?.at(-1) ?? '')
}
