// Processors and places: what requests share, and where they wait for each other.
import { createHeap, type EventClock } from './event-queue.ts'

export interface Machine {
  /** Calls back when so much processor time has been had. */
  run(cpuMs: number, done: () => void): void
  /** Processor time that was used so far, of all processors. */
  usedMs(): number
  readonly cores: number
}

/**
 * Processors that are shared as a kernel shares them: a job has one of them, or an equal part where they are too few.
 * Each job is noted by how much every job will have had when it ends, so that a change of pace touches none of them.
 */
export function createMachine(clock: EventClock, cores: number): Machine {
  const jobs = createHeap<() => void>()
  let hadMs = 0
  let sinceMs = 0
  let usedMs = 0
  let plan = 0
  const pace = () => (jobs.size() <= cores ? 1 : cores / jobs.size())

  function advance(): void {
    const passedMs = clock.now() - sinceMs
    hadMs += passedMs * pace()
    usedMs += passedMs * Math.min(jobs.size(), cores)
    sinceMs = clock.now()
  }

  function plannedEnd(): void {
    if (jobs.size() === 0) return
    const own = (plan += 1)
    clock.after(Math.max(0, jobs.firstAt() - hadMs) / pace(), () => {
      if (own !== plan) return
      advance()
      const done = jobs.pop()
      plannedEnd()
      done?.()
    })
  }

  return {
    cores,
    run(cpuMs, done) {
      advance()
      jobs.push(hadMs + cpuMs, done)
      plannedEnd()
    },
    usedMs() {
      advance()
      return usedMs
    },
  }
}

export interface GateBounds {
  places: number
  maxWaiting?: number
  /** What has waited for longer is refused. */
  maxWaitMs?: number
}

export interface Gate {
  /** Exactly one of both is called; what was let in leaves. */
  enter(letIn: () => void, refuse?: () => void): void
  leave(): void
  load(): { inside: number; waiting: number }
}

/** First come, first served. */
export function createGate(
  clock: EventClock,
  { places, maxWaiting = Infinity, maxWaitMs = Infinity }: GateBounds,
): Gate {
  let inside = 0
  const queue = createHeap<{ letIn: () => void; isOver: boolean }>()
  let waiting = 0

  function next(): { letIn: () => void; isOver: boolean } | undefined {
    let one = queue.pop()
    while (one?.isOver) one = queue.pop()
    return one
  }

  return {
    enter(letIn, refuse = () => {}) {
      if (inside < places) {
        inside += 1
        return letIn()
      }
      if (waiting >= maxWaiting) return refuse()
      const one = { letIn, isOver: false }
      waiting += 1
      queue.push(clock.now(), one)
      if (Number.isFinite(maxWaitMs))
        clock.after(maxWaitMs, () => {
          if (one.isOver) return
          one.isOver = true
          waiting -= 1
          refuse()
        })
    },
    leave() {
      const one = next()
      if (!one) inside -= 1
      else {
        one.isOver = true
        waiting -= 1
        one.letIn()
      }
    },
    load: () => ({ inside, waiting }),
  }
}

/** A machine behind a gate, such as a process with one thread. */
export interface Station {
  gate: Gate
  machine: Machine
}

export const visit = ({ gate, machine }: Station, cpuMs: number, then: () => void): void =>
  gate.enter(() =>
    machine.run(cpuMs, () => {
      gate.leave()
      then()
    }),
  )
