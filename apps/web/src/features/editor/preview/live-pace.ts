// When to compile while the user types: soon after a pause, one at a time unless that one takes long, and not at all
// while the server wants to be left alone.

export interface LivePace {
  /** Something was typed: the pause begins anew. */
  typed: () => void
  /** Without waiting for a pause. */
  now: () => void
  stop: () => void
}

/** As long as it takes to find the next key; a page that follows later is felt as a page that lags. */
export const typingPauseMs = 150

/** A page that is not there by then may never come (a loop, say): a newer text need not wait for it. */
export const patienceMs = 500

/** `compile`, called anew, gives up the one before; it returns null, or for how many ms nothing more is to be asked. */
export function createLivePace(compile: () => Promise<number | null>): LivePace {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Counts the compiles; while one runs, when it began. */
  let run = 0
  let runningSinceMs: number | null = null
  /** A pause ended while a compile ran: its text is newer than that one's. */
  let isMissed = false
  let isStopped = false
  let notBefore = 0

  function wait(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void attempt(), ms)
  }

  async function attempt(): Promise<void> {
    const patientForMs = runningSinceMs === null ? 0 : runningSinceMs + patienceMs - Date.now()
    if (patientForMs > 0) {
      isMissed = true
      return wait(patientForMs)
    }
    const early = notBefore - Date.now()
    if (early > 0) return wait(early)
    run += 1
    const own = run
    runningSinceMs = Date.now()
    isMissed = false
    const leaveAloneMs = await compile()
    if (isStopped || own !== run) return
    runningSinceMs = null
    notBefore = Date.now() + (leaveAloneMs ?? 0)
    if (leaveAloneMs !== null) wait(leaveAloneMs)
    else if (isMissed) {
      clearTimeout(timer)
      void attempt()
    }
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
