// How an edited document is stored: after a pause, one save at a time, and never over a text that it was not based on.
import type { DocumentContent, ResumeDocument } from '@galley/contract/documents'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSaving, type StoreOutcome } from './create-saving.ts'

const text = (about: string): DocumentContent => ({ kind: 'linkedin', headline: '', about })
const other = { title: 'Theirs', content: text('theirs'), version: 5 } as ResumeDocument

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(outcomes: (StoreOutcome | Promise<StoreOutcome>)[] = []) {
  const sent: [about: string, version: number, isLeaving: boolean][] = []
  const copies: string[] = []
  const aboutOf = (content: DocumentContent) => (content.kind === 'linkedin' ? content.about : '')
  const saving = createSaving(
    { title: 'T', content: text('a'), version: 1 },
    {
      store: async ({ content }, version, isLeaving) => {
        sent.push([aboutOf(content), version, isLeaving])
        return outcomes.shift() ?? { kind: 'stored', version: version + 1 }
      },
      storeCopy: async ({ content }) => copies.push(aboutOf(content)),
    },
  )
  return { saving, sent, copies, write: (about: string) => saving.edit({ content: text(about) }) }
}
const pause = () => vi.advanceTimersByTimeAsync(1_000)

it('stores once after a pause, over the version that it was based on', async () => {
  const { saving, sent, write } = open()
  write('b')
  write('c')
  expect(saving.state().save).toBe('unsaved')
  await pause()
  write('d')
  await pause()
  expect(sent).toEqual([
    ['c', 1, false],
    ['d', 2, false],
  ])
  expect(saving.state()).toMatchObject({ save: 'saved', version: 3 })
})

it('stores what is typed while a save is on its way after it', async () => {
  const slow = Promise.withResolvers<StoreOutcome>()
  const { saving, sent, write } = open([slow.promise])
  write('b')
  await pause()
  write('c')
  await pause()
  expect(sent).toHaveLength(1)
  slow.resolve({ kind: 'stored', version: 2 })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.at(-1)).toEqual(['c', 2, false])
  expect(saving.state().save).toBe('saved')
})

it('keeps what could not be stored, and sends it again on request', async () => {
  const { saving, sent, write } = open([{ kind: 'failed' }])
  write('b')
  await pause()
  expect(saving.state()).toMatchObject({ save: 'failed', content: text('b') })
  expect(await saving.saveNow()).toBe(true)
  expect(sent).toHaveLength(2)
})

it('in a conflict both texts are there, nothing more is sent, and one of them goes on', async () => {
  const { saving, sent, write } = open([{ kind: 'conflict', other }])
  write('mine')
  await pause()
  write('mine, too')
  await pause()
  expect(sent).toHaveLength(1)
  expect(saving.state()).toMatchObject({ save: 'conflict', content: text('mine, too'), other })
  saving.keepMine()
  await pause()
  expect(sent.at(-1)).toEqual(['mine, too', 5, false])
  expect(saving.state()).toMatchObject({ save: 'saved', other: null, version: 6 })
})

it('the other text of a conflict replaces what was typed', async () => {
  const { saving, sent, write } = open([{ kind: 'conflict', other }])
  write('mine')
  await pause()
  saving.useOther()
  await pause()
  expect(saving.state()).toMatchObject({ title: 'Theirs', content: text('theirs'), save: 'saved', version: 5 })
  expect(sent).toHaveLength(1)
})

it('a page that is left sends what is not stored; out of a conflict, as a copy', async () => {
  const { saving, sent, write } = open()
  write('b')
  saving.leave()
  expect(sent).toEqual([['b', 1, true]])
  const conflict = open([{ kind: 'conflict', other }])
  conflict.write('mine')
  await pause()
  conflict.saving.leave()
  expect(conflict.copies).toEqual(['mine'])
})
