// The log of what happened to the safety of accounts, apart from the request log. It has no addresses in clear.
import type { SecurityEventKind } from '@galley/contract/accounts'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { SecurityEventsRepository, StoredSecurityEvent } from './security-events.repository.ts'

export interface EventDetails {
  /** Omitted where no account is known, or it is gone. */
  userId?: string | undefined
  /** The e-mail address; only a keyed hash of it is stored. */
  email?: string | undefined
  /** Of the client's address, too, only a keyed hash is stored. */
  from?: { address: string; browser: string | null; country: string | null }
}
export type SecurityEvents = ReturnType<typeof createSecurityEvents>
export type ListedEvent = Pick<StoredSecurityEvent, 'id' | 'at' | 'kind' | 'browser' | 'country'>

interface Parts {
  repository: SecurityEventsRepository
  /** A hash with a key that the database does not hold. */
  hash: (text: string) => string
  clock: Clock
  ids: Ids
  /** An event that could not be stored. */
  onFailure: (error: Error) => void
}

const keptDays = 365
const maxListed = 100
const eventsPerPage = 50

export function createSecurityEvents({ repository, hash, clock, ids, onFailure }: Parts) {
  const accountOf = (email: string) => hash(`account ${email.trim().toLowerCase()}`)
  return {
    /** Never rejects: what happened has happened. */
    async record(kind: SecurityEventKind, { userId, email, from }: EventDetails): Promise<void> {
      const event = {
        id: ids.next(),
        at: clock.now(),
        kind,
        userId: userId ?? null,
        account: email === undefined ? null : accountOf(email),
        place: from ? hash(`place ${from.address}`) : null,
        browser: from?.browser ?? null,
        country: from?.country ?? null,
      }
      await repository.insert(event).catch(onFailure)
    },

    /** The newest hundred of a user. */
    list: (userId: string, email: string): Promise<ListedEvent[]> =>
      repository.list(userId, { account: accountOf(email), max: maxListed }),

    /** For operators: of all accounts or of one, and the id that leads to the next part; null: that was all. */
    async page({ userId, before }: { userId: string | null; before: string | null }) {
      const found = await repository.listOfAll({ userId, before, count: eventsPerPage + 1 })
      const events = found.slice(0, eventsPerPage)
      return { events, next: found.length > eventsPerPage ? (events.at(-1)?.id ?? null) : null }
    },

    /** The account is deleted. */
    forgetUser: (userId: string, email: string): Promise<void> => repository.removeOf(userId, accountOf(email)),

    /** Returns how many are removed. */
    forgetOld: (): Promise<number> => repository.removeBefore(new Date(clock.now().getTime() - keptDays * 86_400_000)),
  }
}
