// The model of the small cluster beside what the small cluster did.
import { inHaste } from './behaviour.ts'
import type { Measured, MeasuredLoad } from './service-times.ts'
import { simulate, type Result } from './simulate-people.ts'

/** toolchain/cluster/open-cluster.ts: everything, the people included, on one machine. */
export function modelOfSmallCluster({ services, machine }: Measured, load: MeasuredLoad): Result {
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
  const setting = { services, topology, tempo: inHaste, seed: 7, warmUpMs: 20_000, countedMs: 600_000 }
  return simulate(setting, { kind: 'stay', people: load.people, otherCores: load.otherCores })
}

export interface Agreement {
  people: number
  what: string
  measured: number
  model: number
  /** How much more the model says, as a part of what was measured. */
  off: number
}

export function agreementOf(measured: Measured): Agreement[] {
  return measured.loads.flatMap((load) => {
    const model = modelOfSmallCluster(measured, load)
    const pairs: [string, number, number][] = [
      ['previews a second', load.previewsASecond, model.preview.aSecond],
      ['saves a second', load.savesASecond, model.save.aSecond],
      ['preview p50, ms', load.preview.p50, model.preview.p50],
      ['preview p95, ms', load.preview.p95, model.preview.p95],
      ['save p50, ms', load.save.p50, model.save.p50],
      ['save p95, ms', load.save.p95, model.save.p95],
      ['warm previews, %', load.warmShare * 100, model.warmShare * 100],
    ]
    return pairs.map(([what, seen, said]) => ({
      people: load.people,
      what,
      measured: seen,
      model: said,
      off: said / seen - 1,
    }))
  })
}
