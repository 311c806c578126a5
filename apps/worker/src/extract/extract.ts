// Reads a stranger's PDF into the form's data: in the sandbox, a few at a time, each for a few seconds at most.
import { extraction } from '@galley/contract/import'
import type { ExtractAnswer } from '@galley/contract/worker-wire'
import { lookAtPdf } from '../sandbox/look-at-pdf.ts'
import { resultsFd, type Sandbox } from '../sandbox/sandbox.ts'
import type { ReaderSaid } from './reader-said.ts'

export type Extractor = (pdf: Uint8Array, signal: AbortSignal) => Promise<ExtractAnswer>

const mostBytes = 4 * 1024 * 1024
const timeoutMs = 8_000
const heapMb = 512
/** More wait than that: whoever comes is told to come again. */
const mostWaiting = 20

const whys = {
  encrypted: 'encrypted',
  broken: 'unreadable',
  'too many pages': 'too_long',
  'without text': 'without_text',
} as const

export interface ExtractorParts {
  /** Null where no walls hold. */
  sandbox: Sandbox | null
  /** How many are read at once. */
  places: number
  onFailure: (error: Error) => void
}

export function createExtractor({ sandbox, places, onFailure }: ExtractorParts): Extractor {
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
  return async (pdf, signal) => {
    if (sandbox?.reader == null) return refused('sandbox_unavailable')
    if (waiting.length >= mostWaiting) return refused('busy')
    return inTurn(async () => {
      if (signal.aborted) return refused('busy')
      try {
        return await extract(sandbox, pdf, signal)
      } catch (error) {
        onFailure(error as Error)
        return refused('sandbox_unavailable')
      }
    })
  }
}

type Refusal = Extract<ExtractAnswer, { kind: 'refused' }>['why']
const refused = (why: Refusal): ExtractAnswer => ({ kind: 'refused', why })

/** Rejects with SandboxFailure where it was not run. */
async function extract(sandbox: Sandbox, pdf: Uint8Array, signal: AbortSignal): Promise<ExtractAnswer> {
  const { node = '', folder = '' } = sandbox.reader ?? {}
  const walls = `--permission --allow-fs-read='${folder}/*' --allow-fs-read="$PWD/*"`
  // What the first run compiled, at build time.
  const cache = `NODE_COMPILE_CACHE='${folder}/cache' NODE_COMPILE_CACHE_PORTABLE=1`
  const script = `${cache} '${node}' ${walls} --max-old-space-size=${heapMb} '${folder}/main.mjs' main.pdf >&${resultsFd}`
  const { text, code } = await lookAtPdf(sandbox, { script, program: 'reader', pdf, mostBytes, timeoutMs, signal })
  if (code !== 0) return refused('unreadable')
  const said = JSON.parse(text) as ReaderSaid
  if (said.kind === 'refused') return refused(whys[said.why])
  const { data, fields, unread, pages, isCut } = said
  // What a stranger's PDF made of the reader is not trusted: it is what the form takes, or it is nothing.
  const read = extraction.safeParse({ resume_data: data, fields, unread, pages, is_cut: isCut })
  return read.success ? { kind: 'read', extraction: read.data } : refused('unreadable')
}
