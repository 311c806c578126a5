import { z } from 'zod'
import { defineCall } from './call.ts'

/** The files that a resume can be downloaded as, beside its PDF (`compilePdf`). */
export const exportFormats = {
  docx: {
    extension: '.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  /** The LaTeX with its class, its theme and, where the text needs them, fonts. */
  tex: { extension: '.zip', type: 'application/zip' },
  /** JSON Resume 1.0. */
  json: { extension: '.json', type: 'application/json; charset=utf-8' },
  txt: { extension: '.txt', type: 'text/plain; charset=utf-8' },
} as const
export type ExportFormat = keyof typeof exportFormats

/** Of the stored text. Returns the file with Content-Disposition. Only `tex` is made of another class's documents. */
export const exportResume = defineCall({
  method: 'GET',
  path: '/resumes/:id/export/:format',
  access: 'signed_in',
  summary: 'A resume as a Word file, JSON Resume, plain text, or a zip of its LaTeX',
  params: z.object({ id: z.uuid(), format: z.enum(Object.keys(exportFormats) as [ExportFormat, ...ExportFormat[]]) }),
  answer: { status: 200, bytes: 'application/octet-stream' },
  refusals: ['foreign_class', 'not_exportable', 'unavailable'],
})
