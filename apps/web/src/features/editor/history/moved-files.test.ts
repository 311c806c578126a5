import { expect, it } from 'vitest'
import { movedFiles } from './moved-files.ts'

const file = (name: string, hash = name) => ({ name, hash })

it.each([
  ['nothing where they are the same, in any order', [file('a'), file('b')], [file('b'), file('a')], []],
  ['one that was deleted since', [], [file('a')], ['a comes back']],
  ['one that was replaced since', [file('a', 'new')], [file('a')], ['a as it was']],
  ['one that was added since', [file('a'), file('b')], [file('a')], ['b goes']],
  ['one that was renamed since', [file('b', 'same')], [file('a', 'same')], ['a comes back', 'b goes']],
])('%s', (_what, now, then, said) => expect(movedFiles(now, then)).toEqual(said))
