// Deleting an account: who may, what is refused, and that nothing is left but the accounting.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { offlineAssistant } from '../../adapters/background/offline-assistant.ts'
import { sameThreadBackground } from '../../adapters/background/same-thread-background.ts'
import { fakeCompiler } from '../../adapters/compiler/compiler.fake.ts'
import type { Mail } from '../../adapters/mail/mailer.port.ts'
import { threadProofreader } from '../../adapters/proofreading/thread-proofreader.ts'
import { bought, topUp } from '../../testing/buy.ts'
import { usePlanHolder } from '../../testing/plan-holder.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'

/** Another one for each test. */
let canary = ''
const good = 'a good password'

let galley: TestApp
let ann: TestUser
const mails: Mail[] = []
beforeAll(async () => {
  galley = await startTestApp({
    mailer: { isOn: true, send: async (mail) => void mails.push(mail) },
    allowances: { currentPasswordPerUser: { points: 3, seconds: 60 } },
  })
})
beforeEach(async () => {
  mails.length = 0
  canary = `Zyqqorvane${Math.random().toString(36).slice(2)}`
  ann = await galley.register(`Ann ${canary}`)
})
afterAll(() => galley.close())

const remove = (person: TestUser | null = ann, password = good, api = galley) =>
  api.ask(person, { method: 'POST', url: '/api/account/deletion', payload: { password } })
const post = (url: string, payload: object, person = ann) => galley.ask(person, { method: 'POST', url, payload })

/** Every value of every column of every table that has the text in it, as `table.column`. */
async function placesOf(text: string): Promise<string[]> {
  const { db } = galley.database
  const rowsOf = async <Row>(query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: Row[] }).rows
  const columns = await rowsOf<{ table: string; column: string }>(
    sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
  )
  const found: string[] = []
  for (const { table, column } of columns) {
    const value = sql`convert_to(${sql.identifier(column)}::text, 'UTF8')`
    const bytes = sql`convert_to(${text}, 'UTF8')`
    const rows = await rowsOf(
      sql`select 1 from ${sql.identifier(table)} where position(${bytes} in ${value}) > 0
          or position(encode(${bytes}, 'hex') in ${sql.identifier(column)}::text) > 0 limit 1`,
    )
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found.toSorted()
}

/** Something of the person's in every table that one request or another writes to. */
async function leadAFullLife(): Promise<void> {
  const latex = `\\documentclass{resume}\n\\begin{document}\n\\section{Summary}\nI am ${canary}.\n\\end{document}\n`
  const made = await post('/api/resumes/', { title: canary, latex_content: latex, job_description: `For ${canary}` })
  const { id } = made.json<{ id: string }>()
  await galley.ask(ann, { method: 'PUT', url: `/api/resumes/${id}`, payload: { latex_content: `${latex}%${canary}` } })
  await post(`/api/resumes/${id}/versions`, { name: canary })
  await galley.ask(ann, { url: `/api/resumes/${id}/thumbnail` })
  await post(`/api/resumes/${id}/documents`, {
    title: canary,
    content: { kind: 'linkedin', headline: canary, about: canary },
  })
  const { session_id: session } = (await post('/api/ai/session/start', { resume_id: id })).json<{
    session_id: string
  }>()
  await post('/api/ai/session/message', { session_id: session, message: `I know ${canary}.`, current_latex: latex })
  await bought({ galley, person: ann }, 'starter')
  await post('/api/auth/login', { email: ann.email, password: good })
  await galley.app.inject({ method: 'POST', url: '/auth/v1/recover', payload: { email: ann.email } })
}

describe('who may', () => {
  it('is 401 without a session', async () => {
    expect((await remove(null)).statusCode).toBe(401)
  })

  it.each([[{}], [{ password: '' }], [{ password: 5 }], [{ password: good, user_id: 'x' }]])(
    'is 422 for %j',
    async (payload) => {
      expect((await post('/api/account/deletion', payload)).statusCode).toBe(422)
    },
  )

  it('is 403 with a wrong password, 429 after a few, and nothing is gone', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await remove(ann, 'wrong')).json()).toMatchObject({
        code: 'wrong_password',
      })
    expect((await remove()).statusCode).toBe(429)
    expect((await galley.ask(ann, { url: '/api/auth/me' })).statusCode).toBe(200)
  })
})

describe('what is gone', () => {
  it('is every trace but random ids in the accounting', async () => {
    await leadAFullLife()
    const before = await placesOf(canary)
    for (const place of [
      'resumes.title',
      'resume_versions.name',
      'resume_documents.content',
      'ai_messages.content',
      'user_profiles.full_name',
      'users.user_metadata',
    ])
      expect(before).toContain(place)

    expect((await remove()).statusCode).toBe(204)
    expect(await placesOf(canary)).toEqual([])
    expect(await placesOf(ann.email)).toEqual([])
    expect(await placesOf(ann.id)).toEqual([
      'credit_accounts.user_id',
      'credit_entries.user_id',
      'credit_holds.user_id',
      'purchases.user_id',
    ])
  })

  it('is each session; the address may sign up again, and is another user', async () => {
    expect((await remove()).statusCode).toBe(204)
    expect((await galley.ask(ann, { url: '/api/auth/me' })).statusCode).toBe(401)
    const refreshed = await galley.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=refresh_token',
      payload: { refresh_token: ann.refreshToken },
    })
    expect(refreshed.statusCode).toBe(400)
    expect((await post('/api/auth/login', { email: ann.email, password: good })).statusCode).toBe(401)
    const again = await post('/api/auth/register', { email: ann.email, password: good, full_name: 'Ann' })
    expect(again.statusCode).toBe(201)
    expect(again.json<{ user: { id: string } }>().user.id).not.toBe(ann.id)
  })

  it('is no one else’s', async () => {
    const ben = await galley.register('Ben')
    await post('/api/resumes/', { title: 'Of Ben', resume_data: {} }, ben)
    await remove()
    expect((await galley.ask(ben, { url: '/api/resumes/' })).json()).toHaveLength(1)
  })

  it('is mailed to the address, once', async () => {
    await remove()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[ann.email, 'Your Galley account was deleted']])
  })

  it('is also what a request writes that was under way', async () => {
    await remove()
    const now = sql`now()`
    await galley.database.db.execute(
      sql`insert into ai_free_calls (user_id, day, calls) values (${ann.id}, ${now}::date, 1)`,
    )
    expect(await placesOf(ann.id)).toContain('ai_free_calls.user_id')
    await galley.app.removeLateWrites()
    expect(await placesOf(ann.id)).not.toContain('ai_free_calls.user_id')
  })
})

describe('an answer in progress', () => {
  it('gives its credit back to the ledger, and stores nothing when it ends', async () => {
    const started = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const compiler = fakeCompiler()
    const proofreader = threadProofreader()
    const rules = offlineAssistant({ compiler, background: sameThreadBackground(), proofreader })
    const api = await startTestApp({
      assistant: {
        ...rules,
        async draft(...asked) {
          started.resolve()
          await goOn.promise
          return rules.draft(...asked)
        },
      },
    })
    const eve = await api.register('Eve')
    const made = await api.ask(eve, { method: 'POST', url: '/api/resumes/', payload: { resume_data: {} } })
    const { id, latex_content: latex } = made.json<{ id: string; latex_content: string }>()
    const open = { method: 'POST' as const, url: '/api/ai/session/start', payload: { resume_id: id } }
    const { session_id: session } = (await api.ask(eve, open)).json<{ session_id: string }>()
    const answer = api.ask(eve, {
      method: 'POST',
      url: '/api/ai/session/message',
      payload: { session_id: session, message: 'Use the modern theme', current_latex: latex },
    })
    await started.promise
    expect((await remove(eve, good, api)).statusCode).toBe(204)
    goOn.resolve()
    expect((await answer).json()).toMatchObject({ success: false, error: 'Stopped.', credits_deducted: false })
    const rowsOf = async (query: ReturnType<typeof sql>) =>
      ((await api.database.db.execute(query)) as unknown as { rows: object[] }).rows
    expect(await rowsOf(sql`select state from credit_holds`)).toEqual([{ state: 'released' }])
    expect(await rowsOf(sql`select id from ai_messages union all select id from ai_asks`)).toEqual([])
    await proofreader.close()
    await api.close()
  })
})

describe('money', () => {
  const plan = usePlanHolder()

  it('is refused while a plan is charged every month; once it is cancelled, it is not', async () => {
    await plan.subscribed()
    const { galley: api, person } = plan.holder
    const refused = await remove(person, good, api)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'plan_active'])
    await plan.cancel()
    expect((await remove(person, good, api)).statusCode).toBe(204)
  })

  it('cancels a plan that was begun and never paid', async () => {
    await plan.subscribe()
    const { galley: api, person } = plan.holder
    expect((await remove(person, good, api)).statusCode).toBe(204)
    const state = (await api.database.db.execute(sql`select state from subscriptions`)) as unknown as { rows: object[] }
    expect(state.rows).toEqual([{ state: 'over' }])
  })

  it('is refused where the provider can’t say whether a plan runs', async () => {
    await plan.subscribed()
    const { holder } = plan
    holder.line = 'down'
    expect((await remove(holder.person, good, holder.galley)).json()).toMatchObject({ code: 'payment_pending' })
  })

  it('is refused while a checkout was open a moment ago', async () => {
    await topUp({ galley, person: ann }, 'starter')
    expect((await remove()).json()).toMatchObject({ code: 'payment_pending' })
    galley.clock.forward(31 * 60_000)
    expect((await remove()).statusCode).toBe(204)
  })
})
