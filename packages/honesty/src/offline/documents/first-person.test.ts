import { expect, it } from 'vitest'
import { firstPerson } from './first-person.ts'

it.each<[line: string, sentence: string]>([
  [
    'Built the dispatch API from first commit to 40 cities.',
    'I built the dispatch API from first commit to 40 cities.',
  ],
  ['Cut cloud cost by 43%', 'I cut cloud cost by 43%.'],
  ['Designed and shipped a checkout in Go, with tests', 'I designed and shipped a checkout in Go, with tests.'],
])('“%s” takes “I”', (line, sentence) => expect(firstPerson(line, { isCurrent: false })).toBe(sentence))

it('a verb in the present takes it where the entry goes on', () => {
  expect(firstPerson('Mentor four engineers.', { isCurrent: true })).toBe('I mentor four engineers.')
  expect(firstPerson('Mentor four engineers.', { isCurrent: false })).toBeNull()
})

it.each([
  ['Promoted to lead after a year.', 'what was done to the person'],
  ['Responsible for payroll.', 'no verb'],
  ['Certified welder on two continents.', 'an adjective'],
  ['Lead times cut by half.', 'a noun'],
  ['Replaced batches by a stream: merchants are paid sooner.', 'another clause'],
  ['Lead a shift of 14; allocate staff by acuity.', 'another clause without a subject'],
  ['GraphQL gateway built for nine teams.', 'a name'],
  ['Managing a team of nine.', 'a participle'],
  ['Wrote my own compiler for fun.', 'the person by another word'],
  ['Built', 'nothing'],
])('“%s” stays as it is: %s', (line) => expect(firstPerson(line, { isCurrent: false })).toBeNull())
