// The person's own lines: what their entries say they did, and what they said themselves, each with where it was.
import { findTerms } from '@galley/resume/posting/find-terms'
import { readPosting } from '@galley/resume/posting/read-posting'
import { weights } from '@galley/resume/posting/coverage'
import { linesIn } from './lines-in.ts'
import type { DocumentFacts } from './document-brief.ts'

export interface OwnLine {
  text: string
  /** The post and the employer, the role and the project; empty for what was said. */
  post: string
  place: string
  dates: string
  isCurrent: boolean
  /** In the first person, as the person said it. */
  isSaid: boolean
}
export interface RankedLine extends OwnLine {
  /** Names of the posting's terms that it shows. */
  terms: string[]
}

const minChars = 25
const maxChars = 320

export function ownLines({ form, said }: Pick<DocumentFacts, 'form' | 'said'>): OwnLine[] {
  const entries = [
    ...form.experience.map(({ position, company, ...rest }) => ({ post: position, place: company, ...rest })),
    ...form.projects.map(({ role, name, ...rest }) => ({ post: role, place: name, current: false, ...rest })),
    ...form.volunteering.map(({ role, organization, ...rest }) => ({ post: role, place: organization, ...rest })),
    ...form.military.map(({ rank, branch, ...rest }) => ({ post: rank, place: branch, ...rest })),
  ]
  const written = entries.flatMap(({ post, place, startDate, endDate, current, description }) =>
    linesIn(description).map((text): OwnLine => {
      const dates = [startDate, current ? 'present' : endDate].filter((date) => date.trim() !== '').join(' to ')
      return { text, post, place, dates, isCurrent: current, isSaid: false }
    }),
  )
  const spoken = said
    .filter((text) => /^I(?:'|’| )/.test(text))
    .map((text): OwnLine => ({ text, post: '', place: '', dates: '', isCurrent: false, isSaid: true }))
  return [...written, ...spoken].filter(({ text }) => text.length >= minChars && text.length <= maxChars)
}

/**
 * Those that show most of what the posting asks for come first; among equals, those with a number, then the resume's
 * own order.
 */
export function rankedLines(facts: DocumentFacts): RankedLine[] {
  const asked = readPosting(facts.posting)
  const names = asked.map(({ name }) => name)
  const weightOf = new Map(asked.map(({ name, demand }) => [name, weights[demand]]))
  const ranked = ownLines(facts).map((line, at) => {
    const terms = [...new Set(findTerms(line.text, names).map(({ name }) => name))].filter((name) => weightOf.has(name))
    const weight = terms.reduce((sum, name) => sum + (weightOf.get(name) ?? 0), 0)
    return { line: { ...line, terms }, at, score: weight + (/\d/.test(line.text) ? 0.4 : 0) - at / 1_000 }
  })
  return ranked.toSorted((a, b) => b.score - a.score).map(({ line }) => line)
}

/** The best lines in this order, none of which shows only what those before it show already. */
export function variedLines(lines: readonly RankedLine[], count: number): RankedLine[] {
  const shown = new Set<string>()
  const first = lines.filter(({ terms }) => {
    const isNew = terms.length === 0 || terms.some((name) => !shown.has(name))
    for (const name of terms) shown.add(name)
    return isNew
  })
  return [...first, ...lines.filter((line) => !first.includes(line))].slice(0, count)
}
