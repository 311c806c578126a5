// The event queue, and the laws that queues are known to keep.
import { describe, expect, it } from 'vitest'
import { createEventQueue } from './event-queue.ts'
import { createHashRing } from './hash-ring.ts'
import { createGate, createMachine, visit } from './machine.ts'
import { createRandom, exponential, fromQuantiles, geometric } from './random.ts'

describe('the event queue', () => {
  it('lets things happen in the order of their times, and equal ones in the order in which they were planned', () => {
    const queue = createEventQueue()
    const random = createRandom(1)
    const planned = Array.from({ length: 500 }, (_, n) => ({ atMs: Math.floor(random() * 50), n }))
    const seen: { atMs: number; n: number }[] = []
    for (const one of planned) queue.after(one.atMs, () => seen.push(one))
    queue.runUntil(100)
    expect(seen).toEqual(planned.toSorted((a, b) => a.atMs - b.atMs || a.n - b.n))
    expect(queue.now()).toBe(100)
  })

  it('leaves what is later for later, and what is planned meanwhile happens in its turn', () => {
    const queue = createEventQueue()
    const seen: string[] = []
    queue.after(10, () => {
      seen.push(`first at ${queue.now()}`)
      queue.after(5, () => seen.push(`second at ${queue.now()}`))
    })
    queue.after(30, () => seen.push('late'))
    queue.runUntil(20)
    expect(seen).toEqual(['first at 10', 'second at 15'])
  })
})

/** A queue with Poisson arrivals and exponential service, for so many customers. */
function runQueue({
  places,
  use,
  customers,
  cores = places,
}: Record<'places' | 'use' | 'customers', number> & { cores?: number }) {
  const meanMs = 10
  const clock = createEventQueue()
  const random = createRandom(places * 100 + Math.round(use * 10))
  const station = { machine: createMachine(clock, cores), gate: createGate(clock, { places }) }
  let [waitedMs, stayedMs, left] = [0, 0, customers]
  const arrive = () => {
    const cameMs = clock.now()
    const serviceMs = exponential(random, meanMs)
    visit(station, serviceMs, () => {
      stayedMs += clock.now() - cameMs
      waitedMs += clock.now() - cameMs - serviceMs
    })
    if ((left -= 1) > 0) clock.after(exponential(random, meanMs / (use * Math.min(places, cores))), arrive)
  }
  arrive()
  clock.runUntil(Infinity)
  return { waitedMs: waitedMs / customers, stayedMs: stayedMs / customers, usedMs: station.machine.usedMs(), clock }
}

/** Erlang's formula: how long a customer of an M/M/c queue waits on average. */
function erlangWaitMs(places: number, use: number, meanMs = 10): number {
  const load = places * use
  let term = 1
  let sum = 1
  for (let n = 1; n < places; n += 1) sum += term *= load / n
  const last = (term * load) / places / (1 - use)
  return ((last / (sum + last)) * meanMs) / (places * (1 - use))
}

describe('a gate with places in front of as many processors', () => {
  it.each([
    [1, 0.5],
    [2, 0.6],
    [4, 0.6],
  ])('is an M/M/c queue: with %i places and %f of them in use people wait as Erlang says', (places, use) => {
    const { waitedMs } = runQueue({ places, use, customers: 200_000 })
    expect(Math.abs(waitedMs / erlangWaitMs(places, use) - 1)).toBeLessThan(0.06)
  })

  it('shares a processor among all who are there: a stay takes 1 / (1 − use) of the service', () => {
    const { stayedMs } = runQueue({ places: 1e9, cores: 1, use: 0.6, customers: 200_000 })
    expect(Math.abs(stayedMs / (10 / 0.4) - 1)).toBeLessThan(0.06)
  })

  it('uses as much processor time as was asked for', () => {
    const clock = createEventQueue()
    const machine = createMachine(clock, 2)
    let ended = 0
    for (const cpuMs of [5, 10, 20, 1]) machine.run(cpuMs, () => (ended += 1))
    clock.runUntil(1_000)
    expect(ended).toBe(4)
    expect(machine.usedMs()).toBeCloseTo(36)
  })

  it('refuses whom it lets wait for too long, and those who are too many', () => {
    const clock = createEventQueue()
    const gate = createGate(clock, { places: 1, maxWaiting: 1, maxWaitMs: 10 })
    const seen: string[] = []
    const enter = (name: string) =>
      gate.enter(
        () => seen.push(`${name} in`),
        () => seen.push(`${name} refused`),
      )
    for (const name of ['ann', 'ben', 'carl']) enter(name)
    expect(seen).toEqual(['ann in', 'carl refused'])
    clock.runUntil(10)
    expect(seen.at(-1)).toBe('ben refused')
    enter('dora')
    gate.leave()
    clock.runUntil(100)
    expect(seen.at(-1)).toBe('dora in')
    expect(gate.load()).toEqual({ inside: 1, waiting: 0 })
  })
})

describe('the hash ring', () => {
  it('sends a document to the same worker while that one has little to do, and elsewhere where it has too much', () => {
    const ring = createHashRing(3, 150)
    const home = ring.choose(0.42, [0, 0, 0])
    expect(ring.choose(0.42, [0, 0, 0])).toBe(home)
    const served = [0, 0, 0].map((_, n) => (n === home ? 1 : 0))
    ring.began()
    expect(ring.choose(0.42, served)).not.toBe(home)
  })

  it('is the same ring each time, and gives each about the same', () => {
    const [before, after] = [createHashRing(40, 150), createHashRing(40, 150)]
    const counts = Array.from({ length: 40 }, () => 0)
    const idle = counts.map(() => 0)
    for (let n = 0; n < 4_000; n += 1) {
      const chosen = before.choose(n / 4_000, idle)
      expect(after.choose(n / 4_000, idle)).toBe(chosen)
      counts[chosen] = (counts[chosen] ?? 0) + 1
    }
    expect(Math.max(...counts)).toBeLessThan(300)
    expect(Math.min(...counts)).toBeGreaterThan(10)
  })
})

describe('chance', () => {
  it('has the mean that was asked for, and stays within its quantiles', () => {
    const random = createRandom(5)
    const meanOf = (draw: () => number) => Array.from({ length: 50_000 }, draw).reduce((a, b) => a + b, 0) / 50_000
    expect(meanOf(() => exponential(random, 20))).toBeCloseTo(20, -0.5)
    expect(Math.abs(meanOf(() => geometric(random, 6)) - 6)).toBeLessThan(0.15)
    expect(Math.abs(meanOf(() => fromQuantiles(random, [0, 10, 20])) - 10)).toBeLessThan(0.15)
    expect(geometric(random, 1)).toBe(1)
  })
})
