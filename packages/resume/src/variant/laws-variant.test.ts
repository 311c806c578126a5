// The laws of copies, over documents that people changed by hand and random edits of them.
import type { ContentNode } from '@galley/contract/variants'
import { expect, it } from 'vitest'
import {
  bulletsBeside,
  insertBullet,
  insertItem,
  moveBlock,
  removeBlock,
  removeBullet,
  type Movable,
} from '../lens/edit-blocks.ts'
import { editItem, editText, type EditResult } from '../lens/edit-field.ts'
import { insertSection } from '../lens/edit-sections.ts'
import type { BodyLine, LensDocument, LensItem } from '../lens/lens-types.ts'
import { bulletsOf, itemsOf, newValue, nonBlank, read, runs, textPlaces } from '../lens/testing/laws.ts'
import { handChanged } from '../lens/testing/hand-changes.ts'
import { applyEdits } from '../lens/text-edits.ts'
import { testSeed } from '../testing/env.ts'
import { withIsoMonths } from '../text/numeric-dates.ts'
import { randomOf } from '../testing/random.ts'
import { randomText } from '../testing/random-text.ts'
import { originChanges, decidedBase } from './origin-changes.ts'
import { contentIn, contentOf, textOf, treeOf, type LensNode } from './content-tree.ts'
import { contentAs } from './read-as.ts'
import type { Variant } from './compare-copy.ts'
import { compareWithOrigin, takeOver } from './take-over.ts'

/** Of this file alone: which files run before it does not change its cases. */
const random = randomOf(testSeed)

/** What is printed: a new block that is hidden is no change. */
const textsIn = ({ fields, children, isHidden }: LensNode): string[] =>
  isHidden
    ? []
    : [
        // A date that is only written in another way is no change.
        ...Object.values(fields).flatMap((value) => (String(value) === '' ? [] : [withIsoMonths(String(value))])),
        ...children.flatMap(textsIn),
      ]

const hiddenTextsIn = (node: LensNode): ReadonlySet<string> =>
  new Set(
    node.isHidden
      ? Object.values(node.fields).map(String)
      : node.children.flatMap((child) => [...hiddenTextsIn(child)]),
  )

/** Which of two equal blocks changed is a guess. */
const hasEqualSiblings = ({ children }: ContentNode): boolean =>
  new Set(children.map((child) => JSON.stringify(child))).size < children.length || children.some(hasEqualSiblings)

/** A database has its own order of fields. */
const stored = (latex: string): ContentNode => reversed(contentIn(latex)!)
const reversed = ({ kind, name, fields, children }: ContentNode): ContentNode => ({
  kind,
  name,
  fields: Object.fromEntries(Object.entries(fields).toReversed()),
  children: children.map(reversed),
})

type RandomEdit = (document: LensDocument) => EditResult
const randomEdits: readonly RandomEdit[] = [
  (document) => {
    const one = random.pick(itemsOf(document))
    const field = random.pick(Object.keys(one.item.values))
    return editItem(document, one, { field, value: newValue(random, one.item.values[field]!) })
  },
  (document) => {
    const { item } = random.pick(itemsOf(document))
    const bullets = item.body.filter((block): block is BodyLine => block.kind === 'bullet')
    const after = bullets.length > 0 ? random.pick(bullets) : null
    return insertBullet(document, { owner: item, after }, `New ${randomText(random)}`)
  },
  (document) => {
    const { section } = random.pick(itemsOf(document))
    return insertItem(document, section, random.below(3))
  },
  (document) => insertSection(document, random.pick(['awards', 'hobbies', 'summary']), random.below(4)),
  (document) => editText(document, random.pick(textPlaces(document)), `New ${randomText(random)}`),
  (document) => removeBlock(document, random.pick(itemsOf(document)).item),
  (document) => {
    const { body, bullet } = random.pick(bulletsOf(document))
    return removeBullet(document, body, bullet)
  },
  (document) => moved(document, document.sections),
  (document) => moved(document, itemsBeside(document)),
  (document) => moved(document, bulletsAlike(document)),
]

const moved = (document: LensDocument, siblings: readonly Movable[]): EditResult =>
  moveBlock(document, siblings, { index: random.below(siblings.length), target: random.below(siblings.length) })
function itemsBeside(document: LensDocument): LensItem[] {
  const { section } = random.pick(itemsOf(document))
  return section.blocks.filter((block): block is LensItem => block.kind === 'item')
}
function bulletsAlike(document: LensDocument): BodyLine[] {
  const { body, bullet } = random.pick(bulletsOf(document))
  return bulletsBeside(body, bullet)
}

/** Blocks moved, and nothing else. */
function shuffled(latex: string): string {
  let text = latex
  for (let count = 1 + random.below(4); count > 0; count -= 1) {
    const document = read(text)
    if (itemsOf(document).length === 0 || bulletsOf(document).length === 0) return text
    const groups = [document.sections, itemsBeside(document), bulletsAlike(document)]
    text = applyEdits(text, moved(document, random.pick(groups)) ?? [])
  }
  return text
}

function edited(latex: string): string {
  let text = latex
  for (let count = random.below(4); count > 0; count -= 1) {
    const document = read(text)
    if (itemsOf(document).length === 0 || bulletsOf(document).length === 0) return text
    text = applyEdits(text, random.pick(randomEdits)(document) ?? [])
  }
  return text
}

it(`copies of documents changed by hand, seed ${testSeed}: what is taken over is no change any more`, () => {
  for (let run = 0; run < runs / 4; run += 1) {
    const original = handChanged(random)
    const [origin, latex] = [edited(original), edited(original)]
    if ([original, origin, latex].some((text) => hasEqualSiblings(contentIn(text)!))) continue
    const variant = { base: stored(original), origin, latex }
    const context = { original, origin, latex }
    const clean = compareWithOrigin(variant).filter(({ state, edits }) => state.kind === 'clean' && edits() !== null)
    if (clean.length === 0) continue
    const { change } = random.pick(clean)
    const taken = takeOver(variant, [change.id])
    // Taken over again, it would be there twice.
    const open = compareWithOrigin({ ...variant, latex: taken.latex }).filter(
      (one) => one.change.id === change.id && one.edits() !== null,
    )
    expect({ ...context, made: taken.latex, open: open.map((one) => one.state) }).toEqual({
      ...context,
      made: taken.latex,
      open: [],
    })
  }
})

it('a copy that did not change, where no two blocks are equal, says all that the origin says once all of it is taken over', () => {
  for (let run = 0; run < runs / 4; run += 1) {
    const original = handChanged(random)
    const origin = edited(original)
    if ([original, origin].some((latex) => hasEqualSiblings(contentIn(latex)!))) continue
    const variant = { base: stored(original), origin, latex: original }
    const all = compareWithOrigin(variant)
    const { latex, left } = takeOver(
      variant,
      all.map(({ change }) => change.id),
    )
    const impossible = all.filter(({ edits }) => edits() === null).map(({ change }) => change.id)
    expect({ original, origin, made: latex, left }).toEqual({ original, origin, made: latex, left: impossible })
    if (left.length > 0) continue
    const made = treeOf(read(latex))
    const wanted = textsIn(treeOf(read(origin))).toSorted()
    // A text that the copy hides stays hidden, whatever it says now.
    const isHiddenText = (text: string) => hiddenTextsIn(made).has(text)
    const shown = [...textsIn(made), ...wanted.filter(isHiddenText)].toSorted()
    expect({ original, origin, made: latex, texts: shown }).toEqual({ original, origin, made: latex, texts: wanted })
  }
})

it('a base with every change decided is the origin', () => {
  for (let run = 0; run < runs / 4; run += 1) {
    const original = handChanged(random)
    const base = stored(original)
    const origin = contentAs(base, edited(original))!
    const ids = new Set(originChanges(base, origin).map(({ id }) => id))
    expect({ original, left: originChanges(decidedBase(base, origin, ids), origin) }).toEqual({ original, left: [] })
  }
})

const ordersIn = (variant: Variant) =>
  compareWithOrigin(variant).filter(({ change, edits }) => change.kind === 'order' && edits() !== null)

it('an original whose blocks have moved: a copy that did not change says the same in the same order, once that is taken over', () => {
  for (let run = 0; run < runs / 4; run += 1) {
    const original = handChanged(random)
    if (hasEqualSiblings(contentIn(original)!)) continue
    const origin = shuffled(original)
    const variant = { base: stored(original), origin, latex: original }
    const all = compareWithOrigin(variant)
    const context = { original, origin }
    const others = all.filter(({ change }) => change.kind !== 'order')
    // What is written by hand between two blocks may belong to another one after a move.
    if (others.some(({ change }) => 'node' in change && change.node.kind === 'handWritten')) continue
    expect({ ...context, others }).toEqual({ ...context, others: [] })
    if (ordersIn(variant).length < all.length) continue
    const ids = all.map(({ change }) => change.id)
    const { latex, left } = takeOver(variant, ids)
    expect({ ...context, left, says: contentOf(read(latex)) }).toEqual({
      ...context,
      left: [],
      says: contentOf(read(origin)),
    })
  }
})

it('a copy with changes of its own: an order that is taken over drops no line, and what both have stands as in the origin', () => {
  for (let run = 0; run < runs / 4; run += 1) {
    const original = handChanged(random)
    const [origin, latex] = [edited(shuffled(original)), edited(original)]
    if ([original, origin, latex].some((text) => hasEqualSiblings(contentIn(text)!))) continue
    const variant = { base: stored(original), origin, latex }
    const orders = ordersIn(variant)
    if (orders.length === 0) continue
    const taken = takeOver(variant, [random.pick(orders).change.id])
    const context = { original, origin, latex, made: taken.latex }
    expect({ ...context, left: taken.left }).toEqual({ ...context, left: [] })
    expect({ ...context, lines: nonBlank(taken.latex).toSorted() }).toEqual({
      ...context,
      lines: nonBlank(latex).toSorted(),
    })
    if (random.pick(orders).change.path.length > 0) continue
    const all = takeOver(
      variant,
      orders.map(({ change }) => change.id),
    )
    const texts = (text: string) => treeOf(read(text)).children.map(textOf)
    const [there, here] = [texts(origin), texts(all.latex)]
    const both = new Set(texts(original).filter((text) => there.includes(text) && here.includes(text)))
    const common = (list: readonly string[]) => list.filter((text) => both.has(text))
    expect({ ...context, order: common(here) }).toEqual({ ...context, order: common(there) })
  }
})
