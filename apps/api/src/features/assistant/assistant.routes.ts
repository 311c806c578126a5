import {
  decideProposal,
  endSession,
  forgetConversation,
  sendMessage,
  startSession,
  stopAnswer,
  type MessageAnswer,
  type messageBody,
} from '@galley/contract/assistant'
import { errorTable } from '@galley/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { AnswerListener } from '../../adapters/llm/assistant.port.ts'
import { ApiFailure } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import { openEventStream, type EventStream } from '../../http/event-stream.ts'
import type { RequestLimits } from '../../http/rate-limits.ts'
import type { AnswerOutcome, AnsweringService } from './answering.service.ts'
import type { AssistantService } from './assistant.service.ts'
import { presentMessage } from './present-message.ts'
import type { AssistantQuestion } from './question.ts'

interface Parts {
  assistant: AssistantService
  answering: AnsweringService
  limits: RequestLimits
}

const expired = () =>
  new ApiFailure('not_found', { detail: 'Chat session expired. Please refresh the page and try again.' })
const noListener: AnswerListener = { onText: () => {}, onStage: () => {} }

export async function assistantRoutes(app: FastifyInstance, { assistant, answering, limits }: Parts): Promise<void> {
  bind(app, startSession, async ({ caller, body }) => {
    const opened = await assistant.start({
      userId: caller.userId,
      resumeId: body.resume_id,
      formData: body.form_data,
      jobDescription: body.job_description ?? null,
    })
    if (!opened) throw new ApiFailure('not_found')
    return {
      success: true as const,
      session_id: opened.sessionId,
      assistant: opened.assistant,
      messages: opened.messages.map((message) => presentMessage(message, opened.unanswered)),
      is_answering: opened.isAnswering,
      is_tailoring_due: opened.isTailoringDue,
    }
  })

  bind(app, sendMessage, async ({ caller, body, headers, reply }) => {
    if (body.intent === 'first_tailoring') await limits.spend('firstTailoringPerUser', caller.userId)
    const session = await assistant.use(body.session_id, caller.userId)
    if (!session) throw expired()
    const question = { ...questionIn(body), session, idempotencyKey: headers['idempotency-key'] ?? null }
    if (!headers.accept?.includes('text/event-stream')) return answerOf(await answering.send(question, noListener))

    // Opened by the first event: a refusal before that has a status of its own.
    let stream: EventStream | null = null
    const emit = (event: string, data: unknown) => (stream ??= openEventStream(reply)).send(event, data)
    try {
      const answered = await answering.send(question, {
        onText: (text) => emit('text', { text }),
        onStage: (stage) => emit('stage', { stage }),
      })
      emit('answer', answerOf(answered))
    } catch (error) {
      if (stream === null) throw error
      app.log.error({ err: { type: (error as Error).name } }, 'an answer broke off')
      emit('refused', { detail: errorTable.internal.detail, code: 'internal', request_id: reply.request.id })
    }
    ;(stream as EventStream | null)?.end()
    return reply as never
  })

  bind(app, stopAnswer, async ({ caller, params, body }) => {
    const session = await assistant.use(params.id, caller.userId)
    if (!session) throw expired()
    await answering.stop(session, body.idempotency_key ?? null)
    return undefined
  })

  bind(app, endSession, async ({ caller, params }) => {
    if (!(await assistant.end(params.id, caller.userId))) throw expired()
    return undefined
  })

  bind(app, decideProposal, async ({ caller, params, body }) => {
    if (!(await assistant.decide(params.id, caller.userId, body.decision))) throw new ApiFailure('not_found')
    return undefined
  })

  bind(app, forgetConversation, async ({ caller, params }) => {
    if (!(await assistant.forget({ userId: caller.userId, resumeId: params.id }))) throw new ApiFailure('not_found')
    return undefined
  })
}

const questionIn = (body: z.output<typeof messageBody>): Omit<AssistantQuestion, 'session' | 'idempotencyKey'> => ({
  intent: body.intent,
  message: body.message,
  answersClaim: body.answers_claim?.text ?? null,
  latex: body.current_latex,
  selection: body.selection ?? null,
  jobDescription: body.job_description ?? null,
  ignoredTerms: body.ignored_terms,
  ignoredFindings: body.ignored_findings,
  image: body.image_data ?? null,
  pdf: body.pdf_data ? { ...body.pdf_data, type: 'application/pdf' } : null,
})

/** Throws where the table has a status for it; a failed message is an answer that says so. */
function answerOf(answered: AnswerOutcome): MessageAnswer {
  if (answered.kind === 'no_credits' || answered.kind === 'account_full') throw new ApiFailure(answered.kind)
  if (answered.kind === 'already_answered' || answered.kind === 'key_reused' || answered.kind === 'key_expired')
    throw new ApiFailure(answered.kind)
  if (answered.kind === 'failed')
    return {
      success: false,
      response: '',
      patch_data: null,
      error: answered.error,
      credits_deducted: false,
      message: null,
    }
  return {
    success: true,
    response: answered.message.content,
    patch_data: answered.patch,
    error: null,
    credits_deducted: answered.isCharged,
    message: presentMessage(answered.message),
  }
}
