// A resume as a Word file (.docx): real styles, headings and lists, dates at a tab stop, links that can be clicked.
import { Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, Tab, TextRun, type ParagraphChild } from 'docx'
import {
  textOf,
  type PrintedBlock,
  type PrintedEntry,
  type PrintedResume,
  type PrintedRun,
  type Runs,
} from '../printed/printed-resume.ts'
import { bulletList, bullets, muted, styleIds, wordStyles } from './word-styles.ts'
import { wordLanguage, type WordLook } from './word-look.ts'

/** The bytes of the file. */
export async function toDocx(resume: PrintedResume, look: WordLook): Promise<Uint8Array> {
  const { name, headline } = resume
  const title = [name, headline].filter((text) => text !== '').join(' – ')
  const { margin, page } = look
  const document = new Document({
    creator: name,
    lastModifiedBy: name,
    title: withoutControls(title),
    styles: wordStyles(look, wordLanguage(resume.language)),
    numbering: bullets(look),
    sections: [
      {
        properties: { page: { size: page, margin: { top: margin, right: margin, bottom: margin, left: margin } } },
        children: paragraphsOf(resume),
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

function paragraphsOf({ name, headline, contacts, lead, sections }: PrintedResume): Paragraph[] {
  return [
    ...(name === '' ? [] : [new Paragraph({ heading: HeadingLevel.TITLE, children: childrenOf([{ text: name }]) })]),
    ...(headline === '' ? [] : [new Paragraph({ style: 'Subtitle', children: childrenOf([{ text: headline }]) })]),
    ...(contacts.length === 0
      ? []
      : [new Paragraph({ style: styleIds.contact, children: childrenOf(parted(contacts)) })]),
    ...lead.flatMap(blockParagraphs),
    ...sections.flatMap(({ title, blocks }) => [
      new Paragraph({ heading: HeadingLevel.HEADING_1, children: childrenOf([{ text: title }]) }),
      ...blocks.flatMap(blockParagraphs),
    ]),
  ]
}

const list = { reference: bulletList, level: 0 }

const parted = (runs: Runs): PrintedRun[] =>
  runs.flatMap((run, index) => (index === 0 ? [run] : [{ text: ' | ' }, run]))

function blockParagraphs(block: PrintedBlock): Paragraph[] {
  switch (block.kind) {
    case 'entry':
      return entryParagraphs(block)
    case 'bullet':
      // The style has the list, too; some readers look for it here alone.
      return [new Paragraph({ style: styleIds.bullet, numbering: list, children: childrenOf(block.runs) })]
    case 'detail':
    case 'skills':
      return [new Paragraph({ children: childrenOf([...labelOf(block), ...block.runs]) })]
    default:
      return [new Paragraph({ children: childrenOf(block.runs) })]
  }
}

/** A bold label below an entry would look like the next entry. */
const labelOf = ({ label, kind }: { label: string; kind: 'detail' | 'skills' }): Runs =>
  label === '' ? [] : [{ text: `${label}:`, ...(kind === 'skills' && { isBold: true }) }, { text: ' ' }]

function entryParagraphs({ title, organisation, place, dates, remark, shape }: PrintedEntry): Paragraph[] {
  const note = quiet(remark.length === 0 ? [] : [{ text: ` (${textOf(remark)})` }])
  const head =
    shape === 'line' ? [...title, ...quiet(organisation, title.length > 0 ? ' | ' : '')] : [...title, ...note]
  const first = new Paragraph({ heading: HeadingLevel.HEADING_2, children: rowOf(head, quiet(dates)) })
  if (shape === 'line' || (organisation.length === 0 && place.length === 0)) return [first]
  const venue = place.map((run) => ({ ...run, isItalic: true }))
  const second = shape === 'post' ? rowOf(organisation, place) : childrenOf(joined(organisation, '. ', venue))
  return [first, new Paragraph({ style: styleIds.place, children: second })]
}

/** Beside a bold title. */
const quiet = (runs: Runs, before = ''): WordRun[] =>
  (runs.length > 0 && before !== '' ? [{ text: before }, ...runs] : runs).map((run) => ({ ...run, isQuiet: true }))

const joined = (one: Runs, separator: string, other: Runs): Runs =>
  one.length > 0 && other.length > 0 ? [...one, { text: separator }, ...other] : [...one, ...other]

/** The second part stands at the tab stop at the right. */
const rowOf = (left: readonly WordRun[], right: readonly WordRun[]): ParagraphChild[] => [
  ...childrenOf(left),
  ...(right.length === 0 ? [] : [new TextRun({ children: [new Tab()] }), ...childrenOf(right)]),
]

interface WordRun extends PrintedRun {
  readonly isQuiet?: boolean
}

const childrenOf = (runs: readonly WordRun[]): ParagraphChild[] =>
  runs.map(({ text, isBold, isItalic, isQuiet, link }) => {
    const run = new TextRun({
      text: withoutControls(text),
      ...(isQuiet && { bold: false, color: muted }),
      ...(isBold && { bold: true }),
      ...(isItalic && { italics: true }),
      ...(link !== undefined && { style: 'Hyperlink' }),
    })
    return link === undefined ? run : new ExternalHyperlink({ link, children: [run] })
  })

/** XML has no place for them: Word would not open the file. */
const withoutControls = (text: string) => text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
