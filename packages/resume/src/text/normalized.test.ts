import { expect, it } from 'vitest'
import { growthOf, maxGrowth } from '../testing/growth.ts'
import { normalized } from './normalized.ts'

it.each<[string, 'NFC' | 'NFD' | 'NFKC' | 'NFKD']>([
  ['Zoe\u0308 Ångström', 'NFC'],
  ['Nguyễn Văn Ánh', 'NFD'],
  ['ﬁne Ⅷ', 'NFKC'],
  ['김철수 \ud83d\ude00 प्रिया', 'NFKD'],
  [`a${'\u0301\u0316'.repeat(14)}b`, 'NFC'],
])('%j in %s is what the engine makes of it', (text, form) => expect(normalized(text, form)).toBe(text.normalize(form)))

it('keeps every mark of a long run', () => {
  const text = `a${'\u0301\u0316'.repeat(1_000)}z`
  expect([...normalized(text, 'NFD')].toSorted()).toEqual([...text].toSorted())
})

it('puts any number of marks into order in linear time', async () => {
  expect(await growthOf((size) => normalized('\u0301\u0316'.repeat(size / 2), 'NFC'), 200_000)).toBeLessThanOrEqual(
    maxGrowth,
  )
})
