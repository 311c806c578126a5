// Alarms, one by one: /metrics counts them in each process, and forgets them with it.
import { alarmKinds, type AlarmKind } from '../../adapters/alarms.port.ts'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { Transaction } from '../../adapters/transactions.port.ts'
import type { AlarmsRepository, StoredAlarm } from './alarms.repository.ts'

export type AlarmsService = ReturnType<typeof createAlarms>

interface Parts {
  repository: AlarmsRepository
  clock: Clock
  ids: Ids
  /** One that could not be stored: the log has it all the same. */
  onFailure: (error: Error) => void
}

const alarmsPerPage = 50

export function createAlarms({ repository, clock, ids, onFailure }: Parts) {
  const writing = new Set<Promise<void>>()
  return {
    /** Not awaited: what raised it goes on. */
    raise(kind: AlarmKind, about: { subject: string | null; orderId: string | null }): void {
      const alarm = { ...about, id: ids.next(), at: clock.now(), kind, closedAt: null }
      const written = repository
        .insert(alarm)
        .catch(onFailure)
        .finally(() => writing.delete(written))
      writing.add(written)
    },

    /** Resolves when what was raised is stored. */
    written: async (): Promise<void> => void (await Promise.all(writing)),

    /** One part of them, open ones first, and the id that leads to the next; null: that was all. */
    async list(before: string | null): Promise<{ alarms: StoredAlarm[]; next: string | null }> {
      const found = await repository.list({ before, count: alarmsPerPage + 1 })
      const alarms = found.slice(0, alarmsPerPage)
      return { alarms, next: found.length > alarmsPerPage ? (alarms.at(-1)?.id ?? null) : null }
    },

    /** Kinds of the open ones, by what they are about. */
    async openAbout(subjects: string[]): Promise<Map<string, AlarmKind[]>> {
      if (subjects.length === 0) return new Map()
      const found = Map.groupBy(await repository.openAbout(subjects), ({ subject }) => subject ?? '')
      return new Map([...found].map(([subject, alarms]) => [subject, alarms.map(({ kind }) => kind)]))
    },

    /** Of every kind, those that no operator has closed. */
    async countOpen(): Promise<Map<AlarmKind, number>> {
      const found = new Map((await repository.countOpen()).map(({ kind, count }) => [kind, count]))
      return new Map(alarmKinds.map((kind) => [kind, found.get(kind) ?? 0]))
    },

    find: (id: string): Promise<StoredAlarm | undefined> => repository.find(id),

    /** Within the caller's transaction; false where it was closed before. */
    close: (tx: Transaction, id: string): Promise<boolean> => repository.close(tx, id, clock.now()),
  }
}
