// Whatever stands on the pages: the import does not throw, and each of its words is in a field, in a heading or in the
// list of what was not understood.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ResumeReading } from './fields/resume-reading.ts'
import { importResume } from './import-resume.ts'
import type { Box } from '@galley/contract/import'
import { tierRuns } from '@galley/resume/testing/tier'
import { pdfOf, widthOf } from '../testing/typeset.ts'
import type { Text } from '../testing/typeset.ts'

const phrase = fc.oneof(
  fc.constantFrom(
    'EXPERIENCE',
    'Education',
    'Skills',
    'Projects',
    'Publications',
    'Languages',
    'Awards',
    'Certifications',
    'Summary',
    'Volunteering',
    'Contact',
  ),
  fc.constantFrom('Jan 2020 - Present', '2018 – 2019', 'since 2017', '(2015)', 'May', '2019 –', '3 years 2 months'),
  fc.constantFrom(
    'Software Engineer',
    'Globex LLC',
    'Austin, TX',
    'B.S. in Physics',
    'State University',
    'GPA: 3.9/4.0',
    'Full-time',
  ),
  fc.constantFrom(
    'jo@vance.example',
    '+1 (555) 123-4567',
    'github.com/jo',
    'https://x.example/a?b=c',
    '•',
    '-',
    '1.',
    'A. Author, B. Author. A title. A journal',
  ),
  fc.constantFrom(
    'Technologies: Go, SQL',
    'Tools (a, b',
    'd) e',
    'Languages: English, French',
    'Link: doi.org/10.1/2',
    'S P A C E D',
    'half-',
    'soft\u00AD',
  ),
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
  fc.stringMatching(/^[A-Za-z ,.;:|()–-]{1,80}$/),
)
const text: fc.Arbitrary<Text> = fc.record({
  text: phrase,
  x: fc.oneof(fc.constantFrom(50, 60, 160, 400), fc.integer({ min: -20, max: 620 })),
  y: fc.oneof(
    fc.integer({ min: 1, max: 55 }).map((row) => row * 14),
    fc.integer({ min: -20, max: 820 }),
  ),
  size: fc.constantFrom(1, 7, 9, 10, 10, 10, 12, 22),
  bold: fc.boolean(),
  italic: fc.boolean(),
  page: fc.constantFrom(0, 0, 0, 1, 2),
})

/** Every visible box: of fields, of headings, of what is left. */
const boxesIn = ({ fields, headings, unread }: ResumeReading) =>
  [...fields, ...headings, ...unread].flatMap(({ boxes }) => boxes)
const covers = (box: Box, x: number, y: number) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

it('never throws, and boxes lie on pages', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 60 }), (texts) => {
      const pdf = pdfOf(texts)
      const { fields, unread } = importResume(pdf)
      for (const { boxes } of [...fields, ...unread])
        for (const { page, width, height } of boxes) {
          expect(page).toBeLessThan(pdf.pages.length)
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(0)
        }
    }),
    { numRuns: tierRuns(60, 300), seed: 20261122 },
  )
})

it('loses no word', () => {
  const word = fc.stringMatching(/^[a-zA-Z]{3,9}$/)
  const known = fc.constantFrom(
    'EXPERIENCE',
    'Education',
    'Skills',
    'Projects',
    'Publications',
    'Languages',
    'Software Engineer',
    'Globex LLC',
    'Austin, TX',
    'B.S. in Physics',
    'State University',
    'May 2020 – Present',
    'GPA: 3.9',
    'Tools: Go',
    'jo@vance.example',
  )
  const words = fc.array(word, { minLength: 1, maxLength: 8 }).map((all) => all.join(' '))
  const lines = fc.array(
    fc.record({
      text: fc.oneof(known, words, words),
      x: fc.constantFrom(50, 60, 300, 420),
      bold: fc.boolean(),
      size: fc.constantFrom(10, 10, 12),
    }),
    { minLength: 1, maxLength: 40 },
  )
  fc.assert(
    fc.property(lines, (all) => {
      const texts = all.flatMap((line, index) => eachWord({ ...line, y: 40 + index * 14 }))
      const boxes = boxesIn(importResume(pdfOf(texts)))
      const lost = texts.filter(
        ({ text: shown, x = 0, y, size }) =>
          /[\p{L}\p{N}]/u.test(shown) && !boxes.some((box) => covers(box, x + widthOf(shown, size) / 2, y - 3)),
      )
      expect(lost.map((each) => each.text)).toEqual([])
    }),
    { numRuns: tierRuns(60, 300), seed: 20261122 },
  )
})

/** Each word as a text of its own, so that it is known where it stands. */
function eachWord(line: Text): Text[] {
  let x = line.x ?? 0
  return line.text.split(' ').map((shown) => {
    const placed = { ...line, text: shown, x }
    x += widthOf(`${shown} `, line.size)
    return placed
  })
}
