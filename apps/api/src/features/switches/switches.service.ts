// What an operator has switched off. Each process reads the switches again when they are a moment old.
import { switchNames, type SwitchName } from '@galley/contract/admin/switches'
import type { Clock } from '../../adapters/clock.port.ts'
import type { Transaction } from '../../adapters/transactions.port.ts'
import type { StoredSwitch, SwitchesRepository } from './switches.repository.ts'

export type SwitchesService = ReturnType<typeof createSwitches>
export type SwitchState = Pick<StoredSwitch, 'name' | 'isOn'> & { changedAt: Date | null }

interface Parts {
  repository: SwitchesRepository
  clock: Clock
}

/** So long another process goes on as before. */
export const switchFreshMs = 2_000

export function createSwitches({ repository, clock }: Parts) {
  let known: readonly StoredSwitch[] = []
  let readAt = -Infinity
  let reading: Promise<void> | null = null

  async function read(): Promise<void> {
    known = await repository.list()
    readAt = clock.now().getTime()
  }
  /** Where the database does not respond, what was read last counts: the request itself will say so. */
  async function current(): Promise<readonly StoredSwitch[]> {
    if (Math.abs(clock.now().getTime() - readAt) < switchFreshMs) return known
    reading ??= read()
      .catch(() => {})
      .finally(() => (reading = null))
    await reading
    return known
  }
  const stateOf = (name: SwitchName, stored: readonly StoredSwitch[]): SwitchState =>
    stored.find((one) => one.name === name) ?? { name, isOn: true, changedAt: null }

  return {
    isOn: async (name: SwitchName): Promise<boolean> => stateOf(name, await current()).isOn,

    /** As they are now. */
    async list(): Promise<SwitchState[]> {
      const stored = await repository.list()
      return switchNames.map((name) => stateOf(name, stored))
    },

    /** As it is now. */
    find: async (name: SwitchName): Promise<SwitchState> => stateOf(name, await repository.list()),

    /** Within the caller's transaction, after which `applied` is called. False where it stood so before. */
    async set(tx: Transaction, { name, isOn }: { name: SwitchName; isOn: boolean }): Promise<boolean> {
      const stored = await repository.lock(tx, name)
      if ((stored?.isOn ?? true) === isOn) return false
      await repository.set(tx, { name, isOn, changedAt: clock.now() })
      return true
    },

    /** A change is committed: this process follows it at once. */
    applied(): void {
      readAt = -Infinity
    },
  }
}
