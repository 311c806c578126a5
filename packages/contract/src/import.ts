// An existing resume, read into the form's data, with where each of its texts came from.
import { z } from 'zod'
import { defineCall } from './call.ts'
import type { ErrorCode } from './errors.ts'
import { limits } from './limits.ts'
import { resumeData } from './resume-data.ts'

/** On a page of the PDF, in points; x and y are the upper left corner, counted from the page's. Pages count from 0. */
const box = z.object({ page: z.int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() })

export const extraction = z.object({
  resume_data: resumeData,
  /**
   * Of every field that was filled: `experience.0.company`, how sure it is (0 to 1; under 0.65 only its place says what
   * it is, under 0.5 it is a guess), and where it stands.
   */
  fields: z.array(z.object({ path: z.string(), confidence: z.number(), boxes: z.array(box) })),
  /** What found no place in a field, and why; nothing is dropped. */
  unread: z.array(
    z.object({
      text: z.string(),
      reason: z.enum(['unplaced', 'repeated', 'turned', 'hidden']),
      boxes: z.array(box),
    }),
  ),
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  /** The text was longer than is read: the rest of it is not here. */
  is_cut: z.boolean(),
})

/** The answer: the reading, and which parts of the form it has something for. */
export const extracted = extraction
  .extend({ success: z.literal(true), fields_present: z.record(z.string(), z.boolean()) })
  .meta({ id: 'Extracted' })
export type Extracted = z.infer<typeof extracted>

export const extractPdf = defineCall({
  method: 'POST',
  path: '/resumes/extract-pdf',
  access: 'signed_in',
  summary: 'Read a resume’s PDF into the form’s data, with where each text stands and how sure it is. Nothing is kept',
  upload: { field: 'file', maxBytes: limits.importBytes },
  answer: { status: 200, json: extracted },
  refusals: [
    'too_large',
    'unsupported_type',
    'no_file',
    'empty_file',
    'not_a_pdf',
    'pdf_without_text',
    'pdf_encrypted',
    'pdf_too_long',
    'pdf_unreadable',
    'busy',
    'restarting',
    'sandbox_unavailable',
  ],
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

/** Why a file that has arrived is not read. */
export const unreadableFiles = [
  'empty_file',
  'unknown_kind',
  'old_word_file',
  'other_document',
  'picture',
  'zip_without_resume',
  'file_without_text',
  'file_too_long',
  'file_unreadable',
  'file_encrypted',
  'pdf_without_text',
  'pdf_encrypted',
  'pdf_too_long',
  'pdf_unreadable',
  'busy',
  'restarting',
  'sandbox_unavailable',
] as const satisfies readonly ErrorCode[]

export const importFile = defineCall({
  method: 'POST',
  path: '/resumes/import',
  access: 'signed_in',
  summary:
    'Read a resume of any kind that is known (PDF, Word, LinkedIn’s PDF and data export, JSON Resume, LaTeX, text) into the form’s data. The kind is told from the content. Nothing is kept',
  upload: { field: 'file', maxBytes: limits.importBytes },
  answer: { status: 200, json: imported },
  refusals: ['too_large', 'unsupported_type', 'no_file', ...unreadableFiles],
})
