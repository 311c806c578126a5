// The thorough check of a PDF: qpdf lists its objects, inside the sandbox, because the PDF is untrusted.
import { lookAtPdf } from '../../sandbox/look-at-pdf.ts'
import { resultsFd, type Sandbox } from '../../sandbox/sandbox.ts'
import { maxComplaintChars } from '../../sandbox/start-job.ts'
import { guarded } from '../tex/tex-command.ts'

const maxBytes = 64 * 1024 * 1024
const timeoutMs = 10_000
/** qpdf's way to say that it read all of it: fine, or with warnings. */
const readCodes = new Set([0, 3])

/**
 * Of a key that is there twice qpdf lists one value, and a reader may take the other. Of too many warnings the rest is
 * not known.
 */
const isAmbiguous = (complaint: string) => /duplicated key/.test(complaint) || complaint.length >= maxComplaintChars

/**
 * qpdf's JSON of the objects (version 1), or null where it could not read them. Rejects with SandboxFailure where it
 * did not run.
 */
export async function scanPdf(pdf: Uint8Array, sandbox: Sandbox, signal?: AbortSignal): Promise<string | null> {
  const script = `${guarded(sandbox, 'qpdf')} --json=1 --json-key=objects main.pdf >&${resultsFd}`
  const { text, code, complaint } = await lookAtPdf(sandbox, { script, pdf, maxBytes, timeoutMs, signal })
  return code !== null && readCodes.has(code) && !isAmbiguous(complaint) ? text : null
}
