import { z } from 'zod'
import { defineCall } from './call.ts'
import { resumeId } from './resumes.ts'

/** Of the stored text, with an ETag. It is drawn when it is first asked for, and kept until the text changes. */
export const getThumbnail = defineCall({
  method: 'GET',
  path: '/resumes/:id/thumbnail',
  access: 'signed_in',
  summary: 'The first page of a resume as a small picture; 304 where If-None-Match has its ETag',
  params: resumeId,
  headers: z.object({ 'if-none-match': z.string().max(200).optional() }),
  answer: { status: 200, bytes: 'image/jpeg' },
  refusals: ['no_page', 'unavailable'],
})
