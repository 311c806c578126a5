import { describe, expect, it } from 'vitest'
import { linesBeyond, pageRoom, type SetPage } from './page-room.ts'

/** A page of US Letter with so many lines of 13 points below a margin of 18 mm (51 points). */
const page = (lines: number, more: [x: number, baseline: number][] = []): SetPage => ({
  width: 612,
  height: 792,
  words: [
    ...Array.from({ length: lines }, (_, n) => ({ x: 51, baseline: 64 + n * 13 })),
    ...more.map(([x, baseline]) => ({ x, baseline })),
  ],
})
const full = 53

describe('room on the last page', () => {
  it.each([
    ['a full page', [page(full)], { kind: 'spare', lines: 0 }],
    ['eleven lines less', [page(full - 11)], { kind: 'spare', lines: 11 }],
    ['six lines on a second page', [page(full), page(6)], { kind: 'over', lines: 6 }],
    ['a second page that is half full', [page(full), page(30)], { kind: 'spare', lines: full - 30 }],
    ['a third page with one line', [page(full), page(full), page(1)], { kind: 'over', lines: 1 }],
    ['no text', [page(0)], null],
  ] as const)('%s', (_what, pages, room) => expect(pageRoom(pages, 18)).toEqual(room))

  it('dates at the right and small capitals belong to their lines, and a rail has its own', () => {
    expect(
      linesBeyond(
        [
          page(full),
          page(20, [
            [500, 64],
            [60, 77.5],
            [80, 91],
          ]),
        ],
        1,
        18,
      ),
    ).toBe(20)
    const besideRail = Array.from({ length: 9 }, (_, n): [number, number] => [230, 70 + n * 12])
    expect(linesBeyond([page(full), page(4, besideRail)], 1, 18)).toBe(9)
  })

  it('a page number in the margin is no line', () => {
    expect(pageRoom([page(full), page(3, [[300, 765]])], 18)).toEqual({ kind: 'over', lines: 3 })
  })

  it('one line alone has the usual distance', () => {
    expect(pageRoom([page(1)], 18)).toMatchObject({ kind: 'spare', lines: expect.any(Number) })
  })
})
