// From the browser through the API to the worker: whoever goes away takes the work along.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Person, type TestApp } from '../testing/start-test-app.ts'
import { workerCompiler } from './worker-compiler.ts'

let folder = ''
let worker: Server
let galley: TestApp
let person: Person
let origin = ''
/** A worker that never answers; it says who asks, and when they have gone. */
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
