// How a line came from the one that it was made of: reworded, where for each new word an old one is gone, or kept whole
// with more behind it.
import { type ChangedBlock, type Facts } from './case-file.ts'
import { statementStems } from './statements.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { remembered } from '../text/remembered.ts'
import { contentStems, wordsOf } from '../text/words.ts'

/**
 * For each word that no source has an old one is gone: wording. Who adds a claim keeps what was there and writes more.
 */
export function isSubstitution(at: ChangedBlock, all: Facts): boolean {
  const { origin, foreign, gone } = changeOf(at, all)
  return foreign.length <= gone.length && gone.length <= origin.size / 2
}

/** Words that no source has, behind a line that lost none of its own. */
export function additionsOf(at: ChangedBlock, all: Facts): readonly string[] {
  const { origin, foreign, gone } = changeOf(at, all)
  return origin.size >= minWords && gone.length === 0 ? foreign : []
}

/**
 * Most of the line that it was made of is still there, or most of it comes from there; or it has that line's numbers.
 */
export function isReworded(at: ChangedBlock): boolean {
  const now = stemsIn(at.block.text)
  const line = originLine(at)
  const origin = stemsIn(line)
  const shared = now.size - strangeWords(at, line).size
  if (shared > 0 && shared * 2 >= Math.min(origin.size, now.size)) return true
  return hasSameNumbers(at)
}

/** Stems of the line that another line has in no words: neither the same nor one that the lexicon knows as it. */
export function strangeWords({ block, lexicon }: ChangedBlock, line: string): ReadonlySet<string> {
  const known = stemsIn(line)
  const words = wordsIn(line)
  const isShort = known.size <= maxLooked
  const strange = [...wordsIn(block.text)].filter(
    ([one, word]) => !known.has(one) && !(isShort && [...words.values()].some((other) => lexicon.covers(other, word))),
  )
  return new Set(strange.map(([one]) => one))
}

/** Of longer lines the words are not looked up. */
const maxLooked = 200

/** By their stems the words that say something. */
const wordsIn = remembered(
  (text): ReadonlyMap<string, string> =>
    new Map(
      wordsOf(text.replaceAll('-', ' ').replaceAll('/', ' ')).flatMap(({ text: one }) => {
        const [own] = contentStems(one)
        return own === undefined ? [] : [[own, one] as const]
      }),
    ),
)

/** Most of it is what the person said of this entry. */
export function isFromStatements(at: ChangedBlock): boolean {
  const now = stemsIn(at.block.text)
  const said = statementStems(at)
  const shared = Array.from(now).filter((one) => said.has(one)).length
  return shared >= minWords && shared * 2 >= now.size
}

/** It lost no word that says something. */
export function isKeptWhole(at: ChangedBlock): boolean {
  const now = stemsIn(at.block.text)
  return Array.from(stemsIn(originLine(at))).every((one) => now.has(one))
}

/** It has numbers, and each of them stands in the line that it was made of. */
export function hasSameNumbers(at: ChangedBlock): boolean {
  const numbers = quantitiesOf(at.block.text)
  const before = quantitiesOf(originLine(at))
  return numbers.length > 0 && numbers.every(({ value }) => before.some((one) => one.value === value))
}

/** Shorter lines are contained in others by chance. */
const minWords = 2

function changeOf({ block, source }: ChangedBlock, all: Facts) {
  const now = stemsIn(block.text)
  const origin = stemsIn(nearestLine(now, source?.blocks.map(({ text }) => text) ?? []).line)
  return {
    origin,
    foreign: Array.from(now).filter((one) => !origin.has(one) && !all.stems.has(one)),
    gone: Array.from(origin).filter((one) => !now.has(one)),
  }
}

/** Every line of an entry is compared with every other: of each the stems are taken once. */
const stemsIn = remembered((text): ReadonlySet<string> => new Set(contentStems(text)))

/** The line of the entry that a line was made from: first of all one that is gone. */
export function originLine(at: ChangedBlock): string {
  const known = origins.get(at)
  if (known !== undefined) return known
  const now = stemsIn(at.block.text)
  const gone = nearestLine(now, at.gone)
  const origin = gone.shared > 0 ? gone : nearestLine(now, at.source?.blocks.map(({ text }) => text) ?? [])
  origins.set(at, origin.line)
  return origin.line
}
const origins = new WeakMap<ChangedBlock, string>()

/** The line that has the most of the stems; of several the first. */
function nearestLine(stems: ReadonlySet<string>, lines: readonly string[]): { line: string; shared: number } {
  let best = { line: lines[0] ?? '', shared: 0 }
  for (const line of lines) {
    let shared = 0
    for (const one of stemsIn(line)) if (stems.has(one)) shared += 1
    if (shared > best.shared) best = { line, shared }
  }
  return best
}
