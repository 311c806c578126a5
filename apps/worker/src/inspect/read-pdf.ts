// The visible and the machine-readable content of a PDF: poppler reads it inside the sandbox, because the PDF is
// untrusted.
import type { PdfReading } from '@galley/contract/worker-wire'
import { guarded } from '../compile/tex/tex-command.ts'
import { lookAtPdf } from '../sandbox/look-at-pdf.ts'
import { resultsFd, type Sandbox } from '../sandbox/sandbox.ts'
import { readingOf } from './reading.ts'
import { pdfScale } from './text-runs.ts'

const maxBytes = 8 * 1024 * 1024
const timeoutMs = 5_000

/**
 * Null where poppler could not read it, or its output is larger than a resume's. Rejects with SandboxFailure where it
 * did not run.
 */
export async function readPdf(pdf: Uint8Array, sandbox: Sandbox, signal?: AbortSignal): Promise<PdfReading | null> {
  const { text, code } = await lookAtPdf(sandbox, { script: scriptIn(sandbox), pdf, maxBytes, timeoutMs, signal })
  return code === 0 ? readingOf(text) : null
}

/** The layout as XML, then the text in the order of the page's content. In XML no text can say that it ends. */
const scriptIn = (sandbox: Sandbox) =>
  [
    `${guarded(sandbox, 'pdftohtml')} -xml -i -q -stdout -zoom ${pdfScale} main.pdf >&${resultsFd}`,
    `${guarded(sandbox, 'pdftotext')} -raw -enc UTF-8 main.pdf - >&${resultsFd}`,
  ].join(' && ')
