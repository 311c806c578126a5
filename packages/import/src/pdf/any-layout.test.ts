// Impossible layouts: items anywhere, over one another, of no width, far outside the page, turned, hidden, thousands of
// them. The import does not throw, comes to an end, and each letter is in a field, in a heading, or in the list of what
// was not understood.
import { tierRuns } from '@galley/resume/testing/tier'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { importResume } from './import-resume.ts'
import type { ResumeReading } from './fields/resume-reading.ts'
import type { LinkAnnotation, TextItem } from './layout/pdf-text.ts'

const place = fc.oneof(
  fc.constantFrom(0, 50, 60, 160, 300, 400, 560),
  fc.integer({ min: -50, max: 900 }),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
)
const size = fc.oneof(
  fc.constantFrom(10, 10, 10, 12, 22),
  fc.double({ min: 0, max: 1e6, noNaN: true }),
  fc.constantFrom(0, 1e-9),
)
const width = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.constantFrom(0, 0, 1e-12, 1e9))
/**
 * Six letters that stand for a number, so that each is found again; beside words that mean something, and what is no
 * text at all.
 */
const token = (index: number) =>
  `q${Array.from(String(index).padStart(5, '0'), (figure) => 'abcdefghij'[Number(figure)]).join('')}`
const odd = fc.constantFrom(
  '',
  ' ',
  '\t',
  '\ud800',
  '\udc00x',
  '\u0000',
  '\u202e',
  '\ufffd',
  '•',
  '-',
  '●',
  '…',
  '\u00ad',
  '👩‍👩‍👧',
  'ﬁ',
  '\ue000',
  '(',
  ')',
  '[1]',
  '1.',
  '|',
)
const known = fc.constantFrom(
  'EXPERIENCE',
  'Education',
  'Skills',
  'Projects',
  'Publications',
  'Contact',
  'Jan 2020 – Present',
  '2018',
  'since 2017',
  'Engineer',
  'Globex LLC',
  'Austin, TX',
  'jo@vance.example',
  '+1 555 123 4567',
  'linkedin.com/in/jo-',
  'GPA: 3.9',
  'Tools:',
)
const text = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 99_999 }).map(token), { minLength: 1, maxLength: 6 })
      .map((all) => all.join(' ')),
  },
  { weight: 1, arbitrary: odd },
  { weight: 2, arbitrary: known },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
)
const item: fc.Arbitrary<TextItem> = fc.record({
  text,
  page: fc.constantFrom(0, 0, 0, 1, 2),
  x: place,
  baseline: place,
  width,
  size,
  font: fc.constantFrom('Test', 'Test-Bold', 'FontAwesome', ''),
  bold: fc.boolean(),
  italic: fc.boolean(),
  isUpright: fc.constantFrom(true, true, true, false),
  isHidden: fc.constantFrom(false, false, false, true),
})
const link: fc.Arbitrary<LinkAnnotation> = fc.record({
  target: fc.constantFrom(
    'https://x.example',
    'mailto:jo@vance.example',
    'https://github.com/jo',
    'https://',
    'tel:',
    'x',
  ),
  box: fc.record({ page: fc.constantFrom(0, 1, 9), x: place, y: place, width, height: width }),
})

const pages = Array.from({ length: 3 }, () => ({ width: 600, height: 800 }))

/** All visible text, without the space and the hyphens in it. */
function shownIn({ data, headings, unread }: ResumeReading): string {
  const texts = [JSON.stringify(data), ...headings.map((heading) => heading.text), ...unread.map((line) => line.text)]
  return texts.join('\n').replace(/\\n|[\s\u00ad-]/g, '')
}

function lostIn(items: readonly TextItem[]): string[] {
  const shown = shownIn(importResume({ pages, items, links: [] }))
  return items.flatMap((each) => each.text.match(/\bq[a-j]{5}\b/g) ?? []).filter((word) => !shown.includes(word))
}

it('loses no letter of any layout', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 80 }), (items) => {
      expect(lostIn(items)).toEqual([])
    }),
    { numRuns: 300, seed: 20261122 },
  )
})
it('does not throw where links lie anywhere', () => {
  fc.assert(
    // What stands under a link is its name, and the address is what is taken of it.
    fc.property(fc.array(item, { maxLength: 60 }), fc.array(link, { maxLength: 6 }), (items, links) => {
      for (const { confidence } of importResume({ pages, items, links }).fields)
        expect(confidence).toBeLessThanOrEqual(1)
    }),
    { numRuns: 200, seed: 20261122 },
  )
})
it('loses none where all stand in one place', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 40 }), item, (items, { x, baseline, width: wide, size: tall }) => {
      expect(lostIn(items.map((each) => ({ ...each, x, baseline, width: wide, size: tall })))).toEqual([])
    }),
    { numRuns: 150, seed: 20261122 },
  )
})
it('loses none of thousands', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 2_000, maxLength: 4_000, size: 'max' }), (items) => {
      expect(lostIn(items)).toEqual([])
    }),
    { numRuns: tierRuns(1, 4), seed: 20261122, endOnFailure: true },
  )
}, 60_000)
