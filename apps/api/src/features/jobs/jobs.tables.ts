// Which process does a job that one process does for all.
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns.ts'

/** A row for each job, from its first run on. All times are the database's: clocks of processes differ. */
export const jobLeases = pgTable('job_leases', {
  job: text('job').primaryKey(),
  /** The process that runs it, or ran it last. */
  holder: uuid('holder').notNull(),
  /** While it runs: until when another process leaves it alone. Null: it does not run. */
  heldUntil: at('held_until'),
  /** When it runs next. */
  dueAt: at('due_at').notNull(),
})
