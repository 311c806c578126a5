// What takes too long, and what was drawn with another class: with parts that do what the test says.
import { expect, it } from 'vitest'
import type { Thumbnail } from '../../../adapters/compiler/compiler.port.ts'
import type { StoredResume } from '../resumes.repository.ts'
import { createThumbnailsService } from './thumbnails.service.ts'
import type { StoredThumbnail } from './thumbnails.repository.ts'

const resume = { id: 'r', userId: 'u', latexContent: 'text' } as StoredResume

function set(draw: (signal: AbortSignal) => Promise<Thumbnail>) {
  let kept: StoredThumbnail | undefined
  let version = 'v1'
  let draws = 0
  const service = createThumbnailsService({
    transactions: { run: (work) => work({} as never) },
    resumes: { find: async () => resume, lock: async () => resume } as never,
    thumbnails: { find: async () => kept, keep: async (_tx, thumbnail) => void (kept = thumbnail) },
    compiler: {
      drawThumbnail: (_request, signal) => {
        draws += 1
        return draw(signal)
      },
    },
    besideOf: async () => undefined,
    clock: { now: () => new Date(0) },
    classVersion: () => version,
    maxMs: 5,
  })
  const find = (signal = new AbortController().signal) => service.find(resume, signal)
  return { find, draws: () => draws, kept: () => kept, release: (next: string) => void (version = next) }
}
const untilStopped = (signal: AbortSignal) =>
  new Promise<Thumbnail>((resolve) =>
    signal.addEventListener('abort', () => resolve({ outcome: 'restarting', image: null })),
  )

it('gives up a text that takes too long, and does not try it again at once', async () => {
  const { find, draws } = set(untilStopped)
  expect([await find(), await find()]).toEqual([{ kind: 'no_page' }, { kind: 'no_page' }])
  expect(draws()).toBe(1)
})

it('keeps nothing for a client that has disconnected', async () => {
  const { find, kept } = set(untilStopped)
  expect(await find(AbortSignal.abort())).toEqual({ kind: 'unavailable' })
  expect(kept()).toBeUndefined()
})

it('draws again what was drawn with another class', async () => {
  const { find, draws, release } = set(async () => ({ outcome: 'ok', image: Buffer.from('x') }))
  await find()
  await find()
  expect(draws()).toBe(1)
  release('v2')
  await find()
  expect(draws()).toBe(2)
})
