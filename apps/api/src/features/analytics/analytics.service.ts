// Analytics keep what happened and when, at a precision that is trustworthy. The browser sends no identity, and none is
// stored.
import type { AnalyticsEvent } from '@galley/contract/events'
import type { Clock } from '../../adapters/clock.port.ts'
import type { AnalyticsRepository } from './analytics.repository.ts'

/** A whole year, and a month to look back on it. */
const keptDays = 400

export type AnalyticsService = ReturnType<typeof createAnalyticsService>

export function createAnalyticsService({ repository, clock }: { repository: AnalyticsRepository; clock: Clock }) {
  return {
    /** A browser's clock may be wrong: an event is never in the future, and never over a day old. */
    async record(events: AnalyticsEvent[]): Promise<void> {
      const now = clock.now()
      const earliest = now.getTime() - 86_400_000
      const at = (time: string) => new Date(Math.min(now.getTime(), Math.max(earliest, Date.parse(time)))).toISOString()
      await repository.insert(
        events.map((event) => ({ ...event, at: at(event.at) })),
        now,
      )
    },

    /** Returns how many were removed. */
    forgetOld: (): Promise<number> =>
      repository.removeReceived(new Date(clock.now().getTime() - keptDays * 86_400_000)),
  }
}
