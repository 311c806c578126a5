import { limits } from '@galley/contract/limits'
import type { Resume, ResumeListItem, TrashedResume } from '@galley/contract/resumes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'

const dayMs = 86_400_000
let galley: TestApp
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  galley = await startTestApp()
  ben = await galley.register('Ben Other')
})
beforeEach(async () => void (ann = await galley.register('Ann Example')))
afterAll(() => galley.close())

const create = async (title: string) =>
  (await galley.ask(ann, { method: 'POST', url: '/api/resumes/', payload: { title, resume_data: {} } })).json<Resume>()
const trash = (id: string) => galley.ask(ann, { method: 'DELETE', url: `/api/resumes/${id}` })
const trashed = async (title: string) => {
  const resume = await create(title)
  await trash(resume.id)
  return resume
}
const inTrash = async (person = ann) =>
  (await galley.ask(person, { url: '/api/resumes/trash' })).json<TrashedResume[]>()
const listed = async () =>
  (await galley.ask(ann, { url: '/api/resumes/' })).json<ResumeListItem[]>().map(({ id }) => id)
const restore = (id: string, person: TestUser | null = ann) =>
  galley.ask(person, { method: 'POST', url: `/api/resumes/${id}/restore` })
const deleteForGood = (id: string, person: TestUser | null = ann) =>
  galley.ask(person, { method: 'DELETE', url: `/api/resumes/${id}/trash` })

describe('GET /resumes/trash', () => {
  it('lists what its owner deleted, newest first, with the day on which each is removed', async () => {
    const first = await trashed('First')
    galley.clock.forward(1000)
    const second = await trashed('Second')
    const kept = await create('Kept')
    const list = await inTrash()
    expect(list.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(list.map(({ id }) => id)).not.toContain(kept.id)
    const { deleted_at: deleted, removed_at: removed, ...rest } = list[0]!
    expect(rest).toEqual({ id: second.id, title: 'Second', template_name: 'classic' })
    expect(Date.parse(removed) - Date.parse(deleted)).toBe(30 * dayMs)
    expect(await inTrash(ben)).toEqual([])
  })

  it('is for signed-in users', async () => {
    expect((await galley.ask(null, { url: '/api/resumes/trash' })).statusCode).toBe(401)
  })
})

describe('POST /resumes/:id/restore', () => {
  it('puts it back as it was', async () => {
    const resume = await trashed('Back')
    const response = await restore(resume.id)
    expect(response.statusCode).toBe(200)
    expect(response.json<ResumeListItem>()).toMatchObject({
      id: resume.id,
      title: 'Back',
      updated_at: resume.updated_at,
    })
    expect(await inTrash()).toEqual([])
    expect(await listed()).toEqual([resume.id])
    const { latex_content: latex, version } = (
      await galley.ask(ann, { url: `/api/resumes/${resume.id}` })
    ).json<Resume>()
    expect([latex, version]).toEqual([resume.latex_content, resume.version])
  })

  it('twice is once', async () => {
    const resume = await trashed('Twice')
    expect([(await restore(resume.id)).statusCode, (await restore(resume.id)).statusCode]).toEqual([200, 200])
    expect(await listed()).toEqual([resume.id])
  })

  it('finds no other user’s, nor one that does not exist', async () => {
    const resume = await trashed('Mine')
    expect((await restore(resume.id, null)).statusCode).toBe(401)
    expect((await restore(resume.id, ben)).statusCode).toBe(404)
    expect((await restore(crypto.randomUUID())).statusCode).toBe(404)
    expect((await inTrash()).map(({ id }) => id)).toEqual([resume.id])
  })

  it('respects the limit of resumes, and keeps it in the trash', async () => {
    const resume = await trashed('One too many')
    await galley.database.db.execute(
      sql`insert into resumes select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'deleted_at', null))).*
        from resumes r, generate_series(1, ${limits.resumesPerUser}::int) where r.id = ${resume.id}::uuid`,
    )
    const response = await restore(resume.id)
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'resume_limit'])
    expect((await inTrash()).map(({ id }) => id)).toEqual([resume.id])
  })
})

describe('DELETE /resumes/:id/trash', () => {
  it('removes it and its history for good', async () => {
    const resume = await create('Gone')
    await galley.ask(ann, {
      method: 'POST',
      url: `/api/resumes/${resume.id}/versions`,
      payload: { name: 'Sent to Acme' },
    })
    await trash(resume.id)
    expect((await deleteForGood(resume.id)).statusCode).toBe(204)
    expect(await inTrash()).toEqual([])
    expect((await restore(resume.id)).statusCode).toBe(404)
    const { rows } = (await galley.database.db.execute(
      sql`select 1 from resume_versions where resume_id = ${resume.id}::uuid`,
    )) as unknown as { rows: unknown[] }
    expect(rows).toEqual([])
  })

  it('removes none that is not in the trash, and no other user’s', async () => {
    const kept = await create('Kept')
    const mine = await trashed('Mine')
    expect((await deleteForGood(kept.id)).statusCode).toBe(404)
    expect((await deleteForGood(mine.id, ben)).statusCode).toBe(404)
    expect((await deleteForGood(mine.id, null)).statusCode).toBe(401)
    expect(await listed()).toEqual([kept.id])
    expect((await inTrash()).map(({ id }) => id)).toEqual([mine.id])
  })
})
