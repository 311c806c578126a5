import { limits } from '@galley/contract/limits'
import { expect, it } from 'vitest'
import { fitFiles } from './file-room.ts'

const mb = 1024 * 1024
const file = (name: string, bytes = 1) => ({ name, bytes })
const full = Array.from({ length: limits.filesPerResume }, (_, n) => file(`${n}.png`))

it.each([
  ['what there is room for', [file('a.png', 2 * mb)], [file('b.png', 3 * mb)], ['b.png'], []],
  ['one that is larger than all may be', [], [file('b.png', 5 * mb + 1)], [], ['b.png large']],
  ['what is more than is left', [file('a.png', 3 * mb)], [file('b.png', 3 * mb)], [], ['b.png room']],
  [
    'a smaller one after it',
    [file('a.png', 3 * mb)],
    [file('b.png', 3 * mb), file('c.png', mb)],
    ['c.png'],
    ['b.png room'],
  ],
  [
    'what an earlier one left no room for',
    [],
    [file('b.png', 3 * mb), file('c.png', 3 * mb)],
    ['b.png'],
    ['c.png room'],
  ],
  ['a replacement in the room of the old one', [file('a.png', 4 * mb)], [file('a.png', 5 * mb)], ['a.png'], []],
  ['no twenty-first', full, [file('new.png')], [], ['new.png count']],
  ['a replacement among twenty', full, [file('3.png')], ['3.png'], []],
  ['two of one name', [], [file('a.png'), file('a.png')], ['a.png'], ['a.png twice']],
])('knows %s', (_what, there, chosen, fit, over) => {
  const fitted = fitFiles(there, chosen)
  expect(fitted.fit.map(({ name }) => name)).toEqual(fit)
  expect(fitted.over.map(({ chosen: { name }, problem }) => `${name} ${problem.kind}`)).toEqual(over)
})

it('says how much is left', () => {
  const { over } = fitFiles([file('a.png', 3 * mb)], [file('b.png', 3 * mb)])
  expect(over[0]?.problem).toEqual({ kind: 'room', leftBytes: 2 * mb })
})
