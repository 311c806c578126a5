import { setTimeout as wait } from 'node:timers/promises'

/** Runs `work`, and passes its outcome on at an even time. */
export type EvenPace = <T>(work: () => Promise<T>) => Promise<T>

/**
 * What `work` found shows in how long it took: its outcome is held until the next whole step after it began. The steps
 * are timed from the beginning: what is left of one, rounded to milliseconds, would show it as well.
 */
export const createEvenPace =
  (stepMs: number, sleep: (ms: number) => Promise<unknown> = wait): EvenPace =>
  async (work) => {
    if (stepMs === 0) return work()
    let isDone = false
    const firstStep = sleep(stepMs)
    const outcome = work().finally(() => (isDone = true))
    // Its rejection is passed on below.
    outcome.catch(() => undefined)
    await firstStep
    while (!isDone) await sleep(stepMs)
    return outcome
  }
