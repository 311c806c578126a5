// A document's claims against the facts: what nothing proves is taken out, with its question; the rest stays.
import type { DocumentContent } from '@galley/contract/documents'
import { sampleLatex, sampleResume } from '@galley/resume/sample-resume'
import { describe, expect, it } from 'vitest'
import { judgeDocument, type DocumentToJudge } from './judge-document.ts'

const facts: Omit<DocumentToJudge, 'content'> = {
  latex: sampleLatex('modern'),
  form: sampleResume('modern'),
  said: [],
  posting: 'Platform Engineer at Brightwater\nRequirements: Elixir, Kafka, a team lead with ten reports',
  employer: 'Brightwater',
  role: 'Platform Engineer',
}
const letterOf = (body: string): DocumentContent => ({
  kind: 'letter',
  date: '',
  recipient: '',
  subject: '',
  salutation: 'Dear Ms. Ito,',
  body,
  closing: 'Sincerely,',
})
const judged = (body: string, more: Partial<DocumentToJudge> = {}) => {
  const { content, heldBack, ...rest } = judgeDocument({ ...facts, ...more, content: letterOf(body) })
  const left = content.kind === 'letter' ? content.body : ''
  return {
    left,
    held: [...new Set(heldBack.flatMap((one) => (one.isHeldBack ? one.sentence : [])))],
    heldBack,
    ...rest,
  }
}

describe('stays in a letter', () => {
  it.each([
    [
      'a line in the first person',
      'At Lotus Logistics, I built the driver-dispatch API (Go, PostgreSQL) from first commit to 40 cities.',
    ],
    ['a line as it stands', 'Cut cloud cost per delivery by 43% with spot instances and right-sized queues.'],
    ['a line in fewer words', 'I cut cloud cost per delivery by 43%.'],
    ['the employer as the addressee', 'I am applying for the Platform Engineer position at Brightwater.'],
    ['what the employer does', 'Brightwater runs ferries along the whole coast, and your posting asks for calm.'],
    ['where the person works', 'I currently work as a Senior Backend Engineer at Kassenwerk GmbH.'],
    ['a blank, whatever it asks for', '[What did you lead at Brightwater? 10 people?]'],
  ])('%s', (_what, sentence) => expect(judged(sentence)).toMatchObject({ left: sentence, held: [] }))
  it('what the person said themselves', () => {
    const sentence = 'I have used Elixir for two years.'
    expect(judged(sentence).held).toEqual([sentence])
    expect(judged(sentence, { said: [sentence] }).held).toEqual([])
  })
})

describe('is taken out of a letter', () => {
  it.each([
    ['work at the employer', 'I worked at Brightwater for three years.'],
    ['work at the employer in another place of the sentence', 'At Brightwater, I built the driver-dispatch API.'],
    ['a skill of the posting', 'I have deep experience with Elixir.'],
    ['a number that no line has', 'I cut cloud cost per delivery by 65%.'],
    ['another job’s number', 'At Lotus Logistics, I own a ledger behind 1.8 million card payments a day.'],
    ['leading what was built', 'I led a team of ten that built the driver-dispatch API.'],
    ['a degree', 'I hold a PhD in computer science from Stanford.'],
    ['a claim behind a courtesy', 'I would welcome the chance to bring my ten years of Elixir to Brightwater.'],
    ['the title that is applied for', 'I am a certified Platform Engineer.'],
    [
      'a job that is over as one that goes on',
      'I currently work as a Software Engineer at Lotus Logistics for Elixir.',
    ],
    ['a post at another employer', 'I worked as a Senior Backend Engineer at Lotus Logistics.'],
  ])('%s', (_what, sentence) => {
    const { left, held, heldBack } = judged(
      `I would welcome the chance to talk. ${sentence}\n\nThank you for your time.`,
    )
    expect(held).toEqual([sentence])
    expect(left).toBe('I would welcome the chance to talk.\n\nThank you for your time.')
    expect(heldBack.every(({ text }) => text !== '')).toBe(true)
  })
  it('an item of a list, and its lead when nothing is left of the list', () =>
    expect(judged('Thank you.\n\nFrom my resume:\n- Ran 90 Elixir services.\n\nThank you for your time.').left).toBe(
      'Thank you.\n\nThank you for your time.',
    ))
  it('a claim in the subject or the closing', () => {
    const content = {
      ...letterOf('Thank you for your time.'),
      subject: 'Winner of 12 Elixir awards',
    } as DocumentContent
    expect(judgeDocument({ ...facts, content }).content).toMatchObject({ subject: '' })
  })
})

it('says when nothing is left', () => {
  expect(judged('I led 90 people at Brightwater.')).toMatchObject({ left: '', isEmpty: true })
  expect(judged('Thank you for your time.').isEmpty).toBe(false)
})

it('gives what was objected to, for another attempt', () =>
  expect(judged('I cut cloud cost per delivery by 65%.').objections.map(({ code }) => code)).toContain('number'))

it('a part of a story of which nothing is left asks for its words', () => {
  const story = {
    question: 'Tell me about Elixir.',
    situation: '',
    task: '',
    action: 'Cut cloud cost per delivery by 43% with spot instances and right-sized queues.',
    result: 'Saved 2 million dollars.',
  }
  const { content } = judgeDocument({ ...facts, content: { kind: 'interview', stories: [story] } })
  expect(content).toEqual({ kind: 'interview', stories: [{ ...story, result: '[Add: what was the result?]' }] })
})

it('a part of a headline that nothing proves goes, and the others stay', () => {
  const content = {
    kind: 'linkedin' as const,
    headline: 'Backend Engineer | Go | Elixir',
    about: 'Kafka. Ten awards for Elixir.',
  }
  expect(judgeDocument({ ...facts, content }).content).toEqual({
    kind: 'linkedin',
    headline: 'Backend Engineer · Go',
    about: 'Kafka.',
  })
})
