// SQL for the leases of jobs. Each is one statement: it works through a pool that shares connections between them.
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { jobLeases } from './jobs.tables.ts'

export interface LeaseStore {
  /** Takes a job that is due, or whose holder's lease has expired. It is due again after `pauseMs`. */
  take(lease: { job: string; holder: string; leaseMs: number; pauseMs: number }): Promise<boolean>
  /** False where another process has taken it. */
  renew(lease: { job: string; holder: string; leaseMs: number }): Promise<boolean>
  finish(lease: { job: string; holder: string }): Promise<void>
}

/** `now`: the database's clock, so that a process whose clock is wrong neither keeps a job nor takes one too early. */
export function createJobLeasesRepository(db: Database, now: () => SQL = () => sql`clock_timestamp()`): LeaseStore {
  const later = (ms: number): SQL<Date> => sql`${now()} + ${ms} * interval '1 millisecond'`
  const held = ({ job, holder }: { job: string; holder: string }) =>
    and(eq(jobLeases.job, job), eq(jobLeases.holder, holder))
  return {
    async take({ job, holder, leaseMs, pauseMs }) {
      const row = { holder, heldUntil: later(leaseMs), dueAt: later(pauseMs) }
      const taken = await db
        .insert(jobLeases)
        .values({ job, ...row })
        .onConflictDoUpdate({
          target: jobLeases.job,
          set: row,
          // Of a process that died while it ran the job, it is taken over at once.
          setWhere: sql`coalesce(${jobLeases.heldUntil}, ${jobLeases.dueAt}) <= ${now()}`,
        })
        .returning({ job: jobLeases.job })
      return taken.length > 0
    },
    async renew({ leaseMs, ...which }) {
      const renewed = await db
        .update(jobLeases)
        .set({ heldUntil: later(leaseMs) })
        .where(held(which))
        .returning({ job: jobLeases.job })
      return renewed.length > 0
    },
    finish: async (which) => void (await db.update(jobLeases).set({ heldUntil: null }).where(held(which))),
  }
}
