// "The first bullet at Buckeye isn't capitalised": lines and titles that begin with a small letter.
import type { Edited } from '../edits/edited.ts'
import { entriesOf, fold } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { spliced, type Splice } from '../edits/splice.ts'
import { telling, unitsOf } from '../edits/text-units.ts'

const complaint =
  /\b(?:(?:is|are|was)(?:n'?t| not)|not|needs?|wants?|should (?:be|have|start)|without|missing|no|neither|start(?:s)? with|begin(?:s)? with|make)\b[^.!?]{0,40}\b(?:capitali[sz]\w*|capitals?|capital letters?|upper ?case|lower ?case|small letters?)\b|^\W*(?:please )?capitali[sz]e\b/i
/** Capitals alone are another wish, and so are those of headings. */
const others = /\b(?:all caps|all capitals|block capitals|heading|section)/i

interface SmallStart {
  text: string
  isTitle: boolean
  splice: Splice
}

const smallWords = new Set('and or of in at on the a an for to with de la von van und für et y'.split(' '))
const titleCase = (text: string): string =>
  text.replaceAll(/\p{L}[\p{L}'’]*/gu, (word, index: number) =>
    index > 0 && smallWords.has(word) ? word : word[0]!.toUpperCase() + word.slice(1),
  )

/** Null where nothing is said of capitals. */
export function capitalComplaint(latex: string, message: string): Edited | null {
  if (!complaint.test(message) || others.test(message)) return null
  const all = smallStarts(latex)
  if (all.length === 0)
    return { problem: 'Every line, title and employer begins with a capital letter already. Which word do you mean?' }
  const words = telling(message).filter((word) => word.length > 3)
  const named = all.filter(
    ({ text, isTitle }) =>
      words.some((word) => fold(text).includes(word.slice(0, Math.max(4, word.length - 2)))) ||
      (isTitle && /\btitles?\b/i.test(message)),
  )
  const meant = named.length > 0 ? named : all
  return {
    latex: spliced(
      latex,
      meant.map(({ splice }) => splice),
    ),
    said: `I began ${listed(meant.slice(0, maxShown).map(({ text }) => `“${short(text)}”`))}${meant.length > maxShown ? ` and ${meant.length - maxShown} more` : ''} with a capital letter.`,
  }
}

const maxShown = 3
const short = (text: string) => (text.length > 40 ? `${text.slice(0, 37).trimEnd()}…` : text)
const isSmall = (text: string) => /^\p{Ll}\p{L}/u.test(text)

function smallStarts(latex: string): SmallStart[] {
  const titles = entriesOf(latex).flatMap(({ entry }) =>
    (entry.args ?? []).slice(0, 2).flatMap((text, index): SmallStart[] => {
      const range = entry.argRanges?.[index]
      return range && isSmall(text)
        ? [{ text, isTitle: true, splice: { ...range, text: titleCase(latex.slice(range.from, range.to)) } }]
        : []
    }),
  )
  const lines = unitsOf(latex).flatMap(({ kind, text, from, to }): SmallStart[] => {
    if (kind !== 'bullet' || !isSmall(text)) return []
    const at = from + latex.slice(from, to).lastIndexOf(text.slice(0, 8))
    return at < from ? [] : [{ text, isTitle: false, splice: { from: at, to: at + 1, text: text[0]!.toUpperCase() } }]
  })
  return [...titles, ...lines].toSorted((one, other) => one.splice.from - other.splice.from)
}
