import { expect, it } from 'vitest'
import { createLogStore } from './log-store.ts'

const logsOf = (store: ReturnType<typeof createLogStore>, keys: string[]) => keys.map((key) => store.find(key))

it('keeps the last log of each resume', () => {
  const store = createLogStore()
  store.remember('a', 'one')
  store.remember('b', 'two')
  store.remember('a', 'three')
  expect(logsOf(store, ['a', 'b', 'c'])).toEqual(['three', 'two', null])
})

it.each([
  ['too many', { maxKeys: 2 }],
  ['too much', { maxChars: 6 }],
])('lets go of what was made longest ago where there is %s', (_title, bounds) => {
  const store = createLogStore(bounds)
  for (const key of ['a', 'b', 'c']) store.remember(key, 'log')
  expect(logsOf(store, ['a', 'b', 'c'])).toEqual([null, 'log', 'log'])
})

it('does not keep what alone is too large, nor what it takes the place of', () => {
  const store = createLogStore({ maxChars: 6 })
  store.remember('a', 'log')
  store.remember('b', 'log')
  store.remember('b', 'a long log')
  expect(logsOf(store, ['a', 'b'])).toEqual(['log', null])
})
