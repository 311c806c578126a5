// "My first name needs its accent, it's Geneviève", "over night should be one word", "calfs, lol. calves!": a word of
// the resume, and how it is written.
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import { spellingCost } from '@galley/resume/proof/spelling-cost'
import { fold } from '../edits/find-places.ts'
import { fieldOf, setName } from '../edits/header-fields.ts'
import { spliced } from '../edits/splice.ts'
import type { Filled } from '../frames/frame.ts'
import { placesIn } from '../frames/places.ts'

const oneWord =
  /^\W*["“'‘]?(?<a>\p{L}{2,20})[ -](?<b>\p{L}{2,20})["”'’]? (?:should be|must be|is|needs to be|has to be|as|written as) (?:only |just )?(?:one|a single) word\b/iu
const word = /[\p{L}][\p{L}'’-]{2,30}/gu
const corrects =
  /\b(?:i mean|meant|should|supposed|not|spel\w+|typo|wrong|correct\w*|says?|written|wrote|write|mistake|lol|haha\w*|oops|sorry)\b|!|\.\.\./i

/** Pure. */
export function slipsNamed(latex: string, message: string): Filled | null {
  if (message.length > 200) return null
  return joined(latex, message) ?? accented(latex, message) ?? pairSaid(latex, message)
}

const changed = (latex: string, old: string, fresh: string): Filled | null => {
  const places = placesIn(latex, old)
  return places.length === 0
    ? null
    : {
        edited: {
          latex: spliced(
            latex,
            places.map(({ from, to }) => ({
              from,
              to,
              text: /^\p{Lu}/u.test(latex.slice(from)) ? fresh.slice(0, 1).toUpperCase() + fresh.slice(1) : fresh,
            })),
          ),
          said: `I changed “${old}” to “${fresh}”.`,
        },
        stated: [fresh],
        isTyped: true,
      }
}

function joined(latex: string, message: string): Filled | null {
  const { a = '', b = '' } = oneWord.exec(message)?.groups ?? {}
  return a === ''
    ? null
    : (changed(latex, `${a} ${b}`, `${a}${b.toLowerCase()}`) ?? changed(latex, `${a}-${b}`, `${a}${b.toLowerCase()}`))
}

/** A part of the name with its marks. */
function accented(latex: string, message: string): Filled | null {
  const name = fieldOf(latex, 'name')
  if (name === undefined || !/\bname\b|\baccent\b|\bumlaut\b/i.test(message)) return null
  const parts = name.split(/(?<=\s|-)|(?=\s|-)/)
  const words = message.match(word) ?? []
  const fresh = parts
    .map((part) => words.find((one) => one !== part && /\P{ASCII}/u.test(one) && fold(one) === fold(part)) ?? part)
    .join('')
  const edited = fresh === name ? null : setName(latex, fresh)
  return edited && { edited, stated: [`My name is ${fresh}`], isTyped: true }
}

/** "Curtain" and "curtains" are two words. */
const isEnding = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)

const wordIn = (before: string, one: string, behind = ''): RegExp =>
  new RegExp(String.raw`${before}["“'‘]?${regexpLiteral(one)}["”'’]?(?!\p{L})${behind}`, 'iu')
/** "I meant manager, not managed". */
const isWrong = (message: string, one: string): boolean =>
  (wordIn(String.raw`\b(?:not|never wrote|instead of|rather than) `, one).test(message) &&
    // "I wrote planed instead of planned": what stands behind is what was meant.
    !wordIn(String.raw`\b(?:wrote|typed|put|spelt|spelled|says?|have|got) [^.!?]{2,40}? (?:instead of|not) `, one).test(
      message,
    )) ||
  wordIn('', one, String.raw` is (?:wrong|british|american)\b`).test(message)
const isRight = (message: string, one: string): boolean =>
  wordIn('', one, String.raw` is (?:right|correct|fine)\b`).test(message) ||
  (wordIn(String.raw`\b(?:i meant?|i wrote) `, one).test(message) && !/\bwrote\b/i.test(message))

/** So near are a word and its slip: a letter or two. */
const maxCost = 3
/** Two words that are almost alike, of which the resume has the one: it gets the other. */
function pairSaid(latex: string, message: string): Filled | null {
  const words = [...new Set((message.match(word) ?? []).map((one) => one.replace(/['’]$/, '')))].filter(
    ({ length }) => length > 4,
  )
  if (!corrects.test(message) || words.length > 24) return null
  const olds = words.filter((one) => placesIn(latex, one).length > 0)
  const pairs = olds.flatMap((old) =>
    words
      .filter(
        (fresh) =>
          fresh.toLowerCase() !== old.toLowerCase() &&
          placesIn(latex, fresh).length === 0 &&
          fresh[0]!.toLowerCase() === old[0]!.toLowerCase() &&
          spellingCost(old.toLowerCase(), fresh.toLowerCase()) <= maxCost &&
          Math.abs(fresh.length - old.length) < 3 &&
          !isEnding(old.toLowerCase(), fresh.toLowerCase()),
      )
      .map((fresh) => ({ old, fresh })),
  )
  const [pair, ...more] = pairs
  return pair && more.length === 0 && !isWrong(message, pair.fresh) && !isRight(message, pair.old)
    ? changed(latex, pair.old, pair.fresh)
    : null
}
