// Chats: begun for a resume, gone after a day without a word. What was said stays with the resume.
import { resumeData, type ResumeData } from '@galley/contract/resume-data'
import type { AssistantPort } from '../../adapters/llm/assistant.port.ts'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { Transactions } from '../../adapters/transactions.port.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { ResumesService } from '../resumes/resumes.service.ts'
import type { AskOutcomes, AssistantRepository } from './assistant.repository.ts'
import type { OfResume, StoredMessage } from './asks.repository.ts'

const idleMs = 24 * 3_600_000
const shownMessages = 200
const sweptAtOnce = 500
const emptyForm = resumeData.parse({})
/**
 * Max credits given back for proposals that one accepted proposal replaces: asking for many and taking one still costs.
 */
const maxReturned = 2

export interface NewSession extends OfResume {
  formData: ResumeData
  jobDescription: string | null
}
export interface ChatOpening {
  sessionId: string
  assistant: AssistantPort['kind']
  messages: StoredMessage[]
  /** The outcomes of the user's messages that got no answer. */
  unanswered: AskOutcomes
  isAnswering: boolean
  isTailoringDue: boolean
}
export type AssistantService = ReturnType<typeof createAssistantService>

interface Parts {
  transactions: Transactions
  repository: AssistantRepository
  resumes: Pick<ResumesService, 'find' | 'existing' | 'keepVersion' | 'hasRoomFor'>
  assistant: Pick<AssistantPort, 'kind'>
  credits: Pick<CreditsService, 'giveBack'>
  clock: Clock
  ids: Ids
}

export function createAssistantService({ transactions, repository, resumes, assistant, credits, clock, ids }: Parts) {
  const idleSince = () => new Date(clock.now().getTime() - idleMs)

  return {
    /** Null where the resume is not there. */
    async start({ userId, resumeId, formData, jobDescription }: NewSession): Promise<ChatOpening | null> {
      const which = { userId, resumeId }
      const resume = await resumes.find({ userId, id: resumeId })
      if (!resume) return null
      const now = clock.now()
      // A full account can read its conversations; it can't ask before there is room.
      const hasRoom = await resumes.hasRoomFor(userId, JSON.stringify([formData, jobDescription]))
      const known = hasRoom ? { formData, jobDescription } : { formData: emptyForm, jobDescription: null }
      const id = await repository.openSession(
        { id: ids.next(), ...which, ...known, createdAt: now, usedAt: now },
        idleSince(),
      )
      const [messages, answering, unanswered] = await Promise.all([
        repository.conversation(which, shownMessages),
        repository.answering(which),
        repository.unanswered(which),
      ])
      return {
        sessionId: id,
        assistant: assistant.kind,
        messages,
        unanswered,
        isAnswering: answering.length > 0,
        isTailoringDue:
          resume.firstTailoring === 'due' &&
          Boolean(resume.jobDescription?.trim()) &&
          !answering.some(({ isFirstTailoring }) => isFirstTailoring),
      }
    },

    /** Null where it is another user's, was closed, its resume is in the trash, or it was unused for a day. */
    async use(id: string, userId: string) {
      const session = await repository.useSession({ id, userId }, { since: idleSince(), at: clock.now() })
      return session && (await resumes.find({ userId, id: session.resumeId })) ? session : null
    },

    end: (id: string, userId: string): Promise<boolean> => repository.closeSession(id, userId),
    /**
     * Stores the user's decision on a proposal; a first decision is final. The text that an accepted proposal replaces
     * is kept, and proposals that waited for that text are replaced, their credits given back. `partly` does the same
     * for the first of its changes; whatever follows it, the proposal was accepted. False if there is no such proposal.
     */
    async decide(id: string, userId: string, decision: 'partly' | 'accepted' | 'rejected'): Promise<boolean> {
      const message = await repository.findAnswer(id, userId)
      if (!message) return false
      await transactions.run(async (tx) => {
        const isFirst = await repository.decide(tx, { id, userId }, decision)
        if (!isFirst && decision !== 'partly') await repository.finish(tx, { id, userId })
        if (!isFirst || decision === 'rejected' || !message.proposal) return
        const { resumeId, proposal } = message
        await repository.finishOthers(tx, { userId, resumeId }, id)
        await resumes.keepVersion(
          tx,
          { id: resumeId, userId },
          { latex: proposal.baseLatex, reason: 'before_proposal' },
        )
        const replaced = await repository.replaceWaiting(tx, { userId, resumeId }, { latex: proposal.newLatex })
        const charged = replaced.filter(({ isCharged }) => isCharged)
        for (const { id: of } of charged.slice(0, maxReturned))
          await credits.giveBack(tx, { userId, key: `replaced:${of}` })
      })
      return true
    },

    /** False where the resume is not there. */
    async forget(which: OfResume): Promise<boolean> {
      if (!(await resumes.find({ userId: which.userId, id: which.resumeId }))) return false
      await repository.forget(which)
      return true
    },
    sweep: async (): Promise<number> =>
      (await repository.sweepSessions(idleSince())) + (await repository.sweepStopped(idleSince())),
    /** After the trash was emptied. Returns how many messages were deleted. */
    async forgetGone(pageSize = sweptAtOnce): Promise<number> {
      let forgotten = 0
      let subjects: OfResume[] = []
      do {
        subjects = await repository.subjects(subjects.at(-1) ?? null, pageSize)
        const existing = await resumes.existing(subjects.map(({ resumeId }) => resumeId))
        forgotten += await repository.forgetAll(subjects.filter(({ resumeId }) => !existing.has(resumeId)))
      } while (subjects.length === pageSize)
      return forgotten
    },
  }
}
