// The thorough look at a PDF: qpdf lists its objects, inside the sandbox, because the PDF is a stranger's work.
import { resultsFd, SandboxFailure, type Sandbox } from '../sandbox/sandbox.ts'
import { startJob } from '../sandbox/start-job.ts'
import { guarded } from './tex-command.ts'

const mostBytes = 64 * 1024 * 1024
const timeoutMs = 10_000

/** qpdf's JSON of the objects (version 1), or null where it could not read them. Rejects with SandboxFailure where it was not run. */
export async function scanPdf(pdf: Uint8Array, sandbox: Sandbox, signal?: AbortSignal): Promise<string | null> {
  const job = startJob(sandbox, {
    script: `${guarded(sandbox, 'qpdf')} --json=1 --json-key=objects main.pdf >&${resultsFd}; echo "code $?" >&${resultsFd}`,
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
  const { complaint, isKilled } = await job.ended
  clearTimeout(clock)
  signal?.removeEventListener('abort', job.kill)
  const said = Buffer.concat(chunks).toString('utf8')
  // That says nothing about the PDF.
  if (!isKilled && !/code \d+\n$/.test(said)) throw new SandboxFailure(complaint || 'it ended without a word')
  // 0: fine, 3: with warnings.
  return /\ncode [03]\n$/.test(said) ? said.slice(0, said.lastIndexOf('code ')) : null
}
