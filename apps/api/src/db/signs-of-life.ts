// Work that takes its time shows in its row that a process is at it, by the database's clock: the processes' own may
// differ. Once it is silent its process has died, and another one may begin it anew.
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Far more than `signEveryMs`: a database that stands still for 20 s keeps signs from being written. */
const maxSilenceMs = 30_000

export const aliveNow = (): SQL<Date> => sql`clock_timestamp()`

/** False where there is no sign: the work was begun by a version before 0021. */
export const isSilent = (aliveAt: AnyPgColumn): SQL<boolean> =>
  sql<boolean>`coalesce(${aliveAt} < clock_timestamp() - ${maxSilenceMs} * interval '1 millisecond', false)`
