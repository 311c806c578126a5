// Compiles a document as a preview is compiled, and reads the result. No user sees the page: a program checks it.
import type { Inspected, InspectRequest, PdfReading } from '@galley/contract/worker-wire'
import type { CompileEngine } from '../compile/engine/engine.ts'

/** Null where the PDF could not be read. */
export type PdfReader = (pdf: Uint8Array, signal: AbortSignal) => Promise<PdfReading | null>

export interface Inspecting {
  engine: CompileEngine
  /** Null where there is no sandbox to read in. */
  read: PdfReader | null
}

/** A page that can't be read is still a page: its reading is null. */
export async function inspect(
  { engine, read }: Inspecting,
  { latex, userKey, files }: InspectRequest,
  signal: AbortSignal,
): Promise<Inspected> {
  const { report, pdf } = await engine.compile(
    { latex, userKey, purpose: 'preview', resumeKey: null, ...(files && { files }) },
    signal,
  )
  const { outcome, diagnostics } = report
  if (pdf === null) return { outcome, diagnostics, reading: null, pages: 0 }
  const reading = read === null || signal.aborted ? null : await read(pdf, signal)
  return { outcome, diagnostics, reading, pages: report.pages }
}
