// What a grammar for ordinary prose says of every resume, and is no mistake there: names, products, shorthand of a
// trade, sentences without a subject, and signs that TeX sets.
import { findTerms } from '../../posting/find-terms.ts'
import type { MappedText } from '../mapped-text.ts'
import type { ProseLint } from './prose-lint.ts'
import { normalized } from '../../text/normalized.ts'

/** Rules by what they are about; the names are those of the grammar. */
const noisyRules: readonly RegExp[] = [
  // Shorthand of a trade: "ms", "config", "GB".
  /^Expand/,
  // Bullets are no sentences: they have no subject, few articles, and begin as they like.
  /^(?:Missing(?:Determiner|Preposition|To)|SentenceCapitalization|NounVerbConfusion|SubjectPronoun|ToTwoToo|FreePredicate|NominalWants|UseTitleCase|CommaFixes|MassNouns)$/,
  // Signs and spaces: TeX sets them.
  /^(?:Spaces|Dashes|Ellipsis.*|UseEllipsis.*|Quote.*|UnclosedQuotes|WrongApostrophe|NumericRangeEnDash|NoFrenchSpaces|FootInch.*|CurrencyPlacement|DotInitialisms|NumberSuffix.*)$/,
  // Matters of taste, or of rules that are ours already.
  /^(?:(?:No)?OxfordComma|LongSentences|BoringWords|FillerWords|Hedging|SpelledNumbers|AvoidContractions|ThatWhich|However|DiscourseMarkers|RedundantThat|OrthographicConsistency|Regionalisms|DisjointPrefixes|WrongNegative)$/,
  // Terms of a trade that are written in more than one way.
  /^(?:CompoundNouns|OpenCompounds|SplitWords|MergeWords|.*Hyphen|PhrasalVerbAsCompoundNoun)$/,
  // Capitals of names.
  /^(?:ProperNouns|.*Names|CompaniesProductsAndTrademarks|Countries|NotablePlaces|USUniversities|NationalCapitals|UnitedOrganizations|Holidays)$/,
]
export const isNoisyRule = (rule: string): boolean => noisyRules.some((one) => one.test(rule))

/** A lint of a word that may well be right here. */
export function isNoise(lint: ProseLint, piece: MappedText, names: ReadonlySet<string>): boolean {
  if (isNoisyRule(lint.rule)) return true
  if (piece.isFixed.slice(lint.start, lint.end).some(Boolean)) return true
  const { text } = piece
  return inAddress(text, lint) || (lint.isSpelling && (isName(text, lint, names) || isAccented(text, lint)))
}

/** A word that the dictionary has without its accents: "sauté". */
function isAccented(text: string, { start, end, replacements }: ProseLint): boolean {
  const word = text.slice(start, end)
  const plain = normalized(word, 'NFD').replace(/\p{M}/gu, '')
  return plain !== word && replacements.includes(plain)
}

type Place = Pick<ProseLint, 'start' | 'end'>

/** Part of an address, a path, a handle or a file's name. */
function inAddress(text: string, { start, end }: Place): boolean {
  const from = text.lastIndexOf(' ', start - 1) + 1
  const found = text.indexOf(' ', end)
  const run = text.slice(from, found === -1 ? text.length : found)
  return /[@\\]|:\/\/|\w\.\w|(?:^|\s)[/#~]|\w\/\w+\//.test(run)
}

/** Of a word with a hyphen. */
const maxPartChars = 3

function isName(text: string, { start, end }: Place, names: ReadonlySet<string>): boolean {
  const word = text.slice(start, end)
  // "CRRT", "APIs", "GraphQL", "p99".
  if (/[\p{Lu}\d]/u.test(word.slice(1)) || /\d/.test(word)) return true
  if (/^\p{Lu}/u.test(word) && !isSentenceStart(text, start)) return true
  // "Check-ins", "oxy-fuel".
  if (word.length <= maxPartChars && (text[start - 1] === '-' || text[end] === '-')) return true
  const singular = word.replace(/(?:['’]s|s)$/, '')
  if ([word, singular].some((one) => hasName(names, one))) return true
  return findTerms(word).length > 0 || findTerms(singular).length > 0
}

/** Not behind an abbreviation with a capital: "Prof. Lindqvist". */
const isSentenceStart = (text: string, at: number): boolean =>
  at === 0 || (/[.!?:]\s+["“(]?$/.test(text.slice(0, at)) && !/(?:^|\s)\p{Lu}\p{L}{0,4}\.\s+$/u.test(text.slice(0, at)))

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
const hasName = (names: ReadonlySet<string>, word: string) =>
  [word, word.toLowerCase(), capitalized(word), word.toUpperCase()].some((one) => names.has(one))
