import { limits } from '@galley/contract/limits'
import { describe, expect, it } from 'vitest'
import { textWith } from './decide-hunks.ts'
import { placeWordings, textWithNth, withWording, withWordingsIn, wordingsOf } from './hunk-wordings.ts'
import { hunksOf } from './hunks-of.ts'

const lines = (...all: string[]) => all.join('\n')
const before = lines(
  '\\begin{bullets}',
  '  \\item Did billing.',
  '  \\item Wrote \\textbf{reports}.',
  '\\end{bullets}',
  '\\skills{A, B}',
)
const after = lines(
  '\\begin{bullets}',
  '  \\item Ran billing.',
  '  \\item Wrote weekly \\textbf{reports}.',
  '\\end{bullets}',
  '\\skills{B, A}',
)
const hunks = hunksOf(before, after)
const ran = '  \\item Ran billing.'
const placed = (quoted: string, latex: string) => placeWordings(hunks, [{ quoted, latex }]).map((one) => one.latex)

describe('another wording of a changed line', () => {
  it.each<[string, string, string, string[]]>([
    ['takes the line’s own command and indentation', 'Ran billing', 'Handled billing.', ['  \\item Handled billing.']],
    ['may repeat the command', '\\item Ran', '\\item Handled billing.', ['  \\item Handled billing.']],
    [
      'keeps to the commands of the line',
      'Wrote weekly',
      '\\textbf{Reports}, weekly.',
      ['  \\item \\textbf{Reports}, weekly.'],
    ],
    ['of a list keeps its command', 'B, A', '\\skills{B; A}', ['\\skills{B; A}']],
    ['with a command that the line has not is dropped', 'Ran billing', '\\textit{Handled} billing.', []],
    ['without the command of the line is dropped', 'B, A', 'B; A', []],
    ['with a brace too many is dropped', 'Ran billing', 'Handled} billing.', []],
    ['with a comment is dropped', 'Ran billing', 'Handled % billing.', []],
    ['that hides a second bullet is dropped', 'Ran billing', 'Handled \\item billing.', []],
    ['that is the line itself is dropped', 'Ran billing', 'Ran billing.', []],
    ['that is the line as it was is dropped', 'Ran billing', 'Did billing.', []],
    ['of an unchanged line is dropped', '\\begin{bullets}', '\\begin{bullets}', []],
    [
      'that is too long with the indentation is dropped',
      'Ran billing',
      `\\item ${'x'.repeat(limits.changeWordingChars - 6)}`,
      [],
    ],
    ['that is another line of the text is dropped', 'Ran billing', 'Wrote weekly \\textbf{reports}.', []],
    ['of no such line is dropped', 'Hired nurses', 'Handled billing.', []],
  ])('%s', (_title, quoted, latex, expected) => expect(placed(quoted, latex)).toEqual(expected))

  it('of a line that stands twice is dropped: which of them is not known', () => {
    const twice = hunksOf(before, after.replace('  \\item Wrote weekly \\textbf{reports}.', ran))
    expect(placeWordings(twice, [{ quoted: 'Ran billing', latex: 'Handled billing.' }])).toEqual([])
  })

  it('is one of two at most, the first two', () => {
    const given = ['Handled', 'Did all', 'Kept'].map((verb) => ({ quoted: 'Ran billing', latex: `${verb} billing.` }))
    const all = placeWordings(hunks, [given[0]!, ...given])
    expect(all.map(({ latex }) => latex)).toEqual(['  \\item Handled billing.', '  \\item Did all billing.'])
    expect(wordingsOf(hunks, all)).toEqual([[ran, ...all.map(({ latex }) => latex)], [], []])
    expect(textWithNth(hunks, all, 1)).toBe(after.replace(ran, '  \\item Did all billing.'))
    expect(textWithNth(hunks, all, 2)).toBeNull()
    const other = withWording(hunks, 0, all[0]!.latex)
    expect(wordingsOf(other, all)[0]).toHaveLength(3)
    const taken = textWith(other, ['taken', 'open', 'open'])
    expect(taken).toBe(before.replace('Did billing', 'Handled billing'))
    expect(withWordingsIn(hunks, all, taken)).toEqual(other)
    expect(withWordingsIn(hunks, all, before)).toEqual(hunks)
  })
})
