import { expect, it } from 'vitest'
import { placesOfDrop } from './places-of-drop.ts'

const order = ['a', 'b', 'c']

it.each([
  ['down', 'a', 'c', { from: 0, to: 2 }],
  ['up', 'c', 'b', { from: 2, to: 1 }],
  ['on itself', 'b', 'b', null],
  ['beside the list', 'b', undefined, null],
  ['onto something that is gone', 'b', 'x', null],
  ['of something that is gone', 'x', 'a', null],
])('a drop %s', (_, dragged, over, places) => {
  expect(placesOfDrop(order, dragged, over)).toEqual(places)
})
