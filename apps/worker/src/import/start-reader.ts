// Starts the process that reads strangers' files: in the sandbox, a few at a time, each for a few seconds at most.
import { lookAtPdf } from '../sandbox/look-at-pdf.ts'
import { resultsFd, type Sandbox } from '../sandbox/sandbox.ts'
import type { FileSaid, ReadAs, Refusal } from './file-said.ts'

export type Reader = (bytes: Uint8Array, as: ReadAs, signal: AbortSignal) => Promise<FileSaid>

const mostBytes = 6 * 1024 * 1024
const timeoutMs = 8_000
const heapMb = 512
/** More wait than that: whoever comes is told to come again. */
const mostWaiting = 20

export interface ReaderParts {
  /** Null where no walls hold. */
  sandbox: Sandbox | null
  /** How many are read at once. */
  places: number
  onFailure: (error: Error) => void
}

export function startReader({ sandbox, places, onFailure }: ReaderParts): Reader {
  let running = 0
  const waiting: (() => void)[] = []
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= places) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return async (bytes, as, signal) => {
    if (sandbox?.reader == null) return refused('sandbox_unavailable')
    if (waiting.length >= mostWaiting) return refused('busy')
    return inTurn(async () => {
      if (signal.aborted) return refused('busy')
      try {
        return await read(sandbox, { bytes, as, signal })
      } catch (error) {
        onFailure(error as Error)
        return refused('sandbox_unavailable')
      }
    })
  }
}

const refused = (why: Refusal): FileSaid => ({ kind: 'refused', why })

/** Rejects with SandboxFailure where it was not run. */
async function read(
  sandbox: Sandbox,
  { bytes, as, signal }: { bytes: Uint8Array; as: ReadAs; signal: AbortSignal },
): Promise<FileSaid> {
  const { node = '', folder = '' } = sandbox.reader ?? {}
  const walls = `--permission --allow-fs-read='${folder}/*' --allow-fs-read="$PWD/*"`
  // What the first run compiled, at build time.
  const cache = `NODE_COMPILE_CACHE='${folder}/cache' NODE_COMPILE_CACHE_PORTABLE=1`
  const script = `${cache} '${node}' ${walls} --max-old-space-size=${heapMb} '${folder}/main.mjs' main.pdf ${as} >&${resultsFd}`
  const { text, code } = await lookAtPdf(sandbox, {
    script,
    program: 'reader',
    pdf: bytes,
    mostBytes,
    timeoutMs,
    signal,
  })
  if (code === 0) return JSON.parse(text) as FileSaid
  const isPdf = as !== 'any' || Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
  return refused(isPdf ? 'pdf_unreadable' : 'file_unreadable')
}
