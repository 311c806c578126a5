// The model of the small cluster beside what the small cluster did.
import { inHaste } from './behaviour.ts'
import type { MeasuredCluster, MeasuredLoad } from './service-times.ts'
import { simulate, type Result } from './simulate-people.ts'

const repeats = 20

/**
 * toolchain/cluster/open-cluster.ts: everything, the people included, on one machine. The same people do the same in
 * the same seconds; only how long each request takes is another chance each time.
 */
function modelsOfSmallCluster(
  { services, machine }: MeasuredCluster,
  load: MeasuredLoad,
  otherCores: number,
): Result[] {
  const topology = {
    apiProcesses: 2,
    workers: 3,
    workerCores: machine.cores,
    warmMemoryMb: 1_760,
    haproxyCores: machine.cores,
    postgresCores: machine.cores,
    poolSize: 8,
    oneMachineCores: machine.cores,
  }
  return Array.from({ length: repeats }, (_, seed) =>
    simulate(
      { services, topology, tempo: inHaste, seed, warmUpMs: 3_000, countedMs: load.seconds * 1_000 },
      { kind: 'stay', people: load.people, otherCores },
    ),
  )
}

const mean = (results: Result[], of: (result: Result) => number) =>
  results.reduce((sum, result) => sum + of(result), 0) / results.length

export interface Agreement {
  people: number
  what: string
  measured: number
  /** As if the cluster had the machine to itself. */
  alone: number
  /** Where other work has what it took, with the same right to a processor. */
  beside: number
}

const figures: [string, (load: MeasuredLoad) => number, (result: Result) => number][] = [
  ['previews a second', (load) => load.previewsASecond, ({ preview }) => preview.aSecond],
  ['saves a second', (load) => load.savesASecond, ({ save }) => save.aSecond],
  ['preview p50, ms', (load) => load.preview.p50, ({ preview }) => preview.p50],
  ['preview p95, ms', (load) => load.preview.p95, ({ preview }) => preview.p95],
  ['save p50, ms', (load) => load.save.p50, ({ save }) => save.p50],
  ['save p95, ms', (load) => load.save.p95, ({ save }) => save.p95],
  ['warm previews, %', (load) => load.warmShare * 100, ({ warmShare }) => warmShare * 100],
]

export function agreementOf(measured: MeasuredCluster): Agreement[] {
  return measured.loads.flatMap((load) => {
    const alone = modelsOfSmallCluster(measured, load, 0)
    // What other work took while the service times were measured is in these.
    const beside = modelsOfSmallCluster(measured, load, Math.max(0, load.otherCores - measured.otherCores))
    return figures.map(([what, seen, said]) => ({
      people: load.people,
      what,
      measured: seen(load),
      alone: mean(alone, said),
      beside: mean(beside, said),
    }))
  })
}
