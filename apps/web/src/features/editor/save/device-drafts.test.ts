// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { removeDraft, removeDraftsOf, takeDraft, writeDraft } from './device-drafts.ts'

const key = { userId: 'ann', resumeId: 'r1' }
const base = { title: 'A', jobDescription: '', latex: 'x' }

it('where the browser has no storage nothing is kept, and nothing fails', async () => {
  expect(globalThis.indexedDB).toBeUndefined()
  await writeDraft(key, { ...base, base, unanswered: null, baseVersion: 1, at: 1 })
  await expect(takeDraft(key)).resolves.toBeUndefined()
  await expect(removeDraft(key)).resolves.toBeUndefined()
  await expect(removeDraftsOf('ann')).resolves.toBeUndefined()
})
