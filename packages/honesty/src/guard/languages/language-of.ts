// Which language a text is in, of those that resumes come in here: by words of grammar, letters and endings. Owns no
// rule.
import { remembered } from '../text/remembered.ts'

export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const
export type Language = (typeof languages)[number]

/** Lower case, as they are written. A word of several languages counts for each a part. */
const words: Record<Language, string> = {
  en: `the a an and or of in on at to for from by with without into that which who is are was were be been has have had i my we our you it its this these as than not
    new used using their they all when while after before during about english german spanish french italian portuguese dutch polish present years year`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber von vom zu zum zur in im an am auf für mit ohne bei beim aus nach über unter durch um als
    wie nicht ich wir sie es ist sind war waren wurde wurden hat haben hatte hatten wird werden sowie auch noch neue neuen neuer zwei drei jahre jahren seit bis heute sich
    mich dass wenn während englisch deutsch spanisch französisch italienisch portugiesisch muttersprache`,
  fr: `le la les un une des du de d l et ou mais à au aux en dans sur sous pour par avec sans chez que qui est sont était été a ont ce cette ces ses leur leurs je j nous
    vous il elle ne pas plus lors afin ainsi depuis aujourd'hui anglais allemand espagnol français italien portugais langue maternelle`,
  es: `el la los las un una unos unas y e o pero de del al a en con sin por para que es son era fue ha han se su sus como más no yo mi me nosotros entre desde hasta
    también sobre lo inglés alemán español francés italiano portugués nativo actualidad`,
  it: `il lo la i gli le un uno una e o ma di del della dei delle dello da dal dalla a al alla ai alle in nel nella nei con senza per su sul che è sono era ha hanno
    come più non io mi si tra fra anche presso inglese tedesco spagnolo francese italiano portoghese madrelingua oggi`,
  pt: `o a os as um uma e ou mas de do da dos das em no na nos nas ao à aos às com sem por para pelo pela que é são era foi tem se seu sua como mais não eu meu
    entre desde até também sobre inglês alemão espanhol francês italiano português atualmente`,
  nl: `de het een en of maar van in op aan te voor met zonder bij uit naar over onder door om als dat die niet ik wij zij is zijn was waren werd heeft hebben had wordt
    worden ook nog nieuwe sinds tot heden mijn onze engels duits spaans frans italiaans portugees nederlands moedertaal`,
  pl: `i a oraz lub ale w we z ze na do od dla po przez przy pod nad o u że który która które jest są był była było nie się jako jak tak także to ten ta te
    angielski niemiecki hiszpański francuski włoski portugalski polski ojczysty obecnie`,
}
const weights = new Map<string, { language: Language; weight: number }[]>()
for (const language of languages)
  for (const word of new Set(words[language].split(/\s+/))) {
    const sharing = languages.filter((one) => words[one].split(/\s+/).includes(word)).length
    weights.set(word, [...(weights.get(word) ?? []), { language, weight: 1 / sharing }])
  }

/** Letters and endings, by word. */
const signs: readonly (readonly [Language, RegExp, number])[] = [
  ['en', /(?:[a-z]{3}(?:ing|ly|ness|ship)|ght|[a-z]wh?[aeiou][a-z]+|^wh[a-z]+|th[a-z]*|[^e]ed)$/, 0.35],
  ['de', /ß|(?:ung|ungen|lich|liche|lichen|keit|heit|schaft|ierte|ieren|innen|erin)$/, 0.7],
  ['de', /[äöü]/, 0.6],
  ['fr', /[êèùœ]|(?:eur|euse|aux|ées?|ement|ière|ique|iques)$/, 0.6],
  ['fr', /[éàç]/, 0.25],
  ['es', /ñ|(?:ción|ciones|dad|dades|ando|iendo|ería)$/, 0.8],
  ['es', /[áíóú]/, 0.3],
  ['it', /(?:zione|zioni|mento|menti|ità|aggio|atrice)$|[òì]/, 0.7],
  ['pt', /[ãõ]|(?:ção|ções|mento|dade|agem)$/, 0.7],
  ['pt', /[áâêíóú]/, 0.25],
  ['nl', /(?:heid|ijk|ijke|ingen|iseerde|schappen)$|ij/, 0.6],
  ['pl', /[łąęśżźćń]|(?:anie|enie|ość|owy|owa)$/, 0.8],
  ['pl', /^(?:wy|prz)|szcz|(?<!^)rz(?!$)/, 0.4],
]

interface Sign {
  readonly language: Language
  readonly weight: number
}
const signsOf = remembered(
  (word): readonly Sign[] => [
    ...(weights.get(word) ?? []),
    ...(word.length > 3 ? signs : []).flatMap(([language, sign, weight]) =>
      sign.test(word) ? [{ language, weight }] : [],
    ),
  ],
  20_000,
)

/** What speaks least for a language, and how far ahead of the next it must be. */
const least = 0.9
const ahead = 1.35

/** Null where too little speaks for any one language. */
export const languageOf = remembered((text): Language | null => decided(scoresOf(text)), 10_000)

/** So much more must speak for another language than for the expected one. */
const aheadOfExpected = 3.5
const minExpected = 0.3
const fewWords = 6
const minOfFew = 1.8

/** Of a short text: one word can be of many languages, so the expected one stands unless much speaks against it. */
export function likelyLanguageOf(text: string, expected: Language | null): Language | null {
  const found = languageOf(text)
  if (found === null || expected === null || found === expected) return found
  const scores = scoresOf(text)
  const own = scores.get(expected) ?? 0
  // "MA Education" is no Italian.
  if ((scores.get(found) ?? 0) < minOfFew && text.split(/\s+/).length < fewWords) return null
  return own >= minExpected && (scores.get(found) ?? 0) < own * aheadOfExpected ? expected : found
}

const scoresOf = remembered((text): ReadonlyMap<Language, number> => {
  const scores = new Map<Language, number>()
  for (const word of text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/aujourd'hui|\p{L}+/gu) ?? [])
    for (const { language, weight } of signsOf(word)) scores.set(language, (scores.get(language) ?? 0) + weight)
  return scores
}, 10_000)

function decided(scores: ReadonlyMap<Language, number>): Language | null {
  const [first, second] = Array.from(scores).toSorted(([, one], [, other]) => other - one)
  if (!first || first[1] < least) return null
  return second && first[1] < second[1] * ahead ? null : first[0]
}
