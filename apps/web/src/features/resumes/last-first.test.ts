import { expect, it } from 'vitest'
import { createLastFirst } from './last-first.ts'

const complete = () => new Promise((resolve) => setTimeout(resolve))

function set(places: number) {
  const inLine = createLastFirst(places)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, signal = new AbortController().signal) =>
    inLine(
      () =>
        new Promise<string>((resolve) => {
          begun.push(name)
          ends.set(name, () => resolve(name))
        }),
      signal,
    ).catch(() => 'left')
  return { ask, begun, end: (name: string) => ends.get(name)?.() }
}

it('has no more under way than there are places, and takes those first that came last, in their order', async () => {
  const { ask, begun, end } = set(2)
  for (const name of ['a', 'b', 'c', 'd']) void ask(name)
  await complete()
  for (const name of ['e', 'f']) void ask(name)
  await complete()
  expect(begun).toEqual(['a', 'b'])
  for (const name of ['a', 'b', 'e', 'f']) {
    end(name)
    await complete()
  }
  expect(begun).toEqual(['a', 'b', 'e', 'f', 'c', 'd'])
})

it('begins all of a group of which one has begun before the others came', async () => {
  const { ask, begun, end } = set(1)
  void ask('a')
  void ask('b')
  end('a')
  for (let turns = 0; turns < 10; turns += 1) await Promise.resolve()
  void ask('c')
  end('b')
  await complete()
  expect(begun).toEqual(['a', 'b', 'c'])
})

it('gives the place of one that left to the next', async () => {
  const { ask, begun, end } = set(1)
  const left = new AbortController()
  void ask('a')
  const gone = ask('c', left.signal)
  void ask('b')
  left.abort()
  end('a')
  expect(await gone).toBe('left')
  await complete()
  expect(begun).toEqual(['a', 'b'])
})
