// Analytics keep what happened and when, rounded to what can be true. The browser asks nobody to be remembered, and neither does this.
import type { AnalyticsEvent } from '@galley/contract/events'
import type { Clock } from '../../adapters/clock.port.ts'
import type { EventsRepository } from './events.repository.ts'

/** A whole year, and a month to look back on it. */
const keptDays = 400

export type EventsService = ReturnType<typeof createEventsService>

export function createEventsService({ repository, clock }: { repository: EventsRepository; clock: Clock }) {
  return {
    /** A browser's clock may be wrong: nothing has happened in the future, and nothing that is told now happened over a day ago. */
    async record(events: AnalyticsEvent[]): Promise<void> {
      const now = clock.now()
      const earliest = now.getTime() - 86_400_000
      const at = (time: string) => new Date(Math.min(now.getTime(), Math.max(earliest, Date.parse(time)))).toISOString()
      await repository.insert(
        events.map((event) => ({ ...event, at: at(event.at) })),
        now,
      )
    },

    /** Answers how many were removed. */
    forgetOld: (): Promise<number> =>
      repository.removeReceived(new Date(clock.now().getTime() - keptDays * 86_400_000)),
  }
}
