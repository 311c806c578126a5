// The worker over a real socket: what it does when the client disconnects.
import { once } from 'node:events'
import { request } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeOutcome, type CompileRequest } from '@galley/contract/worker-wire'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWorkerApp } from './app.ts'
import { createLogStore } from './compile/engine/log-store.ts'
import { createSyncStore } from './compile/synctex/sync-store.ts'
import { createEngine } from './compile/engine/engine.ts'
import type { DocumentRun } from './compile/engine/run-document.ts'
import { emptyRun } from './compile/tex/tex-results.ts'
import { bareParts } from './testing/bare-parts.ts'

const killed: DocumentRun = { ...emptyRun(), path: 'cold', wantsAnother: false }
let folder = ''
let socketPath = ''
/** The documents under way, and those that were stopped, in order. */
let started: string[] = []
let stopped: string[] = []
let app: ReturnType<typeof createWorkerApp>
let locations: ReturnType<typeof createSyncStore>
let logs: ReturnType<typeof createLogStore>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galley-worker-app-'))
  socketPath = join(folder, 'worker.sock')
  ;[started, stopped] = [[], []]
  // A document that loops: it ends when it is killed.
  const engine = createEngine({
    places: 1,
    scan: () => Promise.resolve(null),
    run: async ({ source, signal }) => {
      started.push(source.trim())
      if (source.startsWith('loop') && !signal.aborted) await once(signal, 'abort')
      if (signal.aborted) stopped.push(source.trim())
      return killed
    },
  })
  locations = createSyncStore()
  logs = createLogStore()
  app = createWorkerApp({
    ...bareParts(),
    engine,
    locations,
    logs,
  })
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

it('finds the place of a line and the line at a place, in what was compiled under a key', async () => {
  const locate = async (body: object) => (await app.inject({ method: 'POST', url: '/locate', body })).json<object>()
  const resumeKey = 'ann:1'
  expect(await locate({ find: 'boxes', resumeKey, line: 4 })).toEqual({ found: 'no_pdf' })
  locations.remember(
    resumeKey,
    'SyncTeX Version:1\nInput:1:main.tex\nContent:\n{1\n(1,4:0,6578176:6578176,657818,0\nx1,4:6578176,6578176\n)\n}1\nPostamble:\n',
  )
  expect(await locate({ find: 'boxes', resumeKey, line: 4 })).toMatchObject({ found: 'boxes', boxes: [{ page: 1 }] })
  expect(await locate({ find: 'line', resumeKey, page: 1, x: 50, y: 99 })).toEqual({ found: 'line', line: 4 })
  expect(await locate({ find: 'line', resumeKey, page: 2, x: 50, y: 99 })).toEqual({ found: 'line', line: null })
  expect(await locate({ find: 'boxes', resumeKey: 'ben:1', line: 4 })).toEqual({ found: 'no_pdf' })
  expect((await app.inject({ method: 'POST', url: '/locate', body: { resumeKey } })).statusCode).toBe(400)
})

it('returns TeX’s log of what was compiled under a key', async () => {
  const ask = (body: object) => app.inject({ method: 'POST', url: '/log', body })
  expect((await ask({ resumeKey: 'ann:1' })).json()).toEqual({ log: null })
  logs.remember('ann:1', 'This is pdfTeX')
  expect((await ask({ resumeKey: 'ann:1' })).json()).toEqual({ log: 'This is pdfTeX' })
  expect((await ask({ resumeKey: 'ben:1' })).json()).toEqual({ log: null })
  expect((await ask({ resume: 'ann:1' })).statusCode).toBe(400)
})

it('takes a file with whose it is, and nothing else', async () => {
  const ask = (url: string, headers: Record<string, string>, payload: Buffer | object) =>
    app.inject({ method: 'POST', url, headers, payload })
  const file = { 'content-type': 'application/pdf' }
  for (const query of ['', '?userKey=ann', '?accept=pdf', '?userKey=ann&accept=docx', '?userKey=ann&accept=pdf&x=1'])
    expect((await ask(`/import${query}`, file, Buffer.from('x'))).statusCode).toBe(400)
  expect((await ask('/import?userKey=ann&accept=any', {}, { file: 'x' })).statusCode).toBe(400)
  // Here nothing reads files.
  const answer = await ask('/import?userKey=ann&accept=any', file, Buffer.from('x'))
  expect(answer.json()).toEqual({ kind: 'refused', why: 'sandbox_unavailable' })
})

it('prepares only for documents that a warm process runs', async () => {
  const prepared: string[] = []
  const load = { count: 0, busy: 0, starting: 0 }
  const prepare = ({ source }: { source: Buffer }) => void prepared.push(source.toString())
  const warmProcesses = {
    prepare,
    lend: () => null,
    load: () => load,
    isSettled: () => true,
    close: () => Promise.resolve(),
  }
  const engine = createEngine({ places: 1, scan: () => Promise.resolve(null), run: null })
  const worker = createWorkerApp({ ...bareParts(), engine, warmProcesses })
  const text = (preamble: string, body: string) =>
    `\\documentclass{article}\n${preamble}\\begin{document}\n${body}\n\\end{document}\n`
  const plain = text('', 'x')
  for (const latex of [plain, text('\\usepackage{fontspec}\n', 'x'), text('', '\\cite{a}\\bibliography{b}')])
    await worker.inject({ method: 'POST', url: '/prepare', payload: { latex, userKey: 'ann' } })
  expect(prepared).toEqual([plain])
  await worker.close()
})
