// Reads a resume's file of any kind into the form's data. LaTeX is compiled first: a page states what a source only
// hints at.
import { extraction, importedFile } from '@galley/contract/import'
import { limits } from '@galley/contract/limits'
import { sourceLines, type ImportAnswer } from '@galley/contract/worker-wire'
import type { CompileEngine } from '../compile/engine/engine.ts'
import type { ReaderOutput } from './recognise/file-said.ts'
import type { UploadReader } from './reader/start-reader.ts'

interface GivenFile {
  readonly bytes: Uint8Array
  /** The owner's id. */
  readonly userKey: string
}
export type Importer = (file: GivenFile, signal: AbortSignal) => Promise<ImportAnswer>

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
  return async ({ bytes, userKey }, signal) => {
    const said = await read(bytes, 'any', signal)
    if (said.kind === 'refused' || said.latex === undefined) return answerOf(said, null)
    const pdf = await compiled(said.latex, userKey, signal)
    if (pdf === null) return answerOf(said, null)
    const page = await read(pdf, said.source === 'galley_latex' ? 'own' : 'pdf', signal)
    return page.kind === 'read' ? answerOf({ ...page, source: said.source }, pdf) : answerOf(said, null)
  }
}

/** The reader's output is untrusted: it passes the form's schema, or it is dropped. */
function answerOf(said: ReaderOutput, pdf: Uint8Array | null): ImportAnswer {
  if (said.kind === 'refused') return said
  const { source, data, fields, unread, pages, pageText, isCut, lines } = said
  const read = extraction.safeParse({ resume_data: data, fields, unread, pages, is_cut: isCut })
  const file = importedFile.safeParse({ source, page_text: pageText, pdf: pdf && Buffer.from(pdf).toString('base64') })
  if (!read.success || !file.success) return { kind: 'refused', why: 'file_unreadable' }
  return { kind: 'read', extraction: read.data, file: file.data, lines: sourceLines.catch([]).parse(lines) }
}
