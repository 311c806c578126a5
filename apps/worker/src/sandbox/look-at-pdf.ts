// A program checks a PDF inside the sandbox, because the PDF is untrusted: its output, and how it ended.
import type { Writable } from 'node:stream'
import { resultsFd, SandboxFailure, type Sandbox, type SandboxedJob } from './sandbox.ts'
import { startJob, type JobDescription } from './start-job.ts'

export interface PdfLook {
  /** Shell commands that read main.pdf and write to the descriptor `resultsFd`. */
  script: string
  /** What the script calls; without it: the system's programs. */
  program?: SandboxedJob['program']
  pdf: Uint8Array
  /** Of the output; a program that writes more is killed. */
  maxBytes: number
  timeoutMs: number
  signal?: AbortSignal | undefined
}

export interface ProgramOutput {
  text: string
  /** Of the last command; null where it was killed. */
  code: number | null
  /** What was written to standard error. */
  complaint: string
}

/** Rejects with SandboxFailure where it was not run: that says nothing about the PDF. */
export async function lookAtPdf(sandbox: Sandbox, look: PdfLook): Promise<ProgramOutput> {
  const { pdf, timeoutMs, signal, ...program } = look
  const started = startLook(sandbox, { ...program, cpuSeconds: timeoutMs / 1000, files: { 'main.pdf': pdf } })
  return started.answer({ timeoutMs, signal })
}

export interface LookStart extends Pick<PdfLook, 'script' | 'program' | 'maxBytes'> {
  cpuSeconds: number
  files?: JobDescription['files']
}

export interface StartedLook {
  /** Descriptor `resultsFd` of the script, which receives what it waits for. */
  input: Writable
  /** Everything of it is gone. */
  ended: Promise<unknown>
  kill(): void
  /** Its output from now on; it is killed at its timeout, or when the client disconnects. */
  answer(patience: Pick<PdfLook, 'timeoutMs' | 'signal'>): Promise<ProgramOutput>
}

export function startLook(
  sandbox: Sandbox,
  { script, program = 'system', maxBytes, cpuSeconds, files = {} }: LookStart,
): StartedLook {
  const job = startJob(sandbox, {
    script: `${script}; printf '\\ncode %s\\n' "$?" >&${resultsFd}`,
    environment: { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8' },
    cpuSeconds,
    program,
    files,
  })
  const chunks: Buffer[] = []
  let bytes = 0
  job.results.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxBytes) job.kill()
    else chunks.push(chunk)
  })
  return {
    input: job.results,
    ended: job.ended.catch(() => undefined),
    kill: job.kill,
    async answer({ timeoutMs, signal }) {
      const clock = setTimeout(job.kill, timeoutMs)
      signal?.addEventListener('abort', job.kill, { once: true })
      const { complaint, isKilled } = await job.ended
      clearTimeout(clock)
      signal?.removeEventListener('abort', job.kill)
      const said = Buffer.concat(chunks).toString('utf8')
      // What was killed while its sandbox was being set up may still have run to its end (see `orphanMs`).
      const ended = isKilled ? null : /\ncode (\d+)\n$/.exec(said)
      if (!ended && !isKilled) throw new SandboxFailure(complaint || 'it ended without a word')
      return ended
        ? { text: said.slice(0, ended.index), code: Number(ended[1]), complaint }
        : { text: said, code: null, complaint }
    },
  }
}
