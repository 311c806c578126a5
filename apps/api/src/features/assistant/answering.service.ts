// One message, from the request to the stored answer (answer-ledger.service.ts owns what is written and charged). The
// user may leave: the answer is there when they return. Only a stop cancels it.
import type { PatchData } from '@galley/contract/assistant'
import {
  AssistantFailure,
  type AnswerListener,
  type Ask,
  type AssistantPort,
} from '../../adapters/llm/assistant.port.ts'
import { isKeyExpired } from '@galley/contract/idempotency-key'
import type { Said } from '@galley/honesty/reply/own-words'
import { createAnswerLedger, hashOf, type AnswerLedger, type LedgerParts } from './answer-ledger.service.ts'
import type { OfResume, SaidMessage, StoredAsk, StoredMessage } from './assistant.repository.ts'
import { boundedHistory, inContext } from './history.ts'
import type { JudgeDraft } from './judge-draft.ts'
import type { AssistantQuestion } from './question.ts'

export type AnswerOutcome =
  | { kind: 'answered'; message: StoredMessage; patch: PatchData; isCharged: boolean }
  /** Nothing came of it, and nothing was charged; `error` is for the person. */
  | { kind: 'failed'; error: string }
  | { kind: 'no_credits' }
  | { kind: 'already_answered' }
  /** The key came with another message before. */
  | { kind: 'key_reused' }
  /** The key was first used too long ago. */
  | { kind: 'key_expired' }

const failures: Record<AssistantFailure['reason'] | 'stopped' | 'internal', string> = {
  slow: 'The assistant took too long to answer.',
  unreachable: 'The assistant cannot be reached at the moment.',
  refused: 'The assistant declined to answer this.',
  empty: 'The assistant sent an empty answer.',
  unreadable: 'The assistant sent something that could not be understood.',
  cut_off: 'The answer was too long and was cut off. Please ask for a smaller change.',
  no_images: 'The assistant that answers here cannot read images. Please send the message without it.',
  stopped: 'Stopped.',
  internal: 'Sorry, I encountered an error processing your request. Please try again.',
}
const tailoringMessage = 'Tailor my resume to the job description.'
const pollMs = 150
const historyMessages = 40

export type AnsweringService = ReturnType<typeof createAnsweringService>

export interface AnsweringParts extends LedgerParts {
  assistant: AssistantPort
  judge: JudgeDraft
  /** Receives every failed answer, and why it failed. */
  onFailure?: (failure: { reason: string; error: unknown }) => void
}

interface Making extends Omit<AnsweringParts, 'onFailure'> {
  ledger: AnswerLedger
  onFailure: NonNullable<AnsweringParts['onFailure']>
  /** Answers in progress in this process, by the ask's id. */
  running: Map<string, AbortController>
}

export function createAnsweringService(parts: AnsweringParts) {
  const { repository } = parts
  const ledger = createAnswerLedger(parts)
  const making: Making = { ...parts, onFailure: parts.onFailure ?? (() => {}), ledger, running: new Map() }

  /**
   * The first tailoring is free, so it covers only the resume as it was generated, and its job. Null where none is due.
   */
  const onlyWhatIsFree = async (asked: AssistantQuestion): Promise<AssistantQuestion | null> => {
    if (asked.intent !== 'first_tailoring') return asked
    const resume = await parts.resumes.find({ userId: asked.session.userId, id: asked.session.resumeId })
    if (!resume) return null
    const { latexContent: latex, jobDescription } = resume
    return { ...asked, message: tailoringMessage, answersClaim: null, latex, jobDescription, image: null, pdf: null }
  }

  return {
    /** Handles a message, once for each idempotency key. */
    async send(asked: AssistantQuestion, listener: AnswerListener): Promise<AnswerOutcome> {
      const question = await onlyWhatIsFree(asked)
      if (question === null) return { kind: 'already_answered' }
      const { session, idempotencyKey } = question
      const find = async () =>
        idempotencyKey === null ? undefined : repository.findAsk(session.userId, idempotencyKey)
      const earlier = await find()
      if (earlier) {
        if (isKeyExpired(earlier.createdAt, parts.clock.now())) return { kind: 'key_expired' }
        if (earlier.state === 'stopped') return { kind: 'failed', error: failures.stopped }
        if (earlier.bodyHash !== hashOf(question)) return { kind: 'key_reused' }
        if (earlier.state === 'answered') return repeated(making, earlier.id)
        if (earlier.state === 'answering') return awaitOther(making, earlier.id)
      }
      const ask = await ledger.begin(question, earlier)
      if (ask === 'no_credits' || ask === 'already_answered') return { kind: ask }
      if (ask !== 'under_way') return answer(making, { question, ask, listener })
      const other = await find()
      return other ? awaitOther(making, other.id) : { kind: 'failed', error: failures.internal }
    },

    /**
     * Stops one message, also before it has arrived; without a key every answer in progress about the resume, in any
     * process.
     */
    async stop(which: OfResume, idempotencyKey: string | null): Promise<void> {
      if (idempotencyKey !== null && (await ledger.stopAhead(which, idempotencyKey))) return
      const one = idempotencyKey === null ? undefined : await repository.findAsk(which.userId, idempotencyKey)
      for (const ask of one ? [one] : idempotencyKey === null ? await repository.answering(which) : []) {
        await ledger.giveUp(ask, 'stopped')
        making.running.get(ask.id)?.abort(new Error('stopped'))
      }
    },

    /**
     * Ends asks that no process works on any more: theirs has died. `all`: no process can be at any. Returns how many.
     */
    async freeExpired({ all }: { all: boolean }): Promise<number> {
      let freed = 0
      for (const ask of await ledger.expired(all)) if (await ledger.giveUp(ask, 'failed')) freed += 1
      return freed
    },

    /** The answers in progress here, for an orderly shutdown. */
    stopAll(): void {
      for (const stopper of making.running.values()) stopper.abort(new Error('the server stops'))
    },
  }
}

interface Asked {
  question: AssistantQuestion
  ask: StoredAsk
  listener: AnswerListener
}

/**
 * The user's last messages about a resume: a proposal is judged against these. Bounded, or judging would take ever
 * longer.
 */
const maxSaid = 200

async function answer(making: Making, { question, ask, listener }: Asked): Promise<AnswerOutcome> {
  const { assistant, judge, repository, ledger, running } = making
  const stopper = new AbortController()
  running.set(ask.id, stopper)
  const signal = AbortSignal.any([stopper.signal, AbortSignal.timeout(ledger.maxMs)])
  try {
    listener.onStage('thinking')
    const asked = askOf(question, await repository.conversation(question.session, historyMessages))
    const draft = await assistant.draft(asked, { signal, onText: (text) => listener.onText(text) })
    const said = (await repository.saidBy(question.session, maxSaid)).map(wordsOf)
    const judged = await judge({ ask: asked, draft, said, userId: ask.userId, signal, listener })
    const message = await ledger.complete(ask, judged)
    return message ? answered(message) : { kind: 'failed', error: failures.stopped }
  } catch (error) {
    const reason = reasonOf(error, { isStopped: stopper.signal.aborted, isLate: signal.aborted })
    if (reason !== 'stopped') making.onFailure({ reason, error })
    await ledger.giveUp(ask, reason === 'stopped' ? 'stopped' : 'failed')
    return { kind: 'failed', error: failures[reason] }
  } finally {
    // A later attempt at the same message has its own.
    if (running.get(ask.id) === stopper) running.delete(ask.id)
  }
}

function reasonOf(
  error: unknown,
  { isStopped, isLate }: { isStopped: boolean; isLate: boolean },
): keyof typeof failures {
  if (isStopped) return 'stopped'
  if (error instanceof AssistantFailure) return error.reason
  return isLate ? 'slow' : 'internal'
}

const wordsOf = ({ content, answersClaim }: SaidMessage): Said =>
  answersClaim === null ? content : { about: answersClaim, words: content }

const askOf = (
  {
    session,
    intent,
    message,
    answersClaim,
    latex,
    jobDescription,
    ignoredTerms,
    ignoredFindings,
    image,
    pdf,
  }: AssistantQuestion,
  conversation: StoredMessage[],
): Ask => ({
  intent: intent === 'chat' ? 'chat' : 'tailor',
  message: inContext({ content: message, answersClaim }),
  ...(answersClaim !== null && { answer: { about: answersClaim, words: message } }),
  latex,
  image,
  pdf,
  form: session.formData,
  jobDescription: jobDescription ?? session.jobDescription ?? '',
  ignoredTerms,
  ignoredFindings,
  // The last one is the message itself.
  history: boundedHistory(conversation.slice(0, -1)),
  ...draftOn(answersClaim, latex, conversation),
})

/** An answer to a question of a waiting proposal that was made from this very text is worked into that proposal. */
function draftOn(claim: string | null, latex: string, conversation: StoredMessage[]): { draftOn?: string } {
  const waiting = conversation.findLast(({ proposal, decision }) => proposal !== null && decision === 'pending')
  if (waiting?.proposal?.baseLatex !== latex) return {}
  const isAnswer = waiting.claims.some(({ text }) => text === claim)
  return isAnswer ? { draftOn: waiting.proposal.newLatex } : {}
}

const answered = (message: StoredMessage): AnswerOutcome => ({
  kind: 'answered',
  message,
  patch: {
    type: message.patchType ?? 'message_only',
    ...(message.proposal && { new_latex: message.proposal.newLatex }),
  },
  isCharged: message.isCharged,
})

/** The result of another attempt under the same key, maybe in another process. */
async function awaitOther(making: Making, askId: string): Promise<AnswerOutcome> {
  const { repository, ledger, clock } = making
  const until = clock.now().getTime() + ledger.maxMs
  while (clock.now().getTime() < until) {
    const state = await repository.stateOf(askId)
    if (state === 'answered') return repeated(making, askId)
    if (state !== 'answering') return { kind: 'failed', error: failures[state === 'stopped' ? 'stopped' : 'internal'] }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return { kind: 'failed', error: failures.slow }
}

async function repeated({ repository }: Making, askId: string): Promise<AnswerOutcome> {
  const message = await repository.answerOf(askId)
  return message ? answered(message) : { kind: 'failed', error: failures.internal }
}
