import { z } from 'zod'
import { defineCall } from './call.ts'
import { limits } from './limits.ts'
import { receivedData, resumeData } from './resume-data.ts'

const timestamp = z.iso.datetime()
const resumeId = z.object({ id: z.uuid() })
const title = z.string().trim().min(1, 'must not be empty').max(limits.titleChars)
const latex = z
  .string()
  .refine((value) => new TextEncoder().encode(value).length <= limits.latexBytes, 'must be at most 512 KiB')
const jobDescription = z.string().max(limits.jobDescriptionChars)

export const resumeListItem = z
  .object({ id: z.uuid(), title: z.string(), template_name: z.string(), created_at: timestamp, updated_at: timestamp })
  .meta({ id: 'ResumeListItem' })

export const resume = resumeListItem
  .extend({
    resume_data: resumeData,
    latex_content: z.string(),
    job_description: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'Resume' })

/** What a save returns. `version`, the optimistic version, is what the next save hands back in If-Match. */
export const savedResume = z
  .object({ id: z.uuid(), title: z.string(), updated_at: timestamp, version: z.int() })
  .meta({ id: 'SavedResume' })

export type ResumeListItem = z.infer<typeof resumeListItem>
export type Resume = z.infer<typeof resume>
export type SavedResume = z.infer<typeof savedResume>

/** The 409 of a save carries the stored resume, so that the editor can show both texts. */
export const versionConflict = z
  .object({ detail: z.string(), code: z.literal('version_conflict'), request_id: z.string(), current: resume })
  .meta({ id: 'VersionConflict' })

export const listResumes = defineCall({
  method: 'GET',
  path: '/resumes/',
  access: 'signed_in',
  summary: 'The resumes of the signed-in user, newest update first',
  answer: { status: 200, json: z.array(resumeListItem) },
})

export const createResume = defineCall({
  method: 'POST',
  path: '/resumes/',
  access: 'signed_in',
  summary: 'Make a resume: data set in a template, kept as LaTeX',
  bodyLimit: 2 * 1024 * 1024,
  body: z.strictObject({
    title: z.string().trim().max(limits.titleChars).optional(),
    template_name: z.string().max(100).optional(),
    resume_data: z.preprocess((value) => (value === undefined ? value : receivedData(value)), resumeData.prefault({})),
    job_description: jobDescription.nullish(),
    /** The editor's blank document hands over its text; without it the template is filled with the data. */
    latex_content: latex.optional(),
  }),
  answer: { status: 201, json: resume },
  refusals: ['unknown_template', 'resume_limit', 'account_full'],
})

export const getResume = defineCall({
  method: 'GET',
  path: '/resumes/:id',
  access: 'signed_in',
  summary: 'One resume, whole',
  params: resumeId,
  answer: { status: 200, json: resume },
})

export const saveResume = defineCall({
  method: 'PUT',
  path: '/resumes/:id',
  access: 'signed_in',
  summary: 'Save any of title, LaTeX and job description',
  params: resumeId,
  bodyLimit: 2 * 1024 * 1024,
  headers: z.object({
    'if-match': z
      .string()
      .regex(/^"\d{1,9}"$/, 'must be a version in quotes, such as "3"')
      .optional(),
  }),
  body: z.strictObject({
    title: title.optional(),
    latex_content: latex.optional(),
    job_description: jobDescription.nullish(),
  }),
  answer: { status: 200, json: savedResume },
  refusals: ['version_conflict', 'account_full'],
})

export const renameResume = defineCall({
  method: 'PUT',
  path: '/resumes/:id/title',
  access: 'signed_in',
  summary: 'Rename a resume',
  params: resumeId,
  query: z.object({ new_title: title }),
  answer: {
    status: 200,
    json: z.object({ id: z.uuid(), title: z.string(), updated_at: timestamp }).meta({ id: 'RenamedResume' }),
  },
})

export const deleteResume = defineCall({
  method: 'DELETE',
  path: '/resumes/:id',
  access: 'signed_in',
  summary: 'Move a resume to the trash, where it stays for 30 days',
  params: resumeId,
  answer: { status: 204 },
})

/** Why a version was stored. */
export const versionReasons = ['before_proposal'] as const
export type VersionReason = (typeof versionReasons)[number]

const versionListItem = z.object({ id: z.uuid(), reason: z.enum(versionReasons), created_at: timestamp })
/** A version: a text that a resume once had, stored before something replaced it. */
export const resumeVersion = versionListItem.extend({ latex_content: z.string() }).meta({ id: 'ResumeVersion' })
export type ResumeVersion = z.infer<typeof resumeVersion>

export const listVersions = defineCall({
  method: 'GET',
  path: '/resumes/:id/versions',
  access: 'signed_in',
  summary: 'The versions of a resume, newest first',
  params: resumeId,
  answer: { status: 200, json: z.array(versionListItem.meta({ id: 'ResumeVersionItem' })) },
})

export const getVersion = defineCall({
  method: 'GET',
  path: '/resumes/:id/versions/:version',
  access: 'signed_in',
  summary: 'One version of a resume, with its text',
  params: z.object({ id: z.uuid(), version: z.uuid() }),
  answer: { status: 200, json: resumeVersion },
})
