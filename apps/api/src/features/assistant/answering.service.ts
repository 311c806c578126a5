// One message, from the request to the stored answer (answer-ledger.service.ts owns what is written and charged). The
// user may leave: the answer is there when they return. Only a stop cancels it.
import type { PatchData } from '@galley/contract/assistant'
import {
  AssistantFailure,
  type AnswerListener,
  type Ask,
  type AssistantPort,
} from '../../adapters/llm/assistant.port.ts'
import { retryWhileGone } from '../../adapters/database-outage.port.ts'
import { isKeyExpired } from '@galley/contract/idempotency-key'
import { costly, failures, type FailureKind } from './answer-failures.ts'
import { askOf } from './ask-of.ts'
import { createAnswerLedger, hashOf, type AnswerLedger, type LedgerParts } from './answer-ledger.service.ts'
import type { NewAsk, OfResume, StoredAsk, StoredMessage } from './asks.repository.ts'
import type { FreeCallLimits } from './free-calls.repository.ts'
import type { JudgeDraft, JudgeRequest } from './judge-draft.ts'
import type { AssistantQuestion } from './question.ts'
import { outsideTraces, stopElsewhere, stopHere, watchForStop } from './stop-answer.ts'
import { progressOf, runningAnswer, type RunningAnswer } from './stopped-answer.ts'

export type AnswerOutcome =
  | { kind: 'answered'; message: StoredMessage; patch: PatchData; isCharged: boolean }
  /** Nothing came of it, and nothing was charged; `error` is for the person. */
  | { kind: 'failed'; error: string }
  | { kind: 'no_credits' }
  /** What is said counts towards the account's quota. */
  | { kind: 'account_full' }
  | { kind: 'already_answered' }
  /** The key came with another message before. */
  | { kind: 'key_reused' }
  /** The key was first used too long ago. */
  | { kind: 'key_expired' }

const tailoringMessage = 'Tailor my resume to the job description.'
const pollMs = 150
const historyMessages = 40

export type AnsweringService = ReturnType<typeof createAnsweringService>

/** What the person said that counts: what they withdrew or corrected since is applied to it. */
export interface KnownFacts {
  /** About the resume and its original. `postings`: those of the resumes that it was said about. */
  wordsAbout(which: OfResume): Promise<Pick<JudgeRequest, 'said' | 'postings'>>
  inConversation(userId: string, messages: StoredMessage[]): Promise<StoredMessage[]>
}

export interface AnsweringParts extends LedgerParts {
  assistant: AssistantPort
  judge: JudgeDraft
  facts: KnownFacts
  /** Receives every failed answer, and why it failed. */
  onFailure?: (failure: AnswerFailure) => void
}

export interface AnswerFailure {
  /** `daily_limit`: the installation's limit of free calls. */
  reason: FailureKind | 'daily_limit'
  error: unknown
}

interface Making extends Omit<AnsweringParts, 'onFailure'> {
  ledger: AnswerLedger
  onFailure: NonNullable<AnsweringParts['onFailure']>
  /** Answers in progress in this process, by the ask's id. */
  running: Map<string, RunningAnswer>
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
    return {
      ...asked,
      message: tailoringMessage,
      answersClaim: null,
      selection: null,
      latex,
      jobDescription,
      image: null,
      pdf: null,
    }
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
      const known = earlier && (await outcomeOf(making, earlier, question))
      if (known) return known
      if (!(await hasRoom(parts, question))) return { kind: 'account_full' }
      const ask = await ledger.begin(question, earlier)
      if (ask === 'no_credits' || ask === 'already_answered') return { kind: ask }
      if (ask === 'perPerson' || ask === 'perDay') return limited(making, ask)
      if (ask !== 'under_way') return answer(making, { question, ask, listener })
      const other = await find()
      return (other && (await awaitOther(making, other))) ?? { kind: 'failed', error: failures.internal }
    },

    /**
     * Stops one message, also before it has arrived; without a key every answer in progress about the resume, in any
     * process.
     */
    async stop(which: OfResume, idempotencyKey: string | null): Promise<void> {
      if (idempotencyKey !== null && (await ledger.stopAhead(which, idempotencyKey))) return
      const one = idempotencyKey === null ? undefined : await repository.findAsk(which.userId, idempotencyKey)
      const asks = one ? [one] : idempotencyKey === null ? await repository.answering(which) : []
      await Promise.all(
        asks.map(async (ask) => {
          const running = making.running.get(ask.id)
          if (running) await stopHere(making, running)
          else if (!(await stopElsewhere(making, ask.id))) await ledger.giveUp(ask, 'stopped', { hasCost: true })
        }),
      )
    },

    /**
     * Ends asks that no process works on any more: theirs has died. `all`: no process can be at any. Returns how many.
     */
    async freeExpired({ all }: { all: boolean }): Promise<number> {
      let freed = 0
      const expired = await ledger.expired(all)
      // This process is at its own, also where the database was gone for so long that it could not show it.
      for (const ask of expired.filter(({ id }) => all || !making.running.has(id)))
        if (await ledger.giveUp(ask, 'failed', { hasCost: false })) freed += 1
      return freed
    },

    /** Whether this process makes an answer, also one whose user has left. */
    isBusy: (): boolean => making.running.size > 0,

    /** The answers in progress here, for an orderly shutdown. */
    stopAll(): void {
      for (const { stopper } of making.running.values()) stopper.abort(new Error('the server stops'))
    },
  }
}

/** What came of a message that was sent before under its key; null: nothing will, and it is tried again. */
async function outcomeOf(
  making: Making,
  earlier: StoredAsk,
  question: AssistantQuestion,
): Promise<AnswerOutcome | null> {
  if (isKeyExpired(earlier.createdAt, making.clock.now())) return { kind: 'key_expired' }
  if (earlier.state === 'stopped') return { kind: 'failed', error: failures.stopped }
  if (earlier.bodyHash !== hashOf(question)) return { kind: 'key_reused' }
  if (earlier.state === 'answered') return repeated(making, earlier.id)
  return earlier.state === 'answering' ? awaitOther(making, earlier) : null
}

/** For the message, and for a proposal: it is stored with the text that it was made from. */
const hasRoom = ({ resumes }: AnsweringParts, { session, message, latex }: AssistantQuestion): Promise<boolean> =>
  resumes.hasRoomFor(session.userId, `${message}${latex}${latex}`)

const fromMidnight = 'It answers again from midnight, UTC. Everything else works as ever.'

/** Only calls that cost no credit are limited; whether one will is known when it has ended. */
function limited({ freeCalls, onFailure }: Making, limit: keyof FreeCallLimits): AnswerOutcome {
  if (limit === 'perPerson') {
    const { perPerson } = freeCalls.limits
    const error = `The assistant has worked ${perPerson} times for you today at no cost, the most for one day. ${fromMidnight}`
    return { kind: 'failed', error }
  }
  onFailure({ reason: 'daily_limit', error: null })
  return { kind: 'failed', error: `The assistant has reached this site’s limit for today. ${fromMidnight}` }
}

interface Asked {
  question: AssistantQuestion
  ask: NewAsk
  listener: AnswerListener
}

async function answer(making: Making, { question, ask, listener }: Asked): Promise<AnswerOutcome> {
  const { assistant, judge, facts, ledger, running } = making
  const own = runningAnswer(ask)
  running.set(ask.id, own)
  const endWatch = watchForStop(own, making)
  const signal = AbortSignal.any([own.stopper.signal, AbortSignal.timeout(ledger.maxMs)])
  try {
    listener.onStage('thinking')
    const asked = await fullAsk(making, question, ask)
    const draft = await assistant.draft(asked, { signal, ...progressOf(own, listener) })
    own.hasWorked = true
    own.hasChange ||= draft.latex !== null
    const known = await retryWhileGone(() => facts.wordsAbout(question.session), ledger.maxMs)
    const judged = await judge({ ask: asked, draft, ...known, userId: ask.userId, signal, listener })
    const message = await ledger.complete(ask, judged)
    return message ? answered(message) : await endedOutcome(making, ask)
  } catch (error) {
    const reason = reasonOf(error, { own, isLate: signal.aborted })
    if (reason === 'stopped') {
      await ledger.giveUpSoon(ask, 'stopped', { hasCost: true })
      return endedOutcome(making, ask)
    }
    making.onFailure({ reason, error })
    await ledger.giveUpSoon(ask, 'failed', { hasCost: costly.has(reason) || own.hasWorked })
    return { kind: 'failed', error: failures[reason] }
  } finally {
    endWatch()
    // A later attempt at the same message has its own.
    if (running.get(ask.id) === own) running.delete(ask.id)
  }
}

async function fullAsk(making: Making, question: AssistantQuestion, ask: NewAsk): Promise<Ask> {
  const [before, beside] = await Promise.all([
    answeredBefore(making, ask),
    making.resumes.besideOf({ id: ask.resumeId, userId: ask.userId }),
  ])
  return { ...askOf(question, before), ...(beside && { beside }) }
}

/** What was stored before the attempt came to its end: by a stop, or by a commit whose response was lost. */
async function endedOutcome({ repository }: Making, ask: NewAsk): Promise<AnswerOutcome> {
  const message = await repository.answerOf(ask.id)
  return message ? answered(message) : { kind: 'failed', error: failures.stopped }
}

/** The conversation before this message, without messages that got no answer: a model would answer those, too. */
async function answeredBefore({ repository, facts }: Making, ask: NewAsk): Promise<StoredMessage[]> {
  const [conversation, unanswered] = await Promise.all([
    repository.conversation(ask, historyMessages),
    repository.unanswered(ask),
  ])
  const answered = conversation.filter(({ askId }) => askId !== ask.id && !unanswered.has(askId))
  return facts.inConversation(ask.userId, answered)
}

function reasonOf(error: unknown, { own, isLate }: { own: RunningAnswer; isLate: boolean }): FailureKind {
  if (own.stopper.signal.aborted) return own.isStopped ? 'stopped' : 'restarted'
  if (error instanceof AssistantFailure) return error.reason
  return isLate ? 'slow' : 'internal'
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

/** The result of another attempt under the same key, maybe in another process; null: that process has died. */
async function awaitOther(making: Making, ask: StoredAsk): Promise<AnswerOutcome | null> {
  const { repository, ledger, clock } = making
  const until = clock.now().getTime() + ledger.maxMs
  while (clock.now().getTime() < until) {
    const { state, isSilent } = (await outsideTraces(() => repository.statusOf(ask.id))) ?? {}
    if (state === 'answered') return repeated(making, ask.id)
    if (state !== 'answering') return { kind: 'failed', error: failures[state === 'stopped' ? 'stopped' : 'internal'] }
    if (isSilent && !making.running.has(ask.id)) {
      await ledger.giveUp(ask, 'failed', { hasCost: false })
      return null
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return { kind: 'failed', error: failures.slow }
}

async function repeated({ repository }: Making, askId: string): Promise<AnswerOutcome> {
  const message = await repository.answerOf(askId)
  return message ? answered(message) : { kind: 'failed', error: failures.internal }
}
