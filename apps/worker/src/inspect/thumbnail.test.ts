// The route, with an engine and a drawer that return what the test sets.
import { drawnThumbnail, type CompileOutcome, type CompileRequest } from '@galley/contract/worker-wire'
import { afterEach, expect, it } from 'vitest'
import { createWorkerApp } from '../app.ts'
import { createFileStore } from '../compile/engine/file-store.ts'
import type { CompileEngine } from '../compile/engine/engine.ts'
import type { PageDrawer } from './thumbnail.ts'
import { bareParts } from '../testing/bare-parts.ts'

let app: ReturnType<typeof createWorkerApp> | null = null
afterEach(() => app?.close())

const made = (text: string, wantsAnother = false): CompileOutcome => ({
  report: { outcome: 'ok', pages: 1, runs: 1, wantsAnother, log: '', diagnostics: [] },
  pdf: Buffer.from(text),
})
const failed: CompileOutcome = { report: { outcome: 'compilation_error', log: '!', diagnostics: [] }, pdf: null }
const draw: PageDrawer = async (pdf) => Buffer.from(`picture of ${Buffer.from(pdf).toString()}`)

async function ask(compile: (request: CompileRequest) => CompileOutcome, drawer: PageDrawer | null = draw) {
  const asked: unknown[] = []
  const engine: CompileEngine = {
    compile: async (request) => {
      asked.push(request)
      return compile(request)
    },
    files: createFileStore(),
    load: () => ({ running: 0, waiting: 0 }),
    isSlow: () => false,
    close: async () => {},
  }
  app = createWorkerApp({
    ...bareParts(),
    engine,
    draw: drawer,
  })
  const answer = await app.inject({ method: 'POST', url: '/thumbnail', payload: { latex: 'x', userKey: 'u' } })
  const { outcome, image } = drawnThumbnail.parse(answer.json())
  return { outcome, image: image === null ? null : Buffer.from(image, 'base64').toString(), asked }
}

it('draws the page of a preview, without the place of a resume: no compile is superseded by it', async () => {
  expect(await ask(() => made('a page'))).toEqual({
    outcome: 'ok',
    image: 'picture of a page',
    asked: [{ latex: 'x', userKey: 'u', purpose: 'preview', resumeKey: null }],
  })
})

it('draws a page whose references are not resolved from the PDF that is downloaded', async () => {
  const answer = await ask(({ purpose }) => (purpose === 'preview' ? made('??', true) : made('page 1 of 2')))
  expect(answer.image).toBe('picture of page 1 of 2')
})

it('says why there is no page', async () => {
  expect(await ask(() => failed)).toMatchObject({ outcome: 'compilation_error', image: null })
})

it('has no picture of a page that cannot be drawn', async () => {
  expect(
    await ask(
      () => made('a page'),
      async () => null,
    ),
  ).toMatchObject({ outcome: 'ok', image: null })
  expect(await ask(() => made('a page'), null)).toMatchObject({ outcome: 'ok', image: null })
})

it('refuses what is no request', async () => {
  await ask(() => failed)
  const answer = await app!.inject({ method: 'POST', url: '/thumbnail', payload: { latex: 1 } })
  expect(answer.statusCode).toBe(400)
})
