import { z } from 'zod'
import { defineCall } from './call.ts'
import { sentResumeData } from './resume-data.ts'

export const template = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    columns: z.union([z.literal(1), z.literal(2)]),
    parser_safe: z.boolean(),
    suits: z.enum(['one_page', 'many_pages']),
    /** Whether it has a place for a photo. */
    shows_photo: z.boolean(),
    has_preview: z.boolean(),
    preview_url: z.string().nullable(),
  })
  .meta({ id: 'Template' })
export type Template = z.infer<typeof template>

const templateName = z.object({ name: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/, 'is not a template name') })

const templateContent = z
  .object({ id: z.string(), name: z.string(), content: z.string() })
  .meta({ id: 'TemplateContent' })

export const listTemplates = defineCall({
  method: 'GET',
  path: '/templates/',
  access: 'signed_in',
  summary: 'The templates to choose from',
  answer: { status: 200, json: z.array(template) },
})

export const getTemplate = defineCall({
  method: 'GET',
  path: '/templates/:name',
  access: 'signed_in',
  summary: 'One template: the LaTeX of a sample resume',
  params: templateName,
  answer: { status: 200, json: templateContent },
})

/** The text that `createResume` would store for this data; nothing is stored. */
export const fillTemplate = defineCall({
  method: 'POST',
  path: '/templates/:name/latex',
  access: 'signed_in',
  summary: 'One template, filled with data: the LaTeX',
  bodyLimit: 512 * 1024,
  params: templateName,
  body: z.strictObject({ resume_data: sentResumeData }),
  answer: { status: 200, json: templateContent },
})

export const getTemplatePreview = defineCall({
  method: 'GET',
  path: '/templates/:name/preview.png',
  access: 'public',
  summary: 'The first page of a template’s sample, compiled',
  params: templateName,
  answer: { status: 200, bytes: 'image/png' },
})
