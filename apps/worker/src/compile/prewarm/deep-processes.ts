// Warm processes that have read a document down to the edited line: which are allowed, and when one is prewarmed.
import type { Checkpoint } from './checkpoints.ts'
import { mayBeRead } from '../tex/split-point.ts'
import type { ProcessPool, ProcessRequest } from './process-pool.ts'
import type { TexRun } from '../tex/tex-results.ts'

export interface DeepProcessesOptions {
  pool: ProcessPool
  nowMs: () => number
  /** Whether no user waits for a page. */
  isQuiet: () => boolean
}

interface Lendable {
  run(signal: AbortSignal): Promise<TexRun | null>
}

/** Between two starts for documents that are quick without them: a start takes as much work as six previews. */
const spareEveryMs = 2_000
/** What one or two people who type ask for. For more, the start would take more from them than it gives. */
const calm = { withinMs: 2_000, maxPreviews: 12 }
/** Starting a process stops this one for a moment: the response goes out before. */
const afterAnswerMs = 30

export function createDeepProcesses({ pool, nowMs, isQuiet }: DeepProcessesOptions) {
  let spareMs = 0
  let previewsMs: number[] = []
  const lately = () => previewsMs.filter((atMs) => nowMs() - atMs < calm.withinMs)

  /** Of two starts at once, or of one beside another user's page, that page would be later. */
  function wantSpare(item: ProcessRequest): void {
    if (
      !isQuiet() ||
      lately().length > calm.maxPreviews ||
      pool.load().starting > 0 ||
      nowMs() - spareMs < spareEveryMs
    )
      return
    pool.want(item)
    if (pool.load().starting > 0) spareMs = nowMs()
  }

  return {
    /**
     * Called for each document. What they would have read of it, the deepest first: more than `prefix`, which every one
     * has read.
     */
    of(
      { source, checkpoint }: { source: Buffer; checkpoint?: Checkpoint | null },
      prefix: Buffer,
      describe: (read: Buffer) => ProcessRequest,
    ): ProcessRequest[] {
      previewsMs = [...lately(), nowMs()]
      if (!checkpoint) return []
      return checkpoint.places
        .filter((place) => place > prefix.length)
        .map((place) => Buffer.from(source.subarray(0, place)))
        .filter((read) => mayBeRead(read) && !read.includes('\\end{document}'))
        .map((read) => ({ ...describe(read), isDeep: true, isSpare: checkpoint.isSpare }))
    },

    /**
     * Prewarms the deepest one, unless that is the leased one: at once, or once the page is there and no other user
     * waits.
     */
    want<T extends Lendable>(leased: T, item: ProcessRequest | undefined): T {
      if (!item || pool.alike(item.key).length > 0) return leased
      if (!item.isSpare) pool.want(item)
      else
        return {
          ...leased,
          async run(signal: AbortSignal) {
            const run = await leased.run(signal)
            setTimeout(wantSpare, afterAnswerMs, item).unref()
            return run
          },
        }
      return leased
    },
  }
}
