// What waits for a place to compile in, and how it ends.
import type { queueRefusals } from '@galley/contract/worker-wire'
import type { OwnerPace } from './owner-pace.ts'

export type QueueRefusal = (typeof queueRefusals)[number]
export type QueueVerdict<T> = { done: T } | { refused: QueueRefusal }

export interface Ticket<T> {
  /** Work under the same key replaces what is waiting or running under it. Null stands alone. */
  key: string | null
  /** Places are shared out between owners in turn, so that one person's burst does not make others wait. */
  owner: string
  run: (signal: AbortSignal) => Promise<T>
  /** Aborted when no client waits for the outcome any more. */
  signal?: AbortSignal
  /** After this long it no longer waits for a place. */
  maxQueueMs?: number
}

export interface QueueEntry<T> {
  ticket: Ticket<T>
  abort: AbortController
  resolve: (verdict: QueueVerdict<T>) => void
  fail: (error: unknown) => void
  /** Runs in the slow lane: its owner's documents run long, or this one does. */
  isSlow: boolean
  /** When it was started last, in milliseconds of `performance.now()`. */
  startedMs: number
  /** When it turned slow, in milliseconds of `performance.now()`; 0 before. */
  slowSinceMs: number
  /** Stopped to run again in the slow lane, when it has a place. */
  isDemoted: boolean
  isStopped: boolean
}

/** Resolves at once; what runs keeps its place until it has been killed. */
export function end<T>(entry: QueueEntry<T>, refused: 'superseded' | 'abandoned' | 'late'): void {
  entry.isStopped = true
  entry.resolve({ refused })
  entry.abort.abort()
}

/** Reports once that it has waited for as long as its client wants. */
export function limitWait<T>(entry: QueueEntry<T>, onLate: () => void): void {
  if (entry.ticket.maxQueueMs === undefined) return
  const late = setTimeout(onLate, entry.ticket.maxQueueMs).unref()
  const { resolve } = entry
  entry.resolve = (verdict) => {
    clearTimeout(late)
    resolve(verdict)
  }
}

export const isToRunAgain = <T>({ isDemoted, isStopped }: QueueEntry<T>): boolean => isDemoted && !isStopped

interface RunOnceOptions {
  pace: OwnerPace
  slowMs: number
  onSlow: () => void
  onEnd: () => void
}

/** Runs the ticket once. Resolves it, unless it was demoted: then it is to run again. */
export async function runOnce<T>(entry: QueueEntry<T>, { pace, slowMs, onSlow, onEnd }: RunOnceOptions): Promise<void> {
  const { owner, run } = entry.ticket
  const clock = setTimeout(() => {
    entry.isSlow = true
    entry.slowSinceMs = performance.now()
    onSlow()
  }, slowMs)
  entry.startedMs = performance.now()
  try {
    const done = await run(entry.abort.signal)
    if (entry.isDemoted) return
    entry.resolve({ done })
    if (!entry.isStopped && performance.now() - entry.startedMs < slowMs) pace.wasQuick(owner)
  } catch (error) {
    if (!entry.isDemoted) entry.fail(error)
  } finally {
    clearTimeout(clock)
    onEnd()
  }
}
