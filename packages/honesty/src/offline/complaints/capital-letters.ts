// "The first bullet at Buckeye isn't capitalised": lines and titles that begin with a small letter.
import type { Edited } from '../edits/edited.ts'
import { entriesOf, fold, jobsOf } from '../edits/find-places.ts'
import { listedSome } from '../edits/listed.ts'
import { shortened } from '../edits/shortened.ts'
import { spliced, type Splice } from '../edits/splice.ts'
import { telling, unitsOf } from '../edits/text-units.ts'

const complaint =
  /\b(?:(?:is|are|was)(?:n'?t| not)|not|needs?|wants?|should (?:be|have|start)|without|missing|no|neither|start(?:s)? with|begin(?:s)? with)\b[^.!?]{0,40}\b(?:capitali[sz]\w*|capitals?|capital letters?|upper ?case|lower ?case|small letters?)\b|\b(?:in|with) (?:lower[- ]?case|small letters?)\b|^\W*(?:please )?capitali[sz]e\b/i
/** Capitals alone are another wish, and so are those of headings. */
const randomCapitals =
  /\btitle ?case\b|\b(?:random|inconsistent|odd|weird|mixed(?:-up)?|wrong|all over the place) capitals?\b|\bcapitals? (?:are|is) (?:random|inconsistent|all over|mixed|wrong)\b|\bcapital letters? (?:are|is) (?:random|inconsistent|all over|mixed|wrong)\b/i
const shouting =
  /\b(?:yell\w*|shout\w*|scream\w*|all[- ]?caps|(?:all )?in (?:all )?(?:caps|capitals)|caps lock|block capitals|upper ?case)\b/i
const wishesCapitals =
  /\b(?:make|write|put|set|want|turn|have|need|like)\b[^.!?]{0,30}\b(?:upper ?case|all[- ]caps|(?:in|block) capitals)\b/i
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

const wishesSmall = /\b(?:make|write|put|set|want|turn|have|like)\b[^.!?]{0,30}\b(?:lower[- ]?case|small letters?)\b/i

/** Null where nothing is said of capitals. */
export function capitalComplaint(latex: string, message: string): Edited | null {
  if (wishesCapitals.test(message) || wishesSmall.test(message)) return null
  if (randomCapitals.test(message) || (shouting.test(message) && /\btitles?\b/i.test(message)))
    return titlesCased(latex, message)
  if (shouting.test(message) && /\bskills?\b/i.test(message)) return itemsCased(latex)
  if (others.test(message)) return null
  if (!complaint.test(message)) return null
  const all = smallStarts(latex)
  const isOfTitles = /\btitles?\b/i.test(message)
  if (all.length === 0 || (isOfTitles && !all.some(({ isTitle }) => isTitle)))
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
    said: `I began ${listedSome(meant.map(({ text }) => `“${shortened(text)}”`))} with a capital letter.`,
  }
}

/** Job titles, and employers where they are named, each word of them. */
function titlesCased(latex: string, message: string): Edited {
  const ofBoth = /\b(?:employers?|compan(?:y|ies)|schools?|everything)\b/i.test(message)
  const acronyms = acronymsIn(latex)
  const changes = jobsOf(latex).flatMap(({ entry }) =>
    (entry.args ?? []).slice(0, ofBoth ? 2 : 1).flatMap((_text, index) => {
      const range = entry.argRanges?.[index]
      const was = range ? latex.slice(range.from, range.to) : ''
      const isMeant = randomCapitals.test(message) || !/\p{Ll}/u.test(was)
      const text = isMeant ? wholeTitleCase(was, acronyms) : was
      return range && text !== was ? [{ ...range, text }] : []
    }),
  )
  if (changes.length === 0) return { problem: 'Every job title is in title case already. Which one do you mean?' }
  return {
    latex: spliced(latex, changes),
    said: `I set the capitals of ${listedSome(changes.map(({ text }) => `“${text}”`))} in title case.`,
  }
}

const minShouted = 5

/** Items of lists that are all in capitals and are no acronym. */
function itemsCased(latex: string): Edited {
  const acronyms = acronymsIn(latex)
  const changes = unitsOf(latex).flatMap(({ kind, text, from, to }) => {
    const isShouted = kind === 'item' && !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) >= minShouted
    const fresh = isShouted ? wholeTitleCase(latex.slice(from, to), acronyms) : ''
    return isShouted && fresh !== latex.slice(from, to) ? [{ from, to, text: fresh }] : []
  })
  return changes.length === 0
    ? { problem: 'No item of your lists is all in capitals, but for short names. Which one do you mean?' }
    : {
        latex: spliced(latex, changes),
        said: `I set the capitals of ${listedSome(changes.map(({ text }) => `“${text}”`))} like those of the others.`,
      }
}

/** Words in capitals that stand so between words that do not: "OTR" of "Drove OTR for seven years". */
const acronymsIn = (latex: string): ReadonlySet<string> =>
  new Set(
    unitsOf(latex)
      .filter(({ text }) => /\p{Ll}{3}/u.test(text))
      .flatMap(({ text }) => text.match(/(?<![\p{L}\d])\p{Lu}{2,5}(?![\p{L}\d])/gu) ?? []),
  )

const maxAcronym = 4
/** In a title all in capitals: "ICU" is one, "BAR" is a word. */
const maxShortAcronym = 3
const shortWords = new Set(
  'and for the of in at on to a an bar bus car cab spa art day dog pet pub tax law web van gas oil ice tea pie key new old top pay lab gym inn sea air'.split(
    ' ',
  ),
)
/** Acronyms stay where not everything is in capitals; commands of LaTeX stay. */
function wholeTitleCase(text: string, acronyms: ReadonlySet<string>): string {
  const isAllCapitals = !/\p{Ll}/u.test(text)
  return text.replaceAll(/(?<![\p{L}'’\\])\p{L}[\p{L}'’]*/gu, (word, index: number) => {
    const isCapitals = /^\p{Lu}[\p{Lu}'’]+$/u.test(word)
    const isShort = word.length <= maxShortAcronym && !shortWords.has(word.toLowerCase())
    if (isCapitals && (acronyms.has(word) || isShort || (!isAllCapitals && word.length <= maxAcronym))) return word
    const low = word.toLowerCase()
    if (index > 0 && smallWords.has(low)) return low
    if (isCapitals && /^\p{Lu}['’]\p{Lu}/u.test(word)) return word.slice(0, 3) + low.slice(3)
    return word[0]!.toUpperCase() + (isCapitals ? low.slice(1) : word.slice(1))
  })
}

/** "iPad" and "de Vries" are written so. */
const isSmall = (text: string) =>
  /^\p{Ll}\p{Ll}/u.test(text) && !/^(?:de|van|von|der|den|du|da|di|del|la|le|el|al|bin|ter|ten)\b/u.test(text)

function smallStarts(latex: string): SmallStart[] {
  const titles = entriesOf(latex).flatMap(({ entry }) =>
    (entry.args ?? []).slice(0, 2).flatMap((text, index): SmallStart[] => {
      const range = entry.argRanges?.[index]
      const isPlain =
        range &&
        !latex.slice(range.from, range.to).includes('\\textbf') &&
        !/\\[a-zA-Z]/.test(latex.slice(range.from, range.to))
      return range && isPlain && isSmall(text)
        ? [{ text, isTitle: true, splice: { ...range, text: titleCase(latex.slice(range.from, range.to)) } }]
        : []
    }),
  )
  const lines = unitsOf(latex).flatMap(({ kind, text, from, to }): SmallStart[] => {
    if (kind !== 'bullet' || !isSmall(text)) return []
    const at = from + (/^\\item\s+/.exec(latex.slice(from, to))?.[0].length ?? 0)
    return latex[at] !== text[0]
      ? []
      : [{ text, isTitle: false, splice: { from: at, to: at + 1, text: text[0]!.toUpperCase() } }]
  })
  return [...titles, ...lines].toSorted((one, other) => one.splice.from - other.splice.from)
}
