// SQL for chats: sessions, what was asked, what was said. Everything names the owner.
import { and, desc, eq, gt, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Decision } from '@galley/contract/assistant'
import type { Database } from '../../db/open-database.ts'
import { asksIn, type OfResume, type StoredAsk, type StoredMessage } from './asks.repository.ts'
import { aiAsks, aiMessages, aiSessions } from './assistant.tables.ts'
import { stoppedAheadIn } from './stopped-ahead.repository.ts'
import { sweepIn } from './sweep.repository.ts'

export type StoredChat = typeof aiSessions.$inferSelect
export type SaidMessage = Pick<StoredMessage, 'content' | 'answersClaim' | 'selected'>
/** By the ask's id. */
export type AskOutcomes = Map<string, StoredAsk['state']>

const ofResume = (table: typeof aiAsks | typeof aiMessages, { userId, resumeId }: OfResume) =>
  and(eq(table.userId, userId), eq(table.resumeId, resumeId))

interface OwnMessage {
  id: string
  userId: string
}
const ownAnswer = (id: string, userId: string) =>
  and(eq(aiMessages.id, id), eq(aiMessages.userId, userId), eq(aiMessages.role, 'assistant'))

const sessionsIn = (db: Database) => ({
  /** Opens the one session of a resume; creates it with this id if it is missing. Returns its id. */
  openSession: async (session: Omit<StoredChat, 'openings'>, idleSince: Date): Promise<string> => {
    const { id, createdAt, usedAt, formData, jobDescription } = session
    const isIdle = lt(aiSessions.usedAt, idleSince)
    const [opened] = await db
      .insert(aiSessions)
      .values(session)
      .onConflictDoUpdate({
        target: [aiSessions.userId, aiSessions.resumeId],
        set: {
          // A session unused for a day has ended: its id must not become valid again.
          id: sql`case when ${isIdle} then ${id}::uuid else ${aiSessions.id} end`,
          createdAt: sql`case when ${isIdle} then ${createdAt.toISOString()}::timestamptz else ${aiSessions.createdAt} end`,
          openings: sql`case when ${isIdle} then 1 else ${aiSessions.openings} + 1 end`,
          usedAt,
          formData,
          jobDescription,
        },
      })
      .returning({ id: aiSessions.id })
    return opened!.id
  },

  /** The session, where it was used after `since`; from now on it was used `at`. */
  useSession: async (
    { id, userId }: { id: string; userId: string },
    { since, at }: { since: Date; at: Date },
  ): Promise<StoredChat | undefined> =>
    (
      await db
        .update(aiSessions)
        .set({ usedAt: at })
        .where(and(eq(aiSessions.id, id), eq(aiSessions.userId, userId), gt(aiSessions.usedAt, since)))
        .returning()
    )[0],

  /** Closes it for one of the pages that have it open; deleted with the last. False if there is no such session. */
  closeSession: (id: string, userId: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const own = and(eq(aiSessions.id, id), eq(aiSessions.userId, userId))
      const closed = await tx
        .update(aiSessions)
        .set({ openings: sql`${aiSessions.openings} - 1` })
        .where(own)
        .returning({ openings: aiSessions.openings })
      if ((closed[0]?.openings ?? 1) <= 0) await tx.delete(aiSessions).where(own)
      return closed.length > 0
    }),

  sweepSessions: async (before: Date): Promise<number> =>
    (await db.delete(aiSessions).where(lt(aiSessions.usedAt, before)).returning({ id: aiSessions.id })).length,
})

const messagesIn = (db: Database) => ({
  insertAnswer: async (tx: Database, message: StoredMessage): Promise<void> =>
    void (await tx.insert(aiMessages).values(message)),

  answerOf: async (askId: string): Promise<StoredMessage | undefined> =>
    (
      await db
        .select()
        .from(aiMessages)
        .where(and(eq(aiMessages.askId, askId), eq(aiMessages.role, 'assistant')))
    )[0],

  /** The last `count` messages about a resume, oldest first. */
  conversation: async (which: OfResume, count: number): Promise<StoredMessage[]> =>
    (
      await db
        .select()
        .from(aiMessages)
        .where(ofResume(aiMessages, which))
        .orderBy(desc(aiMessages.position))
        .limit(count)
    ).toReversed(),

  /** The outcomes of messages about a resume that got no answer. */
  unanswered: async (which: OfResume): Promise<AskOutcomes> =>
    new Map(
      (
        await db
          .select({ id: aiAsks.id, state: aiAsks.state })
          .from(aiAsks)
          .where(and(ofResume(aiAsks, which), ne(aiAsks.state, 'answered')))
      ).map(({ id, state }) => [id, state]),
    ),

  findAnswer: async (id: string, userId: string): Promise<StoredMessage | undefined> =>
    (await db.select().from(aiMessages).where(ownAnswer(id, userId)))[0],

  forget: async (which: OfResume): Promise<void> =>
    void (await db.delete(aiMessages).where(ofResume(aiMessages, which))),

  /** Bytes of this account's conversations, and of what its open chats know. */
  bytesOf: async (userId: string): Promise<number> => {
    const [text, json] = [
      (column: AnyPgColumn) => sql`coalesce(octet_length(${column}), 0)`,
      (column: AnyPgColumn) => sql`coalesce(pg_column_size(${column}), 0)`,
    ]
    const { content, answersClaim, selected, claims, proposal } = aiMessages
    const said = db
      .select({
        bytes: sql<string>`sum(${text(content)} + ${text(answersClaim)} + ${text(selected)} + ${json(claims)} + ${json(proposal)})`,
      })
      .from(aiMessages)
      .where(eq(aiMessages.userId, userId))
    const known = db
      .select({ bytes: sql<string>`sum(${json(aiSessions.formData)} + ${text(aiSessions.jobDescription)})` })
      .from(aiSessions)
      .where(eq(aiSessions.userId, userId))
    const sums = (await Promise.all([said, known])).flat()
    return sums.reduce((all, { bytes }) => all + Number(bytes ?? 0), 0)
  },
})

const decisionsIn = () => ({
  /** False where it was decided before. */
  decide: async (tx: Database, { id, userId }: OwnMessage, decision: 'partly' | 'accepted' | 'rejected') =>
    (
      await tx
        .update(aiMessages)
        .set({ decision })
        .where(and(ownAnswer(id, userId), eq(aiMessages.decision, 'pending')))
        .returning({ id: aiMessages.id })
    ).length > 0,

  /** No change of it is open any more, and some were accepted. */
  finish: async (tx: Database, { id, userId }: OwnMessage): Promise<void> =>
    void (await tx
      .update(aiMessages)
      .set({ decision: 'accepted' })
      .where(and(ownAnswer(id, userId), eq(aiMessages.decision, 'partly')))),

  /** What is open of proposals that were accepted in part: its text is no longer there. */
  finishOthers: async (tx: Database, which: OfResume, id: string): Promise<void> =>
    void (await tx
      .update(aiMessages)
      .set({ decision: 'accepted' })
      .where(and(ofResume(aiMessages, which), eq(aiMessages.decision, 'partly'), ne(aiMessages.id, id)))),

  /** Proposals that wait for a text that is no longer there, within a transaction. */
  replaceWaiting: async (tx: Database, which: OfResume, { latex }: { latex: string }) =>
    tx
      .update(aiMessages)
      .set({ decision: 'replaced' satisfies Decision })
      .where(
        and(
          ofResume(aiMessages, which),
          isNotNull(aiMessages.proposal),
          eq(aiMessages.decision, 'pending'),
          sql`${aiMessages.proposal}->>'baseLatex' <> ${latex}`,
        ),
      )
      .returning({ id: aiMessages.id, isCharged: aiMessages.isCharged }),

  /** A condition: whether an accepted proposal of this resume has this text. */
  isAccepted: (which: OfResume, latex: string): SQL<boolean> =>
    sql<boolean>`exists (select 1 from ${aiMessages} where ${and(
      ofResume(aiMessages, which),
      eq(aiMessages.decision, 'accepted'),
      sql`${aiMessages.proposal}->>'newLatex' = ${latex}`,
    )})`,
})

export const createAssistantRepository = (db: Database) => ({
  ...sessionsIn(db),
  ...asksIn(db),
  ...messagesIn(db),
  ...decisionsIn(),
  ...stoppedAheadIn(db),
  ...sweepIn(db),
})
export type AssistantRepository = ReturnType<typeof createAssistantRepository>
