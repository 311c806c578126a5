import { expect, it } from 'vitest'
import { lineIn } from './line-of-text.ts'

const text = 'a\nb\nc\nd'
it.each([
  ['the same text', text, 3, 3],
  ['before what was edited', 'a\nb\nX\nY\nd', 2, 2],
  ['after a line that was added', 'a\nb\nX\nc\nd', 4, 5],
  ['after a line that was removed', 'a\nc\nd', 4, 3],
  ['a line that was edited', 'a\nb\nC\nd', 3, 3],
  ['a line that is gone, at the end', 'a\nb', 4, 2],
  ['in a text without lines', '', 4, 1],
])('%s', (_title, target, line, found) => expect(lineIn(target, { text, line })).toBe(found))
