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

it('has no more under way than there are places, and of the others takes the last one first', async () => {
  const { ask, begun, end } = set(2)
  for (const name of ['a', 'b', 'c', 'd']) void ask(name)
  await complete()
  expect(begun).toEqual(['a', 'b'])
  end('a')
  await complete()
  expect(begun).toEqual(['a', 'b', 'd'])
  end('d')
  end('b')
  await complete()
  expect(begun).toEqual(['a', 'b', 'd', 'c'])
})

it('gives the place of one that left to the next', async () => {
  const { ask, begun, end } = set(1)
  const left = new AbortController()
  void ask('a')
  void ask('b')
  const gone = ask('c', left.signal)
  left.abort()
  end('a')
  expect(await gone).toBe('left')
  await complete()
  expect(begun).toEqual(['a', 'b'])
})
