// Galley as several machines: HAProxy, API processes, Redis, PgBouncer, Postgres, workers. A request visits one after
// the other, has processor time there as it was measured, and waits where others are before it.
import type { EditorAct } from './behaviour.ts'
import type { EventClock, EventQueue } from './event-queue.ts'
import { createHashRing } from './hash-ring.ts'
import { createGate, createMachine, visit, type Gate, type Machine, type Station } from './machine.ts'
import { fromQuantiles, type SeededRandom } from './random.ts'
import type { ServiceKind, Part, ServiceTime } from './service-times.ts'
import { createWarmDocuments, type WarmDocuments } from './worker-pool.ts'

export interface Topology {
  apiProcesses: number
  workers: number
  workerCores: number
  /** Of warm processes of one worker (COMPILE_MEMORY_MB). */
  warmMemoryMb: number
  haproxyCores: number
  postgresCores: number
  /** Connections of PgBouncer to Postgres. */
  poolSize: number
  /** Where everything, the clients included, runs on one machine with so many processors. */
  oneMachineCores?: number
}

export interface ModelPerson {
  id: number
  /** Of the resume, from 0 to 1. */
  hash: number
  isOwnPreamble: boolean
}

export interface ModelOutcome {
  kind: ServiceKind
  ms: number
  isRefused: boolean
}

interface Worker {
  machine: Machine
  places: Gate
  warm: WarmDocuments
}

export interface GalleyModel {
  request(person: ModelPerson, act: EditorAct, done: (outcome: ModelOutcome) => void): void
  /** As if they had typed before the simulation began. */
  assumeWarm(person: ModelPerson): void
  /** A job of another program on the one machine. */
  disturb(cpuMs: number): void
  /** Processor time that was used, and processors, by part. */
  usage(): Record<Part, { usedMs: number; cores: number }>
}

export interface ModelParts {
  clock: EventQueue
  random: SeededRandom
  services: Readonly<Record<ServiceKind, ServiceTime>>
}

/** The API's own limit for a document in the queue of a worker (worker-compiler.ts), and the queue's (engine.ts). */
const queueBounds = { maxWaitMs: 60_000, maxWaiting: 40 }
/** deploy/haproxy.cfg */
const balanceFactor = 150

/** What a request of a kind has to have, once it is known how long it would take by itself. */
interface Demand {
  cpuMs: Readonly<Record<Part, number>>
  /** TeX's part of the time until the page is there; the rest of the worker's is spent afterwards. */
  texMs: number
  afterMs: number
  /** Time that no processor of the cluster accounts for: disks, timers, the kernel. */
  idleMs: number
}

const onTheWay = ['client', 'haproxy', 'api', 'redis', 'pgbouncer', 'postgres'] as const

export function demandOf({ cpuMs, quantilesMs }: ServiceTime, random: SeededRandom): Demand {
  const aloneMs = fromQuantiles(random, quantilesMs)
  const way = onTheWay.reduce((sum, part) => sum + cpuMs[part], 0)
  const leftMs = Math.max(0, aloneMs - way)
  const texMs = Math.min(leftMs, cpuMs.worker)
  return { cpuMs, texMs, afterMs: cpuMs.worker - texMs, idleMs: leftMs - texMs }
}

interface Api extends Station {
  open: number
}

function createStations({ clock, random }: ModelParts, topology: Topology) {
  const one = topology.oneMachineCores === undefined ? null : createMachine(clock, topology.oneMachineCores)
  const machineOf = (cores: number) => one ?? createMachine(clock, cores)
  const station = (cores: number, places: number): Station => ({
    machine: machineOf(cores),
    gate: createGate(clock, { places }),
  })
  const apis = Array.from({ length: topology.apiProcesses }, (): Api => ({ ...station(1, 1), open: 0 }))
  const workers = Array.from({ length: topology.workers }, (): Worker => ({
    machine: machineOf(topology.workerCores),
    places: createGate(clock, { places: topology.workerCores, ...queueBounds }),
    warm: createWarmDocuments(topology.warmMemoryMb),
  }))
  return {
    one,
    apis,
    workers,
    clients: one ?? createMachine(clock, Infinity),
    haproxy: machineOf(topology.haproxyCores),
    // Each is one thread.
    redis: station(1, 1),
    pgbouncer: station(1, 1),
    postgres: station(topology.postgresCores, topology.poolSize),
    /** The least loaded, as `leastconn` says: of all where they are few, of three at random where they are many. */
    chooseApi(): Api {
      const candidates = apis.length <= 4 ? apis : [0, 1, 2].map(() => apis[Math.floor(random() * apis.length)]!)
      return candidates.reduce((least, api) => (api.open < least.open ? api : least))
    },
  }
}

function usageOf({ clients, haproxy, apis, redis, pgbouncer, postgres, workers }: ReturnType<typeof createStations>) {
  const sum = (machines: Machine[]) => ({
    usedMs: machines.reduce((total, machine) => total + machine.usedMs(), 0),
    cores: machines.reduce((total, machine) => total + machine.cores, 0),
  })
  return {
    client: sum([clients]),
    haproxy: sum([haproxy]),
    api: sum(apis.map(({ machine }) => machine)),
    redis: sum([redis.machine]),
    pgbouncer: sum([pgbouncer.machine]),
    postgres: sum([postgres.machine]),
    worker: sum(workers.map(({ machine }) => machine)),
  }
}

interface Compile {
  person: ModelPerson
  kindFor: (worker: Worker) => ServiceKind
  then: (kind: ServiceKind, isRefused: boolean) => void
}

/** TeX at a worker: the one of this document, or one that has less to do. */
function createCompile({ clock, random, services }: ModelParts, workers: Worker[]) {
  const ring = createHashRing(workers.length, balanceFactor)
  const served = workers.map(() => 0)
  const compile = ({ person, kindFor, then }: Compile): void => {
    const index = ring.choose(person.hash, served)
    const worker = workers[index]!
    served[index] = (served[index] ?? 0) + 1
    ring.began()
    const end = (kind: ServiceKind, isRefused: boolean) => {
      served[index] = (served[index] ?? 0) - 1
      ring.ended()
      then(kind, isRefused)
    }
    worker.places.enter(
      () => {
        const kind = kindFor(worker)
        const { texMs, afterMs, idleMs } = demandOf(services[kind], random)
        worker.machine.run(texMs, () =>
          clock.after(idleMs, () => {
            worker.places.leave()
            end(kind, false)
            worker.machine.run(afterMs, () => {
              if (kind === 'cold') worker.warm.note(person.id, clock.now())
            })
          }),
        )
      },
      () => end('shared', true),
    )
  }
  const home = (person: ModelPerson) => workers[ring.choose(person.hash, [])]!
  return { compile, home }
}

const kindAt = (person: ModelPerson, clock: EventClock) => (worker: Worker) => {
  if (!person.isOwnPreamble) return 'shared'
  return worker.warm.has(person.id, clock.now()) ? 'own' : 'cold'
}

export function createGalley(given: ModelParts, topology: Topology): GalleyModel {
  const { clock, random, services } = given
  const stations = createStations(given, topology)
  const { clients, haproxy, redis, pgbouncer, postgres } = stations
  const { compile, home } = createCompile(given, stations.workers)

  return {
    request(person, act, done) {
      const startedMs = clock.now()
      const { cpuMs, idleMs } = demandOf(services[act === 'preview' ? 'shared' : act], random)
      const api = stations.chooseApi()
      api.open += 1
      const finish = (kind: ServiceKind, isRefused: boolean) =>
        visit(api, cpuMs.api / 2, () => {
          api.open -= 1
          clients.run(cpuMs.client / 2, () => done({ kind, ms: clock.now() - startedMs, isRefused }))
        })
      const work = () => {
        if (act === 'preview') return compile({ person, kindFor: kindAt(person, clock), then: finish })
        if (act === 'chat') return compile({ person, kindFor: () => 'chat', then: finish })
        clock.after(idleMs, () => finish(act, false))
      }
      const database = () => visit(pgbouncer, cpuMs.pgbouncer, () => visit(postgres, cpuMs.postgres, work))
      const enter = () => visit(api, cpuMs.api / 2, () => visit(redis, cpuMs.redis, database))
      clients.run(cpuMs.client / 2, () => haproxy.run(cpuMs.haproxy, enter))
    },
    assumeWarm(person) {
      if (person.isOwnPreamble) home(person).warm.note(person.id, clock.now())
    },
    disturb: (cpuMs) => stations.one?.run(cpuMs, () => {}),
    usage: () => usageOf(stations),
  }
}
