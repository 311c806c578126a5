import { expect, it } from 'vitest'
import { createCarriedFiles } from './carried-files.ts'

const aux = (text: string) => ({ 'main.aux': Buffer.from(text) })

it('keeps what a document’s last run left, for that document alone', () => {
  const files = createCarriedFiles()
  expect(files.of('ann:1')).toEqual({})
  files.remember('ann:1', 'text', aux('a'))
  expect(files.of('ann:1')).toEqual(aux('a'))
  expect(files.of('ben:1')).toEqual({})
  expect(files.of(null)).toEqual({})
  files.forget('ann:1')
  expect(files.of('ann:1')).toEqual({})
})

it('counts the rounds of one text, and says when a round left nothing new', () => {
  const files = createCarriedFiles()
  expect(files.remember('ann:1', 'text', aux('a'))).toBe(1)
  expect(files.remember('ann:1', 'text', aux('b'))).toBe(2)
  expect(files.remember('ann:1', 'text', aux('b'))).toBeNull()
  expect(files.remember('ann:1', 'another', aux('c'))).toBe(1)
  expect(files.remember('ann:1', 'another', { ...aux('c'), 'main.toc': Buffer.from('') })).toBe(2)
})

it('forgets the documents that were run longest ago when they have left very much', () => {
  const files = createCarriedFiles()
  const much = Buffer.alloc(2_000_000 - 500)
  // Compared by Buffer itself: matchers look at each of the bytes for seconds.
  const isKept = (key: string) => much.equals(files.of(key)['main.aux'] ?? Buffer.of())
  for (let n = 0; n < 8; n += 1) files.remember(`${n}`, 'text', { 'main.aux': much })
  expect(isKept('0')).toBe(true)
  files.remember('new', 'text', { 'main.aux': much })
  expect(isKept('0')).toBe(true)
  expect(files.of('1')).toEqual({})
})
