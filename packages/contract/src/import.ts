// An existing resume, read into the form's data, with where each of its texts came from.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { uploadRefusals, workerRefusals, type ErrorCode } from './errors.ts'
import { limits } from './limits.ts'
import { resumeData } from './resume-data.ts'

/** A rectangle on a page, in points; x and y are its upper left corner, counted from the page's. Pages count from 0. */
const box = z.object({ page: z.int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type Box = z.infer<typeof box>

const pageSize = z.object({ width: z.number(), height: z.number() })
export type PageSize = z.infer<typeof pageSize>

/** A field that was filled: its path as in the form (`experience.0.company`, `skills.3`), and where its text stands. */
const fieldEvidence = z.object({
  path: z.string(),
  /** 0 to 1; confidence.ts says what it means. */
  confidence: z.number(),
  boxes: z.array(box),
})
export type FieldEvidence = z.infer<typeof fieldEvidence>

/**
 * What found no place in a field, as it is printed. `unplaced`: no field was found for it. `repeated`: a header or
 * footer that stands on several pages. `turned`: not set from left to right. `hidden`: too small or too pale for a
 * reader.
 */
const unreadLine = z.object({
  text: z.string(),
  reason: z.enum(['unplaced', 'repeated', 'turned', 'hidden']),
  boxes: z.array(box),
})
export type UnreadLine = z.infer<typeof unreadLine>

/** A line of the document as it is printed. */
export const sourceLine = z.object({
  text: z.string(),
  boxes: z.array(box),
  /** Characters, from and up to but not with, that a field has which is no guess, or a heading. */
  sure: z.array(z.tuple([z.int(), z.int()])),
})
export type SourceLine = z.infer<typeof sourceLine>

export const extraction = z.object({
  resume_data: resumeData,
  fields: z.array(fieldEvidence),
  /** Nothing is dropped: what is in no field is here. */
  unread: z.array(unreadLine),
  pages: z.array(pageSize),
  /** The text was longer than is read: the rest of it is not here. */
  is_cut: z.boolean(),
})
export type Extraction = z.infer<typeof extraction>

/** The answer: the reading, and which parts of the form it has something for. */
export const extracted = extraction
  .extend({ success: z.literal(true), fields_present: z.record(z.string(), z.boolean()) })
  .meta({ id: 'Extracted' })
export type Extracted = z.infer<typeof extracted>

/** `pdf`: any other file is refused with `not_a_pdf`. */
export const acceptedFiles = ['pdf', 'any'] as const
export type AcceptedFiles = (typeof acceptedFiles)[number]

/** Where nothing but a PDF is accepted. */
const notPdf = ['not_a_pdf'] as const
/** Where any kind is accepted. */
const otherFiles = [
  'unknown_kind',
  'old_word_file',
  'other_document',
  'picture',
  'zip_without_resume',
  'file_without_text',
  'file_too_long',
  'file_unreadable',
  'file_encrypted',
] as const
/** Whatever is accepted. */
const anyFile = [
  'empty_file',
  'pdf_without_text',
  'pdf_encrypted',
  'pdf_too_long',
  'pdf_unreadable',
  ...workerRefusals,
] as const

/** Why a file that has arrived is not read: the same code from the process that reads it to the browser. */
export const unreadableFiles = [...notPdf, ...otherFiles, ...anyFile] as const satisfies readonly ErrorCode[]
export type UnreadableFile = (typeof unreadableFiles)[number]

export const extractPdf = defineCall({
  method: 'POST',
  path: '/resumes/extract-pdf',
  access: 'signed_in',
  summary: 'Read a resume’s PDF into the form’s data, with where each text stands and how sure it is. Nothing is kept',
  upload: { field: 'file', maxBytes: limits.importBytes },
  answer: { status: 200, json: extracted },
  refusals: [...uploadRefusals, ...notPdf, ...anyFile],
})

export const importSources = [
  'pdf',
  'linkedin_pdf',
  'linkedin_export',
  'json_resume',
  'docx',
  'text',
  'galley_latex',
  'latex',
] as const
export type ImportSource = (typeof importSources)[number]

/**
 * A run of text of a source that has no pages of its own, where it stands on the ones it was laid out on: points from
 * the upper left.
 */
const pageText = z.object({
  text: z.string(),
  page: z.int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  size: z.number(),
  bold: z.boolean(),
  italic: z.boolean(),
})
export type PageText = z.infer<typeof pageText>

/** What is added to a reading: what was read, and what its pages show. */
export const importedFile = z.object({
  source: z.enum(importSources),
  /** Empty where there is a PDF to show, and where the source is a list of values (JSON Resume, LinkedIn's export). */
  page_text: z.array(pageText),
  /** In base64: what LaTeX became, if it did. The boxes stand on its pages. */
  pdf: z.string().nullable(),
})

export const imported = extracted.extend(importedFile.shape).meta({ id: 'Imported' })
export type Imported = z.infer<typeof imported>

export const importFile = defineCall({
  method: 'POST',
  path: '/resumes/import',
  access: 'signed_in',
  summary:
    'Read a resume of any kind that is known (PDF, Word, LinkedIn’s PDF and data export, JSON Resume, LaTeX, text) into the form’s data. The kind is detected from the content. Nothing is kept',
  upload: { field: 'file', maxBytes: limits.importBytes },
  answer: { status: 200, json: imported },
  refusals: [...uploadRefusals, ...otherFiles, ...anyFile],
})
