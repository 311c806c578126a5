// Processor time of each part of a cluster that this process has started, and of everything else on the machine.
import { readdirSync, readFileSync } from 'node:fs'
import { parts, type CpuByPart, type Part } from './service-times.ts'

const msPerTick = 10

interface Process {
  pid: number
  parent: number
  /** Its own, and that of children that have ended. */
  cpuMs: number
  args: string
}

function listProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
        const args = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return [{ pid: Number(name), parent: Number(fields[1]), cpuMs: ticks * msPerTick, args }]
      } catch {
        return []
      }
    })
}

const partOf = (args: string): Part | null => {
  if (args.includes('apps/api/dist/main.mjs')) return 'api'
  if (args.includes('apps/worker/dist/main.mjs')) return 'worker'
  return (['haproxy', 'redis', 'pgbouncer', 'postgres'] as const).find((name) => args.includes(name)) ?? null
}

export interface CpuReading {
  parts: Record<Part, number>
  /** Of the whole machine. */
  allMs: number
  atMs: number
}

/** Those that this process has started, and all that they have, by part. */
function ourProcesses(): { part: Part; one: Process }[] {
  const all = listProcesses()
  const byPid = new Map(all.map((one) => [one.pid, one]))
  const rootOf = (one: Process): Process | null => {
    const parent = byPid.get(one.parent)
    if (one.parent === process.pid) return one
    return parent && parent.pid > 1 ? rootOf(parent) : null
  }
  return all.flatMap((one) => {
    const root = rootOf(one)
    const part = root && partOf(root.args)
    return part ? [{ part, one }] : []
  })
}

export function readCpu(): CpuReading {
  const { user, system } = process.cpuUsage()
  const sums = Object.fromEntries(parts.map((part) => [part, 0])) as Record<Part, number>
  sums.client = (user + system) / 1000
  for (const { part, one } of ourProcesses()) sums[part] += one.cpuMs
  return { parts: sums, allMs: machineCpuMs(), atMs: performance.now() }
}

function machineCpuMs(): number {
  const [, user, nice, system, , , irq, softIrq, steal] = readFileSync('/proc/stat', 'utf8').split(/\s+/).map(Number)
  return (user! + nice! + system! + irq! + softIrq! + steal!) * msPerTick
}

export const cpuEach = (from: CpuReading, to: CpuReading, count: number): CpuByPart =>
  Object.fromEntries(parts.map((part) => [part, Math.max(0, to.parts[part] - from.parts[part]) / count])) as Record<
    Part,
    number
  >

/** Processors that neither the cluster nor this process took. */
export function otherCores(from: CpuReading, to: CpuReading): number {
  const ours = parts.reduce((sum, part) => sum + to.parts[part] - from.parts[part], 0)
  return Math.max(0, to.allMs - from.allMs - ours) / (to.atMs - from.atMs)
}

/** A setting that one of the processes of a part was started with. */
export function settingOf(part: Part, name: string): string {
  for (const { part: found, one } of ourProcesses()) {
    if (found !== part) continue
    try {
      const value = new RegExp(`(?:^|\\0)${name}=([^\\0]+)`).exec(readFileSync(`/proc/${one.pid}/environ`, 'utf8'))?.[1]
      if (value !== undefined) return value
    } catch {
      /* it has ended meanwhile */
    }
  }
  throw new Error(`no process of the ${part} has ${name}`)
}
