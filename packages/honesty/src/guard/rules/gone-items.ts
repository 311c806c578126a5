// A listed item in the place of one that is gone: the same thing by another name, or with a new date.
import type { ChangedBlock } from '../case/case-file.ts'
import { labelledItems } from '../text/list-items.ts'
import { allStems, stem, wordsOf } from '../text/words.ts'

/** What is longer is no item of a list. */
export const maxItemChars = 80

export interface GoneItems {
  /** By their shape, each as it was written. */
  readonly byShape: ReadonlyMap<string, readonly string[]>
  /** The name of each that has several words, with one word for those that mean the same. */
  readonly names: ReadonlySet<string>
}

export function goneItems({ gone }: ChangedBlock): GoneItems {
  const items = gone.flatMap((line) => labelledItems(line).map(({ text }) => text.trim()))
  return {
    byShape: Map.groupBy(items, shapeOf),
    names: new Set(items.map(nameOf).filter((name) => name.includes(' '))),
  }
}

/** "Inventory control" of "Stock control": in the place of one that is gone. */
export const isCalledOtherwise = (item: string, { names }: GoneItems): boolean => names.has(nameOf(item))

const nameOf = (item: string) =>
  wordsOf(item)
    .map(({ text }) => stem(text.toLowerCase()))
    .map((word) => otherNames.get(word) ?? word)
    .join(' ')

/** Words for one thing of work; a dictionary's synonyms are of every sense. By stem, the first of its row. */
const otherNames: ReadonlyMap<string, string> = new Map(
  [
    'stock inventory',
    'customer client',
    'supplier vendor',
    'pupil student',
    'staff personnel',
    'lorry truck',
    'invoicing billing',
    'recruitment recruiting hiring',
    'car vehicle auto',
  ].flatMap((row) => {
    const [first = '', ...others] = row.split(' ').map(stem)
    return others.map((other): [string, string] => [other, first])
  }),
)

/** "CPR (expires 03/2027)" of "CPR (expires 03/2025)", where the person names both CPR and the new date. */
export function isRenewed(item: string, { byShape }: GoneItems, said: readonly string[]): boolean {
  if (!/\d/.test(item) || item.length > maxItemChars) return false
  const before = byShape.get(shapeOf(item))?.find((one) => one !== item)
  if (before === undefined) return false
  const fresh = numbersIn(item).filter((one) => !numbersIn(before).includes(one))
  const names = allStems(item.replaceAll(/[\d/.]+/g, ' '))
  return said.some(
    (words) =>
      fresh.every((one) => numbersIn(words).includes(one)) && [...allStems(words)].some((one) => names.has(one)),
  )
}
const shapeOf = (text: string) => text.replaceAll(/(?<![\p{L}\d])[ABC][12](?![\p{L}\d])|[\d/.]+/gu, '#')
const numbersIn = (text: string): readonly string[] =>
  text.match(/(?<![\p{L}\d])[ABC][12](?![\p{L}\d])|\d[\d/.]*\d|\d/gu) ?? []
