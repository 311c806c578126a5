// Whether a text is a place: "Springfield, IL", "Istanbul, Türkiye", "Remote".
import { plainWords } from '@galley/resume/text/plain-words'
import { legalForms, organisationWords } from './organisation-words.ts'
import { cities, countries, regionCodes, regions } from './place-names.ts'
import { countriesByLanguage } from './countries-by-language.ts'
import { townsByTheirOwnNames, townsOfOtherScripts } from './names-by-language.ts'
import { towns } from './town-names.ts'
import { titleWords } from '@galley/resume/title-words'

const known = new Set([...countries, ...countriesByLanguage, ...regions])
const knownCities = new Set([...cities, ...towns, ...townsOfOtherScripts, ...townsByTheirOwnNames])
const remote =
  /^(?:(?:fully |100 ?% )?remote|hybrid|on-?site|virtual|home ?office|télétravail|teletrabajo|work from home|nationwide|worldwide|anywhere|from home)$/i
const townWord =
  /^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*|de|del|of|the|am|an|der|den|la|le|les|sur|upon|do|da|dos|in|bei|y|e|St\.?|i)$/u

/** 0 to 1: surely none, surely one. */
export function placeScore(text: string): number {
  const bare = text
    .replace(/^[\s(,|–—-]+|[\s).,|–—-]+$/g, '')
    .replace(/\s*\((?:remote|hybrid|on-?site|[A-Z]{2})\)?$/i, '')
    // "Évora (Portugal)"; the last bracket went with the stops.
    .replace(/^([^()]{2,40}?)\s*\(([^()]{2,30})\)?$/, '$1, $2')
  if (bare === '' || bare.length > 60 || /[@:;!?]|\d{6}/.test(bare)) return 0
  if (remote.test(bare)) return 1
  const parts = bare.split(/\s*[,،/|]\s*/).filter((part) => part !== '')
  if (parts.length === 1) return dashed(bare) ?? aloneScore(bare)
  return parts.length <= 3 ? listScore(parts) : 0
}

export const isPlace = (text: string): boolean => placeScore(text) >= 0.75

/** "Remote – USA", "Berlin - Germany". */
function dashed(text: string): number | undefined {
  const parts = text.split(/\s*[–—]\s*|\s+-\s+/)
  return parts.length === 2 ? listScore(parts) * 0.9 : undefined
}

/** "川崎市", "東京都千代田区", "江苏省": what it is, its last character says. Shorter ones are surnames, too. */
const namedAsPlace =
  /^(?:東京都|北海道|(?:大阪|京都)府|\p{Script=Han}{2,3}県|(?:江苏|浙江|安徽|福建|江西|山东|河南|河北|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|山西|辽宁|吉林|黑龙江)省)$|^(?=.{3,12}$)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+[市区區县縣町村]$/u

function aloneScore(text: string): number {
  if (namedAsPlace.test(text)) return 0.85
  const plain = plainWords(text)
  if (known.has(plain) || knownCities.has(plain)) return 0.85
  const code = /^(.+?)\s+([A-Z]{2})(?:\s+\d{5})?$/.exec(text)
  return code && regionCodes.has(code[2]!) && isTown(code[1]!) ? 0.8 : 0
}

/**
 * A town and what it lies in. Three parts need a country at the end and a region or a city that is known in the middle.
 */
function listScore(parts: readonly string[]): number {
  const last = withoutPostcode(parts.at(-1)!)
  const before = parts.slice(0, -1).map(withoutPostcode)
  if (remote.test(before[0]!) || remote.test(last))
    return parts.every((part) => remote.test(part) || isTown(part)) ? 0.95 : 0
  if (!before.every((part) => isTown(part) || isKnownTown(part))) return 0
  const isLarge = regionCodes.has(last) || known.has(plainWords(last))
  if (before.length > 1) return isLarge && isCountry(last) && isRegion(before[1]!) ? 1 : 0
  if (isLarge) return 1
  return isKnownPlace(before[0]!) && isTown(last) ? 0.8 : 0
}

const ownPlaces = new Set([...cities, ...regions, ...countries])
/** Known from the long table alone. */
export const isTownInTable = (text: string): boolean =>
  knownCities.has(plainWords(text)) && !ownPlaces.has(plainWords(text))

/** "Denver" is no post, "College Station" no school. */
export const isKnownTown = (text: string): boolean => knownCities.has(plainWords(text))

const countryNames = new Set([...countries, ...countriesByLanguage])
export const isCountry = (text: string): boolean =>
  /^(?:US|USA|UK|UAE)$/.test(text) || countryNames.has(plainWords(text))
/** Not a city: "Globex, London, UK" begins with a name. */
const isRegion = (text: string) => regionCodes.has(text) || known.has(plainWords(text))
const isKnownPlace = (text: string) =>
  regionCodes.has(text) || known.has(plainWords(text)) || knownCities.has(plainWords(text))
const withoutPostcode = (text: string) =>
  text
    .replace(/\s*\b\d{4,5}(?:-\d{4})?\b\s*/g, ' ')
    .replace(/\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/, '')
    .trim()
/** Written like a town, with no word of a firm or a post in it. */
export const isTown = (text: string) =>
  text !== '' &&
  text.split(/\s+/).length <= 4 &&
  text.split(/\s+/).every((word) => townWord.test(word) && !isFirmWord(plainWords(word)))
const isFirmWord = (word: string) =>
  legalForms.has(word) || (organisationWords.has(word) && !knownCities.has(word)) || titleWords.has(word)
