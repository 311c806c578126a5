// How much of a posting a resume shows: weighted, by term, with the line that shows it. No number of times counts: to
// repeat a word gains nothing. The formula is shown to the person: the sum of weight × credit over the sum of weights.
import type { ResumeData } from '@galley/contract/resume-data'
import { outlineOf } from '../outline/outline-of.ts'
import type { Block, Section } from '../outline/outline.ts'
import { findTerms } from './find-terms.ts'
import type { Demand } from './clauses.ts'
import { readPosting, type PostingTerm } from './read-posting.ts'
import { requirementsOf, type Requirement } from './requirements.ts'
import { degreePlaces, workShown } from './shown-background.ts'

/** How much a term is asked for. */
export const weights: Readonly<Record<Demand, number>> = { must: 3, title: 2, nice: 1.5, other: 1 }
/** What a resume gets for it: shown in what was done, only listed, known from the form, absent. */
export const credits = { proven: 1, listed: 0.7, known: 0, gap: 0 } as const
export type TermState = keyof typeof credits

export interface TermPlace {
  /** Of the source, from 1. */
  line: number
  from: number
  to: number
}

export interface CoveredTerm extends PostingTerm {
  /** A skill or the like; or years of experience or a degree: those are had, not used. */
  kind: 'term' | 'years' | 'degree'
  /** Of `years`: for how many whole years the resume's dates show work. */
  yearsShown?: number
  state: TermState
  /** Where the resume shows it; empty where it does not. */
  places: TermPlace[]
}

export interface Coverage {
  terms: CoveredTerm[]
  /** 0 to 1; null where the posting names nothing. */
  share: number | null
}

export interface CoverageInput {
  latex: string
  form: ResumeData
  jobDescription: string
  /** Names of terms that the person does not want counted. */
  ignored?: readonly string[]
  /** For jobs that go on. */
  today?: Date
}

/** The same input gives the same result. Never throws. */
export function coverageOf({ latex, form, jobDescription, ignored = [], today = new Date() }: CoverageInput): Coverage {
  const asked = withoutIgnored(readPosting(jobDescription), ignored)
  const names = asked.map(({ name }) => name)
  const shown = placesOf(latex, names)
  const inForm = new Set(findTerms(textsOf(form).join('\n'), names).map(({ name }) => name))
  const terms = asked.map((term): CoveredTerm => {
    const { proven = [], listed = [] } = shown.get(term.name) ?? {}
    const places = proven.length > 0 ? proven : listed
    const state = proven.length > 0 ? 'proven' : listed.length > 0 ? 'listed' : inForm.has(term.name) ? 'known' : 'gap'
    return { ...term, kind: 'term', state, places }
  })
  const background = requirementsOf(jobDescription)
    .filter(({ name }) => !ignored.includes(name))
    .map((asked) => shownFor(asked, { latex, today }))
  const needed = [...terms.filter((term) => isNeeded(term, terms)), ...background]
  return { terms: needed, share: shareOf(needed) }
}

/** The dates and degrees of the resume itself; what the form has and the resume does not is not counted. */
function shownFor(asked: Requirement, { latex, today }: { latex: string; today: Date }): CoveredTerm {
  const { kind, name, text, demand, sentence } = asked
  const term = { kind, name, text, demand, sentence, either: [] }
  const lineAt = lineCounter(latex)
  const placed = (spans: readonly { from: number; to: number }[]) =>
    spans.map(({ from, to }): TermPlace => ({ line: lineAt(from), from, to }))
  if (asked.kind === 'years') {
    const { years, spans } = workShown(latex, today)
    const isShownSo = years >= asked.years
    return { ...term, yearsShown: years, state: isShownSo ? 'proven' : 'gap', places: isShownSo ? placed(spans) : [] }
  }
  const places = placed(degreePlaces(latex, asked.level))
  return { ...term, state: places.length > 0 ? 'proven' : 'gap', places }
}

function withoutIgnored(terms: readonly PostingTerm[], ignored: readonly string[]): PostingTerm[] {
  return terms.flatMap((term) => {
    if (ignored.includes(term.name)) return []
    const either = term.either.filter((name) => !ignored.includes(name))
    return [{ ...term, either: either.length > 1 ? either : [] }]
  })
}

/** Of names of which one would do: the one that the resume shows best. */
function isNeeded({ name, either, state }: CoveredTerm, terms: readonly CoveredTerm[]): boolean {
  if (either.length === 0) return true
  const rivals = terms.filter((term) => either.includes(term.name))
  const group = either.join('\n')
  const isOfGroup = (term: CoveredTerm) => term.either.join('\n') === group
  const [best] = rivals.filter((term) => isOfGroup(term) || isShown(term.state)).toSorted(byState)
  return best?.name === name && (isShown(state) || !rivals.some((term) => isShown(term.state)))
}
const states: readonly TermState[] = ['proven', 'listed', 'known', 'gap']
const byState = (a: CoveredTerm, b: CoveredTerm) => states.indexOf(a.state) - states.indexOf(b.state)
const isShown = (state: TermState) => state === 'proven' || state === 'listed'

export function shareOf(terms: readonly Pick<CoveredTerm, 'demand' | 'state'>[]): number | null {
  const all = terms.reduce((sum, { demand }) => sum + weights[demand], 0)
  if (all === 0) return null
  return terms.reduce((sum, { demand, state }) => sum + weights[demand] * credits[state], 0) / all
}

/** Every text that a person put into the form, their contact data left out. */
export function textsOf(form: ResumeData): string[] {
  const texts: string[] = []
  const visit = (value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    else if (Array.isArray(value)) value.forEach(visit)
    else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) if (key !== 'id') visit(inner)
  }
  const { personalInfo, ...rest } = form
  visit(rest)
  return [personalInfo.title, ...texts].filter((text) => text !== '')
}

function placesOf(latex: string, names: readonly string[]) {
  const found = new Map<string, { proven: TermPlace[]; listed: TermPlace[] }>()
  const lineAt = lineCounter(latex)
  const look = (section: Section, block: Block) => {
    const kind = section.kind === 'skills' || block.kind === 'skills' ? 'listed' : 'proven'
    for (const { name } of findTerms(block.text, names)) {
      const places = found.get(name) ?? { proven: [], listed: [] }
      // Blocks come in order: one that was seen is the last.
      if (places[kind].at(-1)?.from !== block.from)
        places[kind].push({ line: lineAt(block.from), from: block.from, to: block.to })
      found.set(name, places)
    }
  }
  for (const section of outlineOf(latex).sections)
    if (section.kind !== 'header') for (const block of section.blocks) look(section, block)
    else for (const block of section.blocks.filter(({ text }) => !text.includes('@'))) look(section, block)
  return found
}

function lineCounter(latex: string): (offset: number) => number {
  const starts = [0]
  for (let at = latex.indexOf('\n'); at >= 0; at = latex.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}
