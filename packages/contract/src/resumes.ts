import { z } from 'zod'
import { defineCall } from './call.ts'
import { limits, isLatexTooLong } from './limits.ts'
import { resumeData, sentResumeData } from './resume-data.ts'

const timestamp = z.iso.datetime()
export const resumeId = z.object({ id: z.uuid() })
const title = z.string().trim().min(1, 'must not be empty').max(limits.titleChars)
const latex = z.string().refine((value) => !isLatexTooLong(value), 'must be at most 512 KiB')
const jobDescription = z.string().max(limits.jobDescriptionChars)

export const applicationStatus = z.enum(['draft', 'sent', 'interview', 'offer', 'closed'])
export type ApplicationStatus = z.infer<typeof applicationStatus>

/** The application that a resume is for. Only a link of http or https is one to follow: others are text. */
const application = z.strictObject({
  status: applicationStatus,
  employer: z.string().trim().max(limits.lineChars),
  link: z.string().trim().max(limits.urlChars),
  /** A calendar day. */
  date: z.iso.date().nullable(),
})
export type Application = z.infer<typeof application>

export const resumeListItem = z
  .object({
    id: z.uuid(),
    title: z.string(),
    template_name: z.string(),
    created_at: timestamp,
    updated_at: timestamp,
    /** Resumes of one origin are duplicates of each other. Without duplicates it is the resume's own id. */
    origin_id: z.uuid(),
    application,
  })
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

/** A resume in the trash. `removed_at` is when it will be removed for good. */
export const trashedResume = z
  .object({ id: z.uuid(), title: z.string(), template_name: z.string(), deleted_at: timestamp, removed_at: timestamp })
  .meta({ id: 'TrashedResume' })

export type TrashedResume = z.infer<typeof trashedResume>
export type ResumeListItem = z.infer<typeof resumeListItem>
export type Resume = z.infer<typeof resume>
export type SavedResume = z.infer<typeof savedResume>

/** The 409 of a save carries the stored resume, so that the editor can show both texts. */
export const versionConflict = z
  .object({ detail: z.string(), code: z.literal('version_conflict'), request_id: z.string(), current: resume })
  .meta({ id: 'VersionConflict' })

/** The optimistic version that a change is based on. Without it the change applies to any. */
export const ifMatch = z.object({
  'if-match': z
    .string()
    .regex(/^"\d{1,9}"$/, 'must be a version in quotes, such as "3"')
    .optional(),
})

/** Where a text comes from, if the user did not type it. */
const origin = z.enum(['import']).optional()

export const listResumes = defineCall({
  method: 'GET',
  path: '/resumes/',
  access: 'signed_in',
  summary: 'The resumes of the signed-in user, newest update first',
  answer: { status: 200, json: z.array(resumeListItem) },
})

/**
 * A retry with the same key returns the resume that the first request made, as it is by then; once that is in the
 * trash, it makes another one.
 */
export const createResume = defineCall({
  method: 'POST',
  path: '/resumes/',
  access: 'signed_in',
  summary: 'Make a resume: data set in a template, kept as LaTeX',
  bodyLimit: 2 * 1024 * 1024,
  headers: z.object({ 'idempotency-key': z.string().min(8).max(100).optional() }),
  body: z.strictObject({
    title: z.string().trim().max(limits.titleChars).optional(),
    template_name: z.string().max(100).optional(),
    resume_data: sentResumeData,
    job_description: jobDescription.nullish(),
    /** The editor's blank document hands over its text; without it the template is filled with the data. */
    latex_content: latex.optional(),
    /** Of the data, or of `latex_content`. */
    origin,
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
  headers: ifMatch,
  body: z.strictObject({
    title: title.optional(),
    latex_content: latex.optional(),
    job_description: jobDescription.nullish(),
    /** Of `latex_content`. Before an import the text that it replaces becomes a version. */
    origin,
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

export const listTrash = defineCall({
  method: 'GET',
  path: '/resumes/trash',
  access: 'signed_in',
  summary: 'The resumes in the trash, newest deletion first, at most 200',
  answer: { status: 200, json: z.array(trashedResume) },
})

export const restoreResume = defineCall({
  method: 'POST',
  path: '/resumes/:id/restore',
  access: 'signed_in',
  summary: 'Take a resume out of the trash; one that is not in it stays as it is',
  params: resumeId,
  answer: { status: 200, json: resumeListItem },
  refusals: ['resume_limit'],
})

export const deleteForGood = defineCall({
  method: 'DELETE',
  path: '/resumes/:id/trash',
  access: 'signed_in',
  summary: 'Remove a resume that is in the trash, with its history, for good',
  params: resumeId,
  answer: { status: 204 },
})

export const duplicateResume = defineCall({
  method: 'POST',
  path: '/resumes/:id/duplicate',
  access: 'signed_in',
  summary: 'Make a copy of a resume, as a new draft without its history',
  params: resumeId,
  answer: { status: 201, json: resumeListItem },
  refusals: ['resume_limit', 'account_full'],
})

export const setApplication = defineCall({
  method: 'PUT',
  path: '/resumes/:id/application',
  access: 'signed_in',
  summary: 'Store what application a resume is for, and its status',
  params: resumeId,
  body: application,
  answer: { status: 200, json: resumeListItem },
})

export const searchResumes = defineCall({
  method: 'GET',
  path: '/resumes/search',
  access: 'signed_in',
  summary: 'The ids of resumes that have every word in their title, employer or text',
  query: z.object({ q: z.string().trim().min(1, 'must not be empty').max(limits.searchChars) }),
  answer: { status: 200, json: z.object({ ids: z.array(z.uuid()) }).meta({ id: 'FoundResumes' }) },
})
