import type { ErrorCode } from '@galley/contract/errors'
import { extractPdf, importFile, type Extracted, type Imported } from '@galley/contract/import'
import type { ResumeData } from '@galley/contract/resume-data'
import type { ExtractAnswer } from '@galley/contract/worker-wire'
import type { FastifyInstance } from 'fastify'
import type { Compiler } from '../../adapters/compiler/compiler.port.ts'
import type { LineReader } from '../../adapters/llm/line-reader.port.ts'
import { ApiFailure, type FailureDetails } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import { registerUploads } from '../../http/uploads.ts'
import { refineImport } from './refine-import.ts'

interface Parts {
  compiler: Pick<Compiler, 'extract' | 'importFile'>
  /** The second reader where the rules are unsure; null: none. */
  lineReader: LineReader | null
}

type Refusal = Extract<ExtractAnswer, { kind: 'refused' }>['why']
const refusals: Record<Refusal, ErrorCode> = {
  without_text: 'pdf_without_text',
  encrypted: 'pdf_encrypted',
  too_long: 'pdf_too_long',
  unreadable: 'pdf_unreadable',
  busy: 'busy',
  restarting: 'restarting',
  sandbox_unavailable: 'sandbox_unavailable',
}

/** What other calls say of documents, said of files. */
const ofFiles: Partial<Record<ErrorCode, FailureDetails>> = {
  busy: { detail: 'Many files are being read just now. Please try again in a few seconds.', retryAfterSeconds: 3 },
  restarting: {
    detail: 'The file reader is restarting. Please try again in a few seconds.',
    retryAfterSeconds: 3,
  },
  sandbox_unavailable: {
    detail:
      'Files cannot be read on this server: part of the sandbox for them is missing. Please fill in the form by hand.',
  },
}
const refused = (code: ErrorCode) => new ApiFailure(code, ofFiles[code])

export async function importRoutes(app: FastifyInstance, { compiler, lineReader }: Parts): Promise<void> {
  await registerUploads(app)
  bind(app, extractPdf, async ({ file, signal }): Promise<Extracted> => {
    if (!isPdf(file.bytes)) throw new ApiFailure(file.bytes.length === 0 ? 'empty_file' : 'not_a_pdf')
    const answer = await compiler.extract(file.bytes, signal)
    if (answer.kind === 'refused') throw refused(refusals[answer.why])
    const extraction = await refineImport(answer, lineReader, signal)
    return { success: true, ...extraction, fields_present: presentIn(extraction.resume_data) }
  })
  bind(app, importFile, async ({ caller, file, signal }): Promise<Imported> => {
    const answer = await compiler.importFile({ bytes: file.bytes, userKey: caller.userId }, signal)
    // Why the worker does not take a file is a refusal of the same name.
    if (answer.kind === 'refused') throw refused(answer.why)
    const extraction = await refineImport(answer, lineReader, signal)
    return { success: true, ...extraction, ...answer.file, fields_present: presentIn(extraction.resume_data) }
  })
}

/** Readers accept a little before it. */
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

/** Parts of the form that were filled; of the personal fields those that the form only shows on demand. */
function presentIn(data: ResumeData): Record<string, boolean> {
  const isFilled = (value: unknown): boolean =>
    Array.isArray(value)
      ? value.some(isFilled)
      : typeof value === 'object' && value !== null
        ? Object.values(value).some(isFilled)
        : typeof value === 'string' && value.trim() !== ''
  const parts = Object.entries(data).map(([name, value]) => [name, isFilled(value)] as const)
  const { title, portfolio } = data.personalInfo
  return { ...Object.fromEntries(parts), professional_title: isFilled(title), portfolio: isFilled(portfolio) }
}
