/**
 * A line for work of which few pieces may be under way. Who came last goes first: the card that was just scrolled to.
 */
export function createLastFirst(places: number) {
  const waiting: (() => void)[] = []
  let free = places
  return async <Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    else free -= 1
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      const next = waiting.pop()
      if (next) next()
      else free += 1
    }
  }
}
