import { getOrigin, decideChanges, tailorCopy } from '@galley/contract/variants'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import { presentResume } from './present-resume.ts'
import type { ResumesService } from './resumes.service.ts'

export async function variantsRoutes(app: FastifyInstance, { resumes }: { resumes: ResumesService }): Promise<void> {
  bind(app, tailorCopy, async ({ caller, params, body }) => {
    const outcome = await resumes.tailorCopy(
      { id: params.id, userId: caller.userId },
      { employer: body.employer, jobDescription: body.job_description ?? null, language: body.language ?? null },
    )
    if (outcome.kind === 'missing') throw new ApiFailure('not_found')
    if (outcome.kind === 'limit_reached') throw new ApiFailure('resume_limit')
    if (outcome.kind === 'account_full') throw new ApiFailure('account_full')
    return presentResume(outcome.resume)
  })

  bind(app, getOrigin, async ({ caller, params }) => {
    const followed = await resumes.followedOrigin({ id: params.id, userId: caller.userId })
    if (followed === undefined) throw new ApiFailure('not_found')
    if (followed === null) return { origin: null }
    const { latex, ...origin } = followed
    return { origin: { ...origin, latex_content: latex } }
  })

  bind(app, decideChanges, async ({ caller, params, body }) => {
    const outcome = await resumes.decideChanges({ id: params.id, userId: caller.userId }, body.changes)
    if (outcome === 'missing') throw new ApiFailure('not_found')
    if (outcome === 'account_full') throw new ApiFailure('account_full')
    return undefined
  })
}
