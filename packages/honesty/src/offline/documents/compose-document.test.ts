// The documents that rules write: out of the person's own words, with visible blanks for the rest.
import { documentContent, documentKinds, type DocumentContent, type DocumentKind } from '@galley/contract/documents'
import { resumeData } from '@galley/contract/resume-data'
import { blanksIn, withoutBlanks } from '@galley/resume/letter/blanks'
import { renderResume } from '@galley/resume/render-resume'
import { sampleLatex, sampleResume } from '@galley/resume/sample-resume'
import { findTemplate, templates } from '@galley/resume/templates'
import { tierSample } from '@galley/resume/testing/tier'
import { describe, expect, it } from 'vitest'
import { judgeDocument } from '../../documents/judge-document.ts'
import { composeDocument } from './compose-document.ts'
import type { DocumentFacts } from './document-brief.ts'

const posting = 'Platform Engineer at Brightwater\nRequirements:\n- Kafka, PostgreSQL, Terraform\n- Elixir'
const form = resumeData.parse({
  personalInfo: { name: 'Zoë Ångström', title: 'Backend Engineer' },
  skills: ['Languages: Go, Rust', 'Terraform'],
  experience: [
    {
      position: 'Engineer',
      company: 'Northwind',
      startDate: '2020',
      current: true,
      description:
        '- Watered the office plants on every second Friday.\n- Moved billing to Kafka and PostgreSQL in six weeks.\n- Rewrote invoicing: errors fell from 40 to 3 a month.',
    },
    {
      position: 'Intern',
      company: 'Lotus',
      startDate: '2018',
      endDate: '2019',
      description: '- Cut page weight by 60% with Terraform-managed caches.',
    },
  ],
})
const latex = renderResume(form, findTemplate('classic')!)
const facts: DocumentFacts & { latex: string } = {
  latex,
  form,
  said: [],
  posting,
  employer: 'Brightwater',
  role: 'Platform Engineer',
  recipient: '',
  today: new Date('2026-03-01T12:00:00Z'),
}
function compose<K extends DocumentKind>(kind: K, more: Partial<DocumentFacts> = {}) {
  return composeDocument({ ...facts, ...more, kind }) as Extract<DocumentContent, { kind: K }>
}

describe('a letter', () => {
  it('is addressed, names the post, and says what the resume has of what is asked for', () => {
    const { date, recipient, subject, salutation, body, closing } = compose('letter')
    expect({ date, recipient, subject, salutation, closing }).toEqual({
      date: 'March 1, 2026',
      recipient: 'Brightwater',
      subject: 'Application for the Platform Engineer position',
      salutation: 'Dear Hiring Manager,',
      closing: 'Sincerely,',
    })
    expect(body).toContain(
      'I am applying for the Platform Engineer position at Brightwater. I currently work as an Engineer at Northwind.',
    )
    expect(body).toContain('My resume shows several things you ask for: Kafka, PostgreSQL and Terraform.')
    expect(body).not.toContain('Elixir')
  })
  it('takes the lines that answer the posting first, in the first person where that is safe', () => {
    const { body } = compose('letter')
    const [best, second, quoted] = [
      'At Northwind, I moved billing to Kafka and PostgreSQL in six weeks.',
      'At Lotus, I cut page weight by 60% with Terraform-managed caches.',
      'Also from my resume:\n- Rewrote invoicing: errors fell from 40 to 3 a month.',
    ].map((text) => body.indexOf(text))
    expect([best, second, quoted]).not.toContain(-1)
    expect(best).toBeLessThan(second!)
  })
  it('leaves a blank for what only the person knows', () => {
    expect(blanksIn(compose('letter').body)).toEqual([
      '[Why Brightwater, and why now? One or two sentences in your own words.]',
    ])
    const { subject, body } = compose('letter', { posting: '', employer: '', role: '' })
    expect(subject).toBe('Application for the [role] position')
    expect(body).toContain('at [employer].')
  })
  it.each([
    ['Ms. Ito\nBrightwater\n1 Quay', 'Dear Ms. Ito,', 'Ms. Ito\nBrightwater\n1 Quay'],
    ['Sam Reyes', 'Dear Sam Reyes,', 'Sam Reyes\nBrightwater'],
    ['Hiring Team', 'Dear Hiring Manager,', 'Hiring Team\nBrightwater'],
  ])('to %j begins with “%s”', (recipient, salutation, address) =>
    expect(compose('letter', { recipient })).toMatchObject({ salutation, recipient: address }),
  )
  it('has what the person said of themselves', () =>
    expect(compose('letter', { said: ['I have run Elixir services for two years.'] }).body).toContain(
      'I have run Elixir services for two years.',
    ))
})

describe('interview questions', () => {
  const { stories } = compose('interview')
  const story = (action: RegExp) => stories.find((one) => action.test(`${one.action} ${one.result}`))
  it('lay a line out where it states its parts, and ask for the others', () => {
    expect(story(/Rewrote invoicing/)).toMatchObject({
      situation: 'Engineer at Northwind, 2020 to present.',
      task: '[Add: what was your task, or the problem?]',
      action: 'Rewrote invoicing.',
      result: 'Errors fell from 40 to 3 a month.',
    })
    expect(story(/Moved billing/)).toMatchObject({
      question: 'Tell me about a time you worked with Kafka.',
      result: '[Add: what was the result?]',
    })
  })
  it('ask about what the posting wants and the resume lacks, and nothing twice', () => {
    const questions = stories.map(({ question }) => question)
    expect(questions).toContain('The posting asks for Elixir. What have you done with it, or with something like it?')
    expect(new Set(questions).size).toBe(questions.length)
  })
})

it('a LinkedIn profile has the title, the skills and the lines of the resume', () => {
  const { headline, about } = compose('linkedin')
  expect(headline).toBe('Backend Engineer · Go · Rust · Terraform')
  expect(about).toContain('• Moved billing to Kafka and PostgreSQL in six weeks.')
  expect(about).toContain('Skills: Go, Rust, Terraform')
})

it('a thank-you note is short, and blank where only the person was', () => {
  const { body, salutation } = compose('thank_you')
  expect(salutation).toBe('Dear [interviewer’s name],')
  expect(blanksIn(body)).toHaveLength(3)
  expect(body.split(/\s+/).length).toBeLessThan(90)
})

const some = tierSample(templates, 3)
const everything = some.flatMap(({ id }) => documentKinds.map((kind) => [kind, id] as const))
it.each(everything)('a %s of the sample %s fits its shape, and nothing of it is held back', (kind, id) => {
  const brief = { ...facts, kind, latex: sampleLatex(id), form: sampleResume(id) }
  const content = composeDocument(brief)
  expect(documentContent.parse(content)).toEqual(content)
  const { heldBack, content: judged } = judgeDocument({ ...brief, content })
  expect(heldBack.filter(({ isHeldBack }) => isHeldBack)).toEqual([])
  expect(judged).toEqual(content)
})

it.each(documentKinds)('an empty resume gives a %s of blanks, and no claim', (kind) => {
  const empty = resumeData.parse({})
  const brief = { ...facts, kind, form: empty, latex: renderResume(empty, findTemplate('classic')!) }
  const text = withoutBlanks(JSON.stringify(composeDocument(brief)))
  for (const word of ['Northwind', 'Kafka and', '40%']) expect(text).not.toContain(word)
})

it('long lists are cut to LinkedIn’s lengths', () => {
  const skills = Array.from({ length: 100 }, (_, at) => `${'Skill'.repeat(20)}${at}`)
  const description = Array.from({ length: 30 }, () => `- ${'Moved things about. '.repeat(14)}`).join('\n')
  const experience = [{ position: 'P'.repeat(300), company: 'C', description }]
  const long = resumeData.parse({ skills, experience, summary: 'word '.repeat(2_000) })
  expect(() => documentContent.parse(compose('linkedin', { form: long }))).not.toThrow()
})
