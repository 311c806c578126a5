import { describe, expect, it } from 'vitest'
import { editor as words } from '../../../strings/en/editor.ts'
import { summarizeDiff } from './diff-summary.ts'

const lines = (...all: string[]) => all.join('\n')

describe('what a proposal changes, in lines', () => {
  it.each([
    ['nothing', lines('a', 'b'), lines('a', 'b'), [0, 0, 0]],
    ['one line', lines('a', 'led it', 'c'), lines('a', 'led all of it', 'c'), [1, 0, 0]],
    ['one more', lines('a', 'b', 'c'), lines('a', 'b', 'new', 'c'), [0, 1, 0]],
    ['one less', lines('a', 'b', 'c', 'd'), lines('a', 'b', 'd'), [0, 0, 1]],
    ['one more at the end', lines('a'), lines('a', 'b'), [0, 1, 0]],
    ['two in the place of one', lines('a', 'one', 'z'), lines('a', 'two', 'three', 'z'), [1, 1, 0]],
    ['all of it', '', lines('a', 'b'), [1, 1, 0]],
  ])('%s', (_title, before, after, expected) => {
    const { changed, added, removed } = summarizeDiff(before, after)
    expect([changed, added, removed]).toEqual(expected)
  })
})

it.each([
  [{ changed: 3, added: 2, removed: 1 }, '3 lines changed, 2 added, 1 removed'],
  [{ changed: 1, added: 0, removed: 0 }, '1 line changed'],
  [{ changed: 0, added: 2, removed: 0 }, '2 lines added'],
  [{ changed: 0, added: 1, removed: 4 }, '1 line added, 4 removed'],
  [{ changed: 0, added: 0, removed: 1 }, '1 line removed'],
])('%o in words: %s', (summary, sentence) => expect(words.proposal.summary(summary)).toBe(sentence))
