// What was there and is there no longer: sections, entries, their lines, items of lists, links. Each is asked about,
// unless the person said to.
import type { Section } from '@galley/resume/outline/outline'
import type { CaseFile } from '../case/case-file.ts'
import { groupsOf, isTranslated, sourceGroup, type Group } from '../case/source-group.ts'
import { blocksOf } from '../case/case-file.ts'
import { asksToRemove } from '../case/said-facts.ts'
import type { Violation } from '../case/verdict.ts'
import { documentViolation } from '../case/violation.ts'
import { allStems, canonical, contentStems } from '../text/words.ts'
import { targetsOf } from './contact.ts'

/** Hard: a whole section. A reply that breaks off looks like this, too. */
export const judgeLostSections = (file: CaseFile): Violation[] =>
  goneSections(file)
    .filter(({ heading }) => !asksToRemove(file.input, asWritten(heading)))
    .map(({ heading }) =>
      documentViolation('removed', heading, { question: `Is it right to leave out the section "${heading}"?` }),
    )

const goneSections = (file: CaseFile) => file.accepted.sections.filter((section) => isSectionGone(section, file))

export function doubtRemoved(file: CaseFile): Violation[] {
  const sections = goneSections(file)
  const gone = [...goneEntries(file, sections), ...goneItems(file, sections), ...goneLinks(file)]
  return gone
    .filter(({ text }) => !asksToRemove(file.input, asWritten(text)))
    .map(({ text, what }) => documentViolation('removed', text, { question: `Is it right to leave out ${what}?` }))
}

interface Gone {
  readonly text: string
  /** For the question. */
  readonly what: string
}

/** By its first words, as a message names it. */
const asWritten = (text: string) =>
  new RegExp((text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 2).join('\\W{0,3}').replace(/s$/i, 's?') || '$^', 'iu')

/** So large a share of what a section said may stand elsewhere: then it was only moved. */
const movedShare = 0.8

function isSectionGone(section: Section, { proposed, spoken }: CaseFile): boolean {
  if (section.heading === '' || section.kind === 'header' || section.blocks.length === 0) return false
  const isKept = proposed.sections.some(
    (one) =>
      one.blocks.length > 0 &&
      one.kind === section.kind &&
      (one.kind !== 'other' || isTranslated(spoken) || canonical(one.heading) === canonical(section.heading)),
  )
  if (isKept) return false
  const stems = contentStems(section.blocks.map(({ text }) => text).join('\n'))
  const left = allStems(
    blocksOf(proposed)
      .map(({ text }) => text)
      .join('\n'),
  )
  return stems.filter((one) => left.has(one)).length < movedShare * stems.length
}

/** Entries of sections that stay, and entries that kept nothing but their heads. */
function goneEntries({ acceptedGroups, proposed, spoken }: CaseFile, sections: readonly Section[]): Gone[] {
  const kept = new Map<Group | null, Group>()
  for (const group of groupsOf(proposed)) if (group.head) kept.set(sourceGroup(group, acceptedGroups, spoken), group)
  return acceptedGroups
    .filter(({ head, section }) => head !== null && !sections.includes(section))
    .flatMap((group) => {
      const now = kept.get(group)
      const text = nameOf(group)
      if (!now) return isKeptAsLine(group, proposed) ? [] : [{ text, what: `"${text}"` }]
      const isBare = group.blocks.length > 0 && now.blocks.length === 0
      return isBare ? [{ text, what: `every line under "${text}"` }] : []
    })
}

/** A certificate or a project may stand as a plain line now. */
function isKeptAsLine({ head, section }: Group, proposed: CaseFile['proposed']): boolean {
  if (/^(?:experience|education)$/.test(section.kind)) return false
  const left = allStems(
    blocksOf(proposed)
      .map(({ text }) => text)
      .join('\n'),
  )
  return contentStems(head?.text ?? '').every((one) => left.has(one))
}

const nameOf = ({ head }: Group): string =>
  head?.args
    ?.filter((arg) => arg !== '')
    .slice(0, 2)
    .join(', ') ??
  head?.text ??
  ''

/** Items of lists that stand nowhere any more: one doubt for all of a section. */
function goneItems(file: CaseFile, sections: readonly Section[]): Gone[] {
  const { accepted, proposed, spoken, translated } = file
  if (isTranslated(spoken)) return []
  const left = allStems(
    blocksOf(proposed)
      .map(({ text }) => text)
      .join('\n'),
  )
  const said = file.said.map((words) => allStems(words))
  return accepted.sections
    .filter((section) => !translated.some((at) => at.section.kind === section.kind))
    .filter((section) => !sections.includes(section) && /^(?:skills|languages|certifications)$/.test(section.kind))
    .flatMap(({ blocks }) => {
      const lists = blocks.filter(({ kind }) => kind === 'skills' || kind === 'paragraph')
      const items = lists.flatMap(({ args, text }) => (args?.at(-1) ?? text).split(/\s*[,;|•·\n]\s*/))
      const gone = items
        .filter((item) => item !== '' && !contentStems(item).every((one) => left.has(one)))
        .filter((item) => !isSaidAnew(item, { said, left }))
      const text = gone.join(', ')
      return gone.length === 0 ? [] : [{ text, what: text }]
    })
}

/** "French (basic)" of which the person said something: French stays, and how well is for other rules. */
function isSaidAnew(
  item: string,
  { said, left }: { said: readonly ReadonlySet<string>[]; left: ReadonlySet<string> },
): boolean {
  const name = contentStems(item.replace(/\s*\([^()]*\)\s*$/, ''))
  const isIn = (words: ReadonlySet<string>) => name.every((one) => words.has(one))
  return name.length > 0 && isIn(left) && said.some(isIn)
}

/** Links to pages; who loses a mail or a number is stopped. */
function goneLinks({ input }: CaseFile): Gone[] {
  const kept = new Set(targetsOf(input.proposed))
  return Array.from(new Set(targetsOf(input.accepted)))
    .filter((link) => !kept.has(link) && !link.includes('@') && /\p{L}/u.test(link))
    .map((text) => ({ text, what: `the link to ${text}` }))
}
