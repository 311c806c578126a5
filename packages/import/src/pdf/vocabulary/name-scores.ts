// How much a text reads like a post, like an employer, like a school. About 0 to 1; below 0 where something speaks
// against it.
import { plainWords } from '@galley/resume/text/plain-words'
import { legalForms, organisationWords, schoolWords } from './organisation-words.ts'
import { notPersons, personEnding, rankWords, titleWords } from '@galley/resume/title-words'
import {
  organisationParts,
  organisationsByLanguage,
  personEndingsByLanguage,
  schoolParts,
  schoolsByLanguage,
  titleParts,
  titlesByLanguage,
} from './names-by-language.ts'
import { withoutBrackets } from './without-brackets.ts'

const isTitleWord = (word: string) => titleWords.has(word) || titlesByLanguage.has(word)
const isSchoolWord = (word: string) => schoolWords.has(word) || schoolsByLanguage.has(word)
const isOrganisationWord = (word: string) =>
  organisationWords.has(word) || organisationsByLanguage.has(word) || isSchoolWord(word)

const wordsOf = (text: string) =>
  plainWords(withoutBrackets(text, ' '))
    .split(' ')
    .filter((word) => word !== '')
const longest = 9

export function titleScore(text: string): number {
  const words = plainWords(withoutBrackets(text, ' ').replace(/-/g, ' '))
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return 0
  const penalty = (hasLegalForm(words) ? 0.9 : 0) + (words.length > longest ? 0.5 : 0) + (/[.!]$/.test(text) ? 0.3 : 0)
  return wordsAsTitle(words, text) - penalty
}

/** They end nothing but names of firms and schools. */
const firmWords = new Set(
  'firm company corporation agency bank hospital clinic university college institute foundation factory'.split(' '),
)

function wordsAsTitle(words: readonly string[], text: string): number {
  const head = headWord(words)
  // "Alpha Engineering Firm" is what its last word says.
  if (words.length > 1 && firmWords.has(head) && !text.includes(',') && !isTitleWord(words[0]!)) return 0.3
  if (words.some(isTitleWord) || titleParts.test(text)) return 1
  // One person has one post: "Northwind Traders", "Smith Builders" are firms rather.
  if (words.some((word) => titleWords.has(singular(word)))) return 0.35
  if (personEnding.test(head) && !notPersons.has(head) && head.length > 4) return 0.55
  if ([words[0]!, head].some((word) => personEndingsByLanguage.test(word))) return 0.55
  return rankWords.has(words[0]!) ? 0.25 : 0
}

/** At the end, or before one more word: "Globex Systems LLC", not "Co-Founder". */
const hasLegalForm = (words: readonly string[]) =>
  words
    .slice(1)
    .slice(-2)
    .some((word) => legalForms.has(word))

const singular = (word: string) => (word.endsWith('s') ? word.slice(0, -1) : word)
/** The word that says what it is: before "of", "for", "in". */
function headWord(words: readonly string[]): string {
  const joint = words.findIndex((word) =>
    /^(?:of|for|in|on|at|with|de|del|della|di|do|da|fur|im|w|ds|po|по|в|з|із|для|σε|till|i)$/.test(word),
  )
  return words[(joint > 0 ? joint : words.length) - 1] ?? ''
}

export function organisationScore(text: string): number {
  const words = wordsOf(text)
  if (words.length === 0 || !/\p{L}/u.test(text)) return 0
  const penalty = (/[.!?]$/.test(text) && !legalForms.has(words.at(-1)!) ? 0.3 : 0) + (words.length > longest ? 0.5 : 0)
  if (hasLegalForm(words)) return 1 - penalty
  if (words.some(isOrganisationWord) || organisationParts.test(text) || schoolParts.test(text)) return 0.75 - penalty
  if (/^[\p{L}\d-]+\.(?:com|io|ai|org|net|co|dev)$/iu.test(text.trim())) return 0.8
  return /^[\p{Lu}\p{Lo}\d"“'’]/u.test(text) ? 0.35 - penalty : 0.1 - penalty
}

export function schoolScore(text: string): number {
  const words = wordsOf(text)
  const penalty = (words.length > 12 ? 0.6 : 0) + (/[.!?]$/.test(text) ? 0.3 : 0)
  if (
    schoolParts.test(text) ||
    words.some(
      (word) =>
        isSchoolWord(word) ||
        /(?:universit|hochschule|schule$|akademie|college|gymnasium|h[oø]gskol|skolan?$|hogeschool|yliopisto)/.test(
          word,
        ),
    )
  )
    return 1 - penalty
  return (/^[\p{Lu}\p{Lo}]/u.test(text) ? 0.3 : 0) - penalty
}

const employment =
  /^\(?(?:(?:full|part)[- ]?time|contract(?:or)?|freelance|internship|permanent|temporary|seasonal|vollzeit|teilzeit|befristet|cdi|cdd|stage|alternance|temps plein|self[- ]employed|apprenticeship|working student|werkstudent|co-?op)\)?$/i
export const isEmploymentType = (text: string): boolean => employment.test(text.trim())
