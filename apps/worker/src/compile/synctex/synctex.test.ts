// What pdftex writes, made by hand: rows, spaces, paragraphs that go over lines; and what it never writes.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxesOfLine, lineAt, parseSynctex } from './synctex.ts'
import { growthOf, maxGrowth } from '@galley/resume/testing/growth'

/** TeX's units: 65536 a TeX point, of which 72.27 are an inch as 72 PDF points are. */
const pt = (points: number) => Math.round(points * 65_781.76)
const place = (x: number, y: number) => `${pt(x)},${pt(y)}`
const file = (content: string[], inputs = ['Input:1:/job/./main.tex', 'Input:2:/tex/0/resume.cls']) =>
  [
    'SyncTeX Version:1',
    ...inputs,
    'Output:pdf',
    'Magnification:1000',
    'Unit:1',
    'X Offset:0',
    'Y Offset:0',
    'Content:',
    '!100',
    '{1',
    ...content,
    '!900',
    '}1',
    'Postamble:',
    'Count:9',
    '!25',
    'Post scriptum:',
    '',
  ].join('\n')

/** A row of text at this height, 10 high and 2 deep: it was whole on line `ended`. */
const row = (ended: number, y: number, inside: string[]) => [
  `(1,${ended}:${place(10, y)}:${pt(300)},${pt(10)},${pt(2)}`,
  ...inside,
  ')',
]
const word = (line: number, y: number, to: number) => `x1,${line}:${place(to, y)}`
const space = (line: number, y: number, to: number) => `g1,${line}:${place(to, y)}`
/** What TeX adds where a paragraph ends. */
const ending = (line: number, y: number) => [`k1,${line}:${place(310, y)}:${pt(9)}`, `g1,${line}:${place(310, y)}`]

// "one two↵three four↵" on lines 5 and 6, ended by what stands on line 8.
const text = file(
  row(8, 100, [
    `h1,5:${place(10, 100)}:0,0,0`,
    word(5, 100, 30),
    space(5, 100, 33),
    word(5, 100, 50),
    space(5, 100, 53),
    word(5, 100, 70),
    space(6, 100, 73),
    word(6, 100, 90),
    ...ending(8, 100),
  ]),
)

describe('a paragraph over two lines', () => {
  const index = parseSynctex(text)
  if (!index) throw new Error('not read')
  it.each([
    ['the first word', 20, 5],
    ['the second', 40, 5],
    ['the first of the next line', 60, 6],
    ['the last, behind which stands only the end', 80, 6],
    ['far to the right', 290, 6],
  ])('%s', (_title, x, line) => expect(lineAt(index, { page: 1, x, y: 96 })).toEqual({ line }))

  it('is a box for each line', () => {
    const [box, ...others] = boxesOfLine(index, 5)
    expect(others).toEqual([])
    expect(box?.page).toBe(1)
    for (const [name, value] of [
      ['x', 10],
      ['y', 90],
      ['width', 40],
      ['height', 12],
    ] as const)
      expect(box?.[name]).toBeCloseTo(value, 2)
    expect(boxesOfLine(index, 6)[0]?.x).toBeCloseTo(53, 2)
  })

  it('belongs to the next line that has words, where it has no words itself', () => {
    expect(boxesOfLine(index, 3)).toEqual(boxesOfLine(index, 5))
    expect(boxesOfLine(index, 7)).toEqual([])
  })

  it('is on no other page', () => expect(lineAt(index, { page: 2, x: 20, y: 96 })).toBeNull())
})

it('goes on where the row above was broken, also with a word that stands alone there', () => {
  const index = parseSynctex(
    file([
      `[1,9:${place(10, 300)}:${pt(300)},${pt(300)},0`,
      ...row(9, 100, [`h1,5:${place(10, 100)}:0,0,0`, word(5, 100, 200), `k1,5:${place(310, 100)}:0`]),
      ...row(9, 112, [word(9, 112, 40), ...ending(9, 112)]),
      ']',
    ]),
  )
  expect(index && boxesOfLine(index, 5).length).toBe(2)
})

it('takes the word of the class for what it sets later than it was read', () => {
  const index = parseSynctex(
    file(
      row(12, 100, [
        `h1,6:${place(10, 100)}:0,1,0`,
        word(12, 100, 60),
        space(12, 100, 63),
        word(12, 100, 90),
        `h1,12:${place(90, 100)}:0,0,1`,
        space(12, 100, 93),
        word(12, 100, 120),
        ...ending(12, 100),
      ]),
    ),
  )
  expect([20, 80, 110].map((x) => index && lineAt(index, { page: 1, x, y: 95 })?.line)).toEqual([6, 6, 12])
})

it('parts what stands apart in a row, and counts main.tex under every number that it has', () => {
  const inputs = ['Input:1:/job/./main.tex', 'Input:2:/tex/0/resume.cls', 'Input:7:main.tex', 'Input:9:domain.tex']
  const inside = [word(4, 100, 60), `k7,4:${place(250, 100)}:${pt(190)}`, word(4, 100, 310), `g7,4:${place(310, 100)}`]
  const index = parseSynctex(file(row(4, 100, inside), inputs))
  expect(index && boxesOfLine(index, 4).map(({ x, width }) => [x, width].map(Math.round))).toEqual([
    [10, 50],
    [250, 60],
  ])
  const foreign = file(row(4, 100, inside).map((line) => line.replace(/(?<=^[(xkg])[17](?=,)/, '9')))
  expect(parseSynctex(foreign)?.byLine.size).toBe(0)
})

describe('what pdftex never wrote', () => {
  it.each([
    ['nothing', ''],
    ['another format', 'SyncTeX Version:2\nContent:\nPostamble:\n'],
    ['no pages', 'SyncTeX Version:1\nPostamble:\n'],
    ['a box that is not closed', file(['(1,2:0,0:1,1,1'])],
    ['boxes closed crosswise', file(['(1,2:0,0:1,1,1', '[1,2:0,0:1,1,1', ')', ']'])],
    ['more closed than opened', file([')'])],
    ['a record without its numbers', file(['(1,x:0,0'])],
  ])('%s', (_title, garbage) => expect(parseSynctex(garbage)).toBeNull())

  it('a file cut anywhere before its end', () => {
    const whole = text.indexOf('Postamble:\n') + 'Postamble:\n'.length
    for (let length = 0; length < whole; length += 1) expect(parseSynctex(text.slice(0, length))).toBeNull()
  })

  it('a file with lines that were swapped or garbled never throws', () => {
    const lines = text.split('\n')
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(lines.length), fc.string())), (changes) => {
        const garbled = [...lines]
        for (const [at, by] of changes) garbled[at] = by
        const index = parseSynctex(garbled.join('\n'))
        if (index) expect(lineAt(index, { page: 1, x: 1, y: 1 })?.line ?? 1).toBeTypeOf('number')
      }),
    )
  })

  it('takes time in proportion to its length', async () => {
    const page = row(
      8,
      100,
      Array.from({ length: 400 }, (_, n) => word(5, 100, 11 + n / 2)),
    )
    const read = (times: number) =>
      expect(parseSynctex(file(Array.from({ length: times }, () => page).flat()))).not.toBeNull()
    expect(await growthOf(read, 50)).toBeLessThanOrEqual(maxGrowth)
  })
})
