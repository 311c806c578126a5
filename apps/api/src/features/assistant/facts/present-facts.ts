// The fields of facts that leave the server.
import type { Contents, Fact, FactsOfResume } from '@galley/contract/facts'
import type { ResumeData } from '@galley/contract/resume-data'
import type { ListedFact, ResumeFacts } from './facts.types.ts'

export const presentFact = ({ messageId, key, text, isCorrected, saidAt, answersClaim }: ListedFact): Fact => ({
  message_id: messageId,
  key,
  text,
  is_corrected: isCorrected,
  said_at: saidAt.toISOString(),
  answers_claim: answersClaim === null ? null : { text: answersClaim },
})

export const presentFacts = ({ subject, form, facts }: ResumeFacts): FactsOfResume => ({
  resume_id: subject.id,
  resume_title: subject.title,
  resume: contentsOf(subject.resumeData),
  form: form && contentsOf(form),
  copies: subject.copies,
  facts: facts.map(presentFact),
})

/** Every list of the form but these has entries. */
const plainLists = new Set(['skills', 'languages', 'hobbies'])

const contentsOf = (data: ResumeData): Contents => ({
  entries: Object.entries(data).reduce(
    (sum, [name, value]) => sum + (Array.isArray(value) && !plainLists.has(name) ? value.length : 0),
    0,
  ),
  skills: data.skills.length,
})
