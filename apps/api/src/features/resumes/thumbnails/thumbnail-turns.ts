// Few thumbnails are drawn at once, so that they never keep the compiler from the pages that users are waiting for: of
// each account one, of all accounts as many as `places`.
interface Bounds {
  places?: number
  maxWaiting?: number
  maxWaitingPerUser?: number
}

interface Waiting {
  userId: string
  begin: () => void
}

export function createTurns({ places = 2, maxWaiting = 100, maxWaitingPerUser = 8 }: Bounds = {}) {
  const busy = new Set<string>()
  const waiting: Waiting[] = []

  function pump(): void {
    for (const next of waiting.slice()) {
      if (busy.size >= places) return
      if (busy.has(next.userId)) continue
      waiting.splice(waiting.indexOf(next), 1)
      busy.add(next.userId)
      next.begin()
    }
  }
  const isFull = (userId: string) =>
    waiting.length >= maxWaiting || waiting.filter((one) => one.userId === userId).length >= maxWaitingPerUser

  return {
    /** Returns what ends the turn; null where too many are waiting, or the client has disconnected. */
    take(userId: string, signal: AbortSignal): Promise<(() => void) | null> {
      if (signal.aborted || isFull(userId)) return Promise.resolve(null)
      return new Promise((resolve) => {
        const end = () => {
          busy.delete(userId)
          pump()
        }
        const entry = { userId, begin: () => resolve(end) }
        const leave = () => {
          const at = waiting.indexOf(entry)
          if (at < 0) return
          waiting.splice(at, 1)
          resolve(null)
        }
        signal.addEventListener('abort', leave, { once: true })
        waiting.push(entry)
        pump()
      })
    },
  }
}
