// "Leave only the fish one and the moqueca one": of the lines of a job, the items of a list or the sentences of a text
// those that are named stay.
import type { Edited } from '../edits/edited.ts'
import { ownerOf } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { shortened } from '../edits/shortened.ts'
import { bulletUnits, cutUnits, shared, telling, unitsOf, type TextUnit } from '../edits/text-units.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'

const wish =
  /^(?:(?:keep|leave)(?: in)? (?:only|just)|(?:only|just) (?:keep|leave)(?: in)?) (?:the |my )?(?<what>.{2,120}?)(?: (?:bullets|lines|points|ones|sentences|bits|things))?(?: (?:in|under|at|of|from|for) (?:the |my )?(?<place>.{2,50}?)(?: job| role)?)?$/i
const maxKept = 6

/** Null where a word is left over, or what is named does not stand in one list. */
export function keepSeveralClause({ latex, words, about }: WishClause): ReadClause | null {
  const found = wish.exec(words)?.groups
  const names = (found?.['what'] ?? '').split(/,\s*(?:and )?|\s+and\s+/).filter((name) => telling(name).length > 0)
  if (!found || /\b(?:out|off|away)\b/i.test(words) || names.length < 2 || names.length > maxKept) return null
  const place = found['place'] ?? about ?? undefined
  for (const units of listsIn(latex, place)) {
    const kept = names.map((name) => unitNamed(units, name))
    if (kept.every((unit) => unit !== null) && new Set(kept).size === kept.length)
      return { edited: onlyThese(latex, units, kept), about: place ?? found['what']!, stated: removed(units, kept) }
  }
  return null
}

/** The lines of the job that is named; else every list, one after the other. */
function listsIn(latex: string, place: string | undefined): readonly (readonly TextUnit[])[] {
  const target = place === undefined ? null : phraseTarget(latex, place)
  if (target?.kind === 'entry') return [bulletUnits(latex, target.found)]
  return [...Map.groupBy(unitsOf(latex), (unit) => listOf(latex, unit)).values()]
}

const listOf = (latex: string, unit: TextUnit): number =>
  unit.kind === 'bullet' ? (ownerOf(latex, unit.block)?.entry.from ?? unit.section.from) : unit.block.from

/** The only one that has all of the words. */
function unitNamed(units: readonly TextUnit[], name: string): TextUnit | null {
  const named = telling(name)
  const [only, ...others] = units.filter(({ text }) => shared(text, named) === named.length)
  return only && others.length === 0 ? only : null
}

const without = (units: readonly TextUnit[], kept: readonly TextUnit[]) => units.filter((unit) => !kept.includes(unit))
const removed = (units: readonly TextUnit[], kept: readonly TextUnit[]) =>
  without(units, kept).map(({ text }) => `Remove ${text}.`)

function onlyThese(latex: string, units: readonly TextUnit[], kept: readonly TextUnit[]): Edited {
  const gone = without(units, kept)
  if (gone.length === 0) return { problem: 'Nothing else stands there.' }
  return {
    latex: cutUnits(latex, gone),
    said: `I kept ${listed(kept.map(({ text }) => `“${shortened(text)}”`))}, and took out ${gone.length === 1 ? 'one other' : `${gone.length} others`}.`,
  }
}
