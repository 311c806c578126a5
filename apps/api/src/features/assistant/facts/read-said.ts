// What a person said, with what they withdrew or corrected of it: read alike for the list and for judging.
import type { FactChange } from '@galley/honesty/reply/amended'
import type { AmendedMessage, Written } from '@galley/honesty/reply/own-words'
import type { ResumeData } from '@galley/contract/resume-data'
import type { FactSubject, ResumesService } from '../../resumes/resumes.service.ts'
import type { FactsRepository } from './facts.repository.ts'
import type { OwnMessage, SaidRepository } from './said.repository.ts'

/** The last messages about a resume: a proposal is judged against these. Bounded, or judging would take ever longer. */
const maxSaid = 200

export type SaidWords = Pick<OwnMessage, 'id' | 'content' | 'answersClaim'>
export type Amended<Message> = Message & { amended: AmendedMessage }

/** What was said about one resume. */
export interface SaidAbout {
  subject: FactSubject
  /** What the open chat was begun with. */
  form: ResumeData | null
  /** Oldest first. */
  messages: Amended<OwnMessage>[]
  postings: string[]
}

export interface SaidParts {
  repository: Pick<FactsRepository, 'changesOf'>
  said: SaidRepository
  resumes: Pick<ResumesService, 'find' | 'factSubjects'>
}

export const writtenIn = ({ content, answersClaim }: Pick<OwnMessage, 'content' | 'answersClaim'>): Written =>
  answersClaim === null ? content : { about: answersClaim, words: content }

const postingsIn = (of: { jobDescription: string | null }[]): string[] =>
  of.flatMap(({ jobDescription }) => jobDescription ?? [])

export function createSaidReader({ repository, said, resumes }: SaidParts) {
  async function withChanges<Message extends SaidWords>(userId: string, messages: Message[]) {
    const byMessage = new Map<string, FactChange[]>()
    const ids = messages.map(({ id }) => id)
    for (const { messageId, ...change } of await repository.changesOf(userId, ids))
      byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), change])
    return messages.map((message): Amended<Message> => {
      const amended = { written: writtenIn(message), changes: byMessage.get(message.id) ?? [] }
      return { ...message, amended }
    })
  }

  return {
    withChanges,

    /** The resume and the original that it is a copy of, or all resumes; null where the resume is not there. */
    async subjectsOf(userId: string, resumeId: string | null): Promise<FactSubject[] | null> {
      if (resumeId === null) return resumes.factSubjects(userId, await said.subjectsOf(userId))
      const resume = await resumes.find({ id: resumeId, userId })
      if (!resume) return null
      return resumes.factSubjects(userId, [resumeId, ...(resume.originId === null ? [] : [resume.originId])])
    },

    /** What is pasted from one of these is not the user's own word about the resume. */
    async postingsAbout(userId: string, resumeId: string): Promise<string[]> {
      const [subjects, chats] = await Promise.all([
        resumes.factSubjects(userId, [resumeId]),
        said.chatsAbout(userId, [resumeId]),
      ])
      return postingsIn([...subjects, ...chats])
    },

    async saidAbout(userId: string, subjects: FactSubject[]): Promise<SaidAbout[]> {
      if (subjects.length === 0) return []
      const ids = subjects.map(({ id }) => id)
      const messages = await withChanges(userId, await said.saidAbout(userId, ids, maxSaid))
      const chats = await said.chatsAbout(userId, ids)
      const chatOf = new Map(chats.map((chat) => [chat.resumeId, chat]))
      return subjects.map((subject) => {
        const chat = chatOf.get(subject.id)
        return {
          subject,
          form: chat?.formData ?? null,
          messages: messages.filter(({ resumeId }) => resumeId === subject.id),
          postings: postingsIn(chat ? [subject, chat] : [subject]),
        }
      })
    },
  }
}
