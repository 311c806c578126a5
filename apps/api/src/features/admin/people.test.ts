// People as an operator finds them: pages, searches, and nothing of what their resumes say.
import type { CallOutput } from '@galley/contract/call'
import type { getPerson } from '@galley/contract/admin/people'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authCalls } from '../../testing/auth-calls.ts'
import { makeOperator } from '../../testing/make-operator.ts'
import { operating, type PeoplePage } from '../../testing/operating.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'

let galley: TestApp
let by: Awaited<ReturnType<typeof operating>>
let person: TestUser
beforeAll(async () => {
  galley = await startTestApp()
  by = await operating(galley)
  person = await galley.register('Zoë 100%_Ångström')
})
afterAll(() => galley.close())

const search = async (q: string, before?: string) => {
  const query = new URLSearchParams({ q, ...(before !== undefined && { before }) })
  return (await by.get(`/people?${query.toString()}`)).json<PeoplePage>()
}
const found = async (q: string) => (await search(q)).people.map(({ id }) => id)

describe('the search', () => {
  it.each([
    ['a part of the address in any case', () => person.email.slice(0, 9).toUpperCase()],
    ['a part of the name', () => 'ångstr'],
    ['the id', () => person.id],
    ['signs that a pattern would read otherwise', () => '100%_Å'],
  ])('by %s', async (_what, text) => expect(await found(text())).toEqual([person.id]))

  it.each(['%', '_', '\\', 'nobody@nowhere.example', "'; drop table users --"])(
    'of %s finds what has it, not everything',
    async (text) => expect((await found(text)).length).toBeLessThan(2),
  )

  it('goes through all of them in parts, each once, the newest first', async () => {
    const at = (second: number) => new Date(Date.parse('2026-01-01') + second * 1_000).toISOString()
    for (let n = 0; n < 120; n += 1)
      await galley.database.db.execute(sql`
        insert into users (id, email, password_hash, user_metadata, created_at, updated_at)
        values (gen_random_uuid(), ${`crowd${n}@crowd.example`}, '', '{}', ${at(Math.floor(n / 3))}, now())`)
    const seen: string[] = []
    let next: string | null | undefined
    for (let part = 0; part < 3; part += 1) {
      const page = await search('crowd.example', next ?? undefined)
      seen.push(...page.people.map(({ id }) => id))
      expect(page.people.map(({ created_at: at }) => at)).toEqual(
        page.people.map(({ created_at: at }) => at).toSorted((a, b) => b.localeCompare(a)),
      )
      next = page.next
    }
    expect([seen.length, new Set(seen).size, next]).toEqual([120, 120, null])
  })
})

describe('one person', () => {
  const secret = 'Streng geheim'
  beforeAll(async () => {
    const latex = `\\documentclass{resume}\n\\begin{document}\n${secret}\n\\end{document}\n`
    for (const title of ['Nurse', 'Gone'])
      await galley.ask(person, { method: 'POST', url: '/api/resumes/', payload: { title, latex_content: latex } })
    const kept = (await galley.ask(person, { url: '/api/resumes/' })).json<{ id: string; title: string }[]>()
    const gone = kept.find(({ title }) => title === 'Gone')
    await galley.ask(person, { method: 'DELETE', url: `/api/resumes/${gone?.id}` })
    await galley.ask(person, { url: '/api/subscriptions/current-subscription' })
  })

  it('has titles, dates and counts of resumes, and not a word of their text', async () => {
    const response = await by.get(`/people/${person.id}`)
    const detail = response.json<CallOutput<typeof getPerson>>()
    expect(detail.person).toMatchObject({ email: person.email, resumes: 1, credits: 10, ban: null, is_operator: false })
    expect(detail.resumes.map(({ title, is_in_trash: isGone }) => [title, isGone]).toSorted()).toEqual([
      ['Gone', true],
      ['Nurse', false],
    ])
    expect(detail.credits).toEqual({ granted: 10, used: 0, reserved: 0 })
    expect(response.body).not.toContain(secret)
    expect(Object.keys(detail.resumes[0] ?? {}).toSorted()).toEqual(
      ['created_at', 'id', 'is_in_trash', 'title', 'updated_at', 'versions'].toSorted(),
    )
  })

  it('is not given an account of credits by being looked at', async () => {
    const other = await galley.register()
    const detail = (await by.get(`/people/${other.id}`)).json<CallOutput<typeof getPerson>>()
    expect([detail.credits, detail.credit_lines]).toEqual([null, []])
    const { rows } = (await galley.database.db.execute(
      sql`select 1 from credit_accounts where user_id = ${other.id}`,
    )) as unknown as { rows: unknown[] }
    expect(rows).toEqual([])
  })

  it('404 where there is none', async () => {
    const id = crypto.randomUUID()
    expect((await by.get(`/people/${id}`)).statusCode).toBe(404)
    expect((await by.changeCredits({ id }, 5)).statusCode).toBe(404)
    expect((await by.ban({ id })).statusCode).toBe(404)
    expect((await by.liftBan({ id })).statusCode).toBe(404)
  })
})

it('an operator with a second factor has to have shown it in this session', async () => {
  const auth = authCalls(galley)
  const careful = await auth.withFactor()
  await makeOperator(galley, careful)
  const look = async (token: string) => {
    const response = await galley.app.inject({
      url: '/api/admin/people',
      headers: { authorization: `Bearer ${token}` },
    })
    return [response.statusCode, response.json<{ code?: string }>().code]
  }
  expect(await look(careful.token)).toEqual([200, undefined])
  const { access_token: half } = await auth.signIn(careful.email)
  expect(await look(half)).toEqual([401, 'second_factor_needed'])
  const sure = await auth.verify(half, careful.factor, auth.nextCode(careful.secret))
  expect(await look(sure.body.access_token)).toEqual([200, undefined])
})
