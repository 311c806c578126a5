// Some PDFs name no letters for a ligature: inside a word stands a zero ("Pro\0les"). Where one of them makes a known
// word, nearer than the others do, it is that one; elsewhere letters are missing, and a sign says so.
import { ligatureWords } from './ligature-words.ts'

const zero = '\0'
/** Known to no other step, and replaced by `missingLetters` after them: they take unknown signs out. */
export const unknownLigature = '\ufdd0'
/** Stands where letters are missing. */
export const missingLetters = '\ufffd'

const ligatures = ['ff', 'fi', 'fl', 'ffi', 'ffl'] as const

/** Longer ones are no words of people, and more zeros have too many readings. */
const longest = 32
const maxZeros = 2

const known = new Set(ligatureWords)
const prefixes =
  /^(?:un|re|pre|non|over|under|dis|multi|self|inter|micro|sub|be|ge|ver|auf|aus|ein|an|ab|in|des|pré)(?=\p{L})/u
const shortest = 3
/** Forms of a word: what may follow the part that the table has. */
const ending =
  /^(?:e?s|e?d|e?r|e?rs|ors?|ing|ings|ly|y|ying|ied|ies|ier|iers|iable|al|als|ally|ial|ials|ially|ment|ments|able|ably|ability|ed|ion|ions|ation|ations|ational|ie|ie?nt|ent|ents|ently|ence|ency|ences|encies|ance|ancy|ant|antly|ive|ives|ively|iveness|ness|ful|less|lessly|ity|ities|ist|ists|ise|ised|ising|ize|ized|izing|man|men|e|en|ern|er|erin|ern|ung|ungen|lich|liche|lichen|isch|ische|ischen|iert|ieren|ierte|ierung|ierungen|t|te|ten|bar|keit|in|innen|é|ée|és|ées|ez|ement|eur|eurs|euse|ier|ière|ières|ant|ité|ités|ique|iques|el|elle|els|elles|a|as|o|os|i|ado|ada|ados|adas|ar|ando|ción|ciones|ción|cación|caciones|cação|ções|ção|dad|dades|ies|co|zione|zioni|ato|ata|ati|ate|are|ando|ario|aria|ari|arie|ezza|tion|tions|ted|ting|te|tes|tor|tors|ized|wear|work|works|house|houses|people|person|room|rooms|stop|board|boards)?$/u

export function withLigatures(text: string): string {
  if (!text.includes(zero)) return text
  return text.replace(/[\p{L}\0]+/gu, (word) => (word.includes(zero) ? wholeWord(word) : word))
}

function wholeWord(word: string): string {
  const parts = word.split(zero)
  if (parts.every((part) => part === '')) return ''
  const isShort = word.length <= longest && parts.length - 1 <= maxZeros
  const found = isShort ? completions(parts).map((each) => ({ each, rest: restOf(each.toLowerCase()) })) : []
  const least = Math.min(...found.map(({ rest }) => rest))
  const nearest = found.filter(({ rest }) => rest === least && rest < Infinity)
  return nearest.length === 1 ? nearest[0]!.each : parts.join(unknownLigature)
}

const completions = ([first = '', ...others]: readonly string[]): string[] =>
  others.reduce((left, part) => left.flatMap((each) => ligatures.map((signs) => each + signs + part)), [first])

/** How much of a word is the ending of its form: nothing of one in the table, Infinity of an unknown one. */
function restOf(word: string): number {
  const bare = word.replace(prefixes, '')
  return Math.min(endingOf(word), endingOf(bare))
}

function endingOf(word: string): number {
  for (let end = word.length; end >= shortest; end -= 1)
    if (known.has(word.slice(0, end)) && ending.test(word.slice(end))) return word.length - end
  return Infinity
}
