import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../lens/text-edits.ts'
import { ownLints } from './own-lints.ts'

const fixed = (text: string) =>
  applyEdits(
    text,
    ownLints(text).map(({ start, end, replacements }) => ({ from: start, to: end, insert: replacements[0]! })),
  )

it.each([
  ['Cut costs by 20% ,and waste .', 'Cut costs by 20%, and waste.'],
  ['Answered calls,emails and letters.', 'Answered calls, emails and letters.'],
  ['Led a team of five people people in Boston.', 'Led a team of five people in Boston.'],
  ['The reports was sent every week.', 'The reports were sent every week.'],
  ['Wrote a an essay and an a report.', 'Wrote an essay and a report.'],
  ['They was trained by the lead.', 'They were trained by the lead.'],
  ['Wrote the plan. These changes has cut waste.', 'Wrote the plan. These changes have cut waste.'],
])('“%s” becomes “%s”', (text, mended) => {
  expect(fixed(text)).toBe(mended)
})

describe('good English is left alone', () => {
  it.each([
    'Answered what had had to wait.',
    'The data was cleaned and the news was good.',
    'The sales was a success; the analytics was rebuilt.',
    'Managed a list of items that was sent weekly.',
    'One of the reports was sent weekly.',
    'Wrote React,Vue and Node.js code for 10,000 users, e.g. dashboards.',
    'Used .NET and node :memory: stores ...',
    'Ran a win-win programme with Walla Walla and New York, New York.',
  ])('%s', (text) => {
    expect(fixed(text)).toBe(text)
  })
})
