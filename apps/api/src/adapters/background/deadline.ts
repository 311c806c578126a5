// A timeout that counts work, and not the waiting between: each stretch of work has all of it.

export interface Deadline {
  /** Aborted when a stretch of work was too long. */
  signal: AbortSignal
  /** Work begins, or goes on. */
  run(): void
  pause(): void
  end(): void
}

export function createDeadline(ms: number): Deadline {
  const over = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let hasEnded = false
  const pause = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    signal: over.signal,
    run() {
      if (!hasEnded) timer ??= setTimeout(() => over.abort(), ms)
    },
    pause,
    end() {
      hasEnded = true
      pause()
    },
  }
}
