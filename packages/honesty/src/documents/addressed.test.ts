// What is said to the employer claims nothing of the person; what is left is judged.
import { expect, it } from 'vitest'
import { growthOf, maxGrowth } from '@galley/resume/testing/growth'
import { withoutAddress } from './addressed.ts'

const to = { employer: 'Acme', role: 'Senior Engineer' }

it.each([
  'I am applying for the Senior Engineer position at Acme.',
  'I am writing to apply for the Senior Engineer role at Acme.',
  'I would welcome the chance to talk.',
  'I would welcome the opportunity to discuss the role with your team.',
  'I’m excited about the work at Acme.',
  'Thank you for your time and consideration.',
  'Thank you for taking the time to talk with me on about the Senior Engineer position at Acme.',
  'Your posting asks for care with data.',
  'Acme builds ferries for the whole coast.',
  'Dear Ms. Ito,',
  'Dear Hiring Manager,',
  'Sincerely,',
  'Please let me know if I can send anything else.',
  'I look forward to hearing from you.',
  'Application for the Senior Engineer position',
])('“%s” claims nothing', (sentence) => expect(withoutAddress(sentence, to)).toBe(''))

it.each([
  ['I worked at Acme for three years.', 'I worked at Acme for three years.'],
  ['At Acme, I led the data team.', 'At Acme, I led the data team.'],
  ['As a Senior Engineer at Acme I built the API.', 'As a Senior Engineer at Acme I built the API.'],
  ['I am a Senior Engineer.', 'I am a Senior Engineer.'],
  ['I am applying for the Senior Engineer position at Acme with ten years of Rust.', 'with ten years of Rust.'],
  ['I would welcome the chance to bring my ten years of Rust to Acme.', 'my ten years of Rust to Acme.'],
  ['Acme gave me my first patent.', 'Acme gave me my first patent.'],
  ['Your team already knows my work on Kafka.', 'Your team already knows my work on Kafka.'],
  ['Dear Ms. Ito, I hold a PhD.', 'Dear Ms. Ito, I hold a PhD.'],
  ['I am excited to bring 12 years of Rust.', '12 years of Rust.'],
])('“%s” does', (sentence, claimed) => expect(withoutAddress(sentence, to)).toBe(claimed))

it.each([
  ['C++ (Core)', 'Yahoo!+'],
  ['Full-Stack [EU] Engineer', 'Vingt-Deux & Fils / Co.'],
])('the signs of a pattern in “%s” at “%s” are signs', (role, employer) =>
  expect(withoutAddress(`I am applying for the ${role} position at ${employer}.`, { employer, role })).toBe(''),
)

it.each([
  ['I am excited to ', (count: number) => 'I am excited to '.repeat(count / 4)],
  ['time', (count: number) => `Thank you for ${'time '.repeat(count)}`],
])('a long sentence of “%s” is read in time that grows with it', async (_word, sentence) => {
  expect(await growthOf((count) => withoutAddress(sentence(count), to), 4_000)).toBeLessThanOrEqual(maxGrowth)
})
