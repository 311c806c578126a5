import type { CompileOutcome, CompileRequest } from '@galley/contract/worker-wire'
import { expect, it } from 'vitest'
import { createOutcomeCache } from './outcome-cache.ts'

const request = (given: Partial<CompileRequest> = {}): CompileRequest => ({
  latex: '',
  purpose: 'preview',
  resumeKey: 'resume-1',
  userKey: 'ann',
  ...given,
})
const page = (bytes = 10, wantsAnother = false): CompileOutcome => ({
  report: { outcome: 'ok', pages: 1, runs: 1, wantsAnother, log: '', diagnostics: [] },
  pdf: Buffer.alloc(bytes),
})
const failed = (outcome: 'timeout' | 'compilation_error' | 'busy' | 'sandbox_unavailable'): CompileOutcome => ({
  report: { outcome, log: '', diagnostics: [] },
  pdf: null,
})
const known = (outcome: CompileOutcome) => ({ outcome, synctex: null })

it('hits for the same text of the same owner, and of no other', () => {
  const cache = createOutcomeCache()
  cache.keep(request(), 'text', known(page()))
  expect(cache.find(request(), 'text')?.outcome).toEqual(page())
  expect(cache.find(request(), 'text.')).toBeNull()
  expect(cache.find(request({ userKey: 'ben' }), 'text')).toBeNull()
  expect(cache.find(request({ resumeKey: 'resume-2' }), 'text')).toBeNull()
  expect(cache.find(request({ purpose: 'download' }), 'text')).toBeNull()
})

it('keeps names apart that read the same side by side', () => {
  const cache = createOutcomeCache()
  cache.keep(request({ userKey: 'ann', resumeKey: 'b' }), 'text', known(page()))
  expect(cache.find(request({ userKey: 'an', resumeKey: 'nb' }), 'text')).toBeNull()
})

it('has one entry for a download, whatever it belongs to', () => {
  const cache = createOutcomeCache()
  cache.keep(request({ purpose: 'download' }), 'text', known(page()))
  expect(cache.find(request({ purpose: 'download', resumeKey: null }), 'text')).not.toBeNull()
})

it('forgets at midnight, for \\today is in many a letter', () => {
  let now = new Date(2026, 2, 4, 23, 59)
  const cache = createOutcomeCache({ now: () => now })
  cache.keep(request(), 'text', known(page()))
  expect(cache.find(request(), 'text')).not.toBeNull()
  now = new Date(2026, 2, 5, 0, 1)
  expect(cache.find(request(), 'text')).toBeNull()
})

it.each([
  ['a page that another run makes better', page(10, true)],
  ['running out of time', failed('timeout')],
  ['running out of places', failed('busy')],
  ['a sandbox that could not be put up', failed('sandbox_unavailable')],
])('does not keep %s', (_title, outcome) => {
  const cache = createOutcomeCache()
  cache.keep(request(), 'text', known(outcome))
  expect(cache.find(request(), 'text')).toBeNull()
})

it('keeps errors', () => {
  const cache = createOutcomeCache()
  cache.keep(request(), 'text', known(failed('compilation_error')))
  expect(cache.find(request(), 'text')).not.toBeNull()
})

it('holds so many bytes, and drops what was asked for longest ago', () => {
  const cache = createOutcomeCache({ maxBytes: 10_000 })
  for (const text of ['a', 'b', 'c']) cache.keep(request(), text, known(page(2_000)))
  cache.find(request(), 'a')
  cache.keep(request(), 'd', known(page(2_000)))
  expect(['a', 'b', 'c', 'd'].map((text) => cache.find(request(), text) !== null)).toEqual([true, false, true, true])
  // The same entry again takes no more room, and one that is too large takes none.
  for (let round = 0; round < 9; round += 1) cache.keep(request(), 'd', known(page(2_000)))
  cache.keep(request(), 'e', known(page(20_000)))
  expect(['a', 'c', 'd', 'e'].map((text) => cache.find(request(), text) !== null)).toEqual([true, true, true, false])
})
