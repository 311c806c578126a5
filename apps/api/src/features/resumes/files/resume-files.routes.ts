import {
  deleteResumeFile,
  getResumeFile,
  listResumeFiles,
  putResumeFile,
  renameResumeFile,
} from '@galley/contract/resume-files'
import { fileName } from '@galley/resume/file-name'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../../http/api-failure.ts'
import { bind } from '../../../http/bind.ts'
import { attachmentNamed } from '../../../http/content-disposition.ts'
import { registerUploads } from '../../../http/uploads.ts'
import type { FilesOutcome, ResumeFilesService, StoredFile } from './resume-files.service.ts'

export async function resumeFilesRoutes(
  app: FastifyInstance,
  { resumeFiles }: { resumeFiles: ResumeFilesService },
): Promise<void> {
  await registerUploads(app)
  const of = ({ id }: { id: string }, { userId }: { userId: string }) => ({ id, userId })

  bind(app, listResumeFiles, async ({ caller, params }) => {
    const files = await resumeFiles.list(of(params, caller))
    if (!files) throw new ApiFailure('not_found')
    return present(files)
  })
  bind(app, putResumeFile, async ({ caller, params, query, file }) =>
    presentDone(await resumeFiles.put(of(params, caller), { name: query.name, content: file.bytes })),
  )
  bind(app, renameResumeFile, async ({ caller, params, body }) =>
    presentDone(await resumeFiles.rename(of(params, caller), body)),
  )
  bind(app, deleteResumeFile, async ({ caller, params, query }) =>
    presentDone(await resumeFiles.remove(of(params, caller), query.name)),
  )
  bind(app, getResumeFile, async ({ caller, params, query, reply }) => {
    const content = await resumeFiles.read(of(params, caller), query.name)
    if (!content) throw new ApiFailure('not_found')
    const [, stem = '', ending = ''] = /([^/]*)(\.\w+)$/.exec(query.name) ?? []
    return reply
      .header('content-disposition', attachmentNamed(fileName(stem, ending)))
      .type('application/octet-stream')
      .send(Buffer.from(content))
  })
}

function presentDone(outcome: FilesOutcome) {
  if (outcome.kind === 'missing') throw new ApiFailure('not_found')
  if (outcome.kind !== 'done') throw new ApiFailure(outcome.kind)
  return present(outcome.files)
}

const present = (files: readonly StoredFile[]) => ({
  files: files.map(({ name, bytes, hash, updatedAt }) => ({ name, bytes, hash, updated_at: updatedAt.toISOString() })),
})
