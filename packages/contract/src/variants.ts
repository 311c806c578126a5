// Copies of a resume that follow it: what they were made of, and what changed there since.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { limits } from './limits.ts'
import { resumeId, resume } from './resumes.ts'

/** Languages that the class knows the months of. */
export const documentLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'uk',
  'sv',
  'da',
  'nb',
  'ro',
  'tr',
  'el',
  'he',
  'ar',
  'fa',
  'ja',
  'zh',
  'ko',
] as const
export type DocumentLanguage = (typeof documentLanguages)[number]

const kinds = [
  'resume',
  'contact',
  'section',
  'item',
  'skills',
  'paragraph',
  'bullet',
  'detail',
  'handWritten',
] as const

/** What a text says, as a tree: sections of a resume, entries of a section, lines of an entry. */
export interface ContentNode {
  readonly kind: (typeof kinds)[number]
  /** Of a section: the form's name for it. */
  readonly name: string
  /** By the form's names; a job that goes on has `true` as its `endDate`. */
  readonly fields: Readonly<Record<string, string | boolean | readonly string[]>>
  readonly children: readonly ContentNode[]
}

const contentNode: z.ZodType<ContentNode> = z
  .object({
    kind: z.enum(kinds),
    name: z.string(),
    fields: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
    get children() {
      return z.array(contentNode)
    },
  })
  .meta({ id: 'ContentNode' })

/** Of the class option `lang`; null: as the original. */
const language = z.enum(documentLanguages)

export const tailorCopy = defineCall({
  method: 'POST',
  path: '/resumes/:id/variants',
  access: 'signed_in',
  summary: 'Make a copy for a job, or in another language, that follows changes of the original',
  params: resumeId,
  bodyLimit: 256 * 1024,
  body: z.strictObject({
    employer: z.string().trim().max(limits.lineChars).default(''),
    job_description: z.string().max(limits.jobDescriptionChars).nullish(),
    language: language.nullish(),
  }),
  answer: { status: 201, json: resume },
  refusals: ['resume_limit', 'account_full'],
})

export const changedOrigin = z
  .object({
    /** Of the copy. */
    id: z.uuid(),
    /** Changes that the copy neither has nor has decided on. */
    count: z.int().positive(),
    /** Of the original. */
    title: z.string(),
  })
  .meta({ id: 'ChangedOrigin' })
export type ChangedOrigin = z.infer<typeof changedOrigin>

export const listOriginChanges = defineCall({
  method: 'GET',
  path: '/resumes/origin-changes',
  access: 'signed_in',
  summary:
    'Copies whose originals have changed since, with the number of changes; of very many a later call has the rest',
  answer: { status: 200, json: z.array(changedOrigin) },
})

export const getOrigin = defineCall({
  method: 'GET',
  path: '/resumes/:id/origin',
  access: 'signed_in',
  summary: 'What a copy follows: the original’s text now, and what it said when the copy was last in step with it',
  params: resumeId,
  answer: {
    status: 200,
    json: z
      .object({
        /** Null for a resume that follows none, or whose original is gone. */
        origin: z.object({ id: z.uuid(), title: z.string(), latex_content: z.string(), base: contentNode }).nullable(),
        /** The original, where that is in the trash: once it is restored, the copy follows it again. */
        trashed_origin: z.object({ id: z.uuid(), title: z.string() }).nullable(),
      })
      .meta({ id: 'ResumeOrigin' }),
  },
})

export const decideChanges = defineCall({
  method: 'POST',
  path: '/resumes/:id/origin/decided',
  access: 'signed_in',
  summary: 'Changes of the original that are decided, taken over or not: they are not offered again',
  params: resumeId,
  body: z.strictObject({ changes: z.array(z.string().max(40)).max(5000) }),
  answer: { status: 204 },
  refusals: ['account_full'],
})
