// One message, from reserving its credit to the stored answer. The credit is used in the very transaction that stores the
// answer, and free again in every other case. Whoever asked may leave: the answer is there when they come back. Only a stop
// stops it.
import type { PatchData } from '@galley/contract/assistant'
import {
  AssistantFailure,
  type AnswerEvents,
  type Assistant,
  type Ask,
  type Attached,
} from '../../adapters/assistant.port.ts'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { Transactions } from '../../adapters/transactions.port.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { AssistantRepository, OfResume, StoredAsk, StoredMessage, StoredSession } from './assistant.repository.ts'
import type { JudgeDraft } from './judge-draft.ts'
import type { JudgedAnswer } from './review-draft.ts'
import { boundedHistory } from './history.ts'

export interface Question {
  session: StoredSession
  intent: 'chat' | 'tailor' | 'first_tailoring'
  message: string
  latex: string
  jobDescription: string | null
  image: Attached | null
  pdf: Attached | null
  idempotencyKey: string | null
}

export type Answered =
  | { kind: 'answered'; message: StoredMessage; patch: PatchData; isCharged: boolean }
  /** Nothing came of it, and nothing was charged; `error` is for the person. */
  | { kind: 'failed'; error: string }
  | { kind: 'no_credits' }
  | { kind: 'already_answered' }

const failures: Record<AssistantFailure['reason'] | 'stopped' | 'internal', string> = {
  slow: 'The assistant took too long to answer.',
  unreachable: 'The assistant cannot be reached at the moment.',
  refused: 'The assistant declined to answer this.',
  empty: 'The assistant sent an empty answer.',
  unreadable: 'The assistant sent something that could not be understood.',
  stopped: 'Stopped.',
  internal: 'Sorry, I encountered an error processing your request. Please try again.',
}
/** For what a draft needs besides the assistant: compiling, checking, storing. */
const checkingMs = 90_000
const pollMs = 150
const historyMessages = 40

export type AnsweringService = ReturnType<typeof createAnsweringService>

export interface AnsweringParts {
  transactions: Transactions
  repository: AssistantRepository
  credits: CreditsService
  assistant: Assistant
  judge: JudgeDraft
  clock: Clock
  ids: Ids
  /** Told of every answer that did not come about, and why. */
  onFailure?: (failure: { reason: string; error: unknown }) => void
}

export function createAnsweringService(parts: AnsweringParts) {
  const { transactions, repository, credits, assistant, judge, clock, ids, onFailure = () => {} } = parts
  const running = new Map<string, AbortController>()
  const longestMs = assistant.patienceMs + checkingMs

  const notCharged = async (askId: string, holdId: string | null, state: 'failed' | 'stopped'): Promise<boolean> =>
    transactions.run(async (tx) => {
      if (!(await repository.closeAsk(tx, askId, state))) return false
      if (holdId !== null) await credits.release(tx, holdId)
      return true
    })

  /** Reserves a credit and writes down what is asked. */
  async function begin(question: Question, isFree: boolean, earlier: StoredAsk | undefined) {
    const { session, idempotencyKey } = question
    const { userId, resumeId } = session
    await credits.open(userId)
    return transactions.run(async (tx) => {
      const holdId = isFree ? null : await credits.hold(tx, { userId, resumeId })
      if (!isFree && holdId === null) return 'no_credits' as const
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + longestMs)
      const ask: StoredAsk = {
        ...{ id: earlier?.id ?? ids.next(), userId, resumeId, idempotencyKey, state: 'answering' },
        ...{ isTailoring: question.intent !== 'chat', holdId, createdAt: now, expiresAt },
      }
      const isWritten = earlier
        ? await repository.reopenAsk(tx, earlier.id, { holdId, expiresAt })
        : await repository.insertAsk(tx, ask, userMessage(question, ask, { id: ids.next(), at: now }))
      if (isWritten) return ask
      // The same key a moment ago: whoever holds it answers, and this reservation never was.
      if (holdId !== null) await credits.release(tx, holdId)
      return 'under_way' as const
    })
  }

  async function answer(question: Question, ask: StoredAsk, events: AnswerEvents): Promise<Answered> {
    const stopper = new AbortController()
    running.set(ask.id, stopper)
    const signal = AbortSignal.any([stopper.signal, AbortSignal.timeout(longestMs)])
    try {
      events.onStage('thinking')
      const asked = await askOf(question)
      const draft = await assistant.draft(asked, { signal, onText: (text) => events.onText(text) })
      const said = (await repository.saidBy(question.session)).map(({ content }) => content)
      const judged = await judge({ ask: asked, draft, said, userId: ask.userId, signal, events })
      return (await settle(ask, judged, question)) ?? { kind: 'failed', error: failures.stopped }
    } catch (error) {
      const reason = stopper.signal.aborted
        ? 'stopped'
        : error instanceof AssistantFailure
          ? error.reason
          : signal.aborted
            ? 'slow'
            : 'internal'
      if (reason !== 'stopped') onFailure({ reason, error })
      await notCharged(ask.id, ask.holdId, reason === 'stopped' ? 'stopped' : 'failed')
      return { kind: 'failed', error: failures[reason] }
    } finally {
      running.delete(ask.id)
    }
  }

  async function askOf({ session, intent, message, latex, jobDescription, image, pdf }: Question): Promise<Ask> {
    const before = await repository.conversation(session, historyMessages)
    return {
      ...{ intent: intent === 'chat' ? 'chat' : 'tailor', message, latex, image, pdf, form: session.formData },
      jobDescription: jobDescription ?? session.jobDescription ?? '',
      // The last one is the message itself.
      history: boundedHistory(before.slice(0, -1)),
    }
  }

  /** Stores the answer and uses the credit, or neither: null where it was stopped or given up meanwhile. */
  async function settle(ask: StoredAsk, judged: JudgedAnswer, { intent }: Question): Promise<Answered | null> {
    return transactions.run(async (tx) => {
      if (!(await repository.closeAsk(tx, ask.id, 'answered'))) return null
      const isCharged =
        ask.holdId !== null &&
        (judged.isWorthACredit ? await credits.spend(tx, ask.holdId) : (await credits.release(tx, ask.holdId), false))
      const { proposal } = judged
      const message: StoredMessage = {
        ...{ id: ids.next(), userId: ask.userId, resumeId: ask.resumeId, askId: ask.id, role: 'assistant' },
        ...{
          content: judged.message,
          attachments: [],
          proposal,
          decision: 'pending',
          isCharged,
          createdAt: clock.now(),
        },
        patchType: judged.patchType,
        claims: judged.claims,
      }
      await repository.insertAnswer(tx, message)
      if (intent === 'first_tailoring') await repository.setFirstTailoringDone(tx, ask)
      return { kind: 'answered', message, patch: patchOf(message), isCharged }
    })
  }

  /** The answer of somebody else's attempt under the same key, or another process's. */
  async function awaitOther(askId: string): Promise<Answered> {
    const until = clock.now().getTime() + longestMs
    while (clock.now().getTime() < until) {
      const state = await repository.stateOf(askId)
      if (state === 'answered') return repeated(askId)
      if (state !== 'answering')
        return { kind: 'failed', error: failures[state === 'stopped' ? 'stopped' : 'internal'] }
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
    return { kind: 'failed', error: failures.slow }
  }

  async function repeated(askId: string): Promise<Answered> {
    const message = await repository.answerOf(askId)
    if (!message) return { kind: 'failed', error: failures.internal }
    return { kind: 'answered', message, patch: patchOf(message), isCharged: message.isCharged }
  }

  return {
    /** Answers a message, once for each idempotency key. */
    async send(question: Question, events: AnswerEvents): Promise<Answered> {
      const { session, intent, idempotencyKey } = question
      const earlier = idempotencyKey === null ? undefined : await repository.findAsk(session.userId, idempotencyKey)
      if (earlier?.state === 'answered') return repeated(earlier.id)
      if (earlier?.state === 'answering') return awaitOther(earlier.id)
      const isFree = intent === 'first_tailoring'
      if (isFree && !(await isDue(session))) return { kind: 'already_answered' }
      const ask = await begin(question, isFree, earlier)
      if (ask === 'no_credits') return { kind: 'no_credits' }
      if (ask === 'under_way') {
        const other = idempotencyKey === null ? undefined : await repository.findAsk(session.userId, idempotencyKey)
        return other ? awaitOther(other.id) : { kind: 'failed', error: failures.internal }
      }
      return answer(question, ask, events)
    },

    /** Stops whatever is being answered about this resume, in this process or in another. */
    async stop(which: OfResume): Promise<void> {
      for (const { id, holdId } of await repository.answering(which)) {
        await notCharged(id, holdId, 'stopped')
        running.get(id)?.abort(new Error('stopped'))
      }
    },

    /** Ends what nobody answers any more: its process has died. `all`: no process can be at any of it. Answers how many. */
    async freeExpired({ all }: { all: boolean }): Promise<number> {
      const now = clock.now()
      const before = all ? new Date(now.getTime() + longestMs + 1) : now
      let freed = 0
      for (const { id, holdId } of await repository.expired(before))
        if (await notCharged(id, holdId, 'failed')) freed += 1
      return freed
    },

    /** What is being answered here, for an orderly end. */
    stopAll(): void {
      for (const stopper of running.values()) stopper.abort(new Error('the server stops'))
    },
  }

  async function isDue(session: StoredSession): Promise<boolean> {
    const resume = await repository.findResume(session)
    const answering = await repository.answering(session)
    return resume?.firstTailoring === 'due' && !answering.some(({ isTailoring }) => isTailoring)
  }
}

const patchOf = ({ patchType, proposal }: StoredMessage): PatchData => ({
  type: patchType ?? 'message_only',
  ...(proposal && { new_latex: proposal.newLatex }),
})

function userMessage(
  { message, image, pdf }: Question,
  { id: askId, userId, resumeId }: StoredAsk,
  { id, at }: { id: string; at: Date },
): StoredMessage {
  return {
    ...{ id, askId, userId, resumeId, role: 'user', content: message, createdAt: at },
    attachments: [image, pdf].flatMap((file) => (file ? [file.name] : [])),
    ...{ proposal: null, claims: [], decision: 'pending', patchType: null, isCharged: false },
  }
}
