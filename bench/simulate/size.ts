// How many machines so many people need in the hour with most of them, and what a person costs a month.
import { atHome, beginnersASecond, hours, ownPreambleShare, peakHour, sessionMs, sessionsAMonth } from './behaviour.ts'
import type { Topology } from './galley-model.ts'
import type { ServiceKind, Part, ServiceTime } from './service-times.ts'
import { simulate, type Result } from './simulate-people.ts'
import { maxWarmDocuments } from './worker-pool.ts'

type Services = Readonly<Record<ServiceKind, ServiceTime>>

export const target = { previewP95Ms: 150, saveP95Ms: 100 }
/** Of their processors: what has no queue to look at is given so much room. */
const maxUse = { api: 0.6, postgres: 0.5, haproxy: 0.5, worker: 0.7 }

/** In dollars a month. Assumed, as round figures of what large clouds ask for on demand; none is a quotation. */
export const prices = {
  core: 25,
  databaseCore: 75,
  databaseGb: 0.15,
  /** Of traffic to the internet. */
  trafficGb: 0.08,
}
/** docs/benchmarks.md: a year of daily editing on disk, the text of 3.3 KB. */
const storedMb = 0.376
/** Assumed: a page and what else comes with it. */
const previewKb = 40
/** A standby for what there is one of. */
const copies = { postgres: 2, haproxy: 2, redis: 1, pgbouncer: 1 }

export interface Sized {
  people: number
  topology: Topology
  result: Result
  /** Processors in use at the peak. */
  used: Record<Part, number>
  machineCores: number
  costAPerson: number
  isOnTarget: boolean
}

const sizes = [2, 4, 8, 16, 32, 64, 128]
const fitting = (cores: number): number => sizes.find((size) => size >= cores) ?? sizes.at(-1)!

/** Two cores and 8 GB. The chart's own workers have 880 MB for warm processes: see `limitsOf`. */
export const workerShape = { workerCores: 2, warmMemoryMb: 3_520 }
const chart = { workers: 20, warmMemoryMb: 880 }
const connectionsEach = 4
const minProcesses = { api: 2, workers: 2 }

const presentAt = (people: number, hour: number) => (beginnersASecond(people, hour) * sessionMs) / 1000

interface Run {
  services: Services
  topology: Topology
  people: number
  hour?: number
}

/** So long that some ten thousand previews are counted, but for the fewest people. */
export function runHour({ services, topology, people, hour = peakHour }: Run, isFinal: boolean): Result {
  const seconds = Math.round(
    Math.min(isFinal ? 14_400 : 3_600, Math.max(isFinal ? 180 : 30, 300_000 / presentAt(people, hour))),
  )
  const setting = { services, topology, tempo: atHome, seed: 11, warmUpMs: 90_000, countedMs: seconds * 1_000 }
  return simulate(setting, { kind: 'come', people, hour })
}

const usedCores = ({ usage }: Result, topology: Topology): Record<Part, number> => ({
  client: 0,
  haproxy: usage.haproxy * topology.haproxyCores,
  api: usage.api * topology.apiProcesses,
  redis: usage.redis,
  pgbouncer: usage.pgbouncer,
  postgres: usage.postgres * topology.postgresCores,
  worker: usage.worker * topology.workers * topology.workerCores,
})

const isGood = ({ preview, save, refused }: Result) =>
  preview.p95 <= target.previewP95Ms && save.p95 <= target.saveP95Ms && refused === 0

export function sizeFor(services: Services, people: number): Sized {
  const roomy: Topology = {
    ...workerShape,
    apiProcesses: 4 + Math.ceil(people / 10_000),
    workers: 4 + Math.ceil(people / 12_000),
    haproxyCores: 8,
    postgresCores: 64,
    poolSize: 256,
  }
  const needed = usedCores(runHour({ services, topology: roomy, people }, false), roomy)
  const postgresCores = fitting(needed.postgres / maxUse.postgres)
  const topology: Topology = {
    ...workerShape,
    apiProcesses: Math.max(minProcesses.api, Math.ceil(needed.api / maxUse.api)),
    workers: Math.max(minProcesses.workers, Math.ceil(needed.worker / workerShape.workerCores / maxUse.worker)),
    haproxyCores: fitting(needed.haproxy / maxUse.haproxy),
    postgresCores,
    poolSize: postgresCores * connectionsEach,
  }
  for (let tries = 0; tries < 6 && !isGood(runHour({ services, topology, people }, false)); tries += 1)
    topology.workers += Math.max(1, Math.round(topology.workers * 0.3))
  const result = runHour({ services, topology, people }, true)
  const machineCores =
    topology.apiProcesses +
    topology.workers * topology.workerCores +
    topology.haproxyCores * copies.haproxy +
    copies.redis +
    copies.pgbouncer
  return {
    people,
    topology,
    result,
    used: usedCores(result, topology),
    machineCores,
    costAPerson: costOf({ people, machineCores, topology, result }),
    isOnTarget: isGood(result),
  }
}

function costOf({
  people,
  machineCores,
  topology,
  result,
}: Pick<Sized, 'people' | 'machineCores' | 'topology' | 'result'>) {
  // Previews of a person there, in all of their sessions of a month.
  const previews = (result.preview.aSecond / result.meanPresent) * (sessionMs / 1000) * sessionsAMonth
  return (
    (machineCores * prices.core + topology.postgresCores * copies.postgres * prices.databaseCore) / people +
    (storedMb / 1024) * copies.postgres * prices.databaseGb +
    ((previews * previewKb) / 1024 ** 2) * prices.trafficGb
  )
}

export interface Limit {
  what: string
  /** People at which it is reached. */
  people: number
}

/** Of what there is one of, or at most so many, as Galley is delivered. */
export function limitsOf({ people, used, result }: Sized): Limit[] {
  const at = (what: string, use: number, max: number): Limit => ({ what, people: (people * max) / use })
  const ownPresent = result.meanPresent * ownPreambleShare
  const room = maxWarmDocuments(chart.warmMemoryMb)
  return [
    at('warm memory of three workers (compose, 880 MB each)', ownPresent, 3 * room),
    at('warm memory of twenty workers (the chart’s maximum, 880 MB each)', ownPresent, chart.workers * room),
    at('two API processes (compose) at 70 %', used.api, 2 * 0.7),
    at('three workers of two cores (compose) at 70 %', used.worker, 3 * 2 * 0.7),
    at('ten API processes (the chart’s maximum) at 70 %', used.api, 10 * 0.7),
    at('twenty workers of two cores (the chart’s maximum) at 70 %', used.worker, chart.workers * 2 * 0.7),
    at('connections of one HAProxy (maxconn 4096)', result.connections, 4_096),
    at('one PgBouncer, a single thread, at 70 %', used.pgbouncer, 0.7),
    at('one Redis, a single thread, at 70 %', used.redis, 0.7),
    at('one HAProxy with four cores at 70 %', used.haproxy, 4 * 0.7),
    at('one Postgres with 16 cores at 70 %', used.postgres, 16 * 0.7),
    at('one Postgres with 64 cores at 70 %', used.postgres, 64 * 0.7),
  ].toSorted((one, other) => one.people - other.people)
}

/** A whole day of these people on the machines of their peak, hour by hour. */
export const dayOf = (services: Services, { topology, people }: Sized): Result[] =>
  hours.map((_, hour) => runHour({ services, topology, people, hour }, false))
