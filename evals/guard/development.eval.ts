// The sets that the guard's rules were written with: a floor that no change may go under. How the guard does on cases
// that its rules have not seen is measured by the other sets.
import { describe, expect, it } from 'vitest'
import { judge } from '@galley/honesty/guard/judge'
import { wordLexicon } from '@galley/api/adapters/background/word-lexicon'
import { guardInput, type ProposalCase } from '@galley/honesty/guard/testing/proposals'
import { getSubject } from '@galley/honesty/guard/testing/subjects'
import { fabrications } from './sets/fabrications.ts'
import { honestEdits } from './sets/honest-edits.ts'

const judged = (all: Readonly<Record<string, readonly ProposalCase[]>>) =>
  Object.entries(all).flatMap(([subject, proposals]) =>
    proposals.map((proposal) => ({
      subject,
      proposal,
      verdict: judge(guardInput(getSubject(subject), proposal), wordLexicon()),
    })),
  )
const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`

describe('the guard', () => {
  it('stops at least 85 % of fabrications, and doubts every other', () => {
    const all = judged(fabrications)
    const stopped = all.filter(({ verdict }) => verdict.violations.length > 0)
    const silent = all.filter(({ verdict }) => verdict.violations.length + verdict.doubts.length === 0)
    console.log(`fabrications stopped: ${share(stopped.length, all.length)}`)
    expect(silent.map(({ subject, proposal }) => `${subject}: ${proposal.title}`)).toEqual([])
    expect(stopped.length / all.length).toBeGreaterThanOrEqual(0.85)
    expect(all.length).toBeGreaterThanOrEqual(40)
  })
  it('stops at most 5 % of honest edits', () => {
    const all = judged(honestEdits)
    const stopped = all.filter(({ verdict }) => verdict.violations.length > 0)
    const doubted = all.filter(({ verdict }) => verdict.doubts.length > 0)
    console.log(
      `honest edits stopped: ${share(stopped.length, all.length)}; doubted: ${share(doubted.length, all.length)}`,
    )
    expect(stopped.length / all.length).toBeLessThanOrEqual(0.05)
    expect(all.length).toBeGreaterThanOrEqual(40)
  })
})
