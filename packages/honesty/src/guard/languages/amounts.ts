// Numbers as any of the languages writes them, so that 1,200, 1.200 and "zwölfhundert" can be held against each other.
import { plain } from '../text/words.ts'
import type { Language } from './language-of.ts'

export interface Amount {
  /** As it stands. */
  readonly text: string
  /** What it may mean: "1.200" is 1200 or 1.2. */
  readonly values: readonly number[]
  /** `%`, `x`, a time (`minute`), a currency, or empty. */
  readonly unit: string
}

/** From two to twenty, then the tens; without accents. `|` parts ways to say one number. */
const counting: Record<Language, string> = {
  en: 'two|both three four five six seven eight nine ten eleven twelve|dozen thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
  de: 'zwei|beide|beiden drei vier funf sechs sieben acht neun zehn elf zwolf|dutzend dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig|dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze|douzaine treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt|vingtaine trente quarante cinquante soixante soixante-dix quatre-vingt|quatre-vingts quatre-vingt-dix',
  es: 'dos|ambos|ambas tres cuatro cinco seis siete ocho nueve diez once doce|docena trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  it: 'due|entrambi|entrambe tre quattro cinque sei sette otto nove dieci|decina undici dodici|dozzina tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  pt: 'dois|duas|ambos|ambas tres quatro cinco seis sete oito nove dez onze doze|duzia treze quatorze|catorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  nl: 'twee|beide drie vier vijf zes zeven acht negen tien elf twaalf|dozijn dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  pl: 'dwa|dwie|dwoch trzy|trzech cztery|czterech piec|pieciu szesc|szesciu siedem|siedmiu osiem|osmiu dziewiec|dziewieciu dziesiec|dziesieciu jedenascie dwanascie|tuzin trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat',
}
const tableOf = (list: string) =>
  new Map(
    list
      .split(' ')
      .flatMap((ways, index) =>
        ways.split('|').map((way) => [way, index < 19 ? index + 2 : (index - 17) * 10] as const),
      ),
  )
const tables = new Map(Object.entries(counting).map(([language, list]) => [language, tableOf(list)] as const))

/** In any language: how many times, and uncounted amounts. */
const anywhere: readonly (readonly [RegExp, number, string])[] = [
  [/^(?:doubl|verdoppel|duplic|dobr|raddopp|verdubbel|podwoi|twice|zweimal|doppelt)/, 2, 'x'],
  [/^(?:tripl|verdreifach|verdrievoud|potroi|dreimal)/, 3, 'x'],
  [/^(?:halv(?:ed|ing)|halbier|dimezz|halveer)/, 0.5, 'x'],
  [/^(?:hundreds|hunderte|hunderten|centaines|cientos|centinaia|centenas|honderden|setki)$/, 200, ''],
  [/^(?:thousands|tausende|tausenden|milliers|miles|migliaia|milhares|duizenden|tysiace)$/, 2000, ''],
]
const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|tsd|tausend|thousand|mille|mil|mila|duizend|tys|tysiac\w*)$/, 1e3],
  [/^(?:m|mio|mln|mn|million\w*|millon\w*|milion\w*|milioni|milhao|milhoes|miljoen|miljon\w*)$/, 1e6],
  [/^(?:bn|mrd|billion|milliard\w*|miliard\w*|miljard\w*|mld)$/, 1e9],
  [/^(?:hundred|hundert|cent|cien|ciento|cento|honderd|sto)$/, 100],
]
const units: readonly (readonly [RegExp, string])[] = [
  [/^(?:%|percent\w*|prozent\w*|pour cent|por ciento|por cento|per cento|procent\w*|pct)/, '%'],
  [/^(?:x|×|mal|fois|veces|volte|vezes|times|keer|razy)(?![a-z])/, 'x'],
  [/^(?:s|sec|seconds?|sekunden?|secondes?|segundos?|secondi|seconden|sekund\w*)(?![a-z])/, 'second'],
  [/^(?:min|minut\w*)(?![a-z])/, 'minute'],
  [/^(?:h|hrs?|hours?|stunden?|heures?|horas?|ore|ora|uur|uren|godzin\w*)(?![a-z])/, 'hour'],
  [/^(?:days?|tagen?|tage|jours?|dias?|giorn[oi]|dagen|dag|dni|dzien)(?![a-z])/, 'day'],
  [/^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week|tygodni\w*)(?![a-z])/, 'week'],
  [/^(?:months?|monaten?|monate|mois|mes|meses|mes[ei]|maanden|maand|miesi\w*)(?![a-z])/, 'month'],
  [/^(?:years?|jahren?|jahre|ans?|annees?|anos?|ann[oi]|jaren|jaar|lat|lata|rok\w*)(?![a-z])/, 'year'],
  [/^(?:\$|usd|dollars?|dolar\w*|dollari)/, '$'],
  [/^(?:€|eur\w*)/, '€'],
  [/^(?:£|gbp|pfund|livres|libras)/, '£'],
]
const found =
  /(?<money>[$€£]\s?|\b(?:EUR|USD|GBP)\s)?(?<digits>\d{1,3}(?:[\s\u202f]\d{3})+(?!\d)|\d+(?:[.,'\u2009\u00a0]\d+)*|\d)(?<tail>[kKM]\b)?|(?<word>\p{L}[\p{L}\p{M}-]*)/gu

/** In order. `language` says which number words count; null: digits alone. */
export function amountsIn(text: string, language: Language | null): Amount[] {
  const table = language === null ? undefined : tables.get(language)
  return Array.from(text.matchAll(found)).flatMap((match): Amount[] => {
    const { digits, word, money = '', tail = '' } = match.groups ?? {}
    const rest = plain(text.slice(match.index + match[0].length)).trimStart()
    if (digits !== undefined) {
      // A digit inside a name ("S3", "B1") is the name's.
      if (/[\p{L}_]$/u.test(text.slice(0, match.index))) return []
      return [measured(`${tail.toLowerCase()} ${rest}`, { text: match[0].trim(), values: readings(digits), money })]
    }
    const low = plain(word ?? '').replace(/-(?:person|man|woman|day|week|hour|bed|room|year)s?$/, '')
    const times = anywhere.find(([pattern]) => pattern.test(low))
    if (times) return [{ text: match[0], values: [times[1]], unit: times[2] }]
    const value = table?.get(low)
    // "Sept. 2021" is a month.
    if (value === undefined || /^\.?\s*(?:19|20)\d\d\b/.test(rest)) return []
    return [measured(rest, { text: match[0], values: [value], money: '' })]
  })
}

function measured(
  behind: string,
  { text, values, money }: { text: string; values: readonly number[]; money: string },
): Amount {
  const rest = behind.trimStart()
  const [next = ''] = /^[a-z]+/.exec(rest) ?? []
  const scale = scales.find(([pattern]) => pattern.test(next))?.[1] ?? 1
  const after = scale === 1 ? rest : rest.slice(next.length).replace(/^(?:\s|\.|de |d'|di )*/, '')
  const unit = units.find(([pattern]) => pattern.test(money === '' ? after : plain(money)))?.[1] ?? ''
  return { text, values: values.map((value) => value * scale), unit }
}

/** "1.200" is written in thousands, or to the thousandth. */
function readings(digits: string): number[] {
  const parts = digits.split(/[.,'\s]/)
  if (parts.length === 1) return [Number(digits)]
  const isGrouped = parts.slice(1).every(({ length }) => length === 3)
  const whole = Number(parts.join(''))
  const decimal = Number(`${parts.slice(0, -1).join('')}.${parts.at(-1) ?? ''}`)
  return isGrouped ? (parts.length === 2 && /[.,]/.test(digits) ? [whole, decimal] : [whole]) : [decimal]
}

/** The same number of the same; a unit that one of both leaves out is none but for percent, times and money. */
export const isSameNumber = (one: Amount, other: Amount): boolean =>
  one.values.some((value) => other.values.includes(value)) &&
  (one.unit === other.unit ||
    (other.unit === '' && !/[%x$€£]/.test(one.unit)) ||
    (one.unit === '' && !/[%x]/.test(other.unit)))
