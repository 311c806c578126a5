// How work grows with its input, for tests of what strangers may send: a clock says how busy the machine is, a ratio says what was written.

/** Twice the input may take this many times the work: twice, and something for what the machine does meanwhile. */
export const maxGrowth = 2.6
/** Below this, in milliseconds of processor time, nothing is told from noise: and nothing that grows with the square stays below it. */
const leastMs = 4
const attempts = 7

/** Processor time of this thread, which does not grow when others are busy, in milliseconds. */
async function costOf(work: (size: number) => unknown, size: number): Promise<number> {
  const before = process.threadCpuUsage()
  await work(size)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * How many times as much processor time `work` takes for an input of twice the size: the best of several, since a collection of garbage
 * or a first compilation may fall into any of them. 1 where neither takes long enough to tell.
 */
export async function growthOf(work: (size: number) => unknown, size: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < attempts && best > maxGrowth; attempt += 1) {
    const [one, two] = [await costOf(work, size), await costOf(work, 2 * size)]
    if (two < leastMs) return 1
    best = Math.min(best, two / Math.max(one, leastMs / 4))
  }
  return best
}
