// "Take out anything that mentions a cherry picker": each line, item and short entry with these words goes.
import type { Edited } from '../edits/edited.ts'
import { bulletsOf, entriesOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { unitOfEntry } from '../edits/entry-units.ts'
import { listAround } from '../edits/edit-bullets.ts'
import { listed } from '../edits/listed.ts'
import { shortened } from '../edits/shortened.ts'
import { spliced, type Splice } from '../edits/splice.ts'
import { removalOf, shared, telling, unitsOf, wholeLine, type TextUnit } from '../edits/text-units.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { removing } from '../phrases/verbs.ts'

const all = String.raw`(?:anything|everything|whatever|all(?: the)?(?: (?:lines|bullets|points|things|stuff|mentions?|references?|traces?))?|(?:every|each|any)(?: (?:line|bullet|point|mention|reference|trace|thing))?)`
const wish = new RegExp(
  String.raw`^(?:go through(?: it)? and )?(?:${removing}) (?:out |off )?${all} (?:(?:that|which) )?(?:mentions?|mentioning|refers? to|says?|talks? about|is about|has to do with|to do with|related to|about|with|of|on) (?:the |my |an? )?(?<what>.{2,60}?)(?: in it)?(?: (?:in|from|on) (?:my|the|this) (?:resume|cv|document|page))?$`,
  'i',
)
const pointer = /^(?:one|ones|it|that|this|them|those|these)$/i

/** Null where a word is left over, or nothing has these words. */
export function everyMentionClause({ latex, words, message }: WishClause): ReadClause | null {
  const what = wish.exec(words)?.groups?.['what']
  if (what === undefined) return null
  const named = pointer.test(what) ? namedBefore(latex, message, words) : telling(what)
  if (named.length === 0) return null
  const edited = withoutMentions(latex, named)
  return edited && { edited, about: named.join(' ') }
}

const maxWords = 3
/** "No more cherry pickers. Take out anything that mentions one": the most words before it that stand there. */
function namedBefore(latex: string, message: string, words: string): readonly string[] {
  const before = message.slice(0, Math.max(message.indexOf(words.slice(0, 20)), 0))
  const spoken = telling(before)
  const units = unitsOf(latex)
  for (let count = maxWords; count > 0; count -= 1)
    for (let from = spoken.length - count; from >= 0; from -= 1) {
      const row = spoken.slice(from, from + count)
      if (units.some(({ text }) => shared(text, row) === row.length)) return row
    }
  return []
}

const hasAll = (text: string, named: readonly string[]): boolean => shared(text, named) === named.length

function withoutMentions(latex: string, named: readonly string[]): Edited | null {
  const units = unitsOf(latex).filter(({ text }) => hasAll(text, named))
  const entries = entriesOf(latex).filter(({ entry }) => hasAll((entry.args ?? [entry.text]).join(' '), named))
  const short = entries.filter((found) => isShort(latex, found))
  const left = entries.filter((found) => !short.includes(found))
  if (units.length + short.length === 0) return null
  const splices = [
    ...units.map((unit) => ({ ...goneOf(latex, unit, units), text: '' })),
    ...short.map((found) => ({ ...unitOfEntry(latex, found).gone, text: '' })),
  ]
  const names = [...units.map(({ text }) => `“${shortened(text)}”`), ...short.map(({ entry }) => titleOf(entry))]
  const whole =
    left.length > 0 ? ` ${listed(left.map(({ entry }) => titleOf(entry)))} I left: to take it out, say so.` : ''
  return { latex: spliced(latex, merged(splices)), said: `I took out ${listed(names)}.${whole}` }
}

/** A certificate or an award, and no job. */
const isShort = (latex: string, found: FoundEntry): boolean =>
  !/^(?:experience|education)$/.test(found.section.kind) &&
  bulletsOf(found.section, found.entry).length === 0 &&
  !unitOfEntry(latex, found).isOnly

/** A list without a line can't be set: it goes with its last. */
function goneOf(latex: string, unit: TextUnit, going: readonly TextUnit[]) {
  const siblings = unitsOf(latex).filter(({ block }) => block.from === unit.block.from)
  if (unit.kind === 'item' && siblings.every((one) => going.some(({ from }) => from === one.from)))
    return wholeLine(latex, unit.block)
  if (unit.kind === 'bullet') return listAround(latex, unit.block, unit.block) ?? removalOf(latex, unit)
  return removalOf(latex, unit)
}

/** Ranges that touch or overlap, as one. */
function merged(splices: readonly Splice[]): Splice[] {
  const all: Splice[] = []
  for (const splice of splices.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && splice.from <= last.to) last.to = Math.max(last.to, splice.to)
    else all.push({ ...splice })
  }
  return all
}
