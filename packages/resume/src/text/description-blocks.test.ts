import { describe, expect, it } from 'vitest'
import { descriptionBlocks } from './description-blocks.ts'

const text = (words: string) => ({ kind: 'text', text: words })
const bullets = (...items: string[]) => ({ kind: 'bullets', items })

describe('descriptionBlocks', () => {
  it.each([
    ['', []],
    [' \n - \n', []],
    ['One line.', [text('One line.')]],
    ['a\nb', [bullets('a', 'b')]],
    ['- a', [bullets('a')]],
    ['- a\n* b\n• c\n– d', [bullets('a', 'b', 'c', 'd')]],
    ['•a\n-b', [bullets('a', 'b')]],
    ['Lead:\n- a\n- b', [text('Lead:'), bullets('a', 'b')]],
    ['- a\nplain\n- b', [bullets('a'), text('plain'), bullets('b')]],
    ['-5% cost', [text('-5% cost')]],
    ['--verbose', [text('--verbose')]],
    ['*', []],
  ])('%j', (typed, blocks) => {
    expect(descriptionBlocks(typed)).toEqual(blocks)
  })
  it('keeps prose prose when asked', () => {
    expect(descriptionBlocks('a\nb', 'text')).toEqual([text('a'), text('b')])
  })
})
