import {
  getVersion,
  listVersions,
  nameVersion,
  restoreVersion,
  saveNamedVersion,
  type VersionListItem,
} from '@galley/contract/versions'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import { presentResume } from './present-resume.ts'
import type { NamingOutcome } from './resume-history.ts'
import type { ResumesService } from './resumes.service.ts'
import { baseVersionIn, conflictWith, savedOrThrow } from './save-outcome.ts'
import type { ListedVersion } from './versions.service.ts'

export async function versionsRoutes(app: FastifyInstance, { resumes }: { resumes: ResumesService }): Promise<void> {
  bind(app, listVersions, async ({ caller, params }) => {
    const versions = await resumes.listVersions({ id: params.id, userId: caller.userId })
    if (!versions) throw new ApiFailure('not_found')
    return versions.map(presentVersion)
  })

  bind(app, getVersion, async ({ caller, params }) => {
    const version = await resumes.findVersion({ id: params.id, userId: caller.userId }, params.version)
    if (!version) throw new ApiFailure('not_found')
    const files = version.files?.map(({ name, bytes, hash }) => ({ name, bytes, hash })) ?? null
    return { ...presentVersion(version), latex_content: version.latex, files }
  })

  bind(app, saveNamedVersion, async ({ caller, params, headers, body }) => {
    const which = { id: params.id, userId: caller.userId }
    return named(await resumes.saveNamedVersion(which, body.name, baseVersionIn(headers)))
  })

  bind(app, nameVersion, async ({ caller, params, body }) =>
    named(await resumes.nameVersion({ id: params.id, userId: caller.userId }, params.version, body.name)),
  )

  bind(app, restoreVersion, async ({ caller, params, headers, reply }) => {
    const which = { id: params.id, userId: caller.userId }
    const resume = savedOrThrow(await resumes.restoreVersion(which, params.version, baseVersionIn(headers)))
    void reply.header('etag', `"${resume.version}"`)
    return presentResume(resume)
  })
}

function named(outcome: NamingOutcome): VersionListItem {
  if (outcome.kind === 'named') return presentVersion(outcome.version)
  if (outcome.kind === 'missing') throw new ApiFailure('not_found')
  if (outcome.kind === 'limit_reached') throw new ApiFailure('version_limit')
  if (outcome.kind === 'account_full') throw new ApiFailure('account_full')
  throw conflictWith(outcome.current)
}

const presentVersion = (version: ListedVersion): VersionListItem => ({
  id: version.id,
  reason: version.reason,
  author: version.author,
  name: version.name,
  words_added: version.wordsAdded,
  words_removed: version.wordsRemoved,
  written_at: version.writtenAt.toISOString(),
  created_at: version.createdAt.toISOString(),
})
