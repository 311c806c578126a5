import { expect, it } from 'vitest'
import { boxesOfLine } from './synctex.ts'
import { createSyncStore } from './sync-store.ts'

/** A page with one word, which this line set. */
const textOf = (line: number) =>
  `SyncTeX Version:1\nInput:1:main.tex\nContent:\n{1\n(1,${line}:0,0:9000000,600000,0\nx1,${line}:6000000,0\n)\n}1\nPostamble:\n`
const size = textOf(1).length

function linesOf(store: ReturnType<typeof createSyncStore>, keys: string[]) {
  return keys.map((key) => {
    const index = store.find(key)
    return index && [1, 2, 3].filter((line) => index.byLine.has(line))
  })
}

it('keeps the last text of each resume', () => {
  const store = createSyncStore()
  store.remember('a', textOf(1))
  store.remember('b', textOf(2))
  store.remember('a', textOf(3))
  expect(linesOf(store, ['a', 'b', 'c'])).toEqual([[3], [2], null])
  const index = store.find('a')
  expect(index && boxesOfLine(index, 3)).toMatchObject([{ page: 1, x: 0 }])
  expect(store.find('a')).toBe(index)
})

it('forgets on request', () => {
  const store = createSyncStore()
  store.remember('a', textOf(1))
  store.forget('a')
  store.forget('never')
  expect(store.find('a')).toBeNull()
})

it('knows nothing of what pdftex did not finish', () => {
  const store = createSyncStore()
  store.remember('a', textOf(1).slice(0, -12))
  expect([store.find('a'), store.find('a')]).toEqual([null, null])
})

it.each([
  ['too many', { maxKeys: 2 }],
  ['too much', { maxBytes: 2 * size + 1 }],
])('lets go of what was asked for least lately where there is %s', (_title, bounds) => {
  const store = createSyncStore(bounds)
  store.remember('a', textOf(1))
  store.remember('b', textOf(2))
  store.find('a')
  store.remember('c', textOf(3))
  expect(linesOf(store, ['a', 'b', 'c'])).toEqual([[1], null, [3]])
})

it('does not keep what alone is too large, nor what it takes the place of', () => {
  const store = createSyncStore({ maxBytes: 2 * size })
  store.remember('a', textOf(1))
  store.remember('b', textOf(2))
  store.remember('b', textOf(3) + ' '.repeat(2 * size))
  expect(linesOf(store, ['a', 'b'])).toEqual([[1], null])
})
