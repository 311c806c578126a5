// "Take out anything that mentions a cherry picker": each line, item and short entry with these words goes.
import type { Edited } from '../edits/edited.ts'
import { bulletsOf, entriesOf, sectionsOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { unitOfEntry } from '../edits/entry-units.ts'
import { listed } from '../edits/listed.ts'
import { shortened } from '../edits/shortened.ts'
import { spliced } from '../edits/splice.ts'
import { cutUnits, shared, telling, unitsOf, withoutEmpty } from '../edits/text-units.ts'
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
  const stated =
    edited && 'latex' in edited ? emptied(latex, edited.latex).map((heading) => `Remove the section ${heading}.`) : []
  return edited && { edited, about: named.join(' '), stated }
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
  const short = entries.filter((found) => isShort(found))
  const left = entries.filter((found) => !short.includes(found))
  if (units.length + short.length === 0) return null
  const gone = short.map((found) => unitOfEntry(latex, found).gone)
  const beside = units.filter(({ from }) => !gone.some((range) => from >= range.from && from < range.to))
  // The last entries first: what stands before them keeps its place.
  const kept = spliced(
    latex,
    gone.map((range) => ({ ...range, text: ' '.repeat(range.to - range.from) })),
  )
  const text = withoutEmpty(latex, cutUnits(kept, beside).replaceAll(/\n {4,}(?=\n|\\|$)/g, '\n'))
  const names = [
    ...beside.map(({ text: words }) => `“${shortened(words)}”`),
    ...short.map(({ entry }) => titleOf(entry)),
  ]
  const headings = emptied(latex, text)
  const empty = headings.length > 0 ? ` ${listed(headings)} had nothing else, so it went, too.` : ''
  const whole =
    left.length > 0 ? ` ${listed(left.map(({ entry }) => titleOf(entry)))} I left: to take it out, say so.` : ''
  return { latex: text, said: `I took out ${listed(names)}.${empty}${whole}` }
}

/** The headings that are gone. */
function emptied(before: string, after: string): string[] {
  const left = new Set(sectionsOf(after).map(({ heading }) => heading))
  return sectionsOf(before).flatMap(({ heading }) => (left.has(heading) ? [] : [heading]))
}

/** A certificate or an award, and no job. */
const isShort = (found: FoundEntry): boolean =>
  !/^(?:experience|education)$/.test(found.section.kind) && bulletsOf(found.section, found.entry).length === 0
