// The time for hostile drawings: it may grow with outlines and letters, not with one times the other.
import { expect, it } from 'vitest'
import { DrawnLetters } from './drawn-letters.ts'
import { stateAtStart } from './graphics-state.ts'
import { Painted } from './painted.ts'
import type { Glyph } from './shown-glyphs.ts'

const page = [0, 0, 600, 800] as const

/** How often the box of an outline is looked at, for so many outlines in one place under as many letters. */
function looks(count: number, isSpread: boolean): number {
  let numbers = 0
  const place = (index: number) => (isSpread ? (index * 37) % 600 : 100)
  const path = Array.from({ length: count }, (_, index) => [0, place(index), 100, 1, place(index) + 1, 101]).flat()
  const drawn = new DrawnLetters()
  drawn.remember(path, [0, 100, 600, 101], { state: stateAtStart(page), painted: new Painted() })
  const letter: Glyph = {
    x: 100,
    y: 100,
    width: 8,
    isSpace: false,
    font: 'F',
    sight: 'seen',
    // Read once for each outline that the letter is held against.
    get text() {
      numbers += 1
      return 'a'
    },
    get size() {
      numbers += 1
      return 12
    },
  }
  for (let index = 0; index < count; index += 1) drawn.take([letter], { ...stateAtStart(page), fillAlpha: 0 })
  return numbers
}

it.each([true, false])('four times as many outlines and letters take four times as long (spread: %s)', (isSpread) => {
  const many = looks(8000, isSpread)
  expect(many).toBeGreaterThan(0)
  expect(many / looks(2000, isSpread)).toBeLessThan(5)
})
