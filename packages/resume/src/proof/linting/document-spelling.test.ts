import { expect, it } from 'vitest'
import { documentSpelling } from './document-spelling.ts'

it.each([
  ['Organised the colour lab.', 'en-US', 'british'],
  ['Organized the color lab.', 'en-GB', 'american'],
  ['Supervised and advised; revised the premises.', 'en-US', 'american'],
  ['Led a team.', 'en-AU', 'british'],
  ['Led a team.', 'de-DE', 'american'],
])('%s in %s is %s', (text, language, spelling) => {
  expect(documentSpelling(text, language)).toBe(spelling)
})
