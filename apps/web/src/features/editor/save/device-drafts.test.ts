// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { removeDraft, removeDraftsOf, takeDraft, writeDraft, writeDraftAtOnce } from './device-drafts.ts'

// Other files of the same process may have left something.
beforeEach(() => localStorage.clear())

const key = { userId: 'ann', resumeId: 'r1' }
const base = { title: 'A', jobDescription: '', latex: 'x' }

it('where the browser has no storage nothing is kept, and nothing fails', async () => {
  expect(globalThis.indexedDB).toBeUndefined()
  await writeDraft(key, { ...base, base, unanswered: null, baseVersion: 1, at: 1 })
  await expect(takeDraft(key)).resolves.toBeUndefined()
  await expect(removeDraft(key)).resolves.toBeUndefined()
  await expect(removeDraftsOf('ann')).resolves.toBeUndefined()
})

it('what a page keeps while it is left goes with its draft', async () => {
  const draft = { ...base, base, unanswered: null, baseVersion: 1, at: 1 }
  // Names this tab.
  await writeDraft(key, draft)
  writeDraftAtOnce(key, draft)
  writeDraftAtOnce({ userId: 'bob', resumeId: 'r1' }, draft)
  expect(Object.keys(localStorage)).toHaveLength(2)
  await removeDraft(key)
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^galley-left bob r1 /)])
})
