import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alarmKinds } from '../../adapters/alarms.port.ts'
import { fakeCompiler } from '../../adapters/compiler/compiler.fake.ts'
import { deliver, paid } from '../../testing/buy.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

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
