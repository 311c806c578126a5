import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countWordChanges } from './word-changes.ts'

describe('words that were added and removed', () => {
  it.each([
    ['nothing', 'Led two teams.', 'Led two teams.', [0, 0]],
    ['spaces and line ends', 'Led two\r\nteams.', 'Led  two\nteams.', [0, 0]],
    ['a word more', 'Led teams.', 'Led two teams.', [1, 0]],
    ['a word less', 'Led two teams.', 'Led teams.', [0, 1]],
    ['a word for another', 'Led two teams.', 'Led three teams.', [1, 1]],
    ['a word in a command', '\\item{Led teams}', '\\item{Led two teams}', [1, 0]],
    ['another command', '\\textbf{Led}', '\\emph{Led}', [1, 1]],
    ['a line that moved', 'one two\nthree', 'three\none two', [1, 1]],
    ['all of it', '', 'one two', [2, 0]],
    ['letters beyond ASCII', 'Zoë 漢字 😀', 'Zoë 漢字 😀 Łukasz', [1, 0]],
  ])('%s', (_title, before, after, [added, removed]) => {
    expect(countWordChanges(before, after)).toEqual({ added, removed })
  })

  it('counts texts of which nothing is the same, however long they are', () => {
    const words = (letter: string) => Array.from({ length: 40_000 }, (_, n) => `${letter}${n}`).join(' ')
    expect(countWordChanges(words('a'), words('b'))).toEqual({ added: 40_000, removed: 40_000 })
  })

  const texts = fc
    .array(fc.constantFrom('a', 'b', 'c', '\\x{', '}', '\n'), { maxLength: 60 })
    .map((all) => all.join(' '))
  const lengthOf = (text: string) => text.split(/[\s{}]+/).filter(Boolean).length
  it('the difference is that of the lengths, and the way back is the reverse', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const { added, removed } = countWordChanges(before, after)
        expect(added - removed).toBe(lengthOf(after) - lengthOf(before))
        expect(Math.min(added, removed)).toBeGreaterThanOrEqual(0)
        expect(countWordChanges(after, before)).toEqual({ added: removed, removed: added })
      }),
    )
  })
})
