// What the assistant knows about a person from their own words: sentences of the chat that a proposal may rest on.
import { z } from 'zod'
import { answersClaim } from './assistant.ts'
import { defineCall } from './call.ts'
import { limits } from './limits.ts'

/** Of a sentence of a message: the same while its words are. */
const factKey = z.string().regex(/^[0-9a-f]{16}$/, 'must be the key of a fact')

/** A sentence that counts as the person's own word. */
export const fact = z
  .object({
    /** The message that it was said in. */
    message_id: z.uuid(),
    key: factKey,
    /** As it counts: the correction where there is one. */
    text: z.string(),
    is_corrected: z.boolean(),
    said_at: z.iso.datetime(),
    /** The claim that the message answers the question about; null: it answers none. */
    answers_claim: answersClaim.nullable(),
  })
  .meta({ id: 'Fact' })
export type Fact = z.infer<typeof fact>

/** How much a resume or a form says: jobs, schools and other entries, and skills. */
const contents = z.object({ entries: z.int(), skills: z.int() })
export type Contents = z.infer<typeof contents>

export const factsOfResume = z
  .object({
    resume_id: z.uuid(),
    resume_title: z.string(),
    /** Facts themselves, too. */
    resume: contents,
    /** What the open chat was begun with; null: there is none. */
    form: contents.nullable(),
    /** How many copies of it its facts count for as well. */
    copies: z.int(),
    /** Newest first. */
    facts: z.array(fact),
  })
  .meta({ id: 'FactsOfResume' })
export type FactsOfResume = z.infer<typeof factsOfResume>

const ofOne = z.object({ resume_id: z.uuid().optional() })

export const listFacts = defineCall({
  method: 'GET',
  path: '/ai/facts',
  access: 'signed_in',
  summary: 'The facts that the person stated in chats: of one resume and its original, or of all',
  query: ofOne,
  answer: {
    status: 200,
    json: z.object({
      /** Last talked about first. Of all resumes only those with a fact. */
      resumes: z.array(factsOfResume),
      /** There are more: only the resumes that were talked about last are listed together. */
      has_more: z.boolean(),
    }),
  },
  refusals: ['not_found', 'unavailable'],
})

export const correctFact = defineCall({
  method: 'PUT',
  path: '/ai/messages/:id/facts/:key',
  access: 'signed_in',
  summary: 'Put another sentence in the place of a fact, or the original one again',
  params: z.object({ id: z.uuid(), key: factKey }),
  body: z.strictObject({
    /** Null: as it was written. */
    text: z.string().trim().min(1, 'must not be empty').max(limits.factChars).nullable(),
  }),
  answer: { status: 200, json: fact },
  refusals: ['not_a_fact'],
})

export const withdrawFact = defineCall({
  method: 'DELETE',
  path: '/ai/messages/:id/facts/:key',
  access: 'signed_in',
  summary: 'A fact counts no longer; the message stays in the chat',
  params: z.object({ id: z.uuid(), key: factKey }),
  answer: { status: 204 },
})

export const forgetFacts = defineCall({
  method: 'DELETE',
  path: '/ai/facts',
  access: 'signed_in',
  summary: 'Nothing that was said so far counts any longer: about one resume, or about all',
  query: ofOne,
  answer: { status: 204 },
  refusals: ['not_found'],
})
