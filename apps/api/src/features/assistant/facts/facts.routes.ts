import { correctFact, forgetFacts, listFacts, withdrawFact } from '@galley/contract/facts'
import type { FastifyInstance } from 'fastify'
import { AssistantFailure } from '../../../adapters/llm/assistant.port.ts'
import { ApiFailure } from '../../../http/api-failure.ts'
import { bind } from '../../../http/bind.ts'
import type { FactsService } from './facts.service.ts'
import { presentFact, presentFacts } from './present-facts.ts'

export async function factsRoutes(app: FastifyInstance, { facts }: { facts: FactsService }): Promise<void> {
  bind(app, listFacts, async ({ caller, query, signal }) => {
    const listed = await facts
      .list({ userId: caller.userId, resumeId: query.resume_id ?? null }, signal)
      .catch((error: unknown) => {
        // Too much at once, or a text that takes too long to read.
        throw error instanceof AssistantFailure ? new ApiFailure('unavailable') : error
      })
    if (!listed) throw new ApiFailure('not_found')
    return { resumes: listed.resumes.map(presentFacts), has_more: listed.hasMore }
  })

  bind(app, correctFact, async ({ caller, params, body }) => {
    const which = { messageId: params.id, key: params.key, userId: caller.userId }
    const corrected = await facts.correct(which, body.text)
    if (corrected.kind === 'missing') throw new ApiFailure('not_found')
    if (corrected.kind === 'not_a_fact') throw new ApiFailure('not_a_fact')
    return presentFact(corrected.fact)
  })

  bind(app, withdrawFact, async ({ caller, params }) => {
    const which = { messageId: params.id, key: params.key, userId: caller.userId }
    if (!(await facts.withdraw(which))) throw new ApiFailure('not_found')
    return undefined
  })

  bind(app, forgetFacts, async ({ caller, query }) => {
    if (!(await facts.forget(caller.userId, query.resume_id ?? null))) throw new ApiFailure('not_found')
    return undefined
  })
}
