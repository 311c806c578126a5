// How work grows with its input, for tests of hostile input: elapsed time depends on how busy the machine is, a ratio
// depends on the code.

/**
 * Doubling the input may take up to this many times the work: 2 for linear work, with room for noise. Quadratic work
 * takes 4.
 */
export const maxGrowth = 2.6
/** Below this many milliseconds a ratio is only noise, and quadratic work does not stay below it. */
const minMs = 12
/** How often the input is doubled between the two that are compared: the more often, the less noise weighs. */
const doublings = 3
const minAttempts = 3
const maxAttempts = 60
/** Long runs are measured well enough with few attempts. Of processor time: a busy machine needs more attempts. */
const maxTotalMs = 6_000
/** Processor time counts in ticks of this many milliseconds. */
const tickMs = 4

/**
 * What a run costs at most, in milliseconds. Elapsed time is exact for a run that fits into one turn on the processor;
 * processor time leaves out what other processes take, and is good enough for longer runs.
 */
async function costOf(work: (size: number) => unknown, size: number): Promise<number> {
  const [startMs, startCpu] = [performance.now(), process.threadCpuUsage()]
  await work(size)
  const elapsedMs = performance.now() - startMs
  return Math.min(elapsedMs, processorMs(startCpu) + tickMs)
}

function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since)
  return (user + system) / 1000
}

/**
 * How many times as much time `work` takes each time its input doubles, up to twice `size`; 1 where that is too quick
 * to measure. Compares the cheapest of several runs: compilation, garbage collection and other processes only ever add
 * to a run.
 */
export async function growthOf(work: (size: number) => unknown, size: number): Promise<number> {
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let growth = 1
  const startCpu = process.threadCpuUsage()
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    large = Math.min(large, await costOf(work, 2 * size))
    if (large < minMs) return 1
    small = Math.min(small, await costOf(work, Math.ceil((2 * size) / 2 ** doublings)))
    growth = (large / small) ** (1 / doublings)
    if (attempt >= minAttempts && (growth <= maxGrowth || processorMs(startCpu) > maxTotalMs)) break
  }
  return growth
}
