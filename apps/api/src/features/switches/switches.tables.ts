// Parts of the product that an operator can switch off.
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import type { SwitchName } from '@galley/contract/admin/switches'
import { at } from '../../db/columns.ts'

/** A switch without a row is on. */
export const featureSwitches = pgTable('feature_switches', {
  name: text('name').$type<SwitchName>().primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedAt: at('changed_at').notNull(),
})
