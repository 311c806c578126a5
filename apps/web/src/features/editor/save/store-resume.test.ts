// @vitest-environment jsdom
// The first save of a document whose response was lost, sent again: one resume, and nothing newer is replaced.
import { beforeEach, expect, it, vi } from 'vitest'
import { emptyEditor, type EditorState } from '../state/editor-state.ts'
import { storeResume } from './store-resume.ts'

const typed: EditorState = { ...emptyEditor(), currentLatex: 'typed here', revision: 1 }
const sent: (string | null)[] = []
let answers: ((key: string | null) => Response)[] = []
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit = {}) => {
    const key = new Headers(headers).get('idempotency-key')
    sent.push(key)
    return answers.shift()!(key)
  })
})
const stored = (id: string, version: number, latex: string) => () =>
  Response.json(
    { ...typed, id, version, latex_content: latex, title: typed.resumeTitle, updated_at: '2026-11-26T10:00:00.000Z' },
    { status: 201 },
  )
const lost = () => {
  throw new TypeError('fetch failed')
}

it('has the key of the attempt before, and another for another text', async () => {
  answers = [lost, stored('a', 1, 'typed here'), stored('b', 1, 'more')]
  expect(await storeResume(typed)).toMatchObject({ kind: 'failed', trouble: 'offline' })
  expect(await storeResume(typed)).toMatchObject({ kind: 'stored', resumeId: 'a', version: 1 })
  expect(await storeResume({ ...typed, currentLatex: 'more' })).toMatchObject({ resumeId: 'b' })
  expect(sent[1]).toBe(sent[0])
  expect(new Set(sent).size).toBe(2)
})

it('becomes another resume where the first was changed elsewhere since', async () => {
  answers = [lost, stored('a', 3, 'changed elsewhere'), stored('b', 1, 'typed here')]
  await storeResume(typed)
  expect(await storeResume(typed)).toMatchObject({ kind: 'stored', resumeId: 'b', version: 1 })
  expect(sent[2]).not.toBe(sent[1])
})
