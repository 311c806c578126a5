// Confidence is learnt of kinds of which enough fields are wrong, and no weight says the opposite of what it may.
import { fieldFeatureNames, fieldFeatureSigns } from '@galley/import/pdf/model/learning'
import type { FieldFeature } from '@galley/import/pdf/model/learning'
import { expect, it } from 'vitest'
import { randomOf } from '../generate/random.ts'
import { trainFields } from './train-fields.ts'
import type { FieldRecord } from './train-fields.ts'

/** Those that have the features are right with the odds `right`, and else half of them. */
function records(count: number, names: readonly FieldFeature[], right: number): FieldRecord[] {
  const random = randomOf(3)
  return Array.from({ length: count }, () => {
    const has = random.chance(0.5)
    const features = fieldFeatureNames.map((own) => (own === 'always' || (has && names.includes(own)) ? 1 : 0))
    return { kind: 'company', features, isRight: random.chance(has ? right : 0.5) }
  })
}

it('learns what speaks for a field', () => {
  const { company } = trainFields(records(300, ['role'], 0.9))
  expect(company!.role).toBeCloseTo(Math.log(0.9 / 0.1), 0)
})

it('learns nothing of a kind that is hardly ever wrong', () => {
  const all = records(300, ['role'], 1)
  const wrong = all.filter(({ isRight }) => !isRight)
  const right = all.filter(({ isRight }) => isRight)
  expect(trainFields([...right, ...wrong.slice(0, 29)])).toEqual({})
  expect(Object.keys(trainFields([...right, ...wrong.slice(0, 30)]))).toEqual(['company'])
})

it('keeps each weight to its sign, whatever the pages say', () => {
  const signed = (sign: string) => fieldFeatureNames.filter((name) => fieldFeatureSigns[name] === sign)
  const learnt = (names: readonly FieldFeature[], right: number) => trainFields(records(200, names, right)).company!
  const [pro, contra] = [signed('for'), signed('against')]
  const [low, high] = [learnt(pro, 0.2), learnt(contra, 0.9)]
  expect(pro.filter((name) => low[name] !== 0)).toEqual([])
  expect(contra.filter((name) => high[name] !== 0)).toEqual([])
})
