// What is known about a person from their own words, as the guard reads it: listed, corrected, withdrawn. What judges
// a proposal reads the same.
import { limits } from '@galley/contract/limits'
import { asItCounts, ownFacts, readCorrection, type AmendedMessage } from '@galley/honesty/reply/own-words'
import type { Background } from '../../../adapters/background/background.port.ts'
import type { Clock } from '../../../adapters/clock.port.ts'
import type { Transactions } from '../../../adapters/transactions.port.ts'
import type { FactsRepository } from './facts.repository.ts'
import type { ListedFact, ResumeFacts } from './facts.types.ts'
import { createSaidReader, writtenIn, type SaidParts, type SaidWords } from './read-said.ts'
import type { OwnMessage } from './said.repository.ts'

/** Listed together. */
const maxResumes = 50

interface OwnFactId {
  messageId: string
  userId: string
  key: string
}
export type CorrectOutcome = { kind: 'stored'; fact: ListedFact } | { kind: 'missing' } | { kind: 'not_a_fact' }
export type FactsService = ReturnType<typeof createFactsService>

interface Parts extends SaidParts {
  transactions: Transactions
  repository: FactsRepository
  background: Background
  clock: Clock
}

export function createFactsService(parts: Parts) {
  const { background } = parts
  const { subjectsOf, saidAbout, withChanges } = createSaidReader(parts)

  return {
    /** Null where the resume is not there. Of all resumes those without a fact are left out. */
    async list(
      { userId, resumeId }: { userId: string; resumeId: string | null },
      signal: AbortSignal,
    ): Promise<{ resumes: ResumeFacts[]; hasMore: boolean } | null> {
      const subjects = await subjectsOf(userId, resumeId)
      if (subjects === null) return null
      const about = await saidAbout(userId, subjects.slice(0, maxResumes))
      const groups = about.map(({ messages, postings }) => ({ said: messages.map(amendedOf), postings }))
      const read = await background.run('readFacts', groups, { caller: {}, signal })
      const listed = about.map(({ subject, form, messages }, at) => ({
        subject,
        form,
        facts: messages.flatMap((message, of) => listedFacts(message, read[at]?.[of] ?? [])).toReversed(),
      }))
      return {
        resumes: listed.filter(({ facts }) => resumeId !== null || facts.length > 0),
        hasMore: subjects.length > maxResumes,
      }
    },

    ...changesOf(parts),

    /** What a proposal for the resume is judged against: said about it, or about its original. */
    async wordsAbout({ userId, resumeId }: { userId: string; resumeId: string }) {
      const about = await saidAbout(userId, (await subjectsOf(userId, resumeId)) ?? [])
      return {
        // The last ones are read first: they are about the resume itself.
        said: about.toReversed().flatMap(({ messages }) => messages.map(amendedOf)),
        postings: about.flatMap(({ postings }) => postings),
      }
    },

    /** A conversation as it is sent on: what was withdrawn or corrected is not in the person's words. */
    async inConversation<Message extends SaidWords>(userId: string, messages: Message[]): Promise<Message[]> {
      const read = await withChanges(userId, messages)
      return messages.map((message, at) => {
        const { amended } = read[at]!
        if (amended.changes.length === 0) return message
        return { ...message, answersClaim: null, content: asItCounts(amended) || withdrawn }
      })
    },
  }
}

/** In place of a message of which nothing is left. */
const withdrawn = '(The user withdrew this message.)'
const amendedOf = ({ amended }: { amended: AmendedMessage }): AmendedMessage => amended

function changesOf(parts: Parts) {
  const { transactions, repository, said, resumes, clock } = parts
  const { postingsAbout } = createSaidReader(parts)

  /** With its sentence as it was written; missing where everything in the message was withdrawn. */
  async function find({ messageId, userId, key }: OwnFactId) {
    const message = await said.findSaid(messageId, userId)
    if (!message || !(await resumes.find({ id: message.resumeId, userId }))) return null
    const changes = await repository.changesOf(userId, [messageId])
    if (changes.some((change) => change.key === null)) return null
    const [facts = []] = ownFacts([writtenIn(message)], [])
    const fact = facts.find((one) => one.key === key)
    return fact ? { message, sentence: fact.sentences.join(' ') } : null
  }

  /** Whether all of it counts in the place of the fact: no sentence is a posting's. */
  async function isOwn(message: OwnMessage, { userId, key }: OwnFactId, sentences: string[]): Promise<boolean> {
    const amended = { written: writtenIn(message), changes: [{ key, instead: sentences }] }
    const [facts = []] = ownFacts([amended], await postingsAbout(userId, message.resumeId))
    return facts.some((fact) => fact.key === key && fact.sentences.length === sentences.length)
  }

  return {
    /** `text` null: as it was written. */
    async correct(which: OwnFactId, text: string | null): Promise<CorrectOutcome> {
      const found = await find(which)
      if (!found) return { kind: 'missing' }
      const { message, sentence } = found
      const sentences = text === null || text === sentence ? [sentence] : readCorrection(writtenIn(message), text)
      if (sentences === null) return { kind: 'not_a_fact' }
      const isCorrected = sentences.join(' ') !== sentence
      if (isCorrected && !(await isOwn(message, which, sentences))) return { kind: 'not_a_fact' }
      await (isCorrected ? repository.change(which, sentences, clock.now()) : repository.undo(which))
      const [fact] = listedFacts(message, [{ key: which.key, sentences, isCorrected }])
      return { kind: 'stored', fact: fact! }
    },

    /** False where there is no such fact. */
    async withdraw(which: OwnFactId): Promise<boolean> {
      if (!(await find(which))) return false
      await repository.change(which, [], clock.now())
      return true
    },

    /** Of one resume or of all, all that was said so far; false where the resume is not there. */
    async forget(userId: string, resumeId: string | null): Promise<boolean> {
      if (resumeId !== null && !(await resumes.find({ id: resumeId, userId }))) return false
      await transactions.run(async (tx) => repository.withdrawAll(tx, { userId, resumeId }, clock.now()))
      return true
    },
  }
}

const listedFacts = (
  { id, createdAt, answersClaim }: OwnMessage,
  facts: { key: string; sentences: string[]; isCorrected: boolean }[],
): ListedFact[] =>
  facts.map(({ key, sentences, isCorrected }) => ({
    messageId: id,
    key,
    text: sentences.join(' '),
    isCorrected,
    saidAt: createdAt,
    answersClaim: answersClaim === null ? null : answersClaim.slice(0, limits.claimChars),
  }))
