import { emptyResumeData } from '@galley/contract/resume-data'
import type { Resume } from '@galley/contract/resumes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'

let galley: TestApp
let ann: TestUser
beforeAll(async () => {
  galley = await startTestApp()
  ann = await galley.register('Ann Example')
})
afterAll(() => galley.close())

const german = {
  ...emptyResumeData(),
  personalInfo: { ...emptyResumeData().personalInfo, name: 'Jörg & Söhne' },
  summary: 'Ich entwickle seit zehn Jahren Software für die Verwaltung und leite ein Team von sechs Personen.',
}
const fill = (name: string, payload: object) =>
  galley.ask(ann, { method: 'POST', url: `/api/templates/${name}/latex`, payload })

describe('POST /templates/:name/latex', () => {
  it('returns the text that a resume made of the same data has, in its language, and stores nothing', async () => {
    const filled = await fill('swiss', { resume_data: german })
    expect(filled.statusCode).toBe(200)
    expect((await galley.ask(ann, { url: '/api/resumes/' })).json()).toEqual([])
    const made = await galley.ask(ann, {
      method: 'POST',
      url: '/api/resumes/',
      payload: { template_name: 'swiss', resume_data: german },
    })
    const { latex_content: content } = made.json<Resume>()
    expect(filled.json()).toEqual({ id: 'swiss', name: 'Swiss', content })
    expect(content).toMatch(/lang=de[^]*Jörg \\& Söhne/)
  })

  it('takes an empty form, and data with fields left out', async () => {
    for (const payload of [{}, { resume_data: {} }, { resume_data: { personalInfo: { name: 'Ann' } } }])
      expect((await fill('classic', payload)).statusCode).toBe(200)
  })

  it('knows no other template, and refuses what is no data', async () => {
    expect((await fill('nosuch', { resume_data: german })).statusCode).toBe(404)
    expect((await fill('classic', { resume_data: { summary: 5 } })).statusCode).toBe(422)
  })
})
