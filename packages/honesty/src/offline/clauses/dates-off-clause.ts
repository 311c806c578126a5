// "Leave the years off my studies": the dates of an entry, or of every entry of a section, are taken out.
import { entriesOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { spliced } from '../edits/splice.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'
import { sectionsMeant } from '../wishes/named-places.ts'

const what = '(?:years?|dates?|graduation (?:years?|dates?)|start and end dates|months and years)'
const of = String.raw`(?:off|from|out of|of|in|on|for|under) (?:the |my |all (?:my |the )?)?(?<phrase>.{2,50}?)(?: section| entries)?`
const patterns: readonly RegExp[] = [
  new RegExp(String.raw`^(?:leave|take|keep|get) (?:the |all (?:the )?)?${what} ${of}$`, 'i'),
  new RegExp(
    String.raw`^(?:remove|delete|drop|lose|hide|cut|strip|omit|take out|leave out|get rid of) (?:the |all (?:the )?)?${what} ${of}$`,
    'i',
  ),
  /^(?:I (?:want|need|would like) )?no (?:years?|dates?) (?:in|on|for|under|beside|with) (?:the |my )?(?<phrase>.{2,50}?)$/i,
]

/** Null where a word is left over, or nothing is named that has dates. */
export function datesOffClause({ latex, words }: WishClause): ReadClause | null {
  const phrase = patterns.map((pattern) => pattern.exec(words)?.groups?.['phrase']).find((one) => one !== undefined)
  const isSure = phrase !== undefined && !/\b(?:except|but|and|apart|without|keep)\b/i.test(phrase)
  const entries = isSure ? entriesMeant(latex, phrase) : []
  const dated = entries.filter(({ entry }) => /\b(?:19|20)\d\d\b/.test(entry.args?.at(-1) ?? ''))
  if (phrase === undefined || entries.length === 0) return null
  if (dated.length === 0) return { edited: { problem: 'There are no dates there.' }, about: phrase }
  return {
    edited: {
      latex: spliced(
        latex,
        dated.flatMap(({ entry }) => {
          const range = entry.argRanges?.at(-1)
          return range ? [{ ...range, text: '' }] : []
        }),
      ),
      said: `I took the dates off ${dated.length === 1 ? titleOf(dated[0]!.entry) : `${dated.length} entries of ${dated[0]!.section.heading}`}. Nothing else has changed.`,
    },
    about: phrase,
    stated: dated.map(({ entry }) => `Remove ${entry.args?.at(-1)} from ${titleOf(entry)}.`),
  }
}

function entriesMeant(latex: string, phrase: string): readonly FoundEntry[] {
  const target = phraseTarget(latex, phrase)
  if (target?.kind === 'entry') return [target.found]
  const section = target?.kind === 'section' ? target.section : sectionsMeant(latex, phrase)[0]?.section
  // Jobs without dates raise more questions than they hide.
  return section && section.kind !== 'experience'
    ? entriesOf(latex).filter((one) => one.section.from === section.from)
    : []
}
