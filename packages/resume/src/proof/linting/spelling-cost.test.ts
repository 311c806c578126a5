import { expect, it } from 'vitest'
import { surelyMeant } from './spelling-cost.ts'

it.each([
  ['recieved', ['relieved', 'received', 'receive'], 'received'],
  ['Occured', ['Occur', 'Obscured', 'Occurred'], 'Occurred'],
  ['seperate', ['sewerage', 'separated', 'separate'], 'separate'],
  ['maintainance', ['maintenance', 'maintainable'], 'maintenance'],
  ['custmers', ['customers', "customer's", 'casters'], 'customers'],
  ['saftey', ['safe', 'salter', 'safety'], 'safety'],
])('“%s” is surely one of %s', (word, suggestions, meant) => {
  expect(surelyMeant(word, suggestions)?.words).toBe(meant)
})

it.each([
  ['may be either', 'principels', ['principals', 'principles']],
  ['may be either, in a short word', 'custumer', ['customer', 'costumer']],
  ['is far from all', 'mesocosm', ['macrocosm', 'masochism']],
  ['is short, and near to many', 'mise', ['mice', 'wise', 'mist']],
  ['begins with another letter', 'northwind', ['southwind']],
  ['is a name in capitals of its own', 'Techcrunch', ['TechCrunch']],
  ['would become two words', 'opensource', ['open source', 'open-source']],
  ['would become a name', 'italie', ['Italian', 'Italic']],
  ['has no suggestion', 'frobnicator', []],
])('what %s is left: “%s”', (_why, word, suggestions) => {
  expect(surelyMeant(word, suggestions)).toBeNull()
})
