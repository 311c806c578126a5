// Without IndexedDB, as in private windows of some browsers: e2e/photo.e2e.ts has the browser's own.
import { expect, it } from 'vitest'
import {
  findDraftPhoto,
  findWaitingPhoto,
  forgetDraftPhoto,
  forgetPhotosOf,
  forgetWaitingPhoto,
  handOverPhoto,
  keepDraftPhoto,
} from './kept-photos.ts'

const photo = (words: string) => new Blob([words], { type: 'image/jpeg' })
const wordsOf = async (found: Promise<Blob | null>) => (await (await found)?.text()) ?? null

it('keeps one photo for each person’s form, until it is removed', async () => {
  await keepDraftPhoto('ann', photo('first'))
  await keepDraftPhoto('ann', photo('second'))
  await keepDraftPhoto('ben', photo('of Ben'))
  expect(await wordsOf(findDraftPhoto('ann'))).toBe('second')
  await forgetDraftPhoto('ann')
  expect([await wordsOf(findDraftPhoto('ann')), await wordsOf(findDraftPhoto('ben'))]).toEqual([null, 'of Ben'])
})

it('hands it to the resume that was made, once', async () => {
  await keepDraftPhoto('ann', photo('mine'))
  expect(await wordsOf(handOverPhoto('ann', 'r1'))).toBe('mine')
  expect(await handOverPhoto('ann', 'r2')).toBeNull()
  expect([await wordsOf(findDraftPhoto('ann')), await wordsOf(findWaitingPhoto('r1'))]).toEqual([null, 'mine'])
  expect(await findWaitingPhoto('r2')).toBeNull()
  await forgetWaitingPhoto('r1')
  expect(await findWaitingPhoto('r1')).toBeNull()
})

it('forgets all of a person who is gone, and of no other', async () => {
  for (const person of ['ann', 'anna']) {
    await keepDraftPhoto(person, photo(person))
    await handOverPhoto(person, `of-${person}`)
    await keepDraftPhoto(person, photo(`${person} again`))
  }
  await forgetPhotosOf('ann')
  expect([await findDraftPhoto('ann'), await findWaitingPhoto('of-ann')]).toEqual([null, null])
  expect(await wordsOf(findDraftPhoto('anna'))).toBe('anna again')
  expect(await wordsOf(findWaitingPhoto('of-anna'))).toBe('anna')
})
