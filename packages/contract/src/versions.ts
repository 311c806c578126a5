// A resume's history: texts that it once had, each stored before something replaced it, or when the user named it.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { limits } from './limits.ts'
import { ifMatch, resume, resumeId } from './resumes.ts'

const timestamp = z.iso.datetime()
const ofVersion = z.object({ id: z.uuid(), version: z.uuid() })

/** Why a version was stored: a few minutes of editing have passed, something replaced the text
 * or a file beside it, or it was named. */
export const versionReasons = [
  'editing',
  'before_proposal',
  'before_restore',
  'before_import',
  'before_theme',
  'before_files',
  'named',
] as const
export type VersionReason = (typeof versionReasons)[number]

/** Who wrote a text. */
export const textAuthors = ['you', 'assistant', 'import'] as const
export type TextAuthor = (typeof textAuthors)[number]

export const versionListItem = z
  .object({
    id: z.uuid(),
    reason: z.enum(versionReasons),
    author: z.enum(textAuthors),
    name: z.string().nullable(),
    /** Words against the version before it; null for the first version. */
    words_added: z.int().nullable(),
    words_removed: z.int().nullable(),
    /** When its text was last saved. */
    written_at: timestamp,
    /** When it became a version. */
    created_at: timestamp,
  })
  .meta({ id: 'ResumeVersionItem' })
export type VersionListItem = z.infer<typeof versionListItem>

export const resumeVersion = versionListItem
  .extend({
    latex_content: z.string(),
    /** What lay beside the text; null: of an earlier release, which knew of no files. */
    files: z.array(z.object({ name: z.string(), bytes: z.int(), hash: z.string() })).nullable(),
  })
  .meta({ id: 'ResumeVersion' })
export type ResumeVersion = z.infer<typeof resumeVersion>

const name = z.string().trim().max(limits.versionNameChars)

export const listVersions = defineCall({
  method: 'GET',
  path: '/resumes/:id/versions',
  access: 'signed_in',
  summary: 'The versions of a resume, newest first',
  params: resumeId,
  answer: { status: 200, json: z.array(versionListItem) },
})

export const getVersion = defineCall({
  method: 'GET',
  path: '/resumes/:id/versions/:version',
  access: 'signed_in',
  summary: 'One version of a resume, with its text',
  params: ofVersion,
  answer: { status: 200, json: resumeVersion },
})

export const saveNamedVersion = defineCall({
  method: 'POST',
  path: '/resumes/:id/versions',
  access: 'signed_in',
  summary: 'Make the stored text a version with a name',
  params: resumeId,
  headers: ifMatch,
  body: z.strictObject({ name: name.min(1, 'must not be empty') }),
  answer: { status: 201, json: versionListItem },
  refusals: ['version_conflict', 'version_limit', 'account_full'],
})

export const nameVersion = defineCall({
  method: 'PUT',
  path: '/resumes/:id/versions/:version/name',
  access: 'signed_in',
  summary: 'Name a version; an empty name removes it',
  params: ofVersion,
  body: z.strictObject({ name }),
  answer: { status: 200, json: versionListItem },
  refusals: ['version_limit'],
})

export const restoreVersion = defineCall({
  method: 'POST',
  path: '/resumes/:id/versions/:version/restore',
  access: 'signed_in',
  summary: 'Make a version the text of its resume; the text that it replaces becomes a version',
  params: ofVersion,
  headers: ifMatch,
  answer: { status: 200, json: resume },
  refusals: ['version_conflict', 'account_full'],
})
