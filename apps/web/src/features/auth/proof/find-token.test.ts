import { createHash } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { findToken } from './find-token.ts'

const sought = { challenge: 'some challenge', bits: 15 }
const zeroBits = (text: string) => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0))

afterEach(() => vi.unstubAllGlobals())

/** A worker that sends one event. */
function stubWorker(event: Event) {
  const terminate = vi.fn()
  class OneEvent extends EventTarget {
    terminate = terminate
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(event))
    }
  }
  vi.stubGlobal('Worker', OneEvent)
  return { terminate }
}

it('is found by a worker, which ends then', async () => {
  const { terminate } = stubWorker(new MessageEvent('message', { data: 'a token' }))
  expect(await findToken(sought)).toBe('a token')
  expect(terminate).toHaveBeenCalledTimes(1)
})

it.each<[string, () => void]>([
  ['none can be started', () => vi.stubGlobal('Worker', undefined)],
  ['its script does not load', () => void stubWorker(new Event('error'))],
])('is found by the page itself where %s, and lets others have their turn', async (_, prepare) => {
  prepare()
  let turns = 0
  const timer = setInterval(() => (turns += 1))
  // Three slices each, on average.
  const tokens = []
  for (let n = 0; n < 5; n += 1) tokens.push(await findToken({ ...sought, challenge: `${sought.challenge} ${n}` }))
  clearInterval(timer)
  expect(tokens.map((token) => zeroBits(token) >= sought.bits)).toEqual([true, true, true, true, true])
  expect(turns).toBeGreaterThan(0)
})
