// The lens's document as its page shows it: texts in the order of the source, whatever field of the form they are.
import { linkAddress } from '@galley/resume/text/link-tex'
import { lookOf } from '@galley/resume/class-options'
import type { BodyBlock, LensDocument, LensItem, SectionBlock, Span } from '@galley/resume/lens/lens-types'
import type { SectionName } from '@galley/resume/fields/field-types'
import { afterSpaces, groupEnd, optionEnd } from '@galley/resume/fields/groups'
import { readInline } from '@galley/resume/fields/inline'
import { masked } from '@galley/resume/outline/mask-latex'
import { ownWords } from '@galley/resume/outline/own-words'
import { formOf, slotsOf, type DetailForm, type Slot } from '@galley/resume/fields/section-forms'
import type { PrintedBlock, PrintedEntry, PrintedResume, PrintedRun, Runs } from './printed-resume.ts'
import { runsOf } from './runs-of.ts'
import { languageOf, shownDates } from './shown-dates.ts'

interface Source {
  readonly latex: string
  readonly language: string
  /** Writes out the words that the document defines for itself. */
  readonly expand: (tex: string) => string
}

/** Of a document without hidden parts (visible-latex.ts). */
export function printResume(document: LensDocument): PrintedResume {
  const { latex, header, lead, sections } = document
  const { expand } = ownWords(masked(latex))
  const source = { latex, language: languageOf(latex, lookOf(latex)?.own['lang']), expand }
  const person = header?.values
  return {
    language: source.language,
    name: person?.name ?? '',
    headline: person?.title ?? '',
    contacts: header ? contactsOf(source, header) : [],
    lead: lead.flatMap((block) => bodyBlocks(source, block)),
    sections: sections.map(({ title, name, blocks }) => ({
      title: title.text,
      blocks: blocks.flatMap((block) => sectionBlocks(source, name, block)),
    })),
  }
}

function contactsOf(source: Source, { values, contacts }: NonNullable<LensDocument['header']>): PrintedRun[] {
  const web = [values.linkedin, values.github, values.website, values.portfolio]
  const own = contacts.flatMap((contact) => runsAt(source, contact))
  return [
    linked(values.email, linkAddress(values.email)),
    linked(values.phone, telephone(values.phone)),
    linked(values.address, null),
    ...web.map((text) => linked(text.replace(/^https:\/\//, ''), linkAddress(text))),
    ...own,
  ].filter(({ text }) => text !== '')
}

const linked = (text: string, link: string | null): PrintedRun => ({
  text: text.trim(),
  ...(link !== null && { link }),
})

/** As the class dials: digits and plus signs, up to the first letter or stroke. */
function telephone(text: string): string | null {
  const dialled = /^[^A-Za-z;,/]*/.exec(text)![0].replace(/[^\d+]/g, '')
  return dialled === '' ? null : `tel:${dialled}`
}

function sectionBlocks(source: Source, section: SectionName, block: SectionBlock): PrintedBlock[] {
  if (block.kind === 'item') return itemBlocks(source, section, block)
  if (block.kind !== 'skills') return bodyBlocks(source, block)
  return [{ kind: 'skills', label: block.label.text, runs: [{ text: block.items.join(', ') }] }]
}

function bodyBlocks(source: Source, block: BodyBlock): PrintedBlock[] {
  switch (block.kind) {
    case 'handWritten':
      return block.text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((text) => ({ kind: 'paragraph', runs: [{ text: text.trim() }] }))
    case 'detail':
      return labelled(block.label.text, runsAt(source, block.value))
    default: {
      const runs = runsAt(source, block)
      return runs.length === 0 ? [] : [{ kind: block.kind, runs }]
    }
  }
}

const labelled = (label: string, runs: Runs): PrintedBlock[] =>
  runs.length === 0 ? [] : [{ kind: 'detail', label: label.replace(/:$/, ''), runs }]

/** An entry, its details and its body; those follow each other as in the source. */
function itemBlocks(source: Source, section: SectionName, item: LensItem): PrintedBlock[] {
  const form = formOf(section)
  const details = form.details.flatMap((detail) => detailOf(source, item, detail))
  const body = item.body.map((block) => ({ from: block.from, blocks: bodyBlocks(source, block) }))
  const parts = [...details, ...body].toSorted((one, other) => one.from - other.from)
  return [entryOf(source, item), ...parts.flatMap(({ blocks }) => blocks)]
}

function entryOf(source: Source, item: LensItem): PrintedEntry {
  const slots = argumentsOf(source.latex.slice(item.head.from, item.head.to), item.command)
  const runsIn = (slot: Slot): Runs => runsOf(source.expand(slots.get(slot) ?? ''))
  return {
    kind: 'entry',
    title: runsIn('title'),
    organisation: runsIn('organisation'),
    place: runsIn('place'),
    dates: runsIn('dates').map((run) => ({ ...run, text: shownDates(run.text, source.language) })),
    remark: runsIn('remark'),
    shape: shapes[item.command],
  }
}

/** All arguments, also those that the form has no field for. */
function argumentsOf(head: string, command: LensItem['command']): ReadonlyMap<Slot, string> {
  const slots = new Map<Slot, string>()
  let at = afterSpaces(head, /^\\[A-Za-z]+\*?/.exec(head)?.[0].length ?? 0)
  const option = head[at] === '[' ? optionEnd(head, at) : null
  if (option !== null) slots.set('remark', head.slice(at + 1, option))
  if (option !== null) at = option + 1
  for (const slot of slotsOf(command)) {
    const open = head.indexOf('{', at)
    const close = open === -1 ? null : groupEnd(head, open)
    if (close === null) break
    slots.set(slot, head.slice(open + 1, close))
    at = close + 1
  }
  return slots
}

const shapes = { entry: 'post', shortentry: 'line', publication: 'publication' } as const

const runsAt = ({ latex, expand }: Source, { from, to }: Span) => runsOf(expand(latex.slice(from, to)))

/** A detail that became a field of the form, with the label that stands in the source. */
function detailOf(source: Source, item: LensItem, { names, label }: DetailForm) {
  const place = item.places[names[0]!]
  if (!place || place.from === place.to) return []
  const before = source.latex.slice(item.from, place.from)
  const [, own] = /\\detail\s*\{((?:[^{}]|\{[^{}]*\})*)\}\s*\{\s*$/.exec(before) ?? []
  return [
    {
      from: place.from,
      blocks: labelled(own === undefined ? label : readInline(source.expand(own)).text, runsAt(source, place)),
    },
  ]
}
