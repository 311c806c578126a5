// "Was responsible for the dye room" as "Looked after the dye room": a verb that claims as much, and no more.
import type { Block } from '@galley/resume/outline/outline'
import { capitalised } from '../../lexicon/verbs.ts'
import { sectionsOf } from '../edits/find-places.ts'
import { isWithin, type NamedPart } from '../phrases/named-part.ts'
import { spliced, type Splice } from '../edits/splice.ts'
import { present } from '../wishes/corrections/dates-said.ts'
import { inPast } from './in-past.ts'

const opening =
  /^(?:I\s+)?(?:(?<copula>was|were|am|is)\s+)?(?:(?:also|directly|fully|personally|solely)\s+)?(?:responsible for|in charge of|accountable for)\s+(?!\p{L}+ing\b)/iu
/** "The care of" says it with a noun: its verb says it shorter. */
const acts: readonly (readonly [noun: string, verb: string])[] = [
  ['care', 'care for'],
  ['maintenance|upkeep', 'maintain'],
  ['management|running', 'manage'],
  ['supervision', 'supervise'],
  ['training', 'train'],
  ['preparation|preparing', 'prepare'],
  ['planning', 'plan'],
  ['organi[sz]ation', 'organise'],
  ['delivery', 'deliver'],
  ['design', 'design'],
  ['cleaning', 'clean'],
  ['ordering', 'order'],
  ['handling', 'handle'],
  ['monitoring', 'monitor'],
  ['coordination', 'coordinate'],
  ['installation', 'install'],
  ['repair', 'repair'],
  ['testing', 'test'],
  ['processing', 'process'],
  ['scheduling', 'schedule'],
  ['collection', 'collect'],
  ['storage', 'store'],
]
const actBehind = (rest: string) =>
  // "The ordering of stock and the carrying out of audits" is two of them.
  / and (?:the )?[\p{L} ]{3,30} of /iu.test(rest)
    ? undefined
    : acts.flatMap(([noun, verb]) => {
        const found = new RegExp(`^(?:the )?(?:${noun}) of `, 'i').exec(rest)
        return found ? [{ length: found[0].length, verb }] : []
      })[0]

/** In turn, so that not every line begins the same. */
const verbs = ['look after', 'take care of'] as const

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
      const act = actBehind(latex.slice(block.from + from + found[0].length, block.to))
      const base = act?.verb ?? verbs[changes.length % verbs.length]!
      const verb = capitalised(isNow ? base : inPast(base))
      changes.push({ was: found[0].trim(), is: verb })
      const end = block.from + from + found[0].length + (act?.length ?? 0)
      return [{ from: block.from + from, to: end, text: `${verb} ` }]
    }),
  )
  return { latex: spliced(latex, splices), changes }
}

function isOfNow(blocks: readonly Block[], { entry }: Block, copula: string | undefined): boolean {
  if (copula !== undefined) return /^(?:am|is)$/i.test(copula)
  return entry !== null && present.test(blocks[entry]?.args?.at(-1) ?? '')
}
