import {
  createResume,
  deleteForGood,
  deleteResume,
  duplicateResume,
  getResume,
  listResumes,
  listTrash,
  renameResume,
  restoreResume,
  saveResume,
  searchResumes,
  setApplication,
} from '@galley/contract/resumes'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import { textTooLong } from '../../http/storable-text.ts'
import { presentResume, presentSaved, presentSummary, presentTrashed } from './present-resume.ts'
import type { ResumesService } from './resumes.service.ts'
import { baseVersionIn, savedOrThrow } from './save-outcome.ts'

export async function resumesRoutes(app: FastifyInstance, { resumes }: { resumes: ResumesService }): Promise<void> {
  bind(app, listResumes, async ({ caller }) => (await resumes.list(caller.userId)).map(presentSummary))

  bind(app, createResume, async ({ caller, headers, body }) => {
    const outcome = await resumes.create(caller.userId, {
      title: body.title,
      templateName: body.template_name,
      resumeData: body.resume_data,
      jobDescription: body.job_description,
      latexContent: body.latex_content,
      origin: body.origin,
      idempotencyKey: headers['idempotency-key'],
    })
    if (outcome.kind === 'unknown_template') throw new ApiFailure('unknown_template')
    if (outcome.kind === 'text_too_long') throw textTooLong('resume_data')
    if (outcome.kind === 'limit_reached') throw new ApiFailure('resume_limit')
    if (outcome.kind === 'account_full') throw new ApiFailure('account_full')
    return presentResume(outcome.resume)
  })

  bind(app, getResume, async ({ caller, params, reply }) => {
    const resume = await resumes.open({ id: params.id, userId: caller.userId })
    if (!resume) throw new ApiFailure('not_found')
    void reply.header('etag', `"${resume.version}"`)
    return presentResume(resume)
  })

  bind(app, saveResume, async ({ caller, params, headers, body, reply }) => {
    const change = {
      ...(body.title !== undefined && { title: body.title }),
      ...(body.latex_content !== undefined && { latexContent: body.latex_content }),
      ...(body.job_description !== undefined && { jobDescription: body.job_description }),
    }
    const options = { baseVersion: baseVersionIn(headers), origin: body.origin }
    const resume = savedOrThrow(await resumes.save({ id: params.id, userId: caller.userId }, change, options))
    void reply.header('etag', `"${resume.version}"`)
    return presentSaved(resume)
  })

  bind(app, renameResume, async ({ caller, params, query }) =>
    presentSaved(
      savedOrThrow(
        await resumes.save({ id: params.id, userId: caller.userId }, { title: query.new_title }, { baseVersion: null }),
      ),
    ),
  )

  bind(app, deleteResume, async ({ caller, params }) => {
    if (!(await resumes.moveToTrash({ id: params.id, userId: caller.userId }))) throw new ApiFailure('not_found')
    return undefined
  })

  bind(app, listTrash, async ({ caller }) => (await resumes.listTrash(caller.userId)).map(presentTrashed))

  bind(app, restoreResume, async ({ caller, params }) => {
    const outcome = await resumes.restoreFromTrash({ id: params.id, userId: caller.userId })
    if (outcome.kind === 'missing') throw new ApiFailure('not_found')
    if (outcome.kind === 'limit_reached') throw new ApiFailure('resume_limit')
    return presentSummary(outcome.resume)
  })

  bind(app, deleteForGood, async ({ caller, params }) => {
    if (!(await resumes.deleteForGood({ id: params.id, userId: caller.userId }))) throw new ApiFailure('not_found')
    return undefined
  })

  bind(app, duplicateResume, async ({ caller, params }) => {
    const outcome = await resumes.duplicate({ id: params.id, userId: caller.userId })
    if (outcome.kind === 'missing') throw new ApiFailure('not_found')
    if (outcome.kind === 'limit_reached') throw new ApiFailure('resume_limit')
    if (outcome.kind === 'account_full') throw new ApiFailure('account_full')
    return presentSummary(outcome.resume)
  })

  bind(app, setApplication, async ({ caller, params, body }) => {
    const resume = await resumes.setApplication({ id: params.id, userId: caller.userId }, body)
    if (!resume) throw new ApiFailure('not_found')
    return presentSummary(resume)
  })

  bind(app, searchResumes, async ({ caller, query }) => ({ ids: await resumes.search(caller.userId, query.q) }))
}
