// A job that one process does for all: each process asks at its own pace, the first one that finds it due runs it.
// While it runs it holds a lease and renews it; the job of a process that died is taken over when its lease expires.
// A process that was paused for longer goes on beside the one that took over: every job has to allow that.
import type { LeaseStore } from './job-leases.repository.ts'

export interface SharedJob {
  name: string
  everyMs: number
}

export interface JobLeases {
  /** What `work` returns; null where it is not this process' turn. */
  run<Result>(job: SharedJob, work: () => Promise<Result>): Promise<Result | null>
}

interface Parts {
  store: LeaseStore
  /** This process' id. */
  holder: string
  leaseMs?: number
}

/** More than what a process waits for a connection and a statement: then it is not dead. */
const defaultLeaseMs = 60_000
/** Processes ask once an interval: one that asks a little early would otherwise wait for the next one. */
const slack = 0.1

export const createJobLeases = ({ store, holder, leaseMs = defaultLeaseMs }: Parts): JobLeases => ({
  async run({ name: job, everyMs }, work) {
    if (!(await store.take({ job, holder, leaseMs, pauseMs: Math.round(everyMs * (1 - slack)) }))) return null
    const renewal = setInterval(() => {
      store.renew({ job, holder, leaseMs }).then(
        (isOurs) => isOurs || clearInterval(renewal),
        // The database is gone for a moment: the lease has time for another try.
        () => {},
      )
    }, leaseMs / 3).unref()
    try {
      return await work()
    } finally {
      clearInterval(renewal)
      // Without it the lease expires by itself.
      await store.finish({ job, holder }).catch(() => {})
    }
  },
})

/** For a database that no other process opens: nothing is written. `nowMs`: of a clock that is never set. */
export function ownLeases(nowMs: () => number = () => performance.now()): LeaseStore {
  const dueMs = new Map<string, number>()
  return {
    async take({ job, pauseMs }) {
      if ((dueMs.get(job) ?? -Infinity) > nowMs()) return false
      dueMs.set(job, nowMs() + pauseMs)
      return true
    },
    renew: async () => true,
    finish: async () => {},
  }
}
