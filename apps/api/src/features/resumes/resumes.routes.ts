import {
  createResume,
  deleteResume,
  getResume,
  getVersion,
  listResumes,
  listVersions,
  renameResume,
  saveResume,
} from '@galley/contract/resumes'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import { presentResume, presentSaved, presentSummary } from './present-resume.ts'
import type { ResumesService, SaveOutcome } from './resumes.service.ts'

export async function resumesRoutes(app: FastifyInstance, { resumes }: { resumes: ResumesService }): Promise<void> {
  bind(app, listResumes, async ({ caller }) => (await resumes.list(caller.userId)).map(presentSummary))

  bind(app, createResume, async ({ caller, body }) => {
    const outcome = await resumes.create(caller.userId, {
      title: body.title,
      templateName: body.template_name,
      resumeData: body.resume_data,
      jobDescription: body.job_description,
      latexContent: body.latex_content,
    })
    if (outcome.kind === 'unknown_template') throw new ApiFailure('unknown_template')
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

  const saved = (outcome: SaveOutcome) => {
    if (outcome.kind === 'saved') return outcome.resume
    if (outcome.kind === 'missing') throw new ApiFailure('not_found')
    if (outcome.kind === 'account_full') throw new ApiFailure('account_full')
    throw new ApiFailure('version_conflict', { extra: { current: presentResume(outcome.current) } })
  }

  bind(app, saveResume, async ({ caller, params, headers, body, reply }) => {
    const base = headers['if-match']
    const change = {
      ...(body.title !== undefined && { title: body.title }),
      ...(body.latex_content !== undefined && { latexContent: body.latex_content }),
      ...(body.job_description !== undefined && { jobDescription: body.job_description }),
    }
    const resume = saved(
      await resumes.save(
        { id: params.id, userId: caller.userId },
        change,
        base === undefined ? null : Number(base.slice(1, -1)),
      ),
    )
    void reply.header('etag', `"${resume.version}"`)
    return presentSaved(resume)
  })

  bind(app, renameResume, async ({ caller, params, query }) =>
    presentSaved(saved(await resumes.save({ id: params.id, userId: caller.userId }, { title: query.new_title }, null))),
  )

  bind(app, listVersions, async ({ caller, params }) => {
    const versions = await resumes.listVersions({ id: params.id, userId: caller.userId })
    if (!versions) throw new ApiFailure('not_found')
    return versions.map(({ id, reason, createdAt }) => ({ id, reason, created_at: createdAt.toISOString() }))
  })

  bind(app, getVersion, async ({ caller, params }) => {
    const version = await resumes.findVersion({ id: params.id, userId: caller.userId }, params.version)
    if (!version) throw new ApiFailure('not_found')
    const { id, reason, createdAt, latexContent } = version
    return { id, reason, created_at: createdAt.toISOString(), latex_content: latexContent }
  })

  bind(app, deleteResume, async ({ caller, params }) => {
    if (!(await resumes.moveToTrash({ id: params.id, userId: caller.userId }))) throw new ApiFailure('not_found')
    return undefined
  })
}
