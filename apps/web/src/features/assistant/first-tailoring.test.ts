// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { takeFirstTailoring } from './first-tailoring.ts'

beforeEach(() => sessionStorage.clear())

it('is asked for by itself once for each resume, also after a reload', () => {
  const taken = ['r1', 'r1', 'r2'].map((id) => takeFirstTailoring(sessionStorage, id))
  expect(taken).toEqual([true, false, true])
})

it('is left to the person where nothing can be remembered', () => {
  const forbidden = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  } as unknown as Storage
  expect(takeFirstTailoring(forbidden, 'r1')).toBe(false)
})
