// People as an operator finds them. A hosted service lists its accounts to no one here: those whose requests came are
// remembered by what their tokens say.
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../adapters/clock.port.ts'
import type { PeopleRepository, StoredPerson } from './people.repository.ts'

export type { StoredPerson }
export type PeopleService = ReturnType<typeof createPeople>

interface Parts {
  repository: PeopleRepository
  clock: Clock
  /** A person who could not be remembered. */
  onFailure: (error: Error) => void
}

export const peoplePerPage = 50
/** So often it is noted that a person was there. */
const seenEveryMs = 60 * 60_000
const maxSeen = 50_000

export function createPeople({ repository, clock, onFailure }: Parts) {
  const seen = new LRUCache<string, { email: string; fullName: string; at: number }>({ max: maxSeen })
  return {
    /** One part of them, and the id that leads to the next; null: that was all. */
    async search(text: string, before: string | null): Promise<{ people: StoredPerson[]; next: string | null }> {
      const found = await repository.search({ text, before, count: peoplePerPage + 1 })
      const people = found.slice(0, peoplePerPage)
      return { people, next: found.length > peoplePerPage ? (people.at(-1)?.id ?? null) : null }
    },

    /** By address or by id. */
    find: (who: string): Promise<StoredPerson | undefined> => repository.findBy(who),

    /** Of those who are still there. */
    async emailsOf(ids: readonly (string | null)[]): Promise<Map<string, string>> {
      const known = [...new Set(ids.filter((id) => id !== null))]
      if (known.length === 0) return new Map()
      return new Map((await repository.emailsOf(known)).map(({ id, email }) => [id, email]))
    },

    /** A request of a user of the hosted service came. Never rejects: the request matters more. */
    async saw({ userId, email, fullName }: { userId: string; email: string; fullName: string | null }): Promise<void> {
      const now = clock.now()
      const before = seen.get(userId)
      const name = fullName ?? before?.fullName ?? ''
      const isKnown = before?.email === email && before.fullName === name && now.getTime() - before.at < seenEveryMs
      if (isKnown) return
      seen.set(userId, { email, fullName: name, at: now.getTime() })
      await repository
        .saw({ userId, email, fullName: name, firstSeenAt: now, lastSeenAt: now })
        .catch((error: Error) => {
          seen.delete(userId)
          onFailure(error)
        })
    },
  }
}
