// The assistant: a session about one resume, messages, and proposals that are judged before anybody sees them.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { limits } from './limits.ts'
import { receivedData, resumeData } from './resume-data.ts'

const latex = z
  .string()
  .refine(
    (value) => new TextEncoder().encode(value).length <= limits.chatLatexBytes,
    'is too long for the assistant, which reads up to 64 KiB',
  )
const jobDescription = z.string().max(limits.jobDescriptionChars)
/** Base64 without a prefix, of at most so many bytes. */
const base64 = (bytes: number) =>
  z
    .string()
    .max(Math.ceil(bytes / 3) * 4)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be base64')

/**
 * What a rule of the guard is about. `wording` leaves it to the person, and so does `removed` but for whole sections;
 * each of the others stops what it is about. `entailment`: a model’s second reading, where one ran.
 */
export const guardCodes = [
  'form',
  'tex',
  'compile',
  'pages',
  'contact',
  'entry',
  'number',
  'skill',
  'term',
  'scope',
  'hidden',
  'wording',
  'removed',
  'entailment',
] as const
export const guardCode = z.enum(guardCodes)
export type GuardCode = z.infer<typeof guardCode>

/** A claim that no source proves: held back from the proposal, or in it and doubtful. */
export const claim = z.object({
  code: guardCode,
  /** The words in doubt, as they stand in what was proposed. */
  text: z.string(),
  /** Which job, school or section it stands in; null: the document as a whole. */
  where: z.string().nullable(),
  /**
   * To the person, to be answered in the chat: the answer is a fact from then on. Null where there is nothing to ask.
   */
  question: z.string().nullable(),
  isHeldBack: z.boolean(),
})
export type Claim = z.infer<typeof claim>

const counted = z.object({ before: z.number(), after: z.number() })
/** What the card above a proposal says. */
export const review = z
  .object({
    checked: z.array(guardCode),
    claims: z.array(claim),
    pages: counted,
    /** Share of the job description's terms that the resume shows, 0 to 1; null without a job description. */
    coverage: counted.nullable(),
  })
  .meta({ id: 'ProposalReview' })
export type Review = z.infer<typeof review>

/** The message answers the question about a claim: its words are a fact about that. `text`: the claim's. */
export const answersClaim = z.strictObject({ text: z.string().min(1, 'must not be empty').max(limits.claimChars) })

const idempotencyKey = z.string().min(8).max(100)

export const patchTypes = ['full_latex', 'message_only', 'empty_latex'] as const
export const patchData = z.object({ type: z.enum(patchTypes), new_latex: z.string().optional() })
export type PatchData = z.infer<typeof patchData>

/**
 * What became of a proposal. `partly`: some of its changes were accepted, and others may still be open. `replaced`:
 * another one was accepted, so that its text is no longer there; its credit came back.
 */
export const decisions = ['pending', 'partly', 'accepted', 'rejected', 'replaced'] as const
export type Decision = (typeof decisions)[number]

/** Why a line was changed, in the assistant's words: to be read, and no fact. */
const changeReason = z.object({
  /** The first words of the line. */
  line: z.string().max(limits.changeLineChars),
  reason: z.string().max(limits.changeReasonChars),
})
export type ChangeReason = z.infer<typeof changeReason>

/** Another wording of a changed line, checked like the first one. Both are whole lines of LaTeX. */
const changeWording = z.object({
  /** The line as the proposal has it. */
  line: z.string(),
  latex: z.string().max(limits.changeWordingChars),
})
export type ChangeWording = z.infer<typeof changeWording>

const image = z.object({
  data: base64(limits.chatImageBytes),
  type: z.enum(['image/png', 'image/jpeg', 'image/webp']),
  name: z.string().max(limits.fileNameChars).default('image'),
})
const pdf = z.object({
  data: base64(limits.chatPdfBytes),
  name: z.string().max(limits.fileNameChars).default('resume.pdf'),
})

export const chatMessage = z
  .object({
    id: z.uuid(),
    type: z.enum(['user', 'assistant']),
    content: z.string(),
    /** Of a person's message that answers the question about a claim, which its content does not repeat; else null. */
    answers_claim: answersClaim.nullable(),
    /** Of a person's message about a part of the text: that part's words, cut; else null. */
    selected: z.string().nullable(),
    timestamp: z.iso.datetime(),
    /** What became of a person's message; null for the assistant's. */
    outcome: z.enum(['answering', 'answered', 'failed', 'stopped']).nullable(),
    /** Names of what was attached; the files themselves are not kept. */
    attachments: z.array(z.string()),
    /** What the assistant would like to know, or held back: of a proposal the same as in its review. */
    claims: z.array(claim),
    proposal: z
      .object({
        /** The accepted text that it was made from. */
        base_latex: z.string(),
        new_latex: z.string(),
        decision: z.enum(decisions),
        review,
        /** For those of its changes that the assistant gave one for. */
        reasons: z.array(changeReason).optional(),
        /** At most two for each of its changes; most have none. */
        wordings: z.array(changeWording).optional(),
      })
      .nullable(),
  })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof chatMessage>

export const aiSession = z
  .object({
    success: z.literal(true),
    session_id: z.uuid(),
    /** A rule-based assistant says so, and so does the page. */
    assistant: z.enum(['offline', 'model']),
    /** What was said about this resume before, oldest first. */
    messages: z.array(chatMessage),
    /** A message whose answer is still being made. */
    is_answering: z.boolean(),
    /** The resume was generated for a job: a first proposal is due, and is a part of generating it. */
    is_tailoring_due: z.boolean(),
  })
  .meta({ id: 'AiSession' })
export type AiSession = z.infer<typeof aiSession>

export const startSession = defineCall({
  method: 'POST',
  path: '/ai/session/start',
  access: 'signed_in',
  summary: 'Begin to talk with the assistant about a resume',
  bodyLimit: 2 * 1024 * 1024,
  body: z.strictObject({
    resume_id: z.uuid(),
    form_data: z.preprocess((value) => receivedData(value ?? {}), resumeData.prefault({})),
    template_name: z.string().max(100).nullish(),
    job_description: jobDescription.nullish(),
  }),
  answer: { status: 200, json: aiSession },
})

/** A part of the text, in UTF-16 units: `from` is its first, `to` the one after its last. */
const selection = z
  .strictObject({ from: z.int().min(0), to: z.int().min(1) })
  .refine(
    ({ from, to }) => from < to && to - from <= limits.selectionChars,
    `must be 1 to ${limits.selectionChars} long`,
  )
export type Selection = z.infer<typeof selection>

export const messageBody = z
  .strictObject({
    session_id: z.uuid(),
    message: z.string().trim().min(1, 'must not be empty').max(limits.chatMessageChars),
    answers_claim: answersClaim.nullish(),
    current_latex: latex,
    /** The message is about this part of the text; the answer changes nothing else. */
    selection: selection.nullish(),
    image_data: image.nullish(),
    pdf_data: pdf.nullish(),
    /** Tailoring works on the job description; the first after a resume was generated for one is not charged. */
    intent: z.enum(['chat', 'tailor', 'first_tailoring']).default('chat'),
    job_description: jobDescription.nullish(),
    /** Names of the job description's terms that the person does not want counted in a proposal's share. */
    ignored_terms: z.array(z.string().max(limits.ignoredTermChars)).max(limits.ignoredTerms).default([]),
    /** Of proofreading, what the person says is right: `spelling:` or `grammar:` and the words, in lower case. */
    ignored_findings: z.array(z.string().max(limits.ignoredFindingChars)).max(limits.ignoredFindings).default([]),
  })
  .refine(({ selection, current_latex }) => !selection || selection.to <= current_latex.length, {
    path: ['selection'],
    message: 'must lie within current_latex',
  })

/** The answer to a message: the model's or the rules' words, and a proposal where one came through the guard. */
export const messageAnswer = z
  .object({
    success: z.boolean(),
    response: z.string(),
    patch_data: patchData.nullable(),
    error: z.string().nullable(),
    credits_deducted: z.boolean(),
    /** The stored answer; null where there is none. */
    message: chatMessage.nullable(),
  })
  .meta({ id: 'AiAnswer' })
export type MessageAnswer = z.infer<typeof messageAnswer>

/**
 * With `Accept: text/event-stream` the answer comes as it is made: `event: text` with `{"text"}` for each part of the
 * words, `event: stage` with `{"stage"}` for what is being done, at last `event: answer` with the whole AiAnswer, or
 * `event: refused` with an Error.
 */
export const sendMessage = defineCall({
  method: 'POST',
  path: '/ai/session/message',
  access: 'signed_in',
  summary: 'Say something to the assistant; one answered message is one credit',
  bodyLimit: 24 * 1024 * 1024,
  headers: z.object({ 'idempotency-key': idempotencyKey.optional(), accept: z.string().optional() }),
  body: messageBody,
  answer: { status: 200, json: messageAnswer },
  refusals: [
    'not_found',
    'no_credits',
    'account_full',
    'already_answered',
    'assistant_off',
    'key_reused',
    'key_expired',
  ],
})

/** What a stream's `stage` event may say. */
export const stages = ['thinking', 'checking', 'repairing'] as const
export type Stage = (typeof stages)[number]

export const stopAnswer = defineCall({
  method: 'POST',
  path: '/ai/session/:id/stop',
  access: 'signed_in',
  summary: 'Stop what is being answered in this chat; it costs nothing. Leaving the page stops nothing',
  params: z.object({ id: z.uuid() }),
  /**
   * Of the message that is meant, also where that has not arrived yet; without one, whatever is being answered about
   * the resume.
   */
  body: z.strictObject({ idempotency_key: idempotencyKey.nullish() }),
  answer: { status: 204 },
})

export const endSession = defineCall({
  method: 'DELETE',
  path: '/ai/session/:id',
  access: 'signed_in',
  summary: 'End a chat; what was said is kept with the resume',
  params: z.object({ id: z.uuid() }),
  answer: { status: 204 },
})

export const decideProposal = defineCall({
  method: 'PUT',
  path: '/ai/messages/:id/decision',
  access: 'signed_in',
  summary: 'Keep what the person made of a proposal, or that they have accepted some of its changes',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ decision: z.enum(['partly', 'accepted', 'rejected']) }),
  answer: { status: 204 },
})

export const forgetConversation = defineCall({
  method: 'DELETE',
  path: '/ai/conversations/:id',
  access: 'signed_in',
  summary: 'Forget what was said about a resume',
  params: z.object({ id: z.uuid() }),
  answer: { status: 204 },
})
