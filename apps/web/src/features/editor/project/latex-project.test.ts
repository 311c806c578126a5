// @vitest-environment jsdom
// A LaTeX project on its way to the server: one resume, each file once, whatever fails on the way.
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authStorageKey } from '../../../api/auth-client.ts'
import { latexProjectOf } from './latex-project.ts'

const main = '\\documentclass{mine}\n\\begin{document}\n\\input{part}\n\\end{document}\n'
let number = 0
/** Each is another one: a project that failed is known by its zip. */
const zipFile = () => {
  const zip = zipSync({ 'main.tex': strToU8(main), 'mine.cls': strToU8('class'), 'part.tex': strToU8('A longer part') })
  return new File([new Uint8Array(zip)], `project-${(number += 1)}.zip`, { lastModified: 1 })
}

type Refusal = { status: number; code: string } | 'gone'
let refuse: (call: string) => Refusal | null
let calls: string[]
let created: object[]
beforeEach(() => {
  ;[calls, created, refuse] = [[], [], () => null]
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'r',
    expires_at: 4e9,
    token_type: 'bearer',
    user: { id: 'u' },
  }
  localStorage.setItem(authStorageKey, JSON.stringify(session))
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(address, 'http://galley.test')
    if (!url.pathname.startsWith('/api/resumes')) return Response.json({})
    const call = url.pathname.endsWith('/files') ? `put ${url.searchParams.get('name')}` : method
    calls.push(call)
    const refusal = refuse(call)
    if (refusal === 'gone') throw new TypeError('failed to fetch')
    if (refusal)
      return Response.json({ detail: 'No.', code: refusal.code, request_id: 'r' }, { status: refusal.status })
    if (call.startsWith('put')) return Response.json({ files: [] })
    created.push(JSON.parse(body as string) as object)
    return Response.json({ id: `resume-${calls.length}` }, { status: 201 })
  })
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function store(file = zipFile()) {
  const said: string[] = []
  const project = await latexProjectOf(file, 'u')
  const outcome = await project?.store((sentence) => said.push(sentence))
  return { outcome, said, file, again: () => project?.store(() => {}) }
}

it('becomes one resume with its files, and says what it does', async () => {
  const { outcome, said } = await store()
  expect(outcome).toMatchObject({ kind: 'stored', resumeId: 'resume-1', leftOut: null })
  expect(calls).toEqual(['POST', 'put mine.cls', 'put part.tex'])
  expect(created).toMatchObject([{ latex_content: main, origin: 'import' }])
  expect(said).toEqual(['Creating your resume…', 'Adding 1 of 2 files…', 'Adding 2 of 2 files…'])
})

it.each([
  ['the button', async ({ again }: Awaited<ReturnType<typeof store>>) => again()],
  [
    'the same zip, chosen once more',
    async ({ file }: Awaited<ReturnType<typeof store>>) => (await store(file)).outcome,
  ],
])('where a file fails, %s adds what is missing to the same resume', async (_what, retry) => {
  refuse = (call) => (call === 'put part.tex' ? { status: 503, code: 'unavailable' } : null)
  const failed = await store()
  expect(failed.outcome).toMatchObject({ kind: 'failed', resumeId: 'resume-1' })
  expect(JSON.stringify(failed.outcome)).toContain('Missing: part.tex.')
  refuse = () => null
  expect(await retry(failed)).toMatchObject({ kind: 'stored', resumeId: 'resume-1' })
  expect(calls).toEqual(['POST', 'put mine.cls', 'put part.tex', 'put part.tex'])
})

it('a file that can’t be what its name says is left out, and named', async () => {
  refuse = (call) => (call === 'put mine.cls' ? { status: 422, code: 'file_not_itself' } : null)
  expect((await store()).outcome).toMatchObject({ kind: 'stored', leftOut: 'Not what the name says: mine.cls.' })
  expect(calls.at(-1)).toBe('put part.tex')
})

it('without a connection nothing is made, and the next attempt begins anew', async () => {
  refuse = () => 'gone'
  const { outcome, again } = await store()
  expect(outcome).toMatchObject({ kind: 'failed', resumeId: null })
  refuse = () => null
  expect(await again()).toMatchObject({ kind: 'stored' })
  expect(calls.filter((call) => call === 'POST')).toHaveLength(2)
})

it('where the resume was deleted meanwhile, the next attempt makes another one with all files', async () => {
  refuse = (call) => (call === 'put part.tex' ? { status: 404, code: 'not_found' } : null)
  const { outcome, again } = await store()
  expect(outcome).toMatchObject({ kind: 'failed', resumeId: null })
  refuse = () => null
  expect(await again()).toMatchObject({ kind: 'stored', resumeId: 'resume-4' })
  expect(calls.slice(3)).toEqual(['POST', 'put mine.cls', 'put part.tex'])
})

it('without a session nothing is asked', async () => {
  localStorage.clear()
  expect((await store()).outcome).toMatchObject({
    kind: 'failed',
    why: expect.stringContaining('signed out') as string,
  })
  expect(calls).toEqual([])
})
