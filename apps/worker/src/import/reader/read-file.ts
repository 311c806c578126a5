// An untrusted file of any kind, read into the form's data. Runs in the sandbox, in a process of its own; PDFs are read
// beside it.
import { fromJsonResume } from '@galley/import/formats/json/json-resume'
import { fromLatexSource } from '@galley/import/formats/latex/latex-lines'
import { fromLinkedInExport } from '@galley/import/formats/linked-in/linked-in-export'
import { fromPlainText } from '@galley/import/formats/styled-text/plain-text'
import { fromStyledLines, type LaidOut } from '@galley/import/formats/styled-text/from-styled-lines'
import type { ImportSource } from '@galley/contract/import'
import type { Extraction } from '@galley/import/pdf/fields/extraction'
import { isPartOfDocx, linesOfDocx, mainPartOf } from '../docx/docx.ts'
import type { ReaderOutput, Refusal } from '../recognise/file-said.ts'
import { isLinkedInExport, linkedInTablesIn, tableOf } from '../recognise/linked-in-tables.ts'
import { isOwnLatex } from '../recognise/own-latex.ts'
import { recognise } from '../recognise/recognise.ts'
import { unpack, type UnpackOutcome } from '../recognise/unpack.ts'
import { withoutIcons } from '../recognise/without-icons.ts'

/** `readPdf` is asked where it is one. */
export async function readFile(bytes: Uint8Array, readPdf: () => Promise<ReaderOutput>): Promise<ReaderOutput> {
  const file = recognise(bytes)
  switch (file.kind) {
    case 'refused':
      return refused(file.why)
    case 'pdf':
      return readPdf()
    case 'zip':
      return readZip(bytes)
    case 'json_resume':
      return sure('json_resume', fromJsonResume(file.value))
    case 'latex':
      return readLatex(file.text)
    case 'text':
      return laidOut('text', fromPlainText(file.text))
  }
}

const refused = (why: Refusal): ReaderOutput => ({ kind: 'refused', why })

function readZip(bytes: Uint8Array): ReaderOutput {
  const zip = unpack(bytes, (name) => isPartOfDocx(name) || tableOf(name) !== undefined)
  if (zip.kind !== 'unpacked') return refused(zip.kind === 'too much' ? 'file_too_long' : 'file_unreadable')
  try {
    if (mainPartOf(zip.files) !== undefined) return readDocx(zip.files)
    if (isLinkedInExport(zip.names)) return readExport(zip.files)
  } catch {
    return refused('file_unreadable')
  }
  return refused(otherZip(zip))
}

/** A source that says nothing by itself may still become a page. */
function readLatex(text: string): ReaderOutput {
  const isOwn = isOwnLatex(text)
  const said = laidOut(isOwn ? 'galley_latex' : 'latex', fromLatexSource(text, { keepsSkillGroups: isOwn }))
  const plainer = withoutIcons(text)
  return said.kind === 'read' ? { ...said, latex: plainer === null ? [text] : [text, plainer] } : said
}

type Files = Extract<UnpackOutcome, { kind: 'unpacked' }>['files']

/** Of one kind, of what no page shows. */
const maxListed = 500

function readDocx(files: Files): ReaderOutput {
  const { lines, hidden, notes } = linesOfDocx(files)
  const said = laidOut('docx', fromStyledLines(lines))
  if (said.kind === 'refused') return said
  const listed = (texts: readonly string[], reason: 'hidden' | 'unplaced') =>
    texts
      .map((text) => ({ text: text.trim(), reason, boxes: [] }))
      .filter(({ text }) => text !== '')
      .slice(0, maxListed)
  return { ...said, unread: [...said.unread, ...listed(notes, 'unplaced'), ...listed(hidden, 'hidden')] }
}

function readExport(files: Files): ReaderOutput {
  return sure('linkedin_export', fromLinkedInExport(linkedInTablesIn(files)))
}

/** OpenDocument, Apple's Pages, Excel and PowerPoint are zips, too. */
function otherZip({ names }: { names: readonly string[] }): Refusal {
  const isDocument = names.some((name) =>
    /^(?:content\.xml|Index\/Document\.iwa|Index\.zip|xl\/workbook\.xml|ppt\/presentation\.xml|word\/document\d*\.xml)$/.test(
      name,
    ),
  )
  return isDocument ? 'other_document' : 'zip_without_resume'
}

/** What has no page: nothing is shown of it. */
function sure(source: ImportSource, { data, fields, unread }: Extraction): ReaderOutput {
  if (fields.length === 0 && unread.length === 0) return refused('file_without_text')
  return { kind: 'read', source, data, fields, unread, pages: [], pageText: [], isCut: false }
}

/** Fewer letters: nothing to fill a form with. */
const minLetters = 20

function laidOut(source: ImportSource, { reading, pages, pageText, isCut }: LaidOut): ReaderOutput {
  const letters = pageText.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0)
  if (letters < minLetters) return refused('file_without_text')
  const { data, fields, unread, lines = [] } = reading
  return { kind: 'read', source, data, fields, unread, lines, pages, pageText, isCut }
}
