import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, to the millisecond. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
