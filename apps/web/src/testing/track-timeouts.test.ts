import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { trackTimeouts } from './track-timeouts.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('what is pending at the stop never fires; what fired before did so once, with its arguments', async () => {
  const before = globalThis.setTimeout
  const fired: string[] = []
  const timeouts = trackTimeouts()
  setTimeout((name: string) => fired.push(name), 1, 'early')
  await wait(10)
  setTimeout(() => fired.push('late'), 5)
  clearTimeout(setTimeout(() => fired.push('cleared'), 1))
  timeouts.stop()
  expect(globalThis.setTimeout).toBe(before)
  await wait(20)
  expect(fired).toEqual(['early'])
})

it('the form of it that returns a promise works', async () => {
  const timeouts = trackTimeouts()
  await promisify(setTimeout)(1)
  timeouts.stop()
})
