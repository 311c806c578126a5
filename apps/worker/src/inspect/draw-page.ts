// The first page of a PDF as a small picture: poppler draws it inside the sandbox, because the PDF is untrusted.
import { guarded } from '../compile/tex/tex-command.ts'
import { lookAtPdf } from '../sandbox/look-at-pdf.ts'
import { resultsFd, type Sandbox } from '../sandbox/sandbox.ts'

/** Of the longer side, in pixels: about 320 wide for an upright page, and no more for any other. */
const longSide = 448
const maxBytes = 256 * 1024
const timeoutMs = 5_000

/** A JPEG; null where poppler could not draw it. Rejects with SandboxFailure where it did not run. */
export async function drawPage(pdf: Uint8Array, sandbox: Sandbox, signal?: AbortSignal): Promise<Buffer | null> {
  const { text, code } = await lookAtPdf(sandbox, { script: scriptIn(sandbox), pdf, maxBytes, timeoutMs, signal })
  return code === 0 && text !== '' ? Buffer.from(text, 'base64') : null
}

/** The output is text: a picture may have any bytes in it, those that end the output too. */
const scriptIn = (sandbox: Sandbox) => {
  const draw = `-q -f 1 -singlefile -jpeg -jpegopt quality=85 -scale-to ${longSide} main.pdf`
  return `${guarded(sandbox, 'pdftoppm')} ${draw} | base64 -w0 >&${resultsFd}`
}
