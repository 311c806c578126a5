// Where a document is divided a second time: before the line that is being edited, as long as nothing above it changes.
import { describe, expect, it } from 'vitest'
import { createCheckpoints } from './checkpoints.ts'

const lines = Array.from({ length: 60 }, (_, n) => `This is line number ${n} of the document.`)
/** The document with a word put into some of its lines. */
const text = (...edits: [line: number, word: string][]) =>
  Buffer.from(
    lines
      .map((line, n) => [line, ...edits.filter(([edited]) => edited === n).map(([, word]) => word)].join(' '))
      .join('\n'),
  )
const startOf = (line: number) => lines.slice(0, line).join('\n').length + 1
const slow = 100
const key = 'ann:1'

const typed = (...steps: Parameters<typeof checkpointsOf>) =>
  checkpointsOf(...steps).map((found) => found?.places ?? null)

function checkpointsOf(...steps: { source: Buffer; ranMs?: number; key?: string | null }[]) {
  const checkpoints = createCheckpoints()
  return steps.map((step) => {
    const document = { key: step.key === undefined ? key : step.key, source: step.source }
    const found = checkpoints.of(document)
    checkpoints.note(document, step.ranMs ?? slow)
    return found
  })
}

describe('a second split point', () => {
  it('comes before a line that is edited for the second time', () => {
    expect(typed({ source: text() }, { source: text([40, 'a']) }, { source: text([40, 'ab']) })).toEqual([
      null,
      null,
      [startOf(40)],
    ])
  })

  it('stays while only what follows changes, and goes with a change above', () => {
    const there = [{ source: text() }, { source: text([40, 'a']) }, { source: text([40, 'ab']) }]
    const further = { source: text([40, 'ab'], [41, 'x']) }
    const above = { source: text([3, 'y'], [40, 'ab'], [41, 'x']) }
    expect(typed(...there, further, above).slice(2)).toEqual([[startOf(40)], [startOf(40)], null])
  })

  it('moves on with the typing when that is worth a new start', () => {
    const steps = [
      { source: text() },
      { source: text([20, 'a']) },
      { source: text([20, 'ab']) },
      { source: text([20, 'ab'], [50, 'c']) },
      { source: text([20, 'ab'], [50, 'cd']) },
    ]
    const next = startOf(50) + ' ab'.length
    expect(typed(...steps).slice(2)).toEqual([[startOf(20)], [startOf(20)], [next, startOf(20)]])
  })

  it.each([
    ['spare for a document that is quick as it is', 15, true],
    ['wanted for one that is slow', slow, false],
  ])('is %s', (_title, ranMs, isSpare) => {
    const steps = [text(), text([40, 'a']), text([40, 'ab'])].map((source) => ({ source, ranMs }))
    expect(checkpointsOf(...steps)[2]).toEqual({ places: [startOf(40)], isSpare })
  })

  it.each([
    ['one preview of a quick document took long', [15, 15, slow], true],
    ['a document becomes slow', [15, 15, slow, slow], false],
  ])('is spare or wanted by two previews: %s', (_title, times, isSpare) => {
    const steps = times.map((ranMs, n) => ({ source: text([40, 'a'.repeat(n + 1)]), ranMs }))
    const last = { source: text([40, 'last']), ranMs: 15 }
    expect(checkpointsOf({ source: text() }, ...steps, last).at(-1)?.isSpare).toBe(isSpare)
  })

  it('stays where it is while the same text runs again, for its references', () => {
    const steps = [text(), text([40, 'a']), text([40, 'a']), text([40, 'ab'])].map((source) => ({ source }))
    expect(typed(...steps)[3]).toEqual([startOf(40)])
  })

  it('counts bytes, not characters', () => {
    const before = (word: string) => Buffer.from(`${'é€😀'.repeat(99)}\n${word}\nend\n`)
    const place = Buffer.byteLength(`${'é€😀'.repeat(99)}\n`)
    expect(typed(...['', 'ü', 'üé'].map((word) => ({ source: before(word) })))[2]).toEqual([place])
  })

  it('is not for one that is compiled once', () => {
    const steps = [text(), text([40, 'a']), text([40, 'ab'])].map((source) => ({ source, key: null }))
    expect(typed(...steps)).toEqual([null, null, null])
  })

  it('lies inside the text, however that is cut', () => {
    const cut = Buffer.from(lines.slice(0, 40).join('\n'))
    const sources = [text(), cut, cut.subarray(0, cut.length - 3), cut.subarray(0, 100), cut.subarray(0, 0)]
    const places = typed(...sources.map((source) => ({ source })))
    expect(places).toEqual([null, null, [startOf(39)], null, null])
  })
})
