/**
 * Records the timeouts that are set from now on. `stop` clears those that have not fired and puts the original
 * `setTimeout` back: what a library set for later (a toast that is to disappear) would otherwise fire after the test
 * file's window is gone, and fail the whole run.
 */
export function trackTimeouts(): { stop: () => void } {
  const original = globalThis.setTimeout
  const pending = new Set<ReturnType<typeof setTimeout>>()
  const tracked = (callback: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
    const timeout = original(() => {
      pending.delete(timeout)
      callback(...args)
    }, delay)
    pending.add(timeout)
    return timeout
  }
  globalThis.setTimeout = Object.defineProperties(
    tracked,
    Object.getOwnPropertyDescriptors(original),
  ) as typeof setTimeout
  return {
    stop() {
      globalThis.setTimeout = original
      for (const timeout of pending) clearTimeout(timeout)
      pending.clear()
    },
  }
}
