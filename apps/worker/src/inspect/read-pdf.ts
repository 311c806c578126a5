// What a person finds in a PDF, and what only a machine does: poppler reads it inside the sandbox, because the PDF is a stranger's work.
import type { PdfReading } from '@galley/contract/worker-wire'
import { guarded } from '../compile/tex-command.ts'
import { resultsFd, SandboxFailure, type Sandbox } from '../sandbox/sandbox.ts'
import { startJob } from '../sandbox/start-job.ts'
import { readingOf } from './reading.ts'
import { pdfScale } from './text-runs.ts'

const mostBytes = 8 * 1024 * 1024
const timeoutMs = 5_000

/** Null where poppler could not read it, or it says more than a resume can. Rejects with SandboxFailure where it was not run. */
export async function readPdf(pdf: Uint8Array, sandbox: Sandbox, signal?: AbortSignal): Promise<PdfReading | null> {
  const { said, complaint, isKilled } = await runPoppler(pdf, sandbox, signal)
  const ended = /\ncode (\d+)\n$/.exec(said)
  // That says nothing about the PDF.
  if (!ended && !isKilled) throw new SandboxFailure(complaint || 'it ended without a word')
  return ended?.[1] === '0' ? readingOf(said.slice(0, ended.index)) : null
}

/**
 * The layout as XML, then the text in the order of the page's content. In XML no text can say that it ends. One after the other: the shell
 * wants /dev/null for what runs beside it, and there is none inside.
 */
const script = (sandbox: Sandbox) =>
  [
    `${guarded(sandbox, 'pdftohtml')} -xml -i -q -stdout -zoom ${pdfScale} main.pdf >&${resultsFd}`,
    `${guarded(sandbox, 'pdftotext')} -raw -enc UTF-8 main.pdf - >&${resultsFd}`,
  ].join(' && ')

async function runPoppler(pdf: Uint8Array, sandbox: Sandbox, signal?: AbortSignal) {
  const job = startJob(sandbox, {
    script: `${script(sandbox)}; printf '\\ncode %s\\n' "$?" >&${resultsFd}`,
    environment: { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8' },
    cpuSeconds: timeoutMs / 1000,
    files: { 'main.pdf': pdf },
  })
  const clock = setTimeout(job.kill, timeoutMs)
  signal?.addEventListener('abort', job.kill, { once: true })
  const chunks: Buffer[] = []
  let bytes = 0
  job.results.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > mostBytes) job.kill()
    else chunks.push(chunk)
  })
  const ended = await job.ended
  clearTimeout(clock)
  signal?.removeEventListener('abort', job.kill)
  return { said: Buffer.concat(chunks).toString('utf8'), ...ended }
}
