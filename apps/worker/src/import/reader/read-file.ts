// An untrusted file of any kind, read into the form's data. Runs in the sandbox, in a process of its own; PDFs are read
// beside it.
import { fromJsonResume } from '@galley/import/formats/json/json-resume'
import { fromLatexSource } from '@galley/import/formats/latex/latex-lines'
import { fromLinkedInExport } from '@galley/import/formats/linked-in/data-export'
import { fromPlainText } from '@galley/import/formats/styled-text/plain-text'
import { fromStyledLines, type LaidOut } from '@galley/import/formats/styled-text/from-styled-lines'
import type { ImportSource, UnreadableFile } from '@galley/contract/import'
import type { ResumeReading } from '@galley/import/pdf/fields/resume-reading'
import { isPartOfDocx, linesOfDocx, mainPartOf } from '../docx/docx.ts'
import { readAs, refused, type ReaderOutput } from '../recognise/reader-output.ts'
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
      return file
    case 'pdf':
      return readPdf()
    case 'zip':
      return readZip(bytes)
    case 'json_resume':
      return listed('json_resume', fromJsonResume(file.value))
    case 'latex':
      return readLatex(file.text)
    case 'text':
      return laidOut('text', fromPlainText(file.text))
  }
}

function readZip(bytes: Uint8Array): ReaderOutput {
  const zip = unpack(bytes, (name) => isPartOfDocx(name) || tableOf(name) !== undefined)
  if (zip.kind === 'refused') return zip
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
  const linesOf = (texts: readonly string[], reason: 'hidden' | 'unplaced') =>
    texts
      .map((text) => ({ text: text.trim(), reason, boxes: [] }))
      .filter(({ text }) => text !== '')
      .slice(0, maxListed)
  const unread = [...said.extraction.unread, ...linesOf(notes, 'unplaced'), ...linesOf(hidden, 'hidden')]
  return { ...said, extraction: { ...said.extraction, unread } }
}

function readExport(files: Files): ReaderOutput {
  return listed('linkedin_export', fromLinkedInExport(linkedInTablesIn(files)))
}

/** OpenDocument, Apple's Pages, Excel and PowerPoint are zips, too. */
function otherZip({ names }: { names: readonly string[] }): UnreadableFile {
  const isDocument = names.some((name) =>
    /^(?:content\.xml|Index\/Document\.iwa|Index\.zip|xl\/workbook\.xml|ppt\/presentation\.xml|word\/document\d*\.xml)$/.test(
      name,
    ),
  )
  return isDocument ? 'other_document' : 'zip_without_resume'
}

/** A list of values, without a page. */
function listed(source: ImportSource, reading: ResumeReading): ReaderOutput {
  const isEmpty = reading.fields.length === 0 && reading.unread.length === 0
  return isEmpty ? refused('file_without_text') : readAs(source, reading)
}

/** Fewer letters: nothing to fill a form with. */
const minLetters = 20

function laidOut(source: ImportSource, { reading, ...shown }: LaidOut): ReaderOutput {
  const letters = shown.pageText.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0)
  return letters < minLetters ? refused('file_without_text') : readAs(source, reading, shown)
}
