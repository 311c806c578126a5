// How well a thing is known: what was known a little is known well, "B1" is "bilingual".
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { clausesOf, itemsIn, sharedBy, stemsIn, type Clause } from './clauses.ts'
import { levelIn, levels } from './ladders.ts'
import { isProse, isSpokenOf, sourceLines } from './sources.ts'

export function judgeLevels({ changed }: CaseFile): Violation[] {
  return changed.flatMap((at) => [...raisedLevels(at), ...newHighLevels(at)])
}

function raisedLevels(at: ChangedBlock): Violation[] {
  const isList = at.block.kind === 'skills' || at.section.kind === 'languages' || at.section.kind === 'skills'
  if (!isList && !isProse(at)) return []
  const partsOf = isList ? itemsIn : clausesOf
  const before = (isList ? [...at.gone, ...sourceLines(at)] : sourceLines(at)).flatMap((line) =>
    partsOf(line).flatMap((part) => {
      const level = levelIn(part.text)
      return level === null ? [] : [{ part, level }]
    }),
  )
  // What stands there as it is claims nothing new.
  const known = new Set(at.own.text.split('\n').flatMap((line) => partsOf(line).map(({ text }) => text.trim())))
  return partsOf(at.block.text).flatMap((part) => {
    const matter = withoutLevel(part)
    const source = before.find((one) => isSameMatter(withoutLevel(one.part), matter))
    if (!source || isSpokenOf(at, withoutLevel(asClause(withoutLabel(part.text)))) || known.has(part.text.trim()))
      return []
    const level = levelIn(part.text)
    const isRaised = level === null ? source.level === 0 : level > source.level
    return isRaised ? [levelViolation(at, part, source.part)] : []
  })
}

/** "Bilingual" over a list of languages: of none of them a source says as much. */
function newHighLevels(at: ChangedBlock): Violation[] {
  if (at.section.kind !== 'languages') return []
  const before = at.own.text + at.statements.join(' ')
  const found = high
    .flatMap((level) => level.exec(at.block.text)?.[0] ?? [])
    .find((one) => !before.toLowerCase().includes(one.toLowerCase().slice(0, 5)))
  return found === undefined
    ? []
    : [levelViolation(at, { text: found, from: 0, stems: stemsIn(found) }, asClause(at.gone[0] ?? ''))]
}
const high = levels.slice(3)

/** The accepted list has the thing, at this level or a higher one; it may be called otherwise. */
export function isAtSameLevel(item: string, at: ChangedBlock): boolean {
  const level = levelIn(item)
  const bare = withoutLevel(asClause(item))
  if (level === null || bare.size === 0) return false
  return [...at.gone, ...(at.source?.blocks.map(({ text }) => text) ?? [])].some((line) =>
    itemsIn(line).some((one) => {
      const known = levelIn(one.text)
      const matter = withoutLevel(one)
      return known !== null && known >= level && sharedBy(bare, matter) === bare.size
    }),
  )
}
/** "Languages: German". */
const withoutLabel = (text: string) => text.replace(/^\s*[\p{L} &/-]{2,40}:\s+/u, '')
const asClause = (text: string): Clause => ({ text, from: 0, stems: stemsIn(text) })

const isSameMatter = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size > 0 && other.size > 0 && isMost(sharedBy(one, other), one, other)

const isMost = (shared: number, one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  shared >= Math.min(one.size, other.size) && shared * 2 >= Math.max(one.size, other.size)

const withoutLevel = ({ text }: Clause): ReadonlySet<string> => {
  const bare = levels.reduce((left, one) => left.replace(new RegExp(one.source, 'giu'), ' '), text)
  return new Set([...stemsIn(bare)].filter((one) => !/^(?:knowledg|level|skill|know|abil|user|profici)/.test(one)))
}

function levelViolation(at: ChangedBlock, part: Clause, source: Clause): Violation {
  const text = part.text.replace(/^[\s:;]+/, '').trim()
  return blockViolation(at, 'skill', {
    text,
    allowed: [source.text.trim()],
    question: `Your resume says “${source.text.trim()}”, the draft said “${text}”. Which is right?`,
  })
}
