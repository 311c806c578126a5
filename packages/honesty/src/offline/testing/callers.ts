// What the assistant without a key has others do, in tests: a document of so many pages, and the real dictionary, which
// is loaded once and only where it is asked.
import { harperLinter } from '@galley/resume/proof/harper-linter'
import { sureFixes } from '@galley/resume/proof/sure-fixes'
import { slimBinary } from 'harper.js/slimBinary'
import type { OfflineCaller } from '../answer-offline.ts'
import type { CountPages } from '@galley/resume/fit/fit-to-pages'

const linter = harperLinter(slimBinary)
/** The linter reads one document at a time. */
let last: Promise<unknown> = Promise.resolve()

export const callerOf = (pages: number | CountPages): OfflineCaller => ({
  count: typeof pages === 'number' ? async () => pages : pages,
  proofread: async (question) => {
    const read = last.then(async () => sureFixes(question, linter))
    last = read.catch(() => null)
    return read
  },
})

export const today = new Date('2026-06-15')
