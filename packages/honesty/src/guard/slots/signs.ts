// What speaks for and against a changed line, slot by slot: what came that its sources do not have, what is gone that
// limited it, and which words stand in another role now. A sign names the kind of a change, and no word.
import { openCase, type ChangedBlock, type Facts } from '../case/case-file.ts'
import type { GuardInput } from '../case/verdict.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { cameSigns } from './came-signs.ts'
import { comparedLine, type Compared } from './compared.ts'
import { classSigns, goneSigns } from './gone-signs.ts'
import { roleSigns } from './role-signs.ts'
import type { Sign } from './sign.ts'

/** Heads of entries, and how a person is reached, are facts of other rules. */
export function signsOf(at: ChangedBlock, all: Facts): readonly Sign[] {
  if (at.block.kind === 'entry' || at.section.kind === 'header') return []
  const compared = comparedLine(at)
  if (!compared) return []
  const signs = [
    ...cameSigns(compared, all),
    ...goneSigns(compared),
    ...classSigns(compared),
    ...roleSigns(compared),
    ...sizeSigns(compared),
  ]
  const isProse = at.block.kind === 'bullet' || at.block.kind === 'paragraph'
  return isProse ? signs : signs.map((sign) => ({ ...sign, name: `list:${sign.name}` }))
}

const shareOf = (all: Compared['came']) =>
  all.filter(({ support }) => support === 'none').length / Math.max(1, all.length)
const muchMore = 1.2
const muchCame = 0.3
const muchGone = 0.5

function sizeSigns({ came, gone, now, mode }: Compared): Sign[] {
  const names = [
    `mode:${mode}`,
    ...(came.length > gone.length * muchMore ? ['size:longer'] : []),
    ...(shareOf(came) > muchCame ? ['size:much-came'] : []),
    ...(shareOf(gone) > muchGone ? ['size:much-gone'] : []),
  ]
  return names.map((name) => ({ name, at: now[0] ?? null }))
}

/** More of one kind say little more. */
const maxCount = 3
const growth = 0.7
export const strengthOf = (count: number): number => Math.min(count, maxCount) ** growth

/** How strong each sign is, line by line: what the weights are learned from. */
export function signsOfProposal(input: GuardInput, lexicon: Lexicon): readonly ReadonlyMap<string, number>[] {
  const file = openCase(input, lexicon)
  return file.changed.flatMap((at) => {
    const signs = signsOf(at, file.all)
    if (signs.length === 0) return []
    const counts = Map.groupBy(signs, ({ name }) => name)
    return [new Map([...counts].map(([name, all]) => [name, strengthOf(all.length)]))]
  })
}
