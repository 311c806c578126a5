// Where a user is signed in, and signing out there.
import type { Clock } from '../../../adapters/clock.port.ts'
import type { SessionsRepository } from './sessions.repository.ts'

export type SessionsService = ReturnType<typeof createSessionsService>

interface Parts {
  repository: SessionsRepository
  clock: Clock
  /** What is known of access tokens has changed. */
  onSessionsEnded: () => void
}

export const createSessionsService = ({ repository, clock, onSessionsEnded }: Parts) => ({
  /** Those that have not ended, the one used last first. */
  listOpen: (userId: string) => repository.listOpen(userId),

  /** False where the user has no such session, or it has ended. */
  async end(userId: string, id: string): Promise<boolean> {
    const isEnded = await repository.end(userId, id, clock.now())
    if (isEnded) onSessionsEnded()
    return isEnded
  },
})
