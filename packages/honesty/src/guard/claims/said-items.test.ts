// Items of a list whose remark the person said themselves.
import { expect, it } from 'vitest'
import { isSaidWithRemark } from './new-items.ts'

it.each<[item: string, said: string]>([
  ['driving (class B licence, obtained this August)', 'I have collected my driving licence, class B, this August'],
  ['forklift (licence obtained three weeks ago)', 'i got the forklift licence 3 week ago'],
  ['first aid (renewed March 2026, valid until 2029)', "I redid my first aid in March 2026, it's valid till 2029"],
  ['sworn translator since 2 February (register no. 1187)', 'sworn translator since 2 February, register number 1187'],
  ['dbt (currently self-studying)', "I'm currently learning dbt on my own"],
])('%s', (item, said) => expect(isSaidWithRemark(item, [said])).toBe(true))

it.each<[item: string, said: string]>([
  ['driving (class C licence)', 'I have collected my driving licence, class B'],
  ['crane (licence obtained)', 'I got the forklift licence'],
  ['dbt (advanced)', "I'm currently learning dbt on my own"],
  ['forklift (licence, five years of practice)', 'i got the forklift licence'],
  ['(licence)', 'i got the forklift licence'],
])('is not %s', (item, said) => expect(isSaidWithRemark(item, [said])).toBe(false))
