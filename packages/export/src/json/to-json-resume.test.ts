// JSON Resume: valid by its schema, and read back by the import as the form that it was made of.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fromJsonResume } from '@galley/import/formats/json/json-resume'
import { emptyResumeData, resumeData, type ResumeData } from '@galley/contract/resume-data'
import { descriptionBlocks } from '@galley/resume/text/description-blocks'
import { sampleResume } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { tierRuns, tierSample } from '@galley/resume/testing/tier'
import { testSeed } from '@galley/resume/testing/env'
import fc from 'fast-check'
import { Validator, type Schema } from 'jsonschema'
import { describe, expect, it } from 'vitest'
import { generatedResume } from '../testing/generated-resume.ts'
import { jsonResumeOf } from './to-json-resume.ts'

const validator = new Validator()
const schema = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@jsonresume/schema/schema.json')), 'utf8'),
) as Schema
const faultsOf = (value: unknown) => validator.validate(value, schema).errors.map(({ stack }) => stack)
const asText = (data: ResumeData) => JSON.parse(JSON.stringify(jsonResumeOf(data))) as Record<string, unknown>
const readBack = (data: ResumeData) => fromJsonResume(asText(data))

/** Ways to type the same: addresses with and without a scheme, bullets with and without their sign. */
function canonical(value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return key === 'description' ? descriptionBlocks(value) : value.trim().replace(/^https?:\/\//, '')
  if (Array.isArray(value)) return value.map((item) => canonical(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (name === 'id' ? [] : [[name, canonical(inner, name)]])),
  )
}

describe('a sample resume', () => {
  it.each(tierSample(templates, 4))('of $id is valid and read back', ({ id }) => {
    const data = sampleResume(id)
    expect(faultsOf(asText(data))).toEqual([])
    const { data: read, unread } = readBack(data)
    expect(unread).toEqual([])
    expect(canonical(read)).toEqual(canonical(data))
  })
})

it(`any resume is valid and read back (seed ${testSeed})`, () =>
  fc.assert(
    fc.property(generatedResume, (data) => {
      expect(faultsOf(asText(data))).toEqual([])
      const { data: read, unread } = readBack(data)
      expect(unread).toEqual([])
      expect(canonical(read)).toEqual(canonical(data))
    }),
    { numRuns: tierRuns(30, 2_000), seed: testSeed },
  ))

const withData = (data: Parameters<typeof resumeData.parse>[0]) => asText(resumeData.parse(data))

it.each<[string, object, object]>([
  ['a month in words', { startDate: 'March 2021', current: true }, { startDate: '2021-03' }],
  ['a month in figures', { startDate: '3/2021', endDate: '2022' }, { startDate: '2021-03', endDate: '2022' }],
  ['a month in another language', { endDate: 'März 2021' }, { endDate: '2021-03' }],
  ['a month in Spanish', { endDate: 'enero de 2021' }, { endDate: '2021-01' }],
  ['a single date as the end', { startDate: '2019' }, { endDate: '2019' }],
  ['words under a key of their own', { endDate: 'Spring 2021' }, { endDateText: 'Spring 2021' }],
  ['no thirteenth month', { endDate: '2021-13' }, { endDateText: '2021-13' }],
])('writes %s', (_what, dates, written) =>
  expect(withData({ experience: [{ company: 'Acme', ...dates }] })['work']).toEqual([{ name: 'Acme', ...written }]),
)

it('keeps paragraphs and bullets apart', () => {
  const experience = [{ company: 'Acme', description: 'Led a team.\n- Built it\n- Ran it' }]
  expect(withData({ experience })['work']).toEqual([
    { name: 'Acme', summary: 'Led a team.', highlights: ['Built it', 'Ran it'] },
  ])
})

it('keeps what the schema has no address, mail or list for', () => {
  const data = {
    personalInfo: { name: 'Ann', email: 'ann at home', website: 'my page', linkedin: 'ann-example' },
    additional_sections: [{ section_name: 'Patents', content: 'One\nTwo', type: 'list' }],
  }
  const written = withData(data)
  expect(faultsOf(written)).toEqual([])
  expect(written).toMatchObject({
    basics: {
      emailText: 'ann at home',
      urlText: 'my page',
      profiles: [{ network: 'LinkedIn', username: 'ann-example' }],
    },
    meta: { version: 'v1.0.0', sections: [{ title: 'Patents', content: 'One\nTwo', type: 'list' }] },
  })
})

it('has its lists in the order of the document, and the contacts without a field', () => {
  const data = { ...emptyResumeData(), skills: ['Go'], education: [], languages: ['German (fluent)'] }
  const written = jsonResumeOf(data, { sections: ['languages', 'skills'], contacts: ['Driving licence B'] })
  expect(Object.keys(written)).toEqual(['$schema', 'basics', 'languages', 'skills', 'meta'])
  expect(written).toMatchObject({
    basics: { contacts: ['Driving licence B'] },
    languages: [{ language: 'German', fluency: 'fluent' }],
  })
})

it('an empty resume is valid', () => expect(faultsOf(asText(emptyResumeData()))).toEqual([]))
