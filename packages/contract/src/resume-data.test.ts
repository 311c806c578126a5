import { describe, expect, it } from 'vitest'
import { startSession } from './assistant.ts'
import { emptyResumeData } from './resume-data.ts'
import { createResume } from './resumes.ts'

const created = (resume_data: unknown) => createResume.body.parse({ template_name: 'classic', resume_data }).resume_data
const started = (form_data: unknown) =>
  startSession.body.parse({ resume_id: crypto.randomUUID(), form_data, template_name: 'classic' }).form_data

describe.each([
  ['a resume that is made', created],
  ['a chat that begins', started],
])('the data of %s', (_title, read) => {
  it('may be flat, as an empty resume is', () =>
    expect(
      read({
        name: '',
        email: '',
        phone: '',
        location: '',
        summary: '',
        experience: [],
        education: [],
        skills: [],
        projects: [],
      }),
    ).toEqual(emptyResumeData()))

  it('may be flat with text in it', () => {
    const { personalInfo, summary } = read({
      name: 'Zoë',
      email: 'zoe@example.org',
      location: 'Köln',
      phone: null,
      summary: 'Hi',
    })
    expect(personalInfo).toMatchObject({ name: 'Zoë', email: 'zoe@example.org', address: 'Köln', phone: '' })
    expect(summary).toBe('Hi')
  })

  it('has its nested fields before flat ones', () =>
    expect(read({ name: 'Flat', phone: '1', personalInfo: { name: 'Nested', phone: '' } }).personalInfo).toMatchObject({
      name: 'Nested',
      phone: '1',
    }))

  it('is refused with a field that is none', () => expect(() => read({ nmae: 'Zoë' })).toThrow('nmae'))
})
