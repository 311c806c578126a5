// When to compile while somebody types: soon after a pause, one at a time, and not at all while the server wants to be left alone.

export interface LivePace {
  /** Something was typed: the pause begins anew. */
  typed: () => void
  /** Without waiting for a pause. */
  now: () => void
  stop: () => void
}

/** As long as it takes to find the next key; a page that follows later is felt as a page that lags. */
export const typingPauseMs = 150

/** `compile` answers null, or for how many ms nothing more is to be asked. */
export function createLivePace(compile: () => Promise<number | null>): LivePace {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  /** A pause ended while a compile ran: its text is newer than that one's. */
  let isMissed = false
  let isStopped = false
  let notBefore = 0

  function wait(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void attempt(), ms)
  }

  async function attempt(): Promise<void> {
    if (isRunning) {
      isMissed = true
      return
    }
    const early = notBefore - Date.now()
    if (early > 0) return wait(early)
    isRunning = true
    isMissed = false
    const leaveAloneMs = await compile()
    isRunning = false
    if (isStopped) return
    notBefore = Date.now() + (leaveAloneMs ?? 0)
    if (leaveAloneMs !== null) wait(leaveAloneMs)
    else if (isMissed) void attempt()
  }

  return {
    typed: () => wait(typingPauseMs),
    now: () => void attempt(),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
