import { emptyResumeData } from '@galley/contract/resume-data'
import type { Resume, ResumeListItem, SavedResume } from '@galley/contract/resumes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resumes } from './resumes.tables.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

const dayMs = 86_400_000
let galley: TestApp
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  galley = await startTestApp()
  ben = await galley.register('Ben Other')
})
beforeEach(async () => {
  ann = await galley.register('Ann Example')
})
afterAll(() => galley.close())

const data = () => ({
  ...emptyResumeData(),
  personalInfo: { ...emptyResumeData().personalInfo, name: 'Zoë & Ångström', email: 'zoe@example.org' },
  summary: '100% sure',
})
const create = (
  person: TestUser,
  payload: object = { title: 'First', template_name: 'classic', resume_data: data() },
) => galley.ask(person, { method: 'POST', url: '/api/resumes/', payload })
const created = async (payload?: object) => (await create(ann, payload)).json<Resume>()
const list = async (person: TestUser) => (await galley.ask(person, { url: '/api/resumes/' })).json<ResumeListItem[]>()
const save = (id: string, payload: object, version?: number | string) =>
  galley.ask(ann, {
    method: 'PUT',
    url: `/api/resumes/${id}`,
    payload,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  })

describe('POST /resumes/', () => {
  it('opens one that was stored before the form had a field', async () => {
    const { id } = await created()
    const { summary: _, ...older } = data()
    await galley.database.db
      .update(resumes)
      .set({ resumeData: older as never })
      .where(eq(resumes.id, id))
    const response = await galley.ask(ann, { url: `/api/resumes/${id}` })
    expect([response.statusCode, response.json<Resume>().resume_data.summary]).toEqual([200, ''])
  })

  it('sets the data in the template and returns the whole resume', async () => {
    const response = await create(ann)
    expect(response.statusCode).toBe(201)
    const resume = response.json<Resume>()
    expect(resume).toMatchObject({ title: 'First', template_name: 'classic', version: 1, job_description: null })
    expect(resume.latex_content).toContain('\\documentclass')
    expect(resume.latex_content).toContain('Zoë \\& Ångström')
    expect(resume.resume_data.personalInfo.name).toBe('Zoë & Ångström')
  })

  it('writes a German form in German', async () => {
    const experience = [{ position: 'Koch', company: 'Acme', startDate: '03/2021', endDate: 'heute' }]
    const { latex_content: latex, resume_data: read } = await created({ resume_data: { experience } })
    expect(latex).toMatch(/^\\documentclass\[theme=classic,lang=de\]\{resume\}/)
    expect(latex).toContain('\\section{Berufserfahrung}')
    expect(read.experience).toMatchObject([{ position: 'Koch', startDate: '2021-03', current: true }])
  })

  it('names a resume after the person and the template', async () => {
    expect((await created({ template_name: 'modern', resume_data: data() })).title).toBe('Zoë & Ångström – Modern')
    expect((await created({ template_name: 'modern', resume_data: {} })).title).toBe('Untitled Resume')
  })

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"summary":', '}'],
  ])('refuses data nested 100,000 deep: %s', async (_title, open, close) => {
    const nested = `${open.repeat(100_000)}""${close.repeat(100_000)}`
    for (const data of [nested, `{"summary":${nested}}`, `{"experience":[{"position":${nested}}]}`]) {
      const response = await galley.ask(ann, {
        method: 'POST',
        url: '/api/resumes/',
        headers: { 'content-type': 'application/json' },
        payload: `{"resume_data":${data}}`,
      })
      expect(response.statusCode).toBe(422)
      expect(response.json()).toMatchObject({ detail: expect.stringMatching(/^resume_data/) })
    }
  })

  it('takes holes for empty text', async () => {
    const resume = await created({
      template_name: 'classic',
      resume_data: {
        ...data(),
        summary: null,
        experience: [{ id: '1', company: 'Acme', position: null, current: false }, null],
      },
    })
    expect(resume.resume_data.summary).toBe('')
    expect(resume.resume_data.experience).toMatchObject([{ company: 'Acme', position: '' }])
  })

  it('keeps the text of the editor’s blank document', async () => {
    const resume = await created({
      latex_content: '\\documentclass{resume}\\begin{document}x\\end{document}',
      resume_data: {},
    })
    expect(resume).toMatchObject({
      title: 'Untitled Resume',
      latex_content: '\\documentclass{resume}\\begin{document}x\\end{document}',
    })
  })

  it.each([
    ['an unknown template', { template_name: 'no-such', resume_data: {} }, /no template has that name/],
    ['a field that does not exist', { resume_data: {}, user_id: 'x' }, /user_id|Unrecognized/],
    ['a field of the data that does not exist', { resume_data: { credits: 999 } }, /credits|Unrecognized/],
    ['a title too long', { title: 'x'.repeat(201), resume_data: {} }, /^title: /],
    ['a number for a text', { resume_data: { summary: 7 } }, /^resume_data\.summary: /],
    ['a NUL', { title: 'a\u0000b', resume_data: {} }, /^title: contains characters that cannot be stored/],
    ['half a character', { title: 'a\ud800b', resume_data: {} }, /cannot be stored/],
    ['too much LaTeX', { latex_content: 'ü'.repeat(262_145), resume_data: {} }, /at most 512 KiB/],
    [
      '101 jobs',
      { resume_data: { experience: Array.from({ length: 101 }, () => ({})) } },
      /^resume_data\.experience: /,
    ],
  ])('refuses %s', async (_title, payload, detail) => {
    const response = await create(ann, payload)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({
      detail: expect.stringMatching(detail),
      code: expect.any(String),
      request_id: expect.any(String),
    })
    expect(await list(ann)).toEqual([])
  })

  it('stops at 200 resumes', async () => {
    const person = await galley.register()
    for (let n = 0; n < 200; n += 1) await create(person, { latex_content: 'x', resume_data: {} })
    const response = await create(person)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ code: 'resume_limit' })
  })
})

describe('GET /resumes/', () => {
  it('lists one’s own, newest update first, without their text', async () => {
    const first = await created()
    galley.clock.forward(1_000)
    const second = await created()
    galley.clock.forward(1_000)
    await save(first.id, { title: 'First again' })
    await create(ben)
    const listed = await list(ann)
    expect(listed.map(({ id }) => id)).toEqual([first.id, second.id])
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual([
      'application',
      'created_at',
      'id',
      'origin_id',
      'template_name',
      'title',
      'updated_at',
    ])
  })
})

describe('PUT /resumes/:id', () => {
  it('saves any part, counts versions and leaves the rest', async () => {
    const resume = await created()
    galley.clock.forward(5_000)
    const response = await save(resume.id, { latex_content: 'new text' }, 1)
    expect(response.statusCode).toBe(200)
    expect(response.json<SavedResume>()).toEqual({
      id: resume.id,
      title: 'First',
      version: 2,
      updated_at: galley.clock.now().toISOString(),
    })
    expect(response.headers.etag).toBe('"2"')
    const stored = (await galley.ask(ann, { url: `/api/resumes/${resume.id}` })).json<Resume>()
    expect(stored).toMatchObject({ title: 'First', latex_content: 'new text', version: 2 })
  })

  it('refuses a save on an older version, and hands over the stored text', async () => {
    const resume = await created()
    await save(resume.id, { latex_content: 'from another tab' }, 1)
    const response = await save(resume.id, { latex_content: 'from this tab' }, 1)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      code: 'version_conflict',
      current: { latex_content: 'from another tab', version: 2 },
    })
  })

  it('lets exactly one of many saves on the same version win', async () => {
    const resume = await created()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save(resume.id, { latex_content: `text ${n}` }, 1)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  })

  it('keeps text to the last byte', async () => {
    const resume = await created()
    const text = 'é\r\n\t"\\n" – 漢字 😀 \u2028 end  '
    await save(resume.id, { latex_content: text })
    expect((await galley.ask(ann, { url: `/api/resumes/${resume.id}` })).json<Resume>().latex_content).toBe(text)
  })

  it.each([
    ['an empty title', { title: ' ' }, 422],
    ['a field that does not exist', { user_id: 'x' }, 422],
    ['no JSON', 'not json', 400],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}', 400],
  ])('refuses %s', async (_title, payload, status) => {
    const resume = await created()
    const response = await galley.ask(ann, {
      method: 'PUT',
      url: `/api/resumes/${resume.id}`,
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(response.statusCode).toBe(status)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it.each(['3', '"x"', 'W/"1"', '*'])('refuses the version %s', async (version) => {
    const resume = await created()
    const response = await galley.ask(ann, {
      method: 'PUT',
      url: `/api/resumes/${resume.id}`,
      payload: { title: 'x' },
      headers: { 'if-match': version },
    })
    expect(response.statusCode).toBe(422)
  })
})

describe('the beginning of a document is read ahead', () => {
  const prepared = () => galley.compiler.prepared.splice(0)
  beforeEach(() => void prepared())

  it('when it is made, and when its owner opens it', async () => {
    const resume = await created()
    const mine = [{ latex: resume.latex_content, userKey: ann.id, resumeKey: `${ann.id}:${resume.id}` }]
    expect(prepared()).toEqual(mine)
    await galley.ask(ann, { url: `/api/resumes/${resume.id}` })
    expect(prepared()).toEqual(mine)
  })

  it('but not for lists, saves, or another user', async () => {
    const resume = await created()
    prepared()
    await list(ann)
    await save(resume.id, { latex_content: 'x' })
    await save(resume.id, { latex_content: 'y' }, 1)
    await galley.ask(ben, { url: `/api/resumes/${resume.id}` })
    await galley.ask(ann, { url: `/api/resumes/${crypto.randomUUID()}` })
    expect(prepared()).toEqual([])
  })

  it('nor where none is made', async () => {
    await create(ann, { template_name: 'no such', resume_data: {} })
    expect(prepared()).toEqual([])
  })
})

describe('PUT /resumes/:id/title', () => {
  it('renames', async () => {
    const resume = await created()
    const response = await galley.ask(ann, {
      method: 'PUT',
      url: `/api/resumes/${resume.id}/title?new_title=${encodeURIComponent('R&D / 100 %')}`,
    })
    expect(response.json()).toMatchObject({ id: resume.id, title: 'R&D / 100 %' })
  })

  it.each(['', '%20%20', 'x'.repeat(201)])('refuses the title %j', async (title) => {
    const resume = await created()
    const response = await galley.ask(ann, { method: 'PUT', url: `/api/resumes/${resume.id}/title?new_title=${title}` })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ detail: expect.stringMatching(/^new_title: /) })
  })
})

describe('DELETE /resumes/:id', () => {
  it('moves it to the trash, where no request sees it', async () => {
    const resume = await created()
    const url = `/api/resumes/${resume.id}`
    expect((await galley.ask(ann, { method: 'DELETE', url })).statusCode).toBe(204)
    expect((await galley.ask(ann, { url })).statusCode).toBe(404)
    expect((await galley.ask(ann, { method: 'DELETE', url })).statusCode).toBe(404)
    expect((await save(resume.id, { title: 'x' })).statusCode).toBe(404)
    expect(await list(ann)).toEqual([])
  })

  it('keeps it in the trash for 30 days, then removes it for good', async () => {
    const [deleted, kept] = [await created(), await created()]
    await galley.ask(ann, { method: 'DELETE', url: `/api/resumes/${deleted.id}` })
    const stored = async () => {
      await galley.app.sweep()
      const rows = await galley.database.db.select({ id: resumes.id }).from(resumes)
      return [deleted, kept].map(({ id }) => rows.some((row) => row.id === id))
    }
    galley.clock.forward(29 * dayMs)
    expect(await stored()).toEqual([true, true])
    galley.clock.forward(2 * dayMs)
    expect(await stored()).toEqual([false, true])
  })
})
