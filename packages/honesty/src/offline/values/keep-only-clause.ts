// "Remove everything except the passport", "keep only the forklift line": what is named stays, and the rest of its
// section or job goes.
import type { Edited } from '../edits/edited.ts'
import { bulletsOf, entriesOf, ownerOf, titleOf } from '../edits/find-places.ts'
import { unitOfEntry } from '../edits/entry-units.ts'
import { shortened } from '../edits/shortened.ts'
import { spliced, type Splice } from '../edits/splice.ts'
import { unitsOf, wholeLine, type TextUnit } from '../edits/text-units.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { phraseTarget, sectionCalled, type NamedThing } from '../phrases/phrase-target.ts'
import { removing } from '../phrases/verbs.ts'
import { standsIn } from './stands-in.ts'

const all = String.raw`(?:everything|all|all of it|all of them|the rest|all the rest|anything|the others|every(?: other)? (?:line|bullet|item|one)|all (?:the )?(?:other )?(?:lines|bullets|items|entries|sentences))`
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:${removing}) (?:off |out )?${all}(?: (?:else|there|in there|in it|from (?:it|there)))?,?(?: (?:in|from|of|under) (?:the |my )?(?<place>.{2,50}?))? (?:except(?: for)?|but(?: for)?|apart from|other than|save for) (?<what>.{2,80})$`,
    'i',
  ),
  /^(?:keep|leave) (?:only|just) (?<what>.{2,80}?)(?: (?:and|,) (?:remove|delete|drop) (?:the rest|everything else|all else))?$/i,
]

/** Null where a word is left over, or it is not sure what is to stay. */
export function keepOnlyClause({ latex, words }: WishClause): ReadClause | null {
  const found = patterns.map((pattern) => pattern.exec(words)?.groups).find((groups) => groups !== undefined)
  const [phrase, place] = [found?.['what'], found?.['place']]
  const target = phrase === undefined ? null : (targetCalled(latex, phrase) ?? targetWithin(latex, phrase))
  if (!target || (place !== undefined && !standsIn(latex, target, place))) return null
  const edited = onlyWith(latex, target)
  return edited && { edited, about: phrase!, stated: edited.stated }
}

/** One word names a line, too: something has to stay. */
const targetCalled = (latex: string, phrase: string): NamedThing | null =>
  phraseTarget(latex, phrase) ?? phraseTarget(latex, `${phrase.replace(/ ones?$/i, '')} line`)

/** "The passport in personal details". */
function targetWithin(latex: string, phrase: string): NamedThing | null {
  const [, what = '', place = ''] = /^(.{2,60}) (?:in|from|under|of|at) (.{2,50})$/i.exec(phrase) ?? []
  const [target, section] = what === '' ? [null, null] : [targetCalled(latex, what), sectionCalled(latex, place)]
  return target && 'unit' in target && target.unit.section.from === section?.from ? target : null
}

type Kept = Edited & { stated: readonly string[] }

function onlyWith(latex: string, target: NamedThing): Kept | null {
  if (target.kind === 'section') return null
  if (target.kind === 'entry') {
    const { section, entry } = target.found
    const others = entriesOf(latex).filter((one) => one.section.from === section.from && one.entry.from !== entry.from)
    return without(latex, {
      gone: others.map((one) => ({ ...unitOfEntry(latex, one).gone, text: '' })),
      names: others.map((one) => titleOf(one.entry)),
      kept: titleOf(entry),
    })
  }
  const { unit } = target
  // Which of them belong together is not sure.
  if (unit.kind === 'detail') return null
  const others = neighbours(latex, unit)
  return without(latex, {
    gone: others.length === 0 ? [] : goneBeside(latex, unit, others),
    names: others.map(({ text }) => text),
    kept: unit.text,
  })
}

/** The bullets of the same job, the items of the same list, the sentences of the same section. */
function neighbours(latex: string, unit: TextUnit): readonly TextUnit[] {
  const units = unitsOf(latex).filter((one) => one.section.from === unit.section.from && one.from !== unit.from)
  if (unit.kind === 'item') return units.filter((one) => one.block.from === unit.block.from)
  if (unit.kind !== 'bullet') return units.filter(({ kind }) => kind === unit.kind)
  const owner = ownerOf(latex, unit.block)
  const own = owner ? new Set(bulletsOf(owner.section, owner.entry).map(({ from }) => from)) : null
  return units.filter(({ kind, block }) => kind === 'bullet' && (own === null || own.has(block.from)))
}

/** What stands in one line with it goes at once; lines of their own go one by one. */
function goneBeside(latex: string, kept: TextUnit, others: readonly TextUnit[]): Splice[] {
  const beside = others.filter(({ block }) => block.from === kept.block.from)
  const line = [...beside, kept].toSorted((a, b) => a.from - b.from)
  const blocks = new Map(others.filter((one) => !beside.includes(one)).map(({ block }) => [block.from, block]))
  return [
    ...(beside.length > 0 ? [{ from: line[0]!.from, to: line.at(-1)!.to, text: latex.slice(kept.from, kept.to) }] : []),
    ...[...blocks.values()].map((block) => ({ ...wholeLine(latex, block), text: '' })),
  ]
}

interface Removal {
  gone: readonly Splice[]
  names: readonly string[]
  kept: string
}

function without(latex: string, { gone, names, kept }: Removal): Kept | null {
  if (gone.length === 0) return { problem: `“${shortened(kept)}” is all that stands there.`, stated: [] }
  const count = names.length === 1 ? 'one part' : `${names.length} parts`
  return {
    latex: spliced(latex, gone),
    said: `I kept “${shortened(kept)}” there, and took out ${count}.`,
    stated: names.map((name) => `Remove ${name}.`),
  }
}
