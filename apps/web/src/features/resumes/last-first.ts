/**
 * A line for work of which few pieces may be under way. Those that came last, together, go first, in their order: the
 * cards that were just scrolled to.
 */
export function createLastFirst(places: number) {
  const groups: (() => void)[][] = []
  let coming: (() => void)[] | null = null
  let free = places

  function wait(begin: () => void): void {
    if (coming === null) {
      groups.push((coming = []))
      setTimeout(() => (coming = null))
    }
    coming.push(begin)
  }
  function takeNext(): (() => void) | undefined {
    const group = groups.at(-1)
    const next = group?.shift()
    if (group?.length === 0) {
      groups.pop()
      coming = null
    }
    return next
  }
  return async <Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
    if (free === 0) await new Promise<void>(wait)
    else free -= 1
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      const next = takeNext()
      if (next) next()
      else free += 1
    }
  }
}
