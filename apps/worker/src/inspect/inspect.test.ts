// The route, with an engine and a reader that return what the test sets.
import { inspected, type CompileOutcome } from '@galley/contract/worker-wire'
import { afterEach, expect, it } from 'vitest'
import { createWorkerApp } from '../app.ts'
import { createFileStore } from '../compile/engine/file-store.ts'
import type { CompileEngine } from '../compile/engine/engine.ts'
import type { PdfReader } from './inspect.ts'
import { bareParts } from '../testing/bare-parts.ts'

let app: ReturnType<typeof createWorkerApp> | null = null
afterEach(() => app?.close())

const reading = { pages: 2, text: 'Ann', links: [], faint: [] }
const made: CompileOutcome = {
  report: { outcome: 'ok', pages: 2, runs: 1, wantsAnother: false, log: '', diagnostics: [] },
  pdf: Buffer.from('%PDF'),
}
const failed: CompileOutcome = { report: { outcome: 'compilation_error', log: '!', diagnostics: [] }, pdf: null }

async function ask(outcome: CompileOutcome, read: PdfReader | null, body: object = { latex: 'x', userKey: 'u' }) {
  const asked: unknown[] = []
  const engine: CompileEngine = {
    compile: async (request) => {
      asked.push(request)
      return outcome
    },
    files: createFileStore(),
    load: () => ({ running: 0, waiting: 0 }),
    isSlow: () => false,
    close: async () => {},
  }
  app = createWorkerApp({ ...bareParts(), engine, read })
  return { answer: await app.inject({ method: 'POST', url: '/inspect', payload: body }), asked }
}

it('refuses what is no request', async () => {
  const { answer, asked } = await ask(made, null, { latex: 1 })
  expect([answer.statusCode, asked]).toEqual([400, []])
})

it('compiles as a preview that no resume shows, and returns what the page says', async () => {
  const { answer, asked } = await ask(made, async () => reading)
  expect(asked).toEqual([{ latex: 'x', userKey: 'u', purpose: 'preview', resumeKey: null }])
  expect(inspected.parse(answer.json())).toEqual({ outcome: 'ok', diagnostics: [], reading, pages: 2 })
})

it('counts the pages of what could not be read', async () => {
  const { answer } = await ask(made, async () => null)
  expect(answer.json()).toMatchObject({ outcome: 'ok', reading: null, pages: 2 })
})

it('reads nothing where nothing was made', async () => {
  const { answer } = await ask(failed, () => Promise.reject(new Error('never asked')))
  expect(answer.json()).toEqual({ outcome: 'compilation_error', diagnostics: [], reading: null, pages: 0 })
})
