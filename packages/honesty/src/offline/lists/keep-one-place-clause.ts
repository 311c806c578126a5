// "Why is my FPC under certifications and awards? Keep just the certification": what stands in two sections stays in
// the one that is named.
import type { Section } from '@galley/resume/outline/outline'
import type { Edited } from '../edits/edited.ts'
import { entriesOf, fold, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { unitOfEntry } from '../edits/entry-units.ts'
import { spliced } from '../edits/splice.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { sectionsMeant } from '../wishes/named-places.ts'

const wish =
  /^(?:(?:keep|leave) (?:it |that |this )?(?:only|just)|(?:only|just) (?:keep|leave)(?: it)?)(?: (?:in|under|with))? (?:the |my )?(?<place>[\p{L} ]{3,40}?)(?: (?:one|section))?$/iu

/** Null where no entry stands in two of the sections that the message names. */
export function keepOnePlaceClause({ latex, words, message }: WishClause): ReadClause | null {
  const place = wish.exec(words)?.groups?.['place']
  const [kept] = place === undefined ? [] : sectionsMeant(latex, place)
  const named = kept ? sectionsMeant(latex, message).map(({ section }) => section) : []
  const again = kept ? inBoth(latex, kept.section, named) : null
  if (!kept || !again) return null
  return {
    edited: withoutEntry(latex, again, kept.section),
    about: kept.section.heading,
    stated: [`Remove ${titleOf(again.entry)} from ${again.section.heading}.`],
  }
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The only entry of the others whose name stands in the one that stays. */
function inBoth(latex: string, kept: Section, named: readonly Section[]): FoundEntry | null {
  const entries = entriesOf(latex)
  const own = entries
    .filter(({ section }) => section.from === kept.from)
    .map(({ entry }) => new Set(wordsOf(entry.args?.[0] ?? entry.text)))
  const [only, ...others] = entries.filter(({ section, entry }) => {
    const name = wordsOf(entry.args?.[0] ?? entry.text)
    const isOther = section.from !== kept.from && named.some(({ from }) => from === section.from)
    return isOther && own.some((words) => name.length > 0 && name.every((word) => words.has(word)))
  })
  return only && others.length === 0 ? only : null
}

function withoutEntry(latex: string, found: FoundEntry, kept: Section): Edited {
  const { gone, isOnly } = unitOfEntry(latex, found)
  const range = isOnly ? { from: found.section.from, to: found.section.to } : gone
  const empty = isOnly ? ` ${found.section.heading} had nothing else, so it went, too.` : ''
  return {
    latex: spliced(latex, [{ ...range, text: '' }]),
    said: `I took ${titleOf(found.entry)} out of ${found.section.heading}; it stands under ${kept.heading}.${empty}`,
  }
}
