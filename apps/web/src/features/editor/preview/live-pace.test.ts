import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLivePace, patienceMs, typingPauseMs } from './live-pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A compile that takes this long, and the results that it returns, one after the other; then null. */
function paced({ tookMs = 20, answers = [] as number[] } = {}) {
  const begun: number[] = []
  let running = 0
  let maxRunning = 0
  const startMs = Date.now()
  const pace = createLivePace(async () => {
    begun.push(Date.now() - startMs)
    maxRunning = Math.max(maxRunning, (running += 1))
    await new Promise((resolve) => setTimeout(resolve, tookMs))
    running -= 1
    return answers.shift() ?? null
  })
  return { ...pace, begun, maxRunning: () => maxRunning, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

it('compiles once the typing pauses, not at every key', async () => {
  const { typed, pass, begun } = paced()
  for (let key = 0; key < 10; key += 1) {
    typed()
    await pass(100)
  }
  expect(begun).toEqual([])
  await pass(1000)
  expect(begun).toEqual([900 + typingPauseMs])
})

it('has one under way at a time, and takes the newest text after it', async () => {
  const { typed, pass, begun, maxRunning } = paced({ tookMs: 400 })
  for (let pause = 0; pause < 2; pause += 1) {
    typed()
    await pass(200)
  }
  await pass(5000)
  expect(maxRunning()).toBe(1)
  expect(begun).toEqual([150, 550])
})

it('does not let a newer text wait for one that takes long, and never repeats what is under way', async () => {
  const { typed, pass, begun } = paced({ tookMs: 10_000 })
  typed()
  await pass(200)
  typed()
  await pass(20_000)
  expect(begun).toEqual([150, 150 + patienceMs])
})

it('leaves the server alone for as long as it says, whatever is typed, and then tries by itself', async () => {
  const { typed, pass, begun } = paced({ answers: [30_000] })
  typed()
  await pass(1000)
  for (let pause = 0; pause < 20; pause += 1) {
    typed()
    await pass(1000)
  }
  expect(begun).toEqual([150])
  await pass(20_000)
  expect(begun).toEqual([150, 150 + 20 + 30_000])
})

it('does nothing more once it is stopped', async () => {
  const { typed, stop, pass, begun } = paced({ answers: [100] })
  typed()
  await pass(160)
  typed()
  stop()
  await pass(5000)
  expect(begun).toEqual([150])
})

it('does not wait for a pause when it is switched on', async () => {
  const { now, pass, begun } = paced()
  now()
  await pass(1)
  expect(begun).toEqual([0])
})
