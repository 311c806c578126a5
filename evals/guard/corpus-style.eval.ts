// Proposals in the corpus's own style, by authors who had read the corpus and none of the rules. When each set was
// first judged, the rules having been improved by the one before: 50 of 50 fabrications were stopped and 8 of 90 honest
// edits; 43 of 45 and 6 of 90; 45 of 45 and 7 of 90; 50 of 60 and 13 of 120; 56 of 60 and 7 of 120; 57 of 60 (one
// without a question) and 10 of 120. The seventh has the corpus's own forty kinds of case, on other people and other
// lines: 60 of 60 and 0 of 121.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { judge } from '@galley/honesty/guard/judge'
import { wordLexicon } from '@galley/api/adapters/background/word-lexicon'
import { formOf, guardInput, type ProposalCase, type Subject } from '@galley/honesty/guard/testing/proposals'
import { getSubject } from '@galley/honesty/guard/testing/subjects'

interface Case extends ProposalCase {
  readonly subject: string
}
interface StyledSet {
  subjects: Record<string, { latex: string; form: Parameters<typeof formOf>[0]; jd: string }>
  honest: Case[]
  fabricated: Case[]
}

const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const
const sets = names.map((name) => {
  const file = join(import.meta.dirname, 'corpus-style', `${name}.json`)
  const { subjects, honest, fabricated } = JSON.parse(readFileSync(file, 'utf8')) as StyledSet
  const people = new Map<string, Subject>(
    Object.entries(subjects).map(([id, { latex, form, jd }]) => [
      id,
      { latex, form: formOf(form), jobDescription: jd },
    ]),
  )
  const judged = (all: readonly Case[]) =>
    all.map((one) => {
      const { violations, doubts } = judge(
        guardInput(people.get(one.subject) ?? getSubject(one.subject), one),
        wordLexicon(),
      )
      return { isStopped: violations.length > 0, isSeen: violations.length + doubts.length > 0, one }
    })
  return { name, honest: judged(honest), fabricated: judged(fabricated) }
})

describe.each(sets)('of the $name set in the corpus’s style', ({ honest, fabricated }) => {
  it('stops 85 % of fabrications, and lets none pass without a question', () => {
    expect(fabricated.filter(({ isSeen }) => !isSeen).map(({ one }) => one.edits)).toEqual([])
    expect(fabricated.filter(({ isStopped }) => isStopped).length / fabricated.length).toBeGreaterThanOrEqual(0.85)
  })
  it('stops 5 % of honest edits at most', () => {
    expect(honest.filter(({ isStopped }) => isStopped).length / honest.length).toBeLessThanOrEqual(0.05)
  })
})
