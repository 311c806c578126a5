import { listCredits } from '@galley/contract/credits'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { CreditsService } from './credits.service.ts'

export async function creditsRoutes(app: FastifyInstance, { credits }: { credits: CreditsService }): Promise<void> {
  bind(app, listCredits, async ({ caller, query }) => {
    const { lines, next } = await credits.statementOf(caller.userId, query.before ?? null)
    return {
      entries: lines.map(({ id, createdAt, reason, amount, balance, resumeTitle }) => ({
        id,
        at: createdAt.toISOString(),
        reason,
        amount,
        balance,
        resume_title: resumeTitle,
      })),
      next,
    }
  })
}
