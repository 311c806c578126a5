// What belongs to a resume beside it: letters, stories for an interview, a LinkedIn profile. Kept as simple structured
// text; a letter is typeset by the resume's own class when its PDF is asked for.
import { z } from 'zod'
import { claim } from './assistant.ts'
import { defineCall } from './call.ts'
import { limits } from './limits.ts'
import { ifMatch, resumeId } from './resumes.ts'
import { workerRefusals } from './errors.ts'

export const documentKinds = ['letter', 'interview', 'linkedin', 'thank_you'] as const
export const documentKind = z.enum(documentKinds)
export type DocumentKind = z.infer<typeof documentKind>

const line = z.string().max(limits.lineChars)
const letterFields = {
  date: line,
  /** A line each: a name, a job title, an employer, an address. */
  recipient: z.string().max(limits.recipientChars),
  subject: line,
  salutation: line,
  /** Paragraphs with a blank line between them. A line that begins with "- " is an item of a list. */
  body: z.string().max(limits.letterChars),
  closing: line,
}
const letter = z.strictObject({ kind: z.literal('letter'), ...letterFields })
const thankYou = z.strictObject({ kind: z.literal('thank_you'), ...letterFields })
export type LetterContent = z.infer<typeof letter> | z.infer<typeof thankYou>

const part = z.string().max(limits.storyPartChars)
/** A question that may be asked, and the person's own answer to it. */
export const story = z.strictObject({ question: line, situation: part, task: part, action: part, result: part })
export type Story = z.infer<typeof story>
const interview = z.strictObject({ kind: z.literal('interview'), stories: z.array(story).max(limits.stories) })
export type InterviewContent = z.infer<typeof interview>

/** As long as LinkedIn takes them. */
const linkedIn = z.strictObject({
  kind: z.literal('linkedin'),
  headline: z.string().max(limits.linkedInHeadlineChars),
  about: z.string().max(limits.linkedInAboutChars),
})
export type LinkedInContent = z.infer<typeof linkedIn>

/** `[…]` in a text is a blank that the person is to fill in. */
export const documentContent = z.discriminatedUnion('kind', [letter, interview, linkedIn, thankYou])
export type DocumentContent = z.infer<typeof documentContent>

/** What wrote the first text: the person, fixed rules, or a language model. */
export const documentWriters = ['you', 'rules', 'model'] as const
export type WrittenBy = (typeof documentWriters)[number]

/** `sentence`: the one that it stands in; held back, it is not in the text. */
export const documentClaim = claim.extend({ sentence: z.string() })
export type DocumentClaim = z.infer<typeof documentClaim>

const item = z.object({
  id: z.uuid(),
  kind: documentKind,
  title: z.string(),
  written_by: z.enum(documentWriters),
  /** The optimistic version: it counts saves. */
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export const documentItem = item.meta({ id: 'DocumentItem' })
export type DocumentItem = z.infer<typeof documentItem>

export const resumeDocument = item
  .extend({
    content: documentContent,
    /** What its writer said that no source proves, and what is in doubt. */
    held_back: z.array(documentClaim),
  })
  .meta({ id: 'Document' })
export type ResumeDocument = z.infer<typeof resumeDocument>

const ofDocument = z.object({ id: z.uuid(), document: z.uuid() })
const title = z.string().trim().min(1, 'must not be empty').max(limits.titleChars)

export const listDocuments = defineCall({
  method: 'GET',
  path: '/resumes/:id/documents',
  access: 'signed_in',
  summary: 'Letters and notes of a resume, the last changed first, and who writes new ones',
  params: resumeId,
  answer: {
    status: 200,
    json: z.object({
      documents: z.array(documentItem),
      /** `rules` cost nothing; a text by a model costs a credit. */
      writer: z.enum(['rules', 'model']),
    }),
  },
})

export const createDocument = defineCall({
  method: 'POST',
  path: '/resumes/:id/documents',
  access: 'signed_in',
  summary: 'Store a document that the person writes themselves',
  params: resumeId,
  bodyLimit: 512 * 1024,
  body: z.strictObject({ title, content: documentContent }),
  answer: { status: 201, json: resumeDocument },
  refusals: ['document_limit', 'account_full'],
})

export const generateBody = z.strictObject({
  kind: documentKind,
  job_description: z.string().max(limits.jobDescriptionChars).default(''),
  employer: line.trim().default(''),
  role: line.trim().default(''),
  /** Whom it is addressed to: a name, and maybe an address. */
  recipient: z.string().trim().max(limits.recipientChars).default(''),
})
export type GenerateBody = z.output<typeof generateBody>

/**
 * Written from the resume and the person's own words, and checked against them. A retry with the same key returns the
 * first result.
 */
export const generateDocument = defineCall({
  method: 'POST',
  path: '/resumes/:id/documents/generate',
  access: 'signed_in',
  summary: 'Have a document written; one credit where a language model writes it, otherwise none',
  params: resumeId,
  bodyLimit: 512 * 1024,
  headers: z.object({ 'idempotency-key': z.string().min(8).max(100).optional() }),
  body: generateBody,
  answer: { status: 201, json: z.object({ document: resumeDocument, credits_deducted: z.boolean() }) },
  refusals: [
    'no_credits',
    'document_limit',
    'account_full',
    'not_written',
    'assistant_off',
    'key_reused',
    'key_expired',
  ],
})

export const getDocument = defineCall({
  method: 'GET',
  path: '/resumes/:id/documents/:document',
  access: 'signed_in',
  summary: 'One document of a resume',
  params: ofDocument,
  answer: { status: 200, json: resumeDocument },
})

export const saveDocument = defineCall({
  method: 'PUT',
  path: '/resumes/:id/documents/:document',
  access: 'signed_in',
  summary: 'Store a change, only over the version that If-Match names',
  params: ofDocument,
  headers: ifMatch,
  bodyLimit: 512 * 1024,
  body: z.strictObject({ title: title.optional(), content: documentContent.optional() }),
  answer: { status: 200, json: resumeDocument },
  refusals: ['document_conflict', 'account_full'],
})

export const copyDocument = defineCall({
  method: 'POST',
  path: '/resumes/:id/documents/:document/copy',
  access: 'signed_in',
  summary: 'Copy a document',
  params: ofDocument,
  answer: { status: 201, json: resumeDocument },
  refusals: ['document_limit', 'account_full'],
})

export const deleteDocument = defineCall({
  method: 'DELETE',
  path: '/resumes/:id/documents/:document',
  access: 'signed_in',
  summary: 'Delete a document',
  params: ofDocument,
  answer: { status: 204 },
})

/** Of a letter or a thank-you note, as stored. Returns the file with Content-Disposition. */
export const getDocumentPdf = defineCall({
  method: 'GET',
  path: '/resumes/:id/documents/:document/pdf',
  access: 'signed_in',
  summary: 'A letter as a PDF, typeset as its resume is',
  params: ofDocument,
  answer: { status: 200, bytes: 'application/pdf' },
  refusals: [
    'not_a_letter',
    'compilation_error',
    'timeout',
    'output_too_large',
    'too_many_pages',
    'forbidden_command',
    'empty_document',
    ...workerRefusals,
  ],
})
