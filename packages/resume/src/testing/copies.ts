// A copy beside its original, for tests of what it takes over.
import { expect } from 'vitest'
import { contentIn } from '../variant/content-tree.ts'
import { compareWithOrigin, takeOver } from '../variant/take-over.ts'

/** The text with the first of each pair, which it has, replaced by the second. */
export const change = (latex: string, ...pairs: [string, string][]): string =>
  pairs.reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, () => to)
  }, latex)

/** Of copies that were made of `original`: `origin` is what that has become, `latex` the copy. */
export function copiesOf(original: string) {
  const base = contentIn(original)!
  const compare = (origin: string, latex: string) => compareWithOrigin({ base, origin, latex })
  const everyId = (origin: string, latex: string) => compare(origin, latex).map((one) => one.change.id)
  const tookAll = (origin: string, latex: string) => takeOver({ base, origin, latex }, everyId(origin, latex))
  return { base, compare, everyId, tookAll }
}
