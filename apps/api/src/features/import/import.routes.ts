import { isWorkerRefusal, workerRefusalsOfFiles } from '@galley/contract/errors'
import { extractPdf, importFile, type Extracted, type Imported } from '@galley/contract/import'
import type { ResumeData } from '@galley/contract/resume-data'
import type { FileToImport } from '@galley/contract/worker-wire'
import type { FastifyInstance } from 'fastify'
import type { Compiler } from '../../adapters/compiler/compiler.port.ts'
import type { LineReader } from '../../adapters/llm/line-reader.port.ts'
import { ApiFailure } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import { registerUploads } from '../../http/uploads.ts'
import { refineImport } from './refine-import.ts'

interface Parts {
  compiler: Pick<Compiler, 'importFile'>
  /** The second reader where the rules are unsure; null: none. */
  lineReader: LineReader | null
  /** Whether an operator lets models work. */
  isReaderOn: () => Promise<boolean>
}

export async function importRoutes(app: FastifyInstance, { compiler, lineReader, isReaderOn }: Parts): Promise<void> {
  await registerUploads(app)
  async function read(given: FileToImport, signal: AbortSignal): Promise<Imported> {
    const answer = await compiler.importFile(given, signal)
    if (answer.kind === 'refused') {
      const { why } = answer
      throw new ApiFailure(why, isWorkerRefusal(why) ? workerRefusalsOfFiles[why] : {})
    }
    const reader = lineReader && (await isReaderOn()) ? lineReader : null
    const extraction = await refineImport(answer, reader, signal)
    return { success: true, ...extraction, ...answer.file, fields_present: presentIn(extraction.resume_data) }
  }
  bind(app, extractPdf, async ({ caller, file, signal }): Promise<Extracted> => {
    const {
      source: _source,
      page_text: _text,
      pdf: _pdf,
      ...extracted
    } = await read({ bytes: file.bytes, userKey: caller.userId, accept: 'pdf' }, signal)
    return extracted
  })
  bind(app, importFile, ({ caller, file, signal }) =>
    read({ bytes: file.bytes, userKey: caller.userId, accept: 'any' }, signal),
  )
}

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
