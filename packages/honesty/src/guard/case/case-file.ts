// What the rules look at: the changed blocks of a proposal, each with the sources that may prove it. Read once, for all
// rules.
import type { ResumeData } from '@galley/contract/resume-data'
import type { Block, Outline, Section } from '@galley/resume/outline/outline'
import { outlineOf } from '@galley/resume/outline/outline-of'
import { isSameFact } from './entry-facts.ts'
import { noLexicon, type Lexicon } from '../../lexicon/lexicon.ts'
import { formEntries } from './form-entries.ts'
import type { FormEntry } from './form-entries.ts'
import { kindsIn } from '../text/kinds.ts'
import type { Quantity } from '../text/quantity.ts'
import { quantitiesOf } from '../text/quantities.ts'
import type { LanguagePair, SpokenIn } from '../languages/translated.ts'
import { translationsIn } from '../languages/translated.ts'
import { languageOf } from '../languages/language-of.ts'
import { asSpelledRight } from './respelled.ts'
import { provenWords, withNamesOfLetters } from './said-facts.ts'
import { shortForms, withShortForms } from '../text/short-forms.ts'
import { groupsOf, isSameSection, sourceGroup, type Group } from './source-group.ts'
import { statementsOf } from './statements.ts'
import type { GuardInput } from './verdict.ts'
import { acronymsOf, allStems, canonicalWord, isGrammar, stem, wordsOf } from '../text/words.ts'

/** Text that proves things. */
export interface Facts {
  readonly text: string
  readonly stems: ReadonlySet<string>
  /** The longer stems, among which a mended typing error is looked for. */
  readonly longStems: readonly string[]
  readonly acronyms: ReadonlySet<string>
  readonly quantities: readonly Quantity[]
}

export interface ChangedBlock {
  /** In the proposed document's `blocksOf`. */
  readonly index: number
  readonly block: Block
  readonly section: Section
  /** The entry's or the section's name, for the person. */
  readonly where: string | null
  /** What the entry itself, the form about it and the person's words prove. A summary is proven by all. */
  readonly own: Facts
  /** Of the person's words those that may be about this entry. */
  readonly statements: readonly string[]
  /** The lines of that group that no longer stand as they were: what a new line may be made of. */
  readonly gone: readonly string[]
  /** What those say together. */
  readonly goneFacts: Facts
  /** The accepted group that it belongs to; null for an entry that was not there. */
  readonly source: Group | null
  readonly lexicon: Lexicon
}

/** In another language than what it replaces. */
export interface TranslatedBlock extends ChangedBlock {
  readonly pair: LanguagePair
}

export interface CaseFile {
  readonly input: GuardInput
  readonly accepted: Outline
  readonly proposed: Outline
  readonly acceptedGroups: readonly Group[]
  readonly forms: readonly FormEntry[]
  /** What the person's words prove, a text for each message. */
  readonly said: readonly string[]
  /** In the language of what they replace, or new. */
  readonly changed: readonly ChangedBlock[]
  readonly translated: readonly TranslatedBlock[]
  readonly spoken: SpokenIn
  /** Accepted resume, form and said: all that is true. */
  readonly all: Facts
}

/** Every block of a document, in order: what `Violation.block` counts. */
export const blocksOf = (outline: Outline): Block[] => outline.sections.flatMap(({ blocks }) => blocks)

export function factsOf(text: string): Facts {
  const stems = allStems(text)
  // Who lists PostgreSQL knows SQL.
  if (/\p{L}sql\b/iu.test(text)) stems.add('sql')
  for (const kind of allStems(kindsIn(text))) stems.add(kind)
  const longStems = Array.from(stems).filter((one) => one.length > 5)
  return { text, stems, longStems, acronyms: acronymsOf(text), quantities: quantitiesOf(text) }
}

export function openCase(given: GuardInput, lexicon: Lexicon = noLexicon): CaseFile {
  const input = asSpelledRight(given, lexicon)
  const written = outlineOf(input.accepted.latex)
  const forms = formEntries(input.form)
  const proven = provenWords(input.said, input.jobDescription)
  const headings = written.sections.map(({ heading }) => heading)
  const texts = [...headings, ...blocksOf(written).map(({ text }) => text), input.accepted.pdf?.text ?? '']
  const said = proven.map((words) => withNamesOfLetters(words, texts))
  const known = factsOf([...texts, formText(input.form), ...said].join('\n'))
  const proposedAsIs = outlineOf(input.proposed.latex)
  const defined = definedIn(proposedAsIs, known)
  const acronyms = new Set([...known.acronyms, ...defined])
  const all = { ...known, acronyms, stems: new Set([...known.stems, ...defined.map((one) => stem(one.toLowerCase()))]) }
  const accepted = shortened(written, acronyms)
  const acceptedGroups = groupsOf(accepted)
  const proposed = shortened(proposedAsIs, acronyms)
  const spoken = { accepted: spokenIn(accepted), proposed: spokenIn(proposed) }
  const blocks = changedBlocks(proposed, { acceptedGroups, forms, said, all, spoken, lexicon })
  const translated = blocks.filter((block): block is TranslatedBlock => block.pair !== null)
  const changed = blocks.filter(({ pair }) => pair === null)
  return { input, accepted, proposed, acceptedGroups, forms, said, changed, translated, spoken, all }
}

const spokenIn = (outline: Outline) =>
  languageOf(
    blocksOf(outline)
      .map(({ text }) => text)
      .join('\n'),
  )

/** Letters that the proposal puts behind words that are known: further on they say no more than those. */
const definedIn = (outline: Outline, { stems }: Facts): string[] =>
  blocksOf(outline).flatMap(({ text }) =>
    shortForms(text).flatMap(({ text: short, start, from }) => {
      const isKnown = wordsOf(text.slice(start, from)).every(
        (one) => isGrammar(one.text) || stems.has(stem(canonicalWord(one.text))),
      )
      return isKnown && /^\p{Lu}[\p{Lu}\d&]*$/u.test(short) ? [short.replace(/[^\p{L}\d]/gu, '')] : []
    }),
  )

/** The same outline; where it spells out a short form that a source has, the short form. */
const shortened = ({ sections }: Outline, acronyms: ReadonlySet<string>): Outline => ({
  sections: sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => ({
      ...block,
      text: withShortForms(block.text, acronyms),
      ...(block.args && { args: block.args.map((arg) => withShortForms(arg, acronyms)) }),
    })),
  })),
})

interface Sources {
  readonly acceptedGroups: readonly Group[]
  readonly forms: readonly FormEntry[]
  readonly said: readonly string[]
  readonly all: Facts
  readonly spoken: SpokenIn
  readonly lexicon: Lexicon
}

function changedBlocks(proposed: Outline, sources: Sources): (ChangedBlock & { pair: LanguagePair | null })[] {
  // What belongs to no entry is as true in another section.
  const loose = sources.acceptedGroups.flatMap(({ head, blocks }) => (head ? [] : blocks))
  const order = new Map(blocksOf(proposed).map((block, index) => [block.from, index]))
  return groupsOf(proposed).flatMap((group) => {
    const source = sourceGroup(group, sources.acceptedGroups, sources.spoken)
    const before = [source?.head, ...(source?.blocks ?? []), ...(group.head ? [] : loose)]
    const known = new Set(before.map((block) => oneLine(block?.text ?? '')))
    const all = group.head ? [group.head, ...group.blocks] : group.blocks
    const isLoose = ({ kind, text }: Block) =>
      kind === 'entry' && loose.some((one) => oneLine(one.text) === oneLine(text))
    const fresh = all.filter((block) => !known.has(oneLine(block.text)) && !isLoose(block))
    if (fresh.length === 0) return []
    const statements = statementsOf(group, source, sources)
    const own = ownFacts(group, source, { sources, statements })
    const kept = new Set(all.map(({ text }) => oneLine(text)))
    const gone = source?.blocks.map(({ text }) => text).filter((text) => !kept.has(oneLine(text))) ?? []
    const goneFacts = factsOf(gone.join('\n'))
    const where = group.head?.args?.slice(0, 2).join(', ') ?? (group.section.heading || null)
    const pairOf = translationsIn({ fresh, gone, source, spoken: sources.spoken })
    return fresh.map((block) => ({
      index: order.get(block.from) ?? 0,
      block,
      section: group.section,
      where,
      own,
      statements,
      gone,
      goneFacts,
      source,
      lexicon: sources.lexicon,
      pair: pairOf(block),
    }))
  })
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

function ownFacts(
  group: Group,
  source: Group | null,
  { sources, statements }: { sources: Sources; statements: readonly string[] },
): Facts {
  const { head, section } = group
  const { forms, all, acceptedGroups } = sources
  if (!head && /^(?:header|summary|skills|languages|other)$/.test(section.kind)) return all
  const formTexts = forms.filter((form) => isAbout(form, head, section)).map(({ text }) => text)
  const texts = [source?.head, ...(source?.blocks ?? [])].map((block) => block?.text ?? '')
  const sections = head ? [] : acceptedGroups.filter((group) => isSameSection(group.section, section))
  const inSection = sections.flatMap((group) => [group.head?.text ?? '', ...group.blocks.map(({ text }) => text)])
  return factsOf([...texts, ...inSection, ...formTexts, ...statements].join('\n'))
}

/**
 * A form's entry is about a resume's entry where two of its facts stand in its head; about a section without entries,
 * where it is of its kind.
 */
function isAbout(form: FormEntry, head: Block | null, section: Section): boolean {
  if (!head) return form.kind === section.kind
  const shared = form.facts.filter((fact) => head.args?.some((arg) => isSameFact(arg, fact)))
  return shared.length >= Math.min(2, form.facts.length)
}

function formText(form: ResumeData): string {
  const strings: string[] = []
  JSON.stringify(form, (key, value: unknown) => {
    if (typeof value === 'string' && key !== 'id' && key !== 'type') strings.push(value)
    return value
  })
  return strings.join('\n')
}
