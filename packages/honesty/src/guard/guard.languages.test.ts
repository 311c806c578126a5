// What is said in another language is no less a claim, and what the request says of languages proves nothing.
import { describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import { edited, guardInput, type ProposalCase } from './testing/proposals.ts'
import {
  asides,
  bilingualFabrications,
  otherLanguageFabrications,
  sameLanguageFabrications,
  speakers,
} from './testing/two-languages.ts'
import { translations } from './testing/translations.ts'

const named = (proposals: readonly ProposalCase[]) =>
  proposals.map((one, index) => [one.title, one, asides[index % asides.length] ?? ''] as const)
const judged = (subject: keyof typeof speakers, proposal: ProposalCase, aside: string) =>
  judge({ ...guardInput(speakers[subject], proposal), asked: [`Please improve it. ${aside}`] })

describe('the guard, whatever the language', () => {
  it.each(named(sameLanguageFabrications))('stops in the same language: %s', (_, proposal, aside) => {
    expect(judged('english', proposal, aside).violations).not.toEqual([])
  })
  it.each(named(otherLanguageFabrications))('stops in another language: %s', (_, proposal, aside) => {
    expect(judged('english', proposal, aside).violations).not.toEqual([])
  })
  it.each(named(bilingualFabrications))('stops in a resume of two languages: %s', (_, proposal, aside) => {
    expect(judged('bilingual', proposal, aside).violations).not.toEqual([])
  })
  it.each(named(translations))('lets an honest translation pass: %s', (_, proposal) => {
    expect(judged('english', proposal, 'Translate it.').violations).toEqual([])
  })
  it.each(named(translations))('lets its way back pass: %s', (_, proposal) => {
    const back = {
      ...speakers.english,
      latex: edited(speakers.english.latex, proposal.edits),
    }
    const input = guardInput(back, { title: 'back', edits: [] })
    const { violations } = judge({ ...input, proposed: { latex: speakers.english.latex, pdf: null } })
    expect(violations).toEqual([])
  })
})
