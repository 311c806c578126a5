import { lt } from 'drizzle-orm'
import type { AnalyticsEvent } from '@galley/contract/events'
import type { Database } from '../../db/open-database.ts'
import { analyticsEvents } from './analytics.tables.ts'

export interface AnalyticsRepository {
  insert(events: AnalyticsEvent[], receivedAt: Date): Promise<void>
  /** Removes what arrived before `before`; returns how many. */
  removeReceived(before: Date): Promise<number>
}

export const createAnalyticsRepository = (db: Database): AnalyticsRepository => ({
  async insert(events, receivedAt) {
    await db
      .insert(analyticsEvents)
      .values(events.map(({ kind, name, at }) => ({ kind, name, happenedAt: new Date(at), receivedAt })))
  },

  removeReceived: async (before) =>
    (
      await db
        .delete(analyticsEvents)
        .where(lt(analyticsEvents.receivedAt, before))
        .returning({ id: analyticsEvents.id })
    ).length,
})
