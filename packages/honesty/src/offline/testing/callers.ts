// What the assistant without a key has others do, in tests: a document of so many pages, and the real dictionary, which
// is loaded only where it is asked.
import { sureFixes } from '@galley/resume/proof/sure-fixes'
import type { OfflineCaller } from '../answer-offline.ts'
import type { CountPages } from '@galley/resume/fit/fit-to-pages'
import { englishLinter } from '@galley/resume/testing/english-linter'

/** The linter reads one document at a time. */
let last: Promise<unknown> = Promise.resolve()

export const callerOf = (pages: number | CountPages): OfflineCaller => ({
  count: typeof pages === 'number' ? async () => pages : pages,
  proofread: async (question) => {
    const read = last.then(async () => sureFixes(question, englishLinter))
    last = read.catch(() => null)
    return read
  },
})

export const today = new Date('2026-06-15')
