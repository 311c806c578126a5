// With a store that works, and with one that refuses, as in private windows of some browsers: e2e/photo.e2e.ts has the
// browser's own.
import { describe, expect, it } from 'vitest'
import { keptPhotosIn, type PhotoStore } from './kept-photos.ts'

const photo = (words: string) => new Blob([words], { type: 'image/jpeg' })
const wordsOf = async (found: Promise<Blob | null>) => (await (await found)?.text()) ?? null

function storeOf() {
  const held = new Map<string, unknown>()
  const state = { takes: true, returns: true }
  const check = (does: boolean) => {
    if (!does) throw new DOMException('No.', 'QuotaExceededError')
  }
  const store: PhotoStore = {
    async get(key) {
      check(state.returns)
      return held.get(key)
    },
    async set(key, value) {
      check(state.takes)
      held.set(key, value)
    },
    async del(key) {
      check(state.takes)
      held.delete(key)
    },
    async keys() {
      check(state.returns)
      return [...held.keys()]
    },
  }
  return { store, state }
}
const working = () => keptPhotosIn(storeOf().store)
function refusing() {
  const { store, state } = storeOf()
  state.takes = false
  state.returns = false
  return keptPhotosIn(store)
}

describe.each([
  ['works', working],
  ['refuses all', refusing],
])('with a store that %s', (_what, open) => {
  it('keeps one photo for each person’s form, until it is removed', async () => {
    const page = open()
    await page.keepDraftPhoto('ann', photo('first'))
    await page.keepDraftPhoto('ann', photo('second'))
    await page.keepDraftPhoto('ben', photo('of Ben'))
    expect(await wordsOf(page.findDraftPhoto('ann'))).toBe('second')
    await page.forgetDraftPhoto('ann')
    expect([await wordsOf(page.findDraftPhoto('ann')), await wordsOf(page.findDraftPhoto('ben'))]).toEqual([
      null,
      'of Ben',
    ])
  })

  it('hands it to the resume that was made, once', async () => {
    const page = open()
    await page.keepDraftPhoto('ann', photo('mine'))
    expect(await wordsOf(page.handOverPhoto('ann', 'r1'))).toBe('mine')
    expect(await page.handOverPhoto('ann', 'r2')).toBeNull()
    expect([await wordsOf(page.findDraftPhoto('ann')), await wordsOf(page.findWaitingPhoto('r1'))]).toEqual([
      null,
      'mine',
    ])
    expect(await page.findWaitingPhoto('r2')).toBeNull()
    await page.forgetWaitingPhoto('r1')
    expect(await page.findWaitingPhoto('r1')).toBeNull()
  })

  it('forgets all of a person who is gone, and of no other', async () => {
    const page = open()
    for (const person of ['ann', 'anna']) {
      await page.keepDraftPhoto(person, photo(person))
      await page.handOverPhoto(person, `of-${person}`)
      await page.keepDraftPhoto(person, photo(`${person} again`))
    }
    await page.forgetPhotosOf('ann')
    expect([await page.findDraftPhoto('ann'), await page.findWaitingPhoto('of-ann')]).toEqual([null, null])
    expect(await wordsOf(page.findDraftPhoto('anna'))).toBe('anna again')
    expect(await wordsOf(page.findWaitingPhoto('of-anna'))).toBe('anna')
  })
})

describe('a store that is full by now', () => {
  it('does not bring back the photo before this one', async () => {
    const { store, state } = storeOf()
    const { keepDraftPhoto, findDraftPhoto } = keptPhotosIn(store)
    await keepDraftPhoto('ann', photo('first'))
    state.takes = false
    await keepDraftPhoto('ann', photo('second'))
    expect(await wordsOf(findDraftPhoto('ann'))).toBe('second')
  })

  it('keeps that of the form until it is beside the resume', async () => {
    const { store } = storeOf()
    const page = keptPhotosIn(store)
    await page.keepDraftPhoto('ann', photo('mine'))
    store.set = () => Promise.reject(new DOMException('No.', 'QuotaExceededError'))
    expect(await wordsOf(page.handOverPhoto('ann', 'r1'))).toBe('mine')
    expect(await wordsOf(page.findWaitingPhoto('r1'))).toBe('mine')
    // What a page that is opened later finds.
    expect(await wordsOf(keptPhotosIn(store).findDraftPhoto('ann'))).toBe('mine')
    await page.forgetWaitingPhoto('r1')
    expect([await page.findDraftPhoto('ann'), await page.findWaitingPhoto('r1')]).toEqual([null, null])
  })

  it('leaves the photo of the next form alone', async () => {
    const { store } = storeOf()
    const page = keptPhotosIn(store)
    await page.keepDraftPhoto('ann', photo('mine'))
    const { set } = store
    store.set = () => Promise.reject(new DOMException('No.', 'QuotaExceededError'))
    await page.handOverPhoto('ann', 'r1')
    store.set = set
    await page.keepDraftPhoto('ann', photo('next'))
    await page.forgetWaitingPhoto('r1')
    expect(await wordsOf(page.findDraftPhoto('ann'))).toBe('next')
  })
})
