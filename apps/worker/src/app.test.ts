// The worker over a real socket: what it does when whoever asked goes away.
import { once } from 'node:events'
import { request } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeOutcome, type CompileRequest } from '@galley/contract/worker-wire'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWorkerApp } from './app.ts'
import { createEngine } from './compile/engine.ts'
import type { TexRun } from './compile/run-tex.ts'

const killed: TexRun = { code: null, runs: 0, diskFull: false, log: '', pdf: null, scan: null }
let folder = ''
let socketPath = ''
/** The documents under way, and those that were stopped, in order. */
let started: string[] = []
let stopped: string[] = []
let app: ReturnType<typeof createWorkerApp>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galley-worker-app-'))
  socketPath = join(folder, 'worker.sock')
  ;[started, stopped] = [[], []]
  // A document that loops: it ends when it is killed.
  const engine = createEngine({
    places: 1,
    run: async ({ source, signal }) => {
      started.push(source.trim())
      if (source.startsWith('loop') && !signal.aborted) await once(signal, 'abort')
      if (signal.aborted) stopped.push(source.trim())
      return killed
    },
  })
  app = createWorkerApp({ engine, unfit: null, sandbox: 'none', logger: pino({ level: 'silent' }) })
  await app.listen({ path: socketPath })
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

function ask(latex: string) {
  const body: CompileRequest = { latex, purpose: 'preview', resumeKey: null, userKey: 'ann' }
  const asked = request({
    socketPath,
    method: 'POST',
    path: '/compile',
    headers: { 'content-type': 'application/json' },
  })
  asked.on('error', () => {})
  asked.end(JSON.stringify(body))
  return asked
}
const load = async () => (await app.inject({ url: '/readyz' })).json<{ running: number; waiting: number }>()

it('stops the documents of a client that has gone, running and waiting, and takes the next at once', async () => {
  const running = ask('loop 1')
  await expect.poll(() => started).toEqual(['loop 1'])
  const waiting = ask('loop 2')
  await expect.poll(load).toMatchObject({ running: 1, waiting: 1 })
  waiting.destroy()
  await expect.poll(load).toMatchObject({ running: 1, waiting: 0 })
  running.destroy()
  await expect.poll(load).toMatchObject({ running: 0, waiting: 0 })

  const [response] = (await once(ask('short'), 'response')) as [AsyncIterable<Buffer>]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  expect(decodeOutcome(Buffer.concat(chunks)).report.outcome).toBe('timeout')
  expect([started, stopped]).toEqual([['loop 1', 'short'], ['loop 1']])
})
