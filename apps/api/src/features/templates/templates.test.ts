import { emptyResumeData } from '@galley/contract/resume-data'
import type { Resume } from '@galley/contract/resumes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultAllowances } from '../../http/rate-limits.ts'
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

  // Each of these signs is seventeen in LaTeX, and each part of the data is within its limits.
  const swelling = { ...german, projects: Array.from({ length: 4 }, () => ({ description: '~'.repeat(9_999) })) }

  it('refuses data whose text would be too long for a resume, as making one does', async () => {
    const data = { resume_data: swelling }
    const making = { method: 'POST' as const, url: '/api/resumes/', payload: { ...data, template_name: 'classic' } }
    for (const response of [await fill('classic', data), await galley.ask(ann, making)])
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        { code: 'validation_failed', detail: 'resume_data: makes more than 512 KiB of LaTeX' },
      ])
  })

  it('takes half a megabyte', async () => {
    const asked = (chars: number) => fill('classic', { resume_data: { summary: 'x'.repeat(chars) } })
    // The first is too long for its field alone.
    expect([(await asked(500 * 1024)).statusCode, (await asked(512 * 1024)).statusCode]).toEqual([422, 413])
  })

  it('is asked for sixty times a minute, apart from compiles', async () => {
    const { database, signingKey } = galley
    const limited = await startTestApp({
      allowances: { fillPerUser: defaultAllowances.fillPerUser },
      database,
      signingKey,
    })
    const asked = () => limited.ask(ann, { method: 'POST', url: '/api/templates/classic/latex', payload: {} })
    for (let time = 1; time <= 60; time += 1) expect((await asked()).statusCode).toBe(200)
    expect((await asked()).statusCode).toBe(429)
    await limited.close()
  })

  it('knows no other template, and refuses what is no data', async () => {
    expect((await fill('nosuch', { resume_data: german })).statusCode).toBe(404)
    expect((await fill('classic', { resume_data: { summary: 5 } })).statusCode).toBe(422)
  })
})
