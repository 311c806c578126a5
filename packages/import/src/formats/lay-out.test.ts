// Lines on pages: nothing lost, nothing outside, nothing where a running head would stand.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tierRuns } from '@galley/resume/testing/tier'
import { layOut, page } from './styled-text/lay-out.ts'
import { plainLine, type StyledLine } from './styled-text/styled-lines.ts'

const textIn = (lines: readonly StyledLine[]) =>
  layOut(lines)
    .items.map(({ text }) => text)
    .join(' ')

it('sets the last of two short cells at the right, and a point after its dot', () => {
  const { items } = layOut([
    plainLine('', { cells: [[{ text: 'Engineer' }], [{ text: '2019 – 2020' }]] }),
    plainLine('Built it', { bullet: 0 }),
  ])
  const [left, right, dot, point] = items
  expect([left?.x, right!.x + right!.width]).toEqual([54, expect.closeTo(page.width - 54)])
  expect([dot?.text, point?.text, point!.x > dot!.x]).toEqual(['•', 'Built it', true])
})
it('keeps a heading with what it heads, and lets no line stand in the margins', () => {
  const { items, pages } = layOut(
    Array.from({ length: 200 }, (_, index) =>
      plainLine(`Line ${index}`, { heading: index % 2 === 0 ? 'section' : null }),
    ),
  )
  expect(pages.length).toBeGreaterThan(3)
  expect(items.every(({ baseline }) => baseline >= page.height * 0.1 && baseline <= page.height * 0.9)).toBe(true)
  const last = items.filter((item, index) => items[index + 1]?.page !== item.page).slice(0, -1)
  expect(last.every(({ text }) => Number(text.split(' ')[1]) % 2 === 1)).toBe(true)
})
it('lays links over their words', () => {
  const { items, links } = layOut([
    plainLine('', { cells: [[{ text: 'see ' }, { text: 'my page', link: 'https://a.example' }]] }),
  ])
  expect(items.map(({ text }) => text)).toEqual(['see', 'my page'])
  expect(links.map(({ target, box }) => [target, Math.round(box.x - items[1]!.x) >= 0])).toEqual([
    ['https://a.example', true],
    ['https://a.example', true],
  ])
})
it('loses no word of any lines, and sets none outside', () => {
  const run = fc.record({ text: fc.string({ maxLength: 60 }), bold: fc.boolean(), italic: fc.boolean() })
  const line = fc.record({
    cells: fc.array(fc.array(run, { maxLength: 4 }), { maxLength: 4 }),
    bullet: fc.option(fc.integer({ min: 0, max: 3 })),
    heading: fc.constantFrom(null, 'title' as const, 'section' as const, 'sub' as const),
    isApart: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const letters = (text: string) => Array.from(text.replace(/[\s•]/g, '')).toSorted().join('')
      const given = lines.flatMap(({ cells }) => cells.flat().map(({ text }) => text)).join('')
      expect(letters(textIn(lines))).toBe(letters(given))
      for (const { x, width } of layOut(lines).items) expect(x + width).toBeLessThanOrEqual(page.width - 34)
    }),
    { numRuns: tierRuns(40, 150), seed: 7 },
  )
})
