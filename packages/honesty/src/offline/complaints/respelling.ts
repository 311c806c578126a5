// "It is the Fugard, with one g", "Taupō needs its macron": a word that is almost one of the resume's takes the place
// of that, wherever it stands.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import type { Edited } from '../edits/edited.ts'
import { fold, sectionsOf } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { spliced, type Splice } from '../edits/splice.ts'
import { placesIn } from '../wishes/corrections/content-places.ts'

const ofSpelling =
  /\b(?:spel(?:t|led|ling)(?! (?:is |are )?(?:right|correct\w*|fine|ok))|misspel\w*|mis-spel\w*|typo|macrons?|accents?|umlauts?|diacritics?|tilde|cedilla|hyphen|(?:with|needs?|only|just) (?:one|two|a single|a double|double|an?|no) (?:["“'‘]?\p{L}["”'’]?)(?![\p{L}])|without (?:the|an?) ["“'‘]?\p{L}["”'’]?(?![\p{L}])|no ["“'‘]?\p{L}["”'’]? (?:in|at))/iu
const given = /(?<![\p{L}\p{N}@./])\p{Lu}[\p{L}'’-]{3,30}(?![\p{L}\p{N}@]| (?:that|which) (?:was|is|are)\b)/gu

/** "Leedes is a typo", "Poznan is spelt Poznań", "a typo in Leedes": such a word is not the right one. */
const calledWrong =
  /(\p{Lu}[\p{L}'’-]{2,30}) (?:is|was|are) (?:a typo|wrong|incorrect|mis-?spel\w*|spel(?:t|led)|not right|written)|(?:typo|mistake|error) (?:in|with) (?:the )?(?:name |word )?(\p{Lu}[\p{L}'’-]{2,30})/gu
/** Typed without its marks, a name is not corrected. */
const losesMarks = (word: string, fresh: string): boolean =>
  fold(word) === fold(fresh) && word.toLowerCase() !== fold(word) && fresh.toLowerCase() === fold(fresh)

/** Null where nothing is said of spelling, or no word of the resume is near one of the message's. */
export function respellingComplaint(latex: string, message: string): Edited | null {
  if (!ofSpelling.test(message)) return null
  const own = wordsIn(latex)
  const wrong = new Set(Array.from(message.matchAll(calledWrong), ({ 1: before, 2: after }) => before ?? after))
  const pairs = [...new Set(message.match(given) ?? [])].flatMap((fresh) => {
    if (own.has(fresh) || wrong.has(fresh)) return []
    const old = [...own].filter((word) => isNear(word, fresh) && !losesMarks(word, fresh))
    return old.length === 1 ? [{ old: old[0]!, fresh }] : []
  })
  const splices = pairs.flatMap(({ old, fresh }) =>
    placesOf(latex, old).map((place): Splice => ({ ...place, text: escapeTex(fresh) })),
  )
  if (splices.length === 0) return null
  const times = splices.length === 1 ? 'in one place' : `in ${splices.length} places`
  return {
    latex: spliced(latex, splices),
    said: `I changed ${listed(pairs.map(({ old, fresh }) => `“${old}” to “${fresh}”`))}, ${times}.`,
  }
}

const wordsIn = (latex: string): ReadonlySet<string> =>
  new Set(
    sectionsOf(latex).flatMap(({ blocks }) =>
      blocks.flatMap(({ text, args = [] }) => [text, ...args].join(' ').match(/\p{Lu}[\p{L}'’-]{3,30}/gu) ?? []),
    ),
  )

const placesOf = (latex: string, word: string) =>
  placesIn(latex, new RegExp(String.raw`(?<![\p{L}\p{N}\\])${regexpLiteral(escapeTex(word))}(?![\p{L}\p{N}])`, 'gu'))

/** Alike but for marks, or for one letter more, less or doubled. */
function isNear(word: string, fresh: string): boolean {
  if (word === fresh) return false
  const [one, other] = [fold(word), fold(fresh)]
  if (one === other) return true
  const [long, short] = one.length >= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || one[0] !== other[0]) return false
  let start = 0
  while (start < short.length && long[start] === short[start]) start += 1
  const rest = long.length === short.length ? short.slice(start + 1) : short.slice(start)
  return long.slice(start + 1) === rest
}
