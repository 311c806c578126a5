// One account can neither fill the machine nor keep it busy.
import { limits } from '@galley/contract/limits'
import type { AiSession } from '@galley/contract/assistant'
import type { Resume } from '@galley/contract/resumes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillAccount } from '../../testing/fill-account.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
let person: TestUser
beforeAll(async () => void (galley = await startTestApp()))
afterAll(() => galley.close())

const create = async (latex: string) => {
  const response = await galley.ask(person, {
    method: 'POST',
    url: '/api/resumes/',
    payload: { resume_data: {}, latex_content: latex },
  })
  return { status: response.statusCode, ...response.json<Resume & { detail: string; code: string }>() }
}
const save = (id: string, latex: string) =>
  galley.ask(person, { method: 'PUT', url: `/api/resumes/${id}`, payload: { latex_content: latex } })
const remove = (id: string) => galley.ask(person, { method: 'DELETE', url: `/api/resumes/${id}` })
const list = async () => (await galley.ask(person, { url: '/api/resumes/' })).json<Pick<Resume, 'id'>[]>()
const large = (letter: string) => letter.repeat(limits.latexBytes)
describe('what one account keeps', () => {
  it('is bounded, versions included, with a sentence that says what to do; nothing that is there is lost', async () => {
    person = await galley.register()
    const { id } = await create('first')
    await fillAccount(galley, { userId: person.id, resumeId: id })
    const refused = await create(large('x'))
    expect(refused).toMatchObject({
      status: 409,
      code: 'account_full',
      detail: expect.stringMatching(/^Your account is full: .*kept on this device/),
    })
    const saved = await save(id, large('y'))
    expect([saved.statusCode, saved.json<{ code: string }>().code]).toEqual([409, 'account_full'])
    expect((await galley.ask(person, { url: `/api/resumes/${id}` })).json<Resume>().latex_content).toBe('first')
    // A title takes no room.
    expect(
      (await galley.ask(person, { method: 'PUT', url: `/api/resumes/${id}/title?new_title=Mine` })).statusCode,
    ).toBe(200)
  })

  it('is not another’s', async () => {
    person = await galley.register()
    expect((await create(large('x'))).status).toBe(201)
  })

  it('counts what is in the trash, which gives way to what is new', async () => {
    person = await galley.register()
    const kept = await create('kept')
    const gone = await create('gone')
    await fillAccount(galley, { userId: person.id, resumeId: gone.id })
    await remove(gone.id)
    expect((await create(large('x'))).status).toBe(201)
    expect((await list()).map(({ id }) => id)).toContain(kept.id)
    const { rows } = (await galley.database.db.execute(
      sql`select 1 from resumes where id = ${gone.id}::uuid`,
    )) as unknown as { rows: unknown[] }
    expect(rows).toEqual([])
  })
})

describe('a resume has one chat', () => {
  const start = async (resumeId: string) =>
    (
      await galley.ask(person, {
        method: 'POST',
        url: '/api/ai/session/start',
        payload: { resume_id: resumeId, form_data: {}, template_name: 'classic', job_description: null },
      })
    ).json<AiSession>().session_id
  const end = (id: string) => galley.ask(person, { method: 'DELETE', url: `/api/ai/session/${id}` })
  const count = async () => {
    const { rows } = (await galley.database.db.execute(
      sql`select count(*)::int as count from ai_sessions where user_id = ${person.id}::uuid`,
    )) as unknown as { rows: { count: number }[] }
    return rows[0]?.count
  }

  it('however often it is opened, and two tabs share it', async () => {
    person = await galley.register()
    const { id } = await create('x')
    const opened = await Promise.all(Array.from({ length: 5 }, () => start(id)))
    expect(new Set(opened).size).toBe(1)
    expect(await count()).toBe(1)
    for (let n = 0; n < 4; n += 1) expect((await end(opened[0]!)).statusCode).toBe(204)
    expect(await count()).toBe(1)
    expect((await end(opened[0]!)).statusCode).toBe(204)
    expect(await count()).toBe(0)
    expect((await end(opened[0]!)).statusCode).toBe(404)
  })

  it('one that was unused for a day begins anew under another name', async () => {
    person = await galley.register()
    const { id } = await create('x')
    const first = await start(id)
    galley.clock.forward(25 * 3_600_000)
    person = {
      ...person,
      accessToken: (
        await galley.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email: person.email, password: 'a good password' },
        })
      ).json<{ access_token: string }>().access_token,
    }
    const second = await start(id)
    expect(second).not.toBe(first)
    expect((await end(first)).statusCode).toBe(404)
    expect((await end(second)).statusCode).toBe(204)
  })
})

describe('how often', () => {
  it.each([
    ['saves', 'savePerUser', (id: string) => save(id, 'x')],
    [
      'renames',
      'renamePerUser',
      (id: string) => galley.ask(person, { method: 'PUT', url: `/api/resumes/${id}/title?new_title=a` }),
    ],
    ['deletes', 'deletePerUser', (id: string) => remove(id)],
  ] as const)('%s are counted', async (_what, allowance, act) => {
    const wide = galley
    galley = await startTestApp({ allowances: { [allowance]: { points: 2, seconds: 60 } } })
    person = await galley.register()
    const { id } = await create('x')
    const answers = [await act(id), await act(id), await act(id)]
    expect(answers.map(({ statusCode }) => statusCode === 429)).toEqual([false, false, true])
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
    await galley.close()
    galley = wide
  })

  it.each([
    ['/api/resumes/import', 'importPerUser', 'multipart/form-data; boundary=x'],
    ['/api/resumes/extract-pdf', 'importPerUser', 'multipart/form-data; boundary=x'],
    ['/api/ai/session/message', 'messagesPerUser', 'application/json'],
    ['/api/latex/compile', 'compilePerUser', 'application/json'],
  ] as const)('%s is refused before its body is read', async (url, allowance, type) => {
    const wide = galley
    galley = await startTestApp({ allowances: { [allowance]: { points: 0, seconds: 60 } } })
    person = await galley.register()
    // Garbage: if it were parsed, its content would be refused.
    const response = await galley.ask(person, {
      method: 'POST',
      url,
      headers: { 'content-type': type },
      payload: '{"garbage',
    })
    expect(response.statusCode).toBe(429)
    await galley.close()
    galley = wide
  })
})
