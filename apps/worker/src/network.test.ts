// A worker that other machines reach: who may ask, when it is ready, how it ends.
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { affinityHeader, decodeOutcome, maxQueueHeader, refusalHeader } from '@galley/contract/worker-wire'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createWorkerApp, type WorkerParts } from './app.ts'
import { createEngine } from './compile/engine/engine.ts'
import { emptyRun } from './compile/tex/tex-results.ts'
import { createDrain, type Drain } from './drain.ts'
import { bareParts } from './testing/bare-parts.ts'

const token = 'a token of more than thirty-two characters'.replaceAll(' ', '-')
const authorization = `Bearer ${token}`
let app: ReturnType<typeof createWorkerApp>
let drain: Drain
let url = ''
let finish: () => void
let started: string[] = []

async function start(parts: Partial<WorkerParts> = {}): Promise<void> {
  drain = createDrain()
  started = []
  const end = Promise.withResolvers<void>()
  finish = end.resolve
  const engine = createEngine({
    places: 1,
    scan: () => Promise.resolve(null),
    // A document that takes until the test ends it, or its client disconnects.
    run: async ({ source, signal }) => {
      started.push(source.trim())
      if (!signal.aborted) await Promise.race([end.promise, once(signal, 'abort')])
      return { ...emptyRun(), path: 'cold', wantsAnother: false }
    },
  })
  app = createWorkerApp({
    ...bareParts(),
    engine,
    token,
    drain,
    ...parts,
  })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
}
beforeEach(() => start())
afterEach(() => app.close())

const compile = (latex = 'x', headers: Record<string, string> = {}) =>
  fetch(`${url}/compile`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', [affinityHeader]: 'abc', ...headers },
    body: JSON.stringify({ latex, purpose: 'preview', resumeKey: null, userKey: latex }),
  })
const outcomeOf = async (response: Response) =>
  decodeOutcome(new Uint8Array(await response.arrayBuffer())).report.outcome
const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${url}${path}`, { headers })).status

describe('the token', () => {
  const routes = [
    'compile',
    'inspect',
    'thumbnail',
    'read-pdf',
    'import',
    'prepare',
    'locate',
    'log',
    'metrics',
    'none',
  ]
  it.each(routes)('/%s is for those who have it', async (route) => {
    const method = route === 'metrics' ? 'GET' : 'POST'
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`${url}/${route}`, { method, headers: { 'content-type': 'application/json', ...headers } })).status
    for (const wrong of [undefined, '', 'Bearer', 'Bearer x', token, `Bearer ${token}x`, `bearer ${token}`])
      expect(await ask(wrong === undefined ? {} : { authorization: wrong })).toBe(401)
    expect(await ask({ authorization })).not.toBe(401)
  })

  it.each(['/healthz', '/readyz'])('%s is open to load balancers', async (path) =>
    expect(await statusOf(path)).toBe(200),
  )

  it('is asked for before the body is read', async () => {
    const headers = { 'content-type': 'application/pdf', 'content-length': '1000' }
    const asked = request(`${url}/import?userKey=ann&accept=pdf`, { method: 'POST', headers })
    asked.flushHeaders()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(401)
    asked.destroy()
  })

  it('is nothing where only the API reaches the worker', async () => {
    await app.close()
    await start({ token: null })
    expect(await statusOf('/metrics')).toBe(200)
  })
})

describe('readiness', () => {
  it('comes when what every user needs first is waiting', async () => {
    await app.close()
    let isWarm = false
    await start({ isWarm: () => isWarm })
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200])
    isWarm = true
    expect(await statusOf('/readyz')).toBe(200)
  })
})

describe('a worker that is to end', () => {
  it('finishes what it has, and refuses what is new so that another may take it', async () => {
    const running = compile('first')
    await expect.poll(() => started).toEqual(['first'])
    let isOver = false
    const drained = drain.begin(60_000).then(() => (isOver = true))
    const refused = await compile('second')
    expect([refused.status, refused.headers.get(refusalHeader)]).toEqual([503, 'draining'])
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200])
    expect(await statusOf('/metrics', { authorization })).toBe(200)
    expect(isOver).toBe(false)
    finish()
    expect((await running).status).toBe(200)
    await drained
    expect(started).toEqual(['first'])
  })

  it('waits no longer than it may', async () => {
    const running = compile('endless').catch(() => 'cut off')
    await expect.poll(() => started).toEqual(['endless'])
    await drain.begin(50)
    finish()
    await running
  })

  it('does not wait for a client that has disconnected', async () => {
    const gone = new AbortController()
    const running = fetch(`${url}/compile`, {
      method: 'POST',
      signal: gone.signal,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ latex: 'x', purpose: 'preview', resumeKey: null, userKey: 'ann' }),
    }).catch(() => 'gone')
    await expect.poll(() => started).toEqual(['x'])
    const drained = drain.begin(60_000)
    gone.abort()
    expect(await running).toBe('gone')
    await drained
  })

  it('ends at once where nothing is under way', async () => {
    await compile('').then((response) => response.arrayBuffer())
    await drain.begin(60_000)
  })
})

describe('a place in the queue', () => {
  it('is waited for as long as the client says, and then the worker is busy', async () => {
    const running = compile('first')
    await expect.poll(() => started).toEqual(['first'])
    expect(await outcomeOf(await compile('second', { [maxQueueHeader]: '30' }))).toBe('busy')
    expect(started).toEqual(['first'])
    finish()
    await running
  })

  it.each(['-1', 'soon', '1e3', ''])('%s is no time', async (text) => {
    const running = compile('first')
    const waiting = compile('second', { [maxQueueHeader]: text })
    await expect.poll(async () => (await fetch(`${url}/readyz`)).json()).toMatchObject({ running: 1, waiting: 1 })
    finish()
    await Promise.all([running, waiting])
    expect(started).toEqual(['first', 'second'])
  })
})
