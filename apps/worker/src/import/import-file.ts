// Reads a resume's file of any kind into the form's data. LaTeX is compiled first: a page states what a source only
// hints at.
import { limits } from '@galley/contract/limits'
import type { FileToImport, ImportAnswer } from '@galley/contract/worker-wire'
import { isPdf } from '@galley/import/formats/is-pdf'
import type { CompileEngine } from '../compile/engine/engine.ts'
import { spent } from '../spans/span-recorder.ts'
import type { UploadReader } from './reader/start-reader.ts'
import { refused } from './recognise/reader-output.ts'

export type Importer = (file: FileToImport, signal: AbortSignal) => Promise<ImportAnswer>

/** A resume that takes longer is read from its source. */
const compileTimeoutMs = 6_000

export interface ImporterParts {
  read: UploadReader
  engine: Pick<CompileEngine, 'compile'>
}

export function createImporter({ read, engine }: ImporterParts): Importer {
  /** What LaTeX became, in its first variant that gives a page; null where none does. */
  async function compiled(sources: readonly string[], userKey: string, gone: AbortSignal): Promise<Uint8Array | null> {
    const signal = AbortSignal.any([gone, AbortSignal.timeout(compileTimeoutMs)])
    for (const latex of sources) {
      if (signal.aborted || Buffer.byteLength(latex) > limits.latexBytes) return null
      const { pdf } = await engine.compile({ latex, purpose: 'download', resumeKey: null, userKey }, signal)
      if (pdf !== null) return pdf
    }
    return null
  }
  return async ({ bytes, userKey, accept }, signal) => {
    if (accept === 'pdf' && !isPdf(bytes)) return refused(bytes.length === 0 ? 'empty_file' : 'not_a_pdf')
    const output = await spent('read file', () => read(bytes, 'any', signal))
    if (output.kind === 'refused') return output
    const { latex, ...source } = output
    const pdf = latex === undefined ? null : await compiled(latex, userKey, signal)
    if (pdf === null) return source
    const as = source.file.source === 'galley_latex' ? 'own' : 'any'
    const page = await spent('read file', () => read(pdf, as, signal))
    if (page.kind === 'refused') return source
    const file = { ...page.file, source: source.file.source, pdf: Buffer.from(pdf).toString('base64') }
    return { kind: 'read', extraction: page.extraction, lines: page.lines, file }
  }
}
