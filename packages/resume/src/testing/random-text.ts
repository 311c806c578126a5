// For tests: texts as people type and paste them, special characters and odd spaces among them.
import type { Random } from './random.ts'

const words = [
  'Led',
  'a',
  'team',
  'of 5',
  '50%',
  'R&D',
  'C#',
  'C++',
  'a_b',
  '{x}',
  '$5',
  '~home',
  '^top',
  '\\cmd',
  '`x`',
  "it's",
  '“so”',
  '‘so’',
  'Zoë',
  'Škoda',
  'ﬁ',
  '北京',
  'Ελλάδα',
  'Москва',
  'well-',
  '-known',
  '--',
  '---',
  '–',
  '—',
  ',,',
  '<<',
  '>>',
  "''",
  '[a]',
  'a]b',
  'a, b',
  'x: y',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'https://example.org/a_b?c=d&e=f#g',
  '👍',
  '• dot',
  '- dash',
  '2019 – 2021',
  'Present',
  '½',
]
const spaces = [' ', ' ', ' ', ' ', '  ', '\u00a0', '\t', '\n', '\u200b']

export function randomText(random: Random): string {
  let text = ''
  const count = random.below(7)
  for (let at = 0; at < count; at += 1) text += (at > 0 ? random.pick(spaces) : '') + random.pick(words)
  return text
}
