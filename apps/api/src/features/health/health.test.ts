import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alarmKinds } from '../../adapters/alarms.port.ts'
import { fakeCompiler } from '../../adapters/compiler/compiler.fake.ts'
import { createModelUses } from '../../adapters/llm/model-uses.port.ts'
import { deliver, paid } from '../../testing/buy.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { openTestDatabase, recycle } from '../../testing/test-databases.ts'

const token = 'a-token-for-the-watchers'
const open: TestApp[] = []
const start = async (options: Parameters<typeof startTestApp>[0]) => {
  const galley = await startTestApp({ ...options, isOneProcess: true })
  open.push(galley)
  return galley
}
afterAll(async () => {
  for (const galley of open) await galley.close()
})

describe('GET /metrics', () => {
  let galley: TestApp
  beforeAll(async () => void (galley = await start({ metricsToken: token })))
  const ask = (authorization?: string) =>
    galley.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

  it.each([undefined, '', 'Bearer', 'Bearer ', 'Bearer wrong', `Bearer ${token}x`, `Basic ${token}`, token])(
    '401 for %s',
    async (authorization) => {
      const response = await ask(authorization)
      expect(response.statusCode).toBe(401)
      expect(response.json()).toMatchObject({ code: 'not_authenticated' })
    },
  )

  it('401 for a person who is signed in', async () => {
    const person = await galley.register()
    expect((await galley.ask(person, { url: '/metrics' })).statusCode).toBe(401)
  })

  it('404 where no token is set, whatever is sent', async () => {
    const quiet = await start({})
    for (const authorization of ['', 'Bearer ', 'Bearer null', `Bearer ${token}`])
      expect((await quiet.app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404)
  })

  it('reports the numbers of the process, of its requests by their routes, and of the worker', async () => {
    const person = await galley.register()
    const { id } = (
      await galley.ask(person, { method: 'POST', url: '/api/resumes/', payload: { resume_data: {} } })
    ).json<{ id: string }>()
    await galley.ask(person, { url: `/api/resumes/${id}` })
    const response = await ask(`Bearer ${token}`)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(response.payload).toMatch(/^process_cpu_seconds_total \d/m)
    expect(response.payload).toMatch(
      /^galley_request_seconds_count\{method="GET",route="\/api\/resumes\/:id",status="200"\} 1$/m,
    )
    expect(response.payload).toMatch(/^galley_compiles_total 7$/m)
    expect(response.payload).toMatch(/^galley_worker_up 1$/m)
    expect(response.payload).not.toContain(id)
    // No name twice, every line one of the format's.
    const names = [...response.payload.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(response.payload.split('\n').filter((line) => !/^$|^# (HELP|TYPE) |^\w+(\{.*\})? \S+$/.test(line))).toEqual(
      [],
    )
  })

  it('counts alarms of payments by their kind, those that never rang too', async () => {
    const person = await galley.register()
    const { events } = await paid({ galley, person }, 'pro')
    for (const [index, event] of events.entries()) {
      if (event.payload.payment) event.payload.payment.order_id = `order_unknown${index}`
      await deliver(galley, event)
    }
    await deliver(galley, { id: 'evt_odd', event: 'order.paid', payload: { payment: 7 as never }, created_at: 1 })
    const { payload } = await ask(`Bearer ${token}`)
    const counted = Object.fromEntries(
      [...payload.matchAll(/^galley_alarms_total\{kind="(\w+)"\} (\d+)$/gm)].map(([, kind, count]) => [kind, count]),
    )
    expect(counted).toEqual({
      ...Object.fromEntries(alarmKinds.map((kind) => [kind, '0'])),
      unknown_order: '1',
      unreadable_event: '1',
    })
  })

  const sample = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    )
  const read = async (from: TestApp) =>
    (await from.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).payload

  it('counts what a rate limit refused, by the limit, those that refused nothing too', async () => {
    const strict = await start({ metricsToken: token, allowances: { renamePerUser: { points: 0, seconds: 60 } } })
    const person = await strict.register()
    const url = `/api/resumes/${crypto.randomUUID()}/title?new_title=x`
    expect((await strict.ask(person, { method: 'PUT', url })).statusCode).toBe(429)
    const text = await read(strict)
    expect(sample(text, 'galley_limits_hit_total{limit="renamePerUser"}')).toBe(1)
    expect(sample(text, 'galley_limits_hit_total{limit="compilePerUser"}')).toBe(0)
  })

  it('reports the credits of all accounts, the connections, and that the database responds', async () => {
    const fresh = await start({ metricsToken: token })
    const person = await fresh.register()
    await fresh.ask(person, { url: '/api/subscriptions/current-subscription' })
    const text = await read(fresh)
    expect(['granted', 'spent', 'held'].map((state) => sample(text, `galley_credits{state="${state}"}`))).toEqual([
      10, 0, 0,
    ])
    expect(sample(text, 'galley_database_up')).toBe(1)
    expect(sample(text, 'galley_database_connections{state="max"}')).toBeGreaterThan(0)
    expect(sample(text, 'galley_database_waiting')).toBe(0)
    expect(sample(text, 'galley_requests_in_flight')).toBe(1)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
  })

  it('a request whose client has left is in flight no more', async () => {
    const compiler = fakeCompiler()
    const slow = Promise.withResolvers<void>()
    const left = await start({
      metricsToken: token,
      compiler: { ...compiler, compile: async (...asked) => slow.promise.then(() => compiler.compile(...asked)) },
    })
    const person = await left.register()
    const origin = await left.app.listen({ port: 0, host: '127.0.0.1' })
    const leaving = new AbortController()
    const compiling = fetch(`${origin}/api/latex/compile`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.accessToken}` },
      body: JSON.stringify({ latex_content: 'x', resume_id: crypto.randomUUID(), purpose: 'preview' }),
      signal: leaving.signal,
    })
    const inFlight = async () => sample(await read(left), 'galley_requests_in_flight')
    await expect.poll(inFlight).toBe(2)
    leaving.abort()
    await expect(compiling).rejects.toThrow('aborted')
    await expect.poll(inFlight).toBe(1)
    slow.resolve()
  })

  it('reports its other numbers where the database is gone', async () => {
    const database = await openTestDatabase()
    const gone = { ...database, ping: async () => Promise.reject(new Error('gone')) }
    const text = await read(await start({ metricsToken: token, database: gone }))
    expect(sample(text, 'galley_database_up')).toBe(0)
    expect(sample(text, 'galley_worker_up')).toBe(1)
    await recycle(database)
  })

  it('counts calls of a model with their time and tokens, by what they were for', async () => {
    const modelUses = createModelUses()
    const galleyWithModel = await start({ metricsToken: token, modelUses })
    modelUses.note('answer', { inputTokens: 900, cachedTokens: 400, outputTokens: 80, ms: 4_000, cost: 0.03 })
    modelUses.note('answer', { inputTokens: 100, cachedTokens: 0, outputTokens: 20, ms: 700 })
    const text = await read(galleyWithModel)
    expect(sample(text, 'galley_model_tokens_total{work="answer",kind="input"}')).toBe(1_000)
    expect(sample(text, 'galley_model_tokens_total{work="answer",kind="output"}')).toBe(100)
    expect(sample(text, 'galley_model_tokens_total{work="import",kind="input"}')).toBe(0)
    expect(sample(text, 'galley_model_cost_total{work="answer"}')).toBe(0.03)
    expect(sample(text, 'galley_model_cost_total{work="document"}')).toBe(0)
    expect(sample(text, 'galley_model_seconds_count{work="answer"}')).toBe(2)
    expect(sample(text, 'galley_model_seconds_bucket{le="1",work="answer"}')).toBe(1)
  })

  it('says when the last copy was made; never is 0', async () => {
    expect(sample(await read(galley), 'galley_last_copy_timestamp_seconds')).toBe(0)
    const copied = await start({
      metricsToken: token,
      lastCopy: async () => ({ at: '2026-03-01T00:00:00.000Z', bytes: 7_000 }),
    })
    const text = await read(copied)
    expect(sample(text, 'galley_last_copy_timestamp_seconds')).toBe(Date.parse('2026-03-01') / 1_000)
    expect(sample(text, 'galley_last_copy_bytes')).toBe(7_000)
  })

  it('names a route by its pattern, whatever is asked for: paths make no new series', async () => {
    const fresh = await start({ metricsToken: token })
    const routes = async () => new Set([...(await read(fresh)).matchAll(/route="([^"]*)"/g)].map(([, route]) => route))
    await read(fresh)
    for (let n = 0; n < 20; n += 1) await fresh.app.inject({ url: `/nothing/${n}` })
    const person = await fresh.register()
    for (let n = 0; n < 20; n += 1) await fresh.ask(person, { url: `/api/resumes/${crypto.randomUUID()}` })
    expect(await routes()).toEqual(new Set(['/metrics', 'none', '/api/auth/register', '/api/resumes/:id']))
  })

  it('reports its own numbers where the worker is down', async () => {
    const alone = await start({ metricsToken: token, compiler: { ...fakeCompiler(), metrics: async () => null } })
    const response = await alone.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    expect(response.statusCode).toBe(200)
    expect(response.payload).toMatch(/^galley_worker_up 0$/m)
  })
})

describe('GET /readyz', () => {
  it('is ready with a database and a worker that can compile', async () => {
    const galley = await start({})
    const response = await galley.app.inject({ url: '/readyz' })
    expect([response.statusCode, response.json()]).toEqual([200, { ready: true, database: true, compiler: true }])
  })

  it('is not where the worker’s sandbox does not hold', async () => {
    const galley = await start({ compiler: { ...fakeCompiler(), isReady: async () => false } })
    const response = await galley.app.inject({ url: '/readyz' })
    expect([response.statusCode, response.json()]).toEqual([503, { ready: false, database: true, compiler: false }])
  })
})
