// The model as a whole: nothing gets lost in it, and more machines are never worse.
import { describe, expect, it } from 'vitest'
import { atHome, hours, inHaste, stepsOf } from './behaviour.ts'
import { drawPlot, spread } from './plot.ts'
import { createRandom } from './random.ts'
import { kinds, parts, readMeasured, type ServiceKind, type ServiceTime } from './service-times.ts'
import { simulate, type Crowd } from './simulate-people.ts'
import { createWarmDocuments } from './worker-pool.ts'

const worker: Record<ServiceKind, number> = { shared: 20, own: 40, cold: 600, save: 0, list: 0, open: 1, chat: 10 }
/** Round figures: the laws hold for any. */
const services = Object.fromEntries(
  kinds.map((kind): [ServiceKind, ServiceTime] => {
    const cpuMs = { client: 1, haproxy: 0.5, api: 4, redis: 0.1, pgbouncer: 0.2, postgres: 1, worker: worker[kind] }
    const least = 7 + Math.min(worker[kind], 300)
    return [kind, { cpuMs, count: 100, quantilesMs: [least, least * 1.2, least * 2] }]
  }),
) as Record<ServiceKind, ServiceTime>
const topology = {
  apiProcesses: 4,
  workers: 4,
  workerCores: 2,
  warmMemoryMb: 1_760,
  haproxyCores: 2,
  postgresCores: 4,
  poolSize: 16,
}
const run = (changes: Partial<typeof topology>, crowd: Crowd, countedMs = 60_000) =>
  simulate(
    { services, topology: { ...topology, ...changes }, tempo: inHaste, seed: 3, warmUpMs: 5_000, countedMs },
    crowd,
  )
const busy: Crowd = { kind: 'stay', people: 200, otherCores: 0 }

describe('the model', () => {
  it('loses no request: each is finished, refused, or under way when the time is over', () => {
    for (const workers of [1, 4]) {
      const { asked, finished, refused, open } = run({ workers }, busy)
      expect(asked).toBe(finished + refused + open)
      expect(finished).toBeGreaterThan(500)
      expect(open).toBeGreaterThanOrEqual(0)
      expect(open).toBeLessThanOrEqual(200)
    }
  })

  it('refuses documents where the queues are full, and none where there is room', () => {
    expect(run({ workers: 1 }, busy).refused).toBeGreaterThan(0)
    expect(run({ workers: 12 }, busy).refused).toBe(0)
  })

  it('is never worse with more workers', () => {
    const times = [2, 4, 8, 16].map((workers) => run({ workers, warmMemoryMb: 8_000 }, busy).preview.p95)
    for (const [n, p95] of times.entries()) expect(p95).toBeLessThanOrEqual((times[n - 1] ?? Infinity) * 1.02)
    expect(times.at(-1)).toBeLessThan(times[0]! / 2)
  })

  it('accounts for all processor time of what it finished', () => {
    const { preview, usage } = run({ workers: 16, warmMemoryMb: 8_000 }, { ...busy, people: 40 }, 300_000)
    const asked = preview.aSecond * (0.8 * worker.shared + 0.2 * worker.own)
    const used = usage.worker * 16 * 2 * 1_000
    expect(used / asked).toBeGreaterThan(0.95)
    expect(used / asked).toBeLessThan(1.1)
  })

  it('runs documents from nothing where workers have too little memory for those who type', () => {
    expect(run({ warmMemoryMb: 8_000 }, busy).warmShare).toBeGreaterThan(0.97)
    expect(run({ warmMemoryMb: 300 }, busy).warmShare).toBeLessThan(0.9)
  })

  it('has as many people there as begin in the length of a session', () => {
    const people = 40_000
    const { meanPresent } = simulate(
      { services, topology, tempo: atHome, seed: 5, warmUpMs: 60_000, countedMs: 600_000 },
      { kind: 'come', people, hour: 3 },
    )
    const expected = (((people * 8) / 30) * hours[3]!) / 3
    expect(Math.abs(meanPresent / expected - 1)).toBeLessThan(0.35)
  })

  it('gives the same figures for the same seed', () => expect(run({}, busy)).toEqual(run({}, busy)))
})

it('a day has all who begin in it', () => expect(hours.reduce((a, b) => a + b, 0)).toBeCloseTo(1))

it('a person looks, opens, types and saves two seconds after the last edit of a burst', () => {
  const steps = stepsOf(createRandom(2), atHome)
  const acts = Array.from({ length: 300 }, () => steps.next().value)
  expect(acts.slice(0, 3).map(({ act }) => act)).toEqual(['list', 'open', 'preview'])
  for (const { act, waitMs } of acts) if (act === 'save') expect(waitMs).toBe(2_000)
  expect(acts.filter(({ act }) => act === 'preview').length).toBeGreaterThan(180)
})

it('a worker forgets the document that was used least recently, and each after a quarter of an hour', () => {
  const warm = createWarmDocuments(44 * 9)
  for (const person of [1, 2]) warm.note(person, 0)
  expect(warm.has(1, 1_000)).toBe(true)
  warm.note(3, 2_000)
  expect([1, 2, 3].map((person) => warm.has(person, 3_000))).toEqual([true, false, true])
  expect(warm.has(3, 20 * 60_000)).toBe(false)
})

it('the service times that are kept are whole', () => {
  const measured = readMeasured()
  for (const kind of kinds) {
    const { quantilesMs, cpuMs, count } = measured.services[kind]
    expect(quantilesMs).toEqual(quantilesMs.toSorted((a, b) => a - b))
    expect(parts.every((part) => cpuMs[part] >= 0)).toBe(true)
    expect(count).toBeGreaterThan(10)
  }
  expect(JSON.stringify(measured)).not.toMatch(/\/|@|localhost/)
})

describe('the plot', () => {
  it('moves labels apart that would lie on each other', () => {
    expect(spread([100, 102, 40])).toEqual([100, 115, 40])
  })

  it('has a line for each series, within its frame', () => {
    const series = [{ name: 'workers', colour: '#1f6feb', values: [1, 10, 300] }]
    const svg = drawPlot([{ title: 'machines', people: [1e3, 1e4, 1e5], series, isLogarithmic: true }], 'machines')
    const points = [.../points="([^"]+)"/.exec(svg)![1]!.matchAll(/([\d.]+),([\d.]+)/g)].map(([, , y]) => Number(y))
    expect(points.length).toBe(3)
    expect(points[0]).toBeGreaterThan(points[1]!)
    expect(points[1]).toBeGreaterThan(points[2]!)
  })
})
