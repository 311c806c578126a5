// From the browser through the API to the worker: a client that disconnects cancels its work.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeOutcome } from '@galley/contract/worker-wire'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'
import { workerCompiler } from './worker-compiler.ts'

let folder = ''
let worker: Server
let galley: TestApp
let person: TestUser
let origin = ''
/** A worker that never responds; it records its callers, and when they disconnect. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galley-worker-compiler-'))
  const socketPath = join(folder, 'worker.sock')
  worker = createServer().listen(socketPath)
  await once(worker, 'listening')
  galley = await startTestApp({ compiler: workerCompiler({ socketPath, timeoutMs: 60_000 }) })
  person = await galley.register()
  origin = await galley.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  worker.closeAllConnections()
  worker.close()
  await galley.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each(['/api/latex/compile', '/api/latex/compile-for-analysis'])(
  'the worker learns that the browser has gone: %s',
  async (path) => {
    const browser = new AbortController()
    const answer = fetch(`${origin}${path}`, {
      method: 'POST',
      signal: browser.signal,
      headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ latex_content: 'x' }),
    }).catch(() => 'gone')
    const [asked] = (await once(worker, 'request')) as [IncomingMessage]
    const left = once(asked.socket, 'close')
    expect(asked.socket.destroyed).toBe(false)
    browser.abort()
    expect(await answer).toBe('gone')
    await left
    expect(asked.socket.destroyed).toBe(true)
  },
  10_000,
)

it('the worker learns that the client of a file has disconnected, and receives its owner', async () => {
  const compiler = workerCompiler({ socketPath: join(folder, 'worker.sock'), timeoutMs: 60_000 })
  const gone = new AbortController()
  const answer = compiler.importFile({ bytes: Buffer.from('Maya'), userKey: 'ann & ben', accept: 'pdf' }, gone.signal)
  const [asked] = (await once(worker, 'request')) as [IncomingMessage]
  expect(asked.url).toBe('/import?userKey=ann+%26+ben&accept=pdf')
  const left = once(asked.socket, 'close')
  gone.abort()
  expect(await answer).toEqual({ kind: 'refused', why: 'restarting' })
  await left
})

it('invisible text of an attached PDF is none of its words', async () => {
  const compiler = workerCompiler({ socketPath: join(folder, 'worker.sock'), timeoutMs: 60_000 })
  const answer = compiler.readPdf(Buffer.from('a PDF'), AbortSignal.timeout(5_000))
  const [asked, response] = (await once(worker, 'request')) as [IncomingMessage, ServerResponse]
  expect(asked.url).toBe('/read-pdf')
  const text = 'Maya Okafor\nPython and Django\nKubernetes\nTerraform, Rust\nPortland'
  const reading = { pages: 1, text, links: [], faint: ['Kubernetes Terraform,', 'Rust'] }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ reading }))
  const words = await answer
  expect(words).toContain('Python and Django')
  expect(words).toContain('Portland')
  expect(words).not.toMatch(/Kubernetes|Terraform|Rust/)
})

describe('files beside a document', () => {
  const request = { latex: 'x', purpose: 'preview', resumeKey: 'ann:1', userKey: 'ann' } as const
  const hash = 'a'.repeat(64)
  const frame = Buffer.concat(
    encodeOutcome({ report: { outcome: 'compilation_error', log: '', diagnostics: [] }, pdf: null }),
  )
  /** A worker that lacks the file for so many requests. */
  async function ask(lacksFor: number, contents = new Map([[hash, Buffer.from('photo')]])) {
    const asked: string[] = []
    let lacks = lacksFor
    const respond = async (message: IncomingMessage, response: ServerResponse) => {
      const body = Buffer.concat(await message.toArray()).toString()
      asked.push(
        `${message.url} ${message.url === '/files' ? body : JSON.stringify((JSON.parse(body) as { files: object }).files)}`,
      )
      if (message.url === '/files') return response.writeHead(204).end()
      if ((lacks -= 1) < 0) return response.end(frame)
      return response.writeHead(409).end(JSON.stringify({ missing: [hash] }))
    }
    const take = (message: IncomingMessage, response: ServerResponse) => void respond(message, response)
    worker.on('request', take)
    const compiler = workerCompiler({ socketPath: join(folder, 'worker.sock'), timeoutMs: 60_000 })
    const beside = { files: [{ name: 'photo.png', hash }], read: async () => contents }
    const { report } = await compiler.compile(request, AbortSignal.timeout(10_000), beside)
    worker.off('request', take)
    return { asked, outcome: report.outcome }
  }
  const compile = `/compile [{"name":"photo.png","hash":"${hash}"}]`

  it('are sent to a worker that lacks them, once', async () => {
    expect(await ask(0)).toEqual({ asked: [compile], outcome: 'compilation_error' })
    expect(await ask(1)).toEqual({ asked: [compile, '/files photo', compile], outcome: 'compilation_error' })
  })
  it('are not sent for ever', async () => {
    const { asked, outcome } = await ask(10)
    expect([asked.length, outcome]).toEqual([5, 'restarting'])
  })
})

describe('a beginning that is read ahead', () => {
  const request = { latex: 'x', userKey: 'ann' }
  const announced = { ...request, resumeKey: 'ann:1' }

  it('reaches the worker, and a worker that never responds gets no more than a few at once', async () => {
    const compiler = workerCompiler({ socketPath: join(folder, 'worker.sock'), timeoutMs: 60_000 })
    const asked: IncomingMessage[] = []
    const take = (message: IncomingMessage) => void asked.push(message)
    worker.on('request', take)
    for (let n = 0; n < 50; n += 1) compiler.prepare(announced)
    await expect.poll(() => asked.length).toBe(8)
    expect([asked[0]?.method, asked[0]?.url]).toEqual(['POST', '/prepare'])
    expect(JSON.parse(Buffer.concat(await (asked[0] as IncomingMessage).toArray()).toString())).toEqual(request)
    // Each is given up after a while, and makes room for others.
    await expect.poll(() => asked.every(({ socket }) => socket.destroyed), { timeout: 5_000 }).toBe(true)
    compiler.prepare(announced)
    await expect.poll(() => asked.length).toBe(9)
    worker.off('request', take)
  })

  it('does not matter where there is no worker', async () => {
    const compiler = workerCompiler({ socketPath: join(folder, 'none.sock'), timeoutMs: 60_000 })
    for (let n = 0; n < 50; n += 1) expect(compiler.prepare(announced)).toBeUndefined()
    expect(await compiler.isReady()).toBe(false)
  })
})

describe('a worker that does not respond', () => {
  it('is not ready, and the caller learns it quickly', async () => {
    const compiler = workerCompiler({ socketPath: join(folder, 'worker.sock'), timeoutMs: 600_000 })
    // Without a limit of its own it would wait for ten minutes.
    expect(await compiler.isReady()).toBe(false)
  })

  it('that is being started again is said to be, to the person and to the operator', async () => {
    const reasons: string[] = []
    const compiler = workerCompiler({
      socketPath: join(folder, 'none.sock'),
      timeoutMs: 60_000,
      onUnreachable: (reason) => reasons.push(reason),
    })
    const app = await startTestApp({ compiler })
    const who = await app.register()
    const response = await app.ask(who, { method: 'POST', url: '/api/latex/compile', payload: { latex_content: 'x' } })
    expect([response.statusCode, response.headers['x-error'], response.headers['retry-after']]).toEqual([
      503,
      'restarting',
      '2',
    ])
    expect(response.json()).toMatchObject({ detail: expect.stringContaining('is restarting. Your text is safe.') })
    expect(reasons).toEqual(['ENOENT'])
    await app.close()
  })
})
