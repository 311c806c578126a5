import { decideChanges, getOrigin, listOriginChanges, tailorCopy } from '@galley/contract/variants'
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
    const found = await resumes.findOrigin({ id: params.id, userId: caller.userId })
    if (found.kind === 'missing') throw new ApiFailure('not_found')
    const isTrashed = found.kind === 'trashed'
    const trashed_origin = isTrashed ? { id: found.id, title: found.title } : null
    if (found.kind !== 'followed') return { origin: null, trashed_origin }
    const { id, title, latex, base } = found
    return { origin: { id, title, latex_content: latex, base }, trashed_origin }
  })

  bind(app, listOriginChanges, ({ caller }) => resumes.listOriginChanges(caller.userId))

  bind(app, decideChanges, async ({ caller, params, body }) => {
    const outcome = await resumes.decideChanges({ id: params.id, userId: caller.userId }, body.changes)
    if (outcome === 'missing') throw new ApiFailure('not_found')
    if (outcome === 'account_full') throw new ApiFailure('account_full')
    return undefined
  })
}
