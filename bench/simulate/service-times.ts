// What a request costs, as it was measured on the small cluster, and what that cluster did under load.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const parts = ['client', 'haproxy', 'api', 'redis', 'pgbouncer', 'postgres', 'worker'] as const
export type Part = (typeof parts)[number]
export type CpuByPart = Readonly<Record<Part, number>>

/**
 * `shared`: its preamble is one of Galley's own, which any warm process has read. `own`: its preamble is the person's,
 * and a warm process of theirs has read it. `cold`: the same where none has.
 */
export const kinds = ['shared', 'own', 'cold', 'save', 'list', 'open', 'chat'] as const
export type ServiceKind = (typeof kinds)[number]

export interface ServiceTime {
  /** From the client, one request after the other: 21 evenly spaced quantiles. */
  quantilesMs: number[]
  /** Processor time of one request, what it leaves to be done after its response included. */
  cpuMs: CpuByPart
  count: number
}

export interface MeasuredLoad {
  people: number
  seconds: number
  /** Processors that other work on the machine took meanwhile. */
  otherCores: number
  /** And those that the cluster and the clients took. */
  ownCores: number
  previewsASecond: number
  savesASecond: number
  preview: { p50: number; p95: number }
  save: { p50: number; p95: number }
  warmShare: number
  failed: number
}

export interface MeasuredCluster {
  date: string
  machine: { processor: string; cores: number; memoryGb: number }
  otherCores: number
  services: Readonly<Record<ServiceKind, ServiceTime>>
  loads: MeasuredLoad[]
  paths: Readonly<Record<string, number>>
}

const file = join(import.meta.dirname, 'service-times.json')

export const readMeasured = (): MeasuredCluster => JSON.parse(readFileSync(file, 'utf8')) as MeasuredCluster

export const writeMeasured = (measured: MeasuredCluster): void =>
  writeFileSync(file, `${JSON.stringify(measured, rounded, 1)}\n`)

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value)
