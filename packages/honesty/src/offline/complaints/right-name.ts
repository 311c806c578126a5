// "The shelter is wrong, it's Sheffield Cat Shelter", "the hotel was renamed, it is The Claddagh Bay Hotel": a name
// that is almost one of the resume's takes the place of that.
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { Edited } from '../edits/edited.ts'
import { entriesOf, fold, titleOf } from '../edits/find-places.ts'
import { spliced, type Splice } from '../edits/splice.ts'

const complaint =
  /\b(?:wrong|incorrect|misspel\w*|mis-spel\w*|spel(?:t|led|ling)(?! (?:is |are )?(?:right|correct\w*|fine|ok))|typo|renamed|rebranded|re-branded|(?:new|another|other|different) name|not called|is called|now called|no \p{L}(?: at the end)?\b|without (?:the|an?) \p{L}\b)/iu
/** "M.O.P.", "St." before a name, or a word. */
const word = String.raw`(?:(?:\p{Lu}\.){2,}|\p{Lu}\p{Ll}?\.(?=\s\p{Lu})|\p{Lu}(?:[\p{L}\d&'’-]|\.(?=\p{L}))*)`
const name = String.raw`${word}(?:\s(?:(?:of|and|&|the|de|la|du|von|van|für|und)\s)*(?:${word}|\d+)(?=[\s.,;:!?]|$))*`
const given = new RegExp(
  String.raw`\b(?:[Ii]t's|[Ii]ts|[Ii]t is|it's called|is called|they're|they are|is|to|should be|should say|should read|now|name) (?:called |actually |really |now |spelled |spelt )?(?:the )?["“']?(${name})(?! (?:that|which|who)\b)(?![\p{L}\d])(?! \p{Lu})`,
  'gu',
)

interface Named {
  text: string
  splice: { from: number; to: number }
  of: string
}

/** Null where nothing is said to be wrong, or no name is near the one that is said. */
export function nameComplaint(latex: string, message: string): Edited | null {
  if (!complaint.test(message)) return null
  for (const [, typed = ''] of message.matchAll(given)) {
    const fresh = typed.replace(/[.,]$/, '')
    const old = fresh.length < minChars ? null : nearest(latex, fresh)
    if (old) return renamed(latex, old, fresh)
  }
  return null
}

const minChars = 5

/** Wherever an entry has the name: an employer stands beside an award, too. */
function renamed(latex: string, { text, of }: Named, fresh: string): Edited {
  const whole = /^the /i.test(text) && !/^the /i.test(fresh) ? `${text.slice(0, 4)}${fresh}` : fresh
  const same = namesIn(latex).filter((one) => one.text === text)
  const splices = same.map(({ splice }): Splice => ({ ...splice, text: escapeTex(whole) }))
  const where = same.length === 1 ? of : `${same.length} places`
  return { latex: spliced(latex, splices), said: `I changed “${text}” to “${whole}” in ${where}.` }
}

const wordsOf = (text: string) => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word !== 'the')
const minShared = 0.5

/** Of the names of the resume the one that shares most of its words, or is one letter away; null where several do. */
function nearest(latex: string, fresh: string): Named | null {
  const words = wordsOf(fresh)
  const scored = namesIn(latex)
    .map((one) => ({ one, score: likeness(words, wordsOf(one.text)) }))
    .filter(({ score, one }) => score >= minShared && fold(one.text) !== fold(fresh))
    .toSorted((a, b) => b.score - a.score)
  const [best, ...others] = scored
  const next = others.find(({ one }) => one.text !== best?.one.text)
  return best && best.score > (next?.score ?? 0) ? best.one : null
}

function namesIn(latex: string): Named[] {
  return entriesOf(latex).flatMap(({ entry }) =>
    (entry.args ?? []).slice(0, 2).flatMap((text, index): Named[] => {
      const range = entry.argRanges?.[index]
      return range && text.length > 2 ? [{ text, splice: range, of: titleOf(entry) }] : []
    }),
  )
}

/** Of the words of either the share that the other has, almost the same counted as the same. Between 0 and 1. */
function likeness(words: readonly string[], own: readonly string[]): number {
  const both = words.filter((word) => own.some((other) => isNear(word, other))).length
  return both / Math.max(words.length, own.length)
}

const minStem = 4
const isNear = (word: string, other: string): boolean =>
  word === other ||
  (Math.min(word.length, other.length) >= minStem &&
    Math.abs(word.length - other.length) <= 2 &&
    (word.startsWith(other) || other.startsWith(word) || word.slice(0, -2) === other.slice(0, -2)))
