// Once a resume has been left alone for a while, its picture is drawn, once.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ThumbnailsService } from './thumbnails.service.ts'
import { createThumbnailPreparation } from './thumbnail-preparation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const one = { id: 'a', userId: 'ann' }
function open(find = vi.fn<ThumbnailsService['find']>(async () => ({ kind: 'no_page' }))) {
  return { find, ...createThumbnailPreparation({ find }) }
}
const drawn = (find: ReturnType<typeof open>['find']) => find.mock.calls.map(([which]) => which)

it('waits for a pause of twenty seconds, and draws once', async () => {
  const { find, prepare } = open()
  for (let save = 0; save < 5; save += 1) {
    prepare(one)
    await vi.advanceTimersByTimeAsync(10_000)
  }
  expect(find).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(drawn(find)).toEqual([one])
})

it('draws each resume for itself, and goes on after one that could not be drawn', async () => {
  const { find, prepare } = open(vi.fn<ThumbnailsService['find']>(async () => Promise.reject(new Error('busy'))))
  prepare(one)
  prepare({ id: 'b', userId: 'ben' })
  await vi.advanceTimersByTimeAsync(20_000)
  prepare(one)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(find).toHaveBeenCalledTimes(3)
})

it('waits for no more than two hundred, and for none after the end', async () => {
  const { find, prepare, stop } = open()
  for (let count = 0; count < 300; count += 1) prepare({ id: String(count), userId: 'ann' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(find).toHaveBeenCalledTimes(200)
  prepare(one)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(find).toHaveBeenCalledTimes(200)
})
