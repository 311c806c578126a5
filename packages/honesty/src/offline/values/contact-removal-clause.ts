// "Take away the instagram": a field of the header that is named by what stands in it goes.
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { fold } from '../edits/find-places.ts'
import { spliced } from '../edits/splice.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'
import { removing } from '../phrases/verbs.ts'

const wish = new RegExp(
  String.raw`^(?:${removing}) (?:out |off )?(?:the |my )?(?<what>[\p{L}\d.]{3,30})(?: (?:link|page|profile|account|address|url|handle))?(?: (?:from|at|on|in) (?:the |my )?(?:top|header|resume|cv|contacts?))?$`,
  'iu',
)
const field = /\n?[ \t]{0,40}\\(linkedin|github|website|portfolio|link)\{([^{}\n]{0,200})\}/g
const minChars = 4

/** Null where nothing in the header has the word, or something of the text is called so. */
export function contactRemovalClause({ latex, words }: WishClause): ReadClause | null {
  const what = fold(wish.exec(words)?.groups?.['what'] ?? '')
  if (what.length < minChars || phraseTarget(latex, what)) return null
  const [only, ...others] = Array.from(latex.matchAll(field)).filter(({ 2: value = '' }) =>
    fold(value)
      .split(/[^\p{L}\p{N}]+/u)
      .includes(what),
  )
  if (!only || others.length > 0) return null
  return {
    edited: {
      latex: spliced(latex, [{ from: only.index, to: only.index + only[0].length, text: '' }]),
      said: `I took ${only[2]} out of the header.`,
    },
    about: what,
    stated: [`Remove ${only[2]}.`],
  }
}
