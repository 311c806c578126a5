// What the dashboard shows of copies: how much changed in their originals since.
import type { Resume } from '@galley/contract/resumes'
import type { ChangedOrigin, ContentNode } from '@galley/contract/variants'
import { compareWithOrigin } from '@galley/resume/variant/take-over'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../../testing/start-test-app.ts'

let galley: TestApp
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  galley = await startTestApp()
  ben = await galley.register('Ben Other')
})
beforeEach(async () => void (ann = await galley.register('Ann Example')))
afterAll(() => galley.close())

const data = {
  personalInfo: { name: 'Ann Example', phone: '1' },
  experience: [{ company: 'Acme', position: 'Nurse', startDate: '2019', description: '- Led a ward' }],
}
const post = (url: string, payload: object = {}) => galley.ask(ann, { method: 'POST', url, payload })
const create = async (title: string) => (await post('/api/resumes/', { title, resume_data: data })).json<Resume>()
const copyOf = async ({ id }: Resume, payload = {}) =>
  (await post(`/api/resumes/${id}/variants`, payload)).json<Resume>()
const write = async ({ id }: Resume, from: string, to: string) => {
  const { latex_content } = (await galley.ask(ann, { url: `/api/resumes/${id}` })).json<Resume>()
  const payload = { latex_content: latex_content.replace(from, to) }
  expect((await galley.ask(ann, { method: 'PUT', url: `/api/resumes/${id}`, payload })).statusCode).toBe(200)
}
const remove = ({ id }: Resume) => galley.ask(ann, { method: 'DELETE', url: `/api/resumes/${id}` })
const ask = (person: TestUser | null = ann) => galley.ask(person, { url: '/api/resumes/origin-changes' })
const changed = async () => (await ask()).json<ChangedOrigin[]>()

describe('GET /resumes/origin-changes', () => {
  it('has each copy whose original changed, with how much, and no other resume', async () => {
    const original = await create('Nurse')
    const copy = await copyOf(original)
    await create('Other')
    await post(`/api/resumes/${original.id}/duplicate`)
    expect(await changed()).toEqual([])
    await write(original, '{Nurse}', '{Head nurse}')
    await write(original, '{1}', '{2}')
    expect(await changed()).toEqual([{ id: copy.id, count: 2, title: 'Nurse' }])
  })

  it('does not count what the copy has already, or has decided on', async () => {
    const original = await create('Nurse')
    const copy = await copyOf(original)
    await write(original, '{Nurse}', '{Head nurse}')
    await write(original, '{1}', '{2}')
    await write(copy, '{1}', '{2}')
    expect(await changed()).toMatchObject([{ count: 1 }])
    const { origin } = (await galley.ask(ann, { url: `/api/resumes/${copy.id}/origin` })).json<{
      origin: { latex_content: string; base: ContentNode }
    }>()
    const all = compareWithOrigin({ base: origin.base, origin: origin.latex_content, latex: copy.latex_content })
    await post(`/api/resumes/${copy.id}/origin/decided`, { changes: all.map(({ change }) => change.id) })
    expect(await changed()).toEqual([])
  })

  it('leaves out a copy in the trash, and one whose original is there', async () => {
    const original = await create('Nurse')
    const copy = await copyOf(original)
    await write(original, '{Nurse}', '{Head nurse}')
    await remove(copy)
    expect(await changed()).toEqual([])
    await post(`/api/resumes/${copy.id}/restore`)
    expect(await changed()).toHaveLength(1)
    await remove(original)
    expect(await changed()).toEqual([])
  })

  it('shows nothing of another person', async () => {
    const original = await create('Nurse')
    await copyOf(original)
    await write(original, '{Nurse}', '{Head nurse}')
    expect(await changed()).toHaveLength(1)
    expect((await ask(ben)).json()).toEqual([])
    expect((await ask(null)).statusCode).toBe(401)
  })
})
