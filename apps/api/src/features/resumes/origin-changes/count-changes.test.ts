import { contentIn } from '@galley/resume/variant/content-tree'
import { expect, it } from 'vitest'
import { createChangeCounts, type CopyState } from './count-changes.ts'

const document = (phone: string) => String.raw`\documentclass{resume}
\begin{document}
\begin{header}
  \name{Ada}
  \phone{${phone}}
\end{header}
\end{document}
`
const copy = (id: string): CopyState => ({
  id,
  version: 1,
  originId: 'origin',
  originVersion: 2,
  originTitle: 'Designer',
  baseHash: 'b',
})

/** Copies of one original whose phone number has changed since. */
function open({ ids = ['a'], maxChars = 1e6 } = {}) {
  let copies = ids.map(copy)
  const loaded: string[] = []
  let originText = document('2')
  const count = createChangeCounts({
    listCopies: async () => copies,
    async find({ id }) {
      loaded.push(id)
      return {
        latexContent: id === 'origin' ? originText : document('1'),
        originBase: id === 'origin' ? null : contentIn(document('1')),
      }
    },
    maxChars,
  })
  return {
    count: () => count('user'),
    loaded: () => loaded.splice(0).toSorted(),
    change(part: Partial<CopyState>, text = originText) {
      copies = copies.map((one) => ({ ...one, ...part }))
      originText = text
    },
  }
}

it('compares once for each state of the three texts, and loads an original once', async () => {
  const { count, loaded } = open({ ids: ['a', 'b'] })
  const found = ['a', 'b'].map((id) => ({ id, count: 1, title: 'Designer' }))
  expect(await count()).toEqual(found)
  expect(loaded()).toEqual(['a', 'b', 'origin'])
  expect(await count()).toEqual(found)
  expect(loaded()).toEqual([])
})

it.each<[string, Partial<CopyState>]>([
  ['the copy', { version: 2 }],
  ['the original', { originVersion: 3 }],
  ['which original it follows', { originId: 'origin', originVersion: 9 }],
  ['what was decided', { baseHash: 'c' }],
])('compares again when %s has changed', async (_what, change) => {
  const one = open()
  await one.count()
  one.loaded()
  one.change(change, document('1'))
  expect(await one.count()).toEqual([])
  expect(one.loaded()).toEqual(['a', 'origin'])
})

it('has the title of the original as it is now', async () => {
  const { count, change } = open()
  await count()
  change({ originTitle: 'Renamed' })
  expect(await count()).toMatchObject([{ title: 'Renamed' }])
})

it('does a limited amount of work in one call, and the rest in the next ones', async () => {
  const { count } = open({ ids: ['a', 'b', 'c'], maxChars: 1 })
  expect((await count()).map(({ id }) => id)).toEqual(['a'])
  expect((await count()).map(({ id }) => id)).toEqual(['a', 'b'])
  expect((await count()).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

it('calls at the same time share the work', async () => {
  const { count, loaded } = open()
  const [first, second] = await Promise.all([count(), count()])
  expect(first).toEqual(second)
  expect(loaded()).toEqual(['a', 'origin'])
})
