// Weighs the signs of a changed line. What each kind of change weighs was learned from proposals about people of many
// trades (evals/guard/train): no word is known by it, only what happened to the slots of the claim.
import type { GuardCode } from '@galley/contract/assistant'
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { sourceLines } from '../claims/sources.ts'
import type { Sign } from './sign.ts'
import { signsOf, strengthOf } from './signs.ts'
import learned from './slot-weights.json' with { type: 'json' }

const weights: ReadonlyMap<string, number> = new Map(Object.entries(learned.weights))

/** Log-odds that a line is a fabrication, from which on it is stopped. */
const maxScore = 2.9

/** Of lines that no rule has found anything in. */
export const judgeSlots = (file: CaseFile, found: readonly Violation[]): Violation[] => {
  const stopped = new Set(found.map(({ block }) => block))
  return file.changed.flatMap((at) => {
    const signs = stopped.has(at.index) || isExtract(at, file.all.text) ? [] : signsOf(at, file.all)
    if (signs.length === 0) return []
    const { score, worst } = weighed(signs)
    return score > maxScore && worst ? [violationOf(at, worst)] : []
  })
}

/** A run of words that stands so in a source, and no number whose base may be gone: it only says less. */
function isExtract(at: ChangedBlock, known: string): boolean {
  const text = at.block.text.replace(/[.\s]+$/, '').toLowerCase()
  return !/\d/.test(text) && [...sourceLines(at), known].some((line) => line.toLowerCase().includes(text))
}

function weighed(signs: readonly Sign[]): { score: number; worst: Sign | null } {
  const byName = Map.groupBy(signs, ({ name }) => name)
  const parts = [...byName].map(([name, all]) => ({ all, part: (weights.get(name) ?? 0) * strengthOf(all.length) }))
  const score = parts.reduce((sum, { part }) => sum + part, learned.bias)
  const strongest = parts.filter(({ all, part }) => part > 0 && all.some(isShown)).toSorted((a, b) => b.part - a.part)
  return { score, worst: strongest[0]?.all.find(isShown) ?? signs.find(isShown) ?? null }
}
const isShown = ({ at, lost }: Sign): boolean => at !== null || lost !== undefined

function violationOf(at: ChangedBlock, { at: word, lost }: Sign): Violation {
  const text = word?.text ?? at.block.text
  if (lost)
    return blockViolation(at, 'scope', {
      text,
      question: `Your resume says “${lost.text}” of this, the draft does not. Is it right without it?`,
    })
  const code: GuardCode = word?.kind === 'number' ? 'number' : word?.kind === 'deed' ? 'scope' : 'term'
  return blockViolation(at, code, {
    text,
    question: `The draft says “${text}” here, your resume says less. Is it right?`,
  })
}
