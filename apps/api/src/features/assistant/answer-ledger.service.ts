// What is written for an answer, each step in one transaction: the credit is reserved with the message, used with the
// stored answer, and released in every other case.
import { createHash } from 'node:crypto'
import type { Selection } from '@galley/contract/assistant'
import { limits } from '@galley/contract/limits'
import { plainText } from '@galley/resume/outline/plain-text'
import type { AssistantPort } from '../../adapters/llm/assistant.port.ts'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { Transaction, Transactions } from '../../adapters/transactions.port.ts'
import type { CreditsService, LostCredit } from '../credits/credits.service.ts'
import type { ResumesService } from '../resumes/resumes.service.ts'
import { retryWhileGone, runOrRetryLater } from '../../adapters/database-outage.port.ts'
import type { NewAsk, OfResume, OpenAsk, StoredAsk, StoredMessage } from './asks.repository.ts'
import type { AssistantRepository } from './assistant.repository.ts'
import type { FreeCallLimits, FreeCallsRepository } from './free-calls.repository.ts'
import type { AssistantQuestion } from './question.ts'
import type { JudgedAnswer } from './review-draft.ts'

export interface LedgerParts {
  transactions: Transactions
  repository: AssistantRepository
  credits: CreditsService
  resumes: Pick<ResumesService, 'find' | 'besideOf' | 'moveFirstTailoring' | 'hasRoomFor'>
  assistant: Pick<AssistantPort, 'kind' | 'patienceMs'>
  freeCalls: Pick<FreeCallsRepository, 'limits' | 'reserve' | 'giveBack'>
  clock: Clock
  ids: Ids
  /** A credit was used whose refund waited for it. */
  onLostCredit: (lost: LostCredit) => void
}

const subjectOf = ({ userId, resumeId }: OfResume) => ({ userId, id: resumeId })

/** For what a draft needs besides the assistant: compiling, checking, storing. */
const checkingMs = 90_000

/** These take back what was written before it was seen that it may not be. */
class NoCredits extends Error {}
class NotDue extends Error {}
class FreeCallLimit extends Error {
  readonly limit: keyof FreeCallLimits
  constructor(limit: keyof FreeCallLimits) {
    super(limit)
    this.limit = limit
  }
}

/** Why a message gets no answer; `perPerson` and `perDay`: of the calls of a model that cost no credit. */
export type Refusal = 'no_credits' | 'already_answered' | 'under_way' | keyof FreeCallLimits

export type AnswerLedger = ReturnType<typeof createAnswerLedger>

export function createAnswerLedger(parts: LedgerParts) {
  const { transactions, repository, credits, resumes, assistant, freeCalls, clock, ids, onLostCredit } = parts
  /** Rules cost nothing: only calls of a model are counted. */
  const isCounted = assistant.kind === 'model'
  const maxMs = assistant.patienceMs + checkingMs

  async function completeHold(tx: Transaction, holdId: string | null, { isWorthACredit }: JudgedAnswer) {
    if (holdId !== null && isWorthACredit) return credits.spend(tx, holdId)
    if (holdId !== null) await credits.release(tx, holdId)
    return { isSpent: false, lost: null }
  }

  /**
   * Ends an ask without an answer and releases its credit. False where it has ended already. `hasCost`: the model has
   * worked for it, so it counts as a free call.
   */
  const giveUp = (ask: OpenAsk, state: 'failed' | 'stopped', { hasCost }: { hasCost: boolean }): Promise<boolean> =>
    transactions.run(async (tx) => {
      if (!(await repository.closeAsk(tx, ask, state))) return false
      if (ask.holdId !== null) await credits.release(tx, ask.holdId)
      if (isCounted && !hasCost) await freeCalls.giveBack(tx, callOf(ask))
      if (ask.isFirstTailoring) await resumes.moveFirstTailoring(tx, subjectOf(ask), ['running', 'due'])
      return true
    })

  return {
    /** The timeout of an answer, in milliseconds. */
    maxMs,

    /** Reserves a credit and stores the ask; `under_way`: another request has the same key in progress. */
    async begin(question: AssistantQuestion, earlier: StoredAsk | undefined): Promise<NewAsk | Refusal> {
      const { userId, resumeId } = question.session
      const isFree = question.intent === 'first_tailoring'
      await credits.open(userId)
      const begun = transactions.run(async (tx) => {
        const now = clock.now()
        const expiresAt = new Date(now.getTime() + maxMs)
        const holdId = isFree ? null : ids.next()
        const ask = askOf(question, { id: earlier?.id ?? ids.next(), holdId, createdAt: now, expiresAt })
        // Lock order, here and everywhere: the ask before the account. The opposite order would deadlock.
        const isWritten = earlier
          ? await repository.reopenAsk(tx, earlier, { holdId, expiresAt })
          : await repository.insertAsk(tx, ask, userMessage(question, ask, ids.next()))
        if (!isWritten) return 'under_way' as const
        if (isFree && !(await resumes.moveFirstTailoring(tx, subjectOf(ask), ['due', 'running']))) throw new NotDue()
        if (holdId !== null && !(await credits.hold(tx, { id: holdId, userId, resumeId }))) throw new NoCredits()
        const limit = isCounted ? await freeCalls.reserve(tx, { ...callOf(ask), isFree }) : null
        if (limit !== null) throw new FreeCallLimit(limit)
        return ask
      })
      return begun.catch((error: unknown) => {
        if (error instanceof NoCredits) return 'no_credits' as const
        if (error instanceof NotDue) return 'already_answered' as const
        if (error instanceof FreeCallLimit) return error.limit
        throw error
      })
    },

    /**
     * Stores the answer and uses the credit, or neither: null where it was ended before. What a model has made is not
     * dropped where the database is gone for a moment.
     */
    async complete(ask: NewAsk, judged: JudgedAnswer): Promise<StoredMessage | null> {
      const complete = async (tx: Transaction) => {
        if (!(await repository.closeAsk(tx, ask, 'answered'))) return null
        const { isSpent, lost } = await completeHold(tx, ask.holdId, judged)
        if (isCounted && isSpent) await freeCalls.giveBack(tx, callOf(ask))
        const message = answerMessage(ask, judged, { id: ids.next(), createdAt: clock.now(), isCharged: isSpent })
        await repository.insertAnswer(tx, message)
        if (ask.isFirstTailoring) await resumes.moveFirstTailoring(tx, subjectOf(ask), ['running', 'done'])
        return { message, lost }
      }
      const completed = await retryWhileGone(() => transactions.run(complete), maxMs)
      if (completed?.lost) onLostCredit(completed.lost)
      return completed?.message ?? null
    },

    giveUp,

    /** The same; where the database is gone, as soon as it is back, for which the caller waits a moment only. */
    giveUpSoon: (...ending: Parameters<typeof giveUp>): Promise<void> =>
      runOrRetryLater(() => giveUp(...ending), maxMs),

    /** Stops a message that has not arrived: when it does, it gets no answer. False where it has arrived. */
    stopAhead({ userId, resumeId }: OfResume, idempotencyKey: string): Promise<boolean> {
      const now = clock.now()
      return repository.insertStopped({
        id: ids.next(),
        userId,
        resumeId,
        idempotencyKey,
        isFirstTailoring: false,
        holdId: null,
        createdAt: now,
        expiresAt: now,
        stopAskedAt: null,
      })
    },

    /** Asks that no process works on any more; with `all` every open one. */
    expired: (all: boolean) => repository.expired(new Date(clock.now().getTime() + (all ? maxMs + 1 : 0))),
  }
}

/** Of this attempt: one that is retried on another day counts there. */
const callOf = ({ userId, expiresAt }: OpenAsk) => ({ userId, at: expiresAt })

type Begun = Pick<NewAsk, 'id' | 'holdId' | 'createdAt' | 'expiresAt'>

const askOf = (question: AssistantQuestion, begun: Begun): NewAsk => ({
  ...begun,
  userId: question.session.userId,
  resumeId: question.session.resumeId,
  idempotencyKey: question.idempotencyKey,
  bodyHash: hashOf(question),
  state: 'answering',
  stopAskedAt: null,
  isFirstTailoring: question.intent === 'first_tailoring',
})

/** Whether a key came with the same message. */
export const hashOf = (question: AssistantQuestion): string => {
  const { intent, message, answersClaim, latex, selection, jobDescription, image, pdf } = question
  const asked = [intent, message, latex, jobDescription, image?.data, pdf?.data]
  // Absent where there is none, as in the hashes that were stored before the field existed.
  const all = [...asked, ...(answersClaim === null ? [] : [answersClaim]), ...(selection ? [selection] : [])]
  return createHash('sha256').update(JSON.stringify(all)).digest('hex')
}

/** As a reader sees them; of what has no words, the LaTeX. */
function selectedWords(latex: string, { from, to }: Selection): string {
  const part = latex.slice(from, to)
  return (plainText(part).replaceAll(/\s+/g, ' ').trim() || part.trim()).slice(0, limits.selectedWordsChars)
}

const userMessage = (
  { message, answersClaim, latex, selection, image, pdf }: AssistantQuestion,
  ask: NewAsk,
  id: string,
): StoredMessage => ({
  id,
  askId: ask.id,
  userId: ask.userId,
  resumeId: ask.resumeId,
  role: 'user',
  content: message,
  answersClaim,
  selected: selection && selectedWords(latex, selection),
  attachments: [image, pdf].flatMap((file) => (file ? [file.name] : [])),
  claims: [],
  proposal: null,
  decision: 'pending',
  patchType: null,
  isCharged: false,
  createdAt: ask.createdAt,
})

const answerMessage = (
  ask: NewAsk,
  { message, claims, proposal, patchType }: JudgedAnswer,
  stored: Pick<StoredMessage, 'id' | 'createdAt' | 'isCharged'>,
): StoredMessage => ({
  ...stored,
  askId: ask.id,
  userId: ask.userId,
  resumeId: ask.resumeId,
  role: 'assistant',
  content: message,
  answersClaim: null,
  selected: null,
  attachments: [],
  claims,
  proposal,
  decision: 'pending',
  patchType,
})
