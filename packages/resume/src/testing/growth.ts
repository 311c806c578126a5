// How work grows with its input, for tests of hostile input: elapsed time depends on how busy the machine is, a ratio
// depends on the code.

/**
 * Doubling the input may take up to this many times the work: 2 for linear work, with room for noise. Quadratic work
 * takes 4.
 */
export const maxGrowth = 2.6
/**
 * Below this many milliseconds a ratio is only noise. Quadratic work does not stay below it: of a text of 200,000
 * characters it takes seconds.
 */
const minMs = 50
/** How often the input is doubled between the two that are compared: the more often, the less noise weighs. */
const doublings = 3
const maxRounds = 3
/** Each side of a comparison takes at least this long: processor time counts in ticks of `tickMs`. */
const minSideMs = 40
const tickMs = 4
const maxOnceMs = 1_000

/**
 * What so many runs cost, in milliseconds of processor time, which leaves out what other processes take. Elapsed time
 * is exact for what fits into one turn on the processor.
 */
async function costOf(run: () => unknown, times: number): Promise<number> {
  const [startMs, startCpu] = [performance.now(), process.threadCpuUsage()]
  for (let count = 0; count < times; count += 1) await run()
  const { user, system } = process.threadCpuUsage(startCpu)
  const processorMs = (user + system) / 1000
  return processorMs > minSideMs / 2 ? processorMs : Math.min(performance.now() - startMs, processorMs + tickMs)
}

/**
 * How many times as much time `work` takes each time its input doubles, up to twice `size`; 1 where that is too quick
 * to measure. A step in the cost, such as that of an array too large for the heap's pages, is no growth: what grows
 * shows it with four times the input, too.
 */
export async function growthOf(work: (size: number) => unknown, size: number): Promise<number> {
  const { growth, onceMs } = await growthUpTo(work, 2 * size)
  // What takes seconds is no step, and would take minutes with more.
  if (growth <= maxGrowth || onceMs > maxOnceMs) return growth
  return Math.min(growth, (await growthUpTo(work, 8 * size)).growth)
}

/**
 * A round runs the small input as often as makes it as much work as the large one, so that whatever else the machine
 * does weighs the same on both sides. Returns the lowest of several rounds: compilation and garbage collection distort
 * single ones. The first takes what the large input has just cost, and a few runs of the small one: mostly it is
 * enough.
 */
async function growthUpTo(work: (size: number) => unknown, size: number): Promise<{ growth: number; onceMs: number }> {
  const large = () => work(size)
  const small = () => work(Math.ceil(size / 2 ** doublings))
  let growth = Number.POSITIVE_INFINITY
  let onceMs = 0
  for (let round = 0; round < maxRounds && growth > maxGrowth; round += 1) {
    onceMs = await costOf(large, 1)
    if (onceMs < minMs) return { growth: 1, onceMs }
    const times = Math.ceil(minSideMs / onceMs)
    const isQuick = round === 0 && times === 1
    const smallTimes = isQuick
      ? Math.min(2 ** doublings, Math.ceil((minSideMs * 2 ** doublings) / onceMs))
      : times * 2 ** doublings
    const smallMs = ((await costOf(small, smallTimes)) * times) / smallTimes
    const largeMs = isQuick ? onceMs : await costOf(large, times)
    growth = Math.min(growth, (largeMs / smallMs) ** (1 / doublings))
    // Repeats cost minutes, and noise does not make seconds.
    if (onceMs > maxOnceMs) break
  }
  return { growth, onceMs }
}
