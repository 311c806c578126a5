// What a second reading is about: the changed lines of a proposal, and the facts, both numbered from 1. The reader gets
// these and points at numbers: it brings no words of its own.
import { outlineOf } from '@galley/resume/outline/outline-of'
import { textsOf } from '@galley/resume/posting/coverage'
import type { Round } from '../draft/judge-draft.ts'
import type { JudgedText } from '../draft/judge-text.ts'
import { blocksOf, openCase, type CaseFile, type ChangedBlock } from '../guard/case/case-file.ts'
import type { Group } from '../guard/case/source-group.ts'
import { canonical } from '../guard/text/words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'

/** As the reader gets it. */
export interface NumberedText {
  text: string
  /** The entry or the section that it stands in; null: none. */
  where: string | null
}

export interface ProposalReading {
  lines: NumberedText[]
  facts: NumberedText[]
}

export interface ChangedLine extends NumberedText {
  at: ChangedBlock
}
export interface GivenFact extends NumberedText {
  /** Of the accepted resume; null: the form's, or the person's words. */
  group: Group | null
  isSaid: boolean
}
export interface OpenReading {
  lines: ChangedLine[]
  facts: GivenFact[]
}

/** Of a longer change nothing is read: a reader that lacks facts would find honest lines unproven. */
const maxLines = 120
const maxFacts = 500
const maxChars = 40_000

/** The same for the same texts, so that numbers mean the same when the reading comes back. Null: nothing to read. */
export function openReading(
  { before, accepted, asked, ...sources }: Omit<Round, 'ignored'>,
  { latex, seen }: Pick<JudgedText, 'latex' | 'seen'>,
  lexicon?: Lexicon,
): OpenReading | null {
  const documents = { accepted: { latex: accepted, pdf: before.pdf }, proposed: { latex, pdf: seen.pdf } }
  const file = openCase({ ...sources, ...documents, asked: [asked], message: '' }, lexicon)
  // As they are written: the case has short forms and mended spellings in place of some words.
  const written = blocksOf(outlineOf(latex))
  const lines = [...file.changed, ...file.translated].flatMap((at) => {
    const text = written[at.index]?.text ?? ''
    return text.trim() === '' ? [] : [{ text, where: at.where, at }]
  })
  const facts = factsIn(file)
  const chars = [...lines, ...facts].reduce((sum, { text }) => sum + text.length, 0)
  const isReadable = lines.length > 0 && lines.length <= maxLines && facts.length <= maxFacts && chars <= maxChars
  return isReadable ? { lines, facts } : null
}

/** What the reader gets; null: there is nothing to read, or too much. */
export function readingOf(
  round: Omit<Round, 'ignored'>,
  text: Pick<JudgedText, 'latex' | 'seen'>,
  lexicon?: Lexicon,
): ProposalReading | null {
  const open = openReading(round, text, lexicon)
  const shown = ({ text: words, where }: NumberedText): NumberedText => ({ text: words, where })
  return open && { lines: open.lines.map(shown), facts: open.facts.map(shown) }
}

function factsIn({ acceptedGroups, input, said }: CaseFile): GivenFact[] {
  const ofResume = acceptedGroups.flatMap((group) => {
    const where = group.head?.args?.slice(0, 2).join(', ') ?? (group.section.heading || null)
    const blocks = group.head ? [group.head, ...group.blocks] : group.blocks
    return blocks.map(({ text }) => ({ text, where, group, isSaid: false }))
  })
  const known = canonical(ofResume.map(({ text }) => text).join('\n'))
  const ofForm = textsOf(input.form)
    .filter((text) => !known.includes(canonical(text)))
    .map((text) => ({ text, where: null, group: null, isSaid: false }))
  const ofPerson = said.map((text) => ({ text, where: null, group: null, isSaid: true }))
  return [...ofResume, ...ofForm, ...ofPerson].filter(({ text }) => text.trim() !== '')
}
