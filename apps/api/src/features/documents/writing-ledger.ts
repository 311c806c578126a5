// What is written for a document, each step in one transaction: a credit is reserved before a model is asked, spent
// with the stored document, and released in every other case (ADR 12). What the rules write costs nothing.
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { DocumentWriter } from '../../adapters/llm/document-writer.port.ts'
import type { Transaction, Transactions } from '../../adapters/transactions.port.ts'
import type { CreditsService, LostCredit } from '../credits/credits.service.ts'
import { retryWhileGone, runOrRetryLater } from '../../adapters/database-outage.port.ts'
import type { DocumentAsk, DocumentAsksRepository, NewDocumentAsk } from './document-asks.repository.ts'
import type { DocumentsRepository, StoredDocument } from './documents.repository.ts'

/** Calls of the model that cost no credit have a limit a day; one that is charged is given back. */
interface FreeCalls {
  /** Which limit is reached, or null. */
  reserve: (tx: Transaction, call: { userId: string; at: Date; isFree: boolean }) => Promise<string | null>
  giveBack: (tx: Transaction, call: { userId: string; at: Date }) => Promise<void>
}

export interface WritingLedgerParts {
  transactions: Transactions
  asks: DocumentAsksRepository
  repository: Pick<DocumentsRepository, 'insert'>
  credits: Pick<CreditsService, 'open' | 'hold' | 'spend' | 'release' | 'wasSpent'>
  freeCalls: FreeCalls
  writer: Pick<DocumentWriter, 'kind' | 'patienceMs'>
  clock: Clock
  ids: Ids
  /** A credit was used whose refund waited for it. */
  onLostCredit: (lost: LostCredit) => void
}

/** For what a text needs besides its writer: judging, storing. */
const checkingMs = 60_000
const keptMs = 2 * 24 * 3_600_000

/** These take back what was written before it was seen that it may not be. */
class NoCredits extends Error {}
class FreeCallLimit extends Error {}

export type WritingLedger = ReturnType<typeof createWritingLedger>

export function createWritingLedger(parts: WritingLedgerParts) {
  const { transactions, asks, repository, credits, freeCalls, writer, clock, ids, onLostCredit } = parts
  const isCharged = writer.kind === 'model'
  const maxMs = writer.patienceMs + checkingMs

  const giveUp = (ask: NewDocumentAsk, { hasCost }: { hasCost: boolean }): Promise<boolean> =>
    transactions.run(async (tx) => {
      if (!(await asks.close(tx, ask, { state: 'failed', documentId: null }))) return false
      if (ask.holdId !== null) await credits.release(tx, ask.holdId)
      if (isCharged && !hasCost) await freeCalls.giveBack(tx, { userId: ask.userId, at: ask.expiresAt })
      return true
    })

  return {
    maxMs,
    giveUp,

    /** The same; where the database is gone, as soon as it is back, for which the caller waits a moment only. */
    giveUpSoon: (...ending: Parameters<typeof giveUp>): Promise<void> =>
      runOrRetryLater(() => giveUp(...ending), maxMs),

    /** `under_way`: another request has the same key in progress. */
    async begin(
      asked: Pick<DocumentAsk, 'userId' | 'resumeId' | 'idempotencyKey' | 'bodyHash'>,
      earlier: DocumentAsk | undefined,
    ): Promise<NewDocumentAsk | 'no_credits' | 'limited' | 'under_way'> {
      const { userId, resumeId } = asked
      if (isCharged) await credits.open(userId)
      const begun = transactions.run(async (tx) => {
        const now = clock.now()
        const ask: NewDocumentAsk = {
          ...asked,
          id: earlier?.id ?? ids.next(),
          state: 'writing',
          holdId: isCharged ? ids.next() : null,
          documentId: null,
          createdAt: earlier?.createdAt ?? now,
          expiresAt: new Date(now.getTime() + maxMs),
        }
        // Lock order, here and everywhere: the ask before the account.
        const isWritten = earlier ? await asks.reopen(tx, earlier, ask) : await asks.insert(tx, ask)
        if (!isWritten) return 'under_way' as const
        if (ask.holdId === null) return ask
        if (!(await credits.hold(tx, { id: ask.holdId, userId, resumeId }))) throw new NoCredits()
        const limit = await freeCalls.reserve(tx, { userId, at: ask.expiresAt, isFree: false })
        if (limit !== null) throw new FreeCallLimit()
        return ask
      })
      return begun.catch((error: unknown) => {
        if (error instanceof NoCredits) return 'no_credits' as const
        if (error instanceof FreeCallLimit) return 'limited' as const
        throw error
      })
    },

    /**
     * Stores the document and spends the credit, or neither: null where it was ended before. What a model has written
     * is not dropped where the database is gone for a moment.
     */
    async complete(ask: NewDocumentAsk, document: StoredDocument): Promise<{ isSpent: boolean } | null> {
      const complete = async (tx: Transaction) => {
        if (!(await asks.close(tx, ask, { state: 'written', documentId: document.id }))) return null
        await repository.insert(document, tx)
        const { isSpent, lost } =
          ask.holdId === null ? { isSpent: false, lost: null } : await credits.spend(tx, ask.holdId)
        if (isSpent) await freeCalls.giveBack(tx, { userId: ask.userId, at: ask.expiresAt })
        return { isSpent, lost }
      }
      const completed = await retryWhileGone(() => transactions.run(complete), maxMs)
      if (completed?.lost) onLostCredit(completed.lost)
      return completed
    },

    /** Ends asks that no process works on any more. `all`: no process can be at any. Returns how many. */
    async freeExpired({ all, isOwn }: { all: boolean; isOwn: (ask: DocumentAsk) => boolean }): Promise<number> {
      let freed = 0
      const expired = await asks.expired(new Date(clock.now().getTime() + (all ? maxMs + 1 : 0)))
      // This process is at its own, also where the database was gone for so long that it could not show it.
      for (const ask of expired.filter((one) => all || !isOwn(one)))
        if (await giveUp(ask, { hasCost: false })) freed += 1
      return freed
    },

    /** Forgets requests whose key has expired. */
    sweep: (): Promise<number> => asks.sweep(new Date(clock.now().getTime() - keptMs)),
  }
}
