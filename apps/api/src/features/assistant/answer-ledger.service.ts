// What is written of an answer, each step in one transaction: the credit that is reserved with the message, used with the stored
// answer, and free again in every other case.
import type { Assistant } from '../../adapters/assistant.port.ts'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { Transactions } from '../../adapters/transactions.port.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { AssistantRepository, StoredAsk, StoredMessage } from './assistant.repository.ts'
import type { Question } from './question.ts'
import type { JudgedAnswer } from './review-draft.ts'

export interface LedgerParts {
  transactions: Transactions
  repository: AssistantRepository
  credits: CreditsService
  assistant: Pick<Assistant, 'patienceMs'>
  clock: Clock
  ids: Ids
}

/** For what a draft needs besides the assistant: compiling, checking, storing. */
const checkingMs = 90_000

/** Takes back what was written before it was seen that no credit is left. */
class NoCredits extends Error {}

export type AnswerLedger = ReturnType<typeof createAnswerLedger>

export function createAnswerLedger({ transactions, repository, credits, assistant, clock, ids }: LedgerParts) {
  const longestMs = assistant.patienceMs + checkingMs

  return {
    /** The longest that an answer may take, in milliseconds. */
    longestMs,

    /** Reserves a credit and writes down what is asked; `under_way`: somebody else does, under the same key. */
    async begin(question: Question, earlier: StoredAsk | undefined): Promise<StoredAsk | 'no_credits' | 'under_way'> {
      const { userId, resumeId } = question.session
      const isFree = question.intent === 'first_tailoring'
      await credits.open(userId)
      const begun = transactions.run(async (tx) => {
        const now = clock.now()
        const expiresAt = new Date(now.getTime() + longestMs)
        const holdId = isFree ? null : ids.next()
        const ask = askOf(question, { id: earlier?.id ?? ids.next(), holdId, createdAt: now, expiresAt })
        // The ask before the account, here and wherever both are written: two who begin at the other end wait for each other.
        const isWritten = earlier
          ? await repository.reopenAsk(tx, earlier.id, { holdId, expiresAt })
          : await repository.insertAsk(tx, ask, userMessage(question, ask, ids.next()))
        if (!isWritten) return 'under_way' as const
        if (holdId !== null && !(await credits.hold(tx, { id: holdId, userId, resumeId }))) throw new NoCredits()
        return ask
      })
      return begun.catch((error: unknown) => {
        if (error instanceof NoCredits) return 'no_credits' as const
        throw error
      })
    },

    /** Stores the answer and uses the credit, or neither: null where it was stopped or given up meanwhile. */
    settle: (ask: StoredAsk, judged: JudgedAnswer, isFirstTailoring: boolean): Promise<StoredMessage | null> =>
      transactions.run(async (tx) => {
        if (!(await repository.closeAsk(tx, ask.id, 'answered'))) return null
        const isWorth = judged.isWorthACredit && ask.holdId !== null
        const isCharged = isWorth && (await credits.spend(tx, ask.holdId ?? ''))
        if (!isWorth && ask.holdId !== null) await credits.release(tx, ask.holdId)
        const message = answerMessage(ask, judged, { id: ids.next(), createdAt: clock.now(), isCharged })
        await repository.insertAnswer(tx, message)
        if (isFirstTailoring) await repository.setFirstTailoringDone(tx, ask)
        return message
      }),

    /** Ends an ask without an answer; its credit is free again. False where it has ended already. */
    giveUp: ({ id, holdId }: Pick<StoredAsk, 'id' | 'holdId'>, state: 'failed' | 'stopped'): Promise<boolean> =>
      transactions.run(async (tx) => {
        if (!(await repository.closeAsk(tx, id, state))) return false
        if (holdId !== null) await credits.release(tx, holdId)
        return true
      }),

    /** Asks that nobody answers any more, with `all` every open one. */
    expired: (all: boolean) => repository.expired(new Date(clock.now().getTime() + (all ? longestMs + 1 : 0))),
  }
}

type Begun = Pick<StoredAsk, 'id' | 'holdId' | 'createdAt' | 'expiresAt'>

const askOf = ({ session, idempotencyKey, intent }: Question, begun: Begun): StoredAsk => ({
  ...begun,
  userId: session.userId,
  resumeId: session.resumeId,
  idempotencyKey,
  state: 'answering',
  isTailoring: intent !== 'chat',
})

const userMessage = ({ message, image, pdf }: Question, ask: StoredAsk, id: string): StoredMessage => ({
  id,
  askId: ask.id,
  userId: ask.userId,
  resumeId: ask.resumeId,
  role: 'user',
  content: message,
  attachments: [image, pdf].flatMap((file) => (file ? [file.name] : [])),
  claims: [],
  proposal: null,
  decision: 'pending',
  patchType: null,
  isCharged: false,
  createdAt: ask.createdAt,
})

const answerMessage = (
  ask: StoredAsk,
  { message, claims, proposal, patchType }: JudgedAnswer,
  stored: Pick<StoredMessage, 'id' | 'createdAt' | 'isCharged'>,
): StoredMessage => ({
  ...stored,
  askId: ask.id,
  userId: ask.userId,
  resumeId: ask.resumeId,
  role: 'assistant',
  content: message,
  attachments: [],
  claims,
  proposal,
  decision: 'pending',
  patchType,
})
