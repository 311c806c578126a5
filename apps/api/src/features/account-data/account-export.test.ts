// The zip with everything of an account.
import { strFromU8, unzipSync } from 'fflate'
import { sampleLatex } from '@galley/resume/sample-resume'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bought } from '../../testing/buy.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'

let galley: TestApp
let ann: TestUser
beforeAll(async () => {
  galley = await startTestApp({ allowances: { accountExportPerUser: { points: 2, seconds: 60 } } })
})
beforeEach(async () => void (ann = await galley.register('Ann Example')))
afterAll(() => galley.close())

const download = (person: TestUser | null = ann) => galley.ask(person, { url: '/api/account/export' })
const post = async (url: string, payload: object) =>
  (await galley.ask(ann, { method: 'POST', url, payload })).json<{ id: string; session_id: string }>()
const unzipped = async (person = ann) => {
  const files = unzipSync((await download(person)).rawPayload)
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}
const latex = sampleLatex('classic')

describe('GET /account/export', () => {
  it('is 401 without a session, and 429 after a few', async () => {
    expect((await download(null)).statusCode).toBe(401)
    await download()
    await download()
    expect((await download()).statusCode).toBe(429)
  })

  it('is a zip to be saved', async () => {
    const { headers, statusCode } = await download()
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/zip')
    expect(headers['content-disposition']).toContain('filename="galley-2026-03-01.zip"')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('has the LaTeX, the PDF, the job, earlier versions and letters of each resume, also of the trash', async () => {
    const { id } = await post('/api/resumes/', {
      title: 'My/First: “one”',
      latex_content: latex,
      job_description: 'A job',
    })
    await post(`/api/resumes/${id}/versions`, { name: 'as sent' })
    await post(`/api/resumes/${id}/documents/generate`, { kind: 'letter', job_description: 'A job', employer: 'Acme' })
    await post('/api/resumes/', { title: 'My/First: “one”', latex_content: latex })
    const gone = await post('/api/resumes/', { title: 'Gone', latex_content: latex })
    await post(`/api/resumes/${gone.id}/versions`, { name: 'before' })
    await post(`/api/resumes/${gone.id}/documents/generate`, {
      kind: 'letter',
      job_description: 'A job',
      employer: 'Acme',
    })
    await galley.ask(ann, { method: 'DELETE', url: `/api/resumes/${gone.id}` })

    const files = await unzipped()
    const names = [...files.keys()].filter((name) => !name.startsWith('data/'))
    expect(names).toContain('README.txt')
    expect(names.filter((name) => name.endsWith('/resume.tex'))).toHaveLength(3)
    expect(names.filter((name) => name.endsWith('/resume.pdf'))).toHaveLength(3)
    expect(names).toContain('trash/Gone/resume.tex')
    expect(names.filter((name) => /^trash\/Gone\/(?:letters|earlier versions)\//.test(name))).toHaveLength(2)
    const folder =
      names
        .find((name) => name.startsWith('resumes/') && name.includes('/earlier versions/'))
        ?.split('/')
        .slice(0, 2)
        .join('/') ?? ''
    expect(folder).toMatch(/^resumes\/My First/)
    expect(files.get(`${folder}/resume.tex`)).toBe(latex)
    expect(files.get(`${folder}/job description.txt`)).toBe('A job')
    expect(names.filter((name) => name.startsWith(`${folder}/earlier versions/`))).toHaveLength(1)
    expect(names.filter((name) => name.startsWith(`${folder}/letters/`))).toHaveLength(1)
  })

  it('has every table as JSON, and no password, hash or key', async () => {
    const { id } = await post('/api/resumes/', { title: 'Mine', latex_content: latex })
    const { session_id: session } = await post('/api/ai/session/start', { resume_id: id })
    await post('/api/ai/session/message', { session_id: session, message: 'I know Kafka.', current_latex: latex })
    await bought({ galley, person: ann }, 'starter')
    const files = await unzipped()
    const rowsOf = (table: string) => JSON.parse(files.get(`data/${table}.json`) ?? '[]') as Record<string, unknown>[]
    expect(rowsOf('users')[0]).toMatchObject({ email: ann.email })
    expect(rowsOf('user_profiles')[0]).toMatchObject({ full_name: 'Ann Example' })
    expect(rowsOf('resumes')[0]).toMatchObject({ title: 'Mine', latex_content: latex })
    expect(rowsOf('ai_messages').map(({ content }) => content)).toContain('I know Kafka.')
    expect(rowsOf('purchases')).toHaveLength(1)
    expect(rowsOf('payments')).toHaveLength(1)
    expect(rowsOf('credit_entries').length).toBeGreaterThan(1)
    expect([...files.values()].join('\n')).not.toMatch(/argon2|password_hash|token_hash|"secret"/)
  })

  it('has nothing of another user', async () => {
    await post('/api/resumes/', { title: 'Ann’s secret', latex_content: latex })
    const files = await unzipped(await galley.register('Ben'))
    expect([...files.keys()].filter((name) => name.startsWith('resumes/'))).toEqual([])
    expect([...files.values()].join('\n')).not.toContain('Ann’s secret')
  })
})
