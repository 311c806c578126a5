// SQL for feature switches.
import { eq } from 'drizzle-orm'
import type { SwitchName } from '@galley/contract/admin/switches'
import type { Database } from '../../db/open-database.ts'
import { featureSwitches } from './switches.tables.ts'

export type StoredSwitch = typeof featureSwitches.$inferSelect
export type SwitchesRepository = ReturnType<typeof createSwitchesRepository>

export const createSwitchesRepository = (db: Database) => ({
  list: (): Promise<StoredSwitch[]> => db.select().from(featureSwitches),

  /** Holds it until the transaction ends; undefined: it was never switched. */
  lock: async (tx: Database, name: SwitchName): Promise<StoredSwitch | undefined> =>
    (await tx.select().from(featureSwitches).where(eq(featureSwitches.name, name)).for('update'))[0],

  set: async (tx: Database, { name, isOn, changedAt }: StoredSwitch): Promise<void> =>
    void (await tx
      .insert(featureSwitches)
      .values({ name, isOn, changedAt })
      .onConflictDoUpdate({ target: featureSwitches.name, set: { isOn, changedAt } })),
})
