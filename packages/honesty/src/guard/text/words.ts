// Words as the guard compares them: canonical by the alias table, stems where grammar varies. Owns no rule.
import { aliases } from './aliases.ts'
import { makerBefore } from './makers.ts'
import { remembered } from './remembered.ts'
import { presentOf } from './irregular-verbs.ts'
import { normalized } from '@galley/resume/text/normalized'

export interface WordToken {
  /** As it stands. */
  readonly text: string
  readonly from: number
  /** The word begins a sentence, a line or an item, so that its capital says nothing. */
  readonly isFirst: boolean
}

const word = /\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[.'’&/+#-]*[\p{L}\p{N}\p{M}]+)*(?:\+\+|#|\+)?/gu

/** In order. `C++`, `Node.js`, `CI/CD`, `nurse-led` are one word each; a dot at the end belongs to the sentence. */
export function wordsOf(text: string): WordToken[] {
  return Array.from(text.matchAll(word), (match) => {
    const before = text.slice(Math.max(0, match.index - 4), match.index)
    return { text: match[0], from: match.index, isFirst: match.index === 0 || /[.!?:;•|\n]["“'(\s]*$/.test(before) }
  })
}

/** Without accents, in lower case. */
export const plain = (text: string): string => (/[^ -~\n]/.test(text) ? withoutAccents(text) : text).toLowerCase()

const withoutAccents = (text: string) => normalized(text, 'NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'")

const irregular = new Map(
  Object.entries({
    found: 'find',
    rose: 'rise',
    fell: 'fall',
    cut: 'cut',
    people: 'person',
    children: 'child',
    libraries: 'library',
    analyses: 'analysis',
  }),
)

/** Past forms that are as often nouns or adjectives, or forms of another verb. */
const nouns = new Set(
  'saw left felt wound ground bound lay thought was been were did done had bore bent hung gone'.split(' '),
)

/** British spelling as American, lower case: one word is not two. */
export const spelled = (low: string): string =>
  low.length < 5 || !british.test(low)
    ? low
    : low
        .replace(/^(behavi|col|fav|lab|hon|neighb|hum|rum|vap|flav|harb|endeav|arm)our/, '$1or')
        .replace(/(?<=.{3})is(e|ed|es|ing|ation|ations|er|ers)$/, (all, end: string) =>
          sounds.has(low) ? all : `iz${end}`,
        )
        .replace(/ys(e|ed|es|ing)$/, 'yz$1')
        .replace(/(cent|met|theat|lit|fib)re(s?)$/, '$1er$2')
        .replace(/^(catal|dial|anal)ogue(?=s?$)/, '$1og')
        .replace(/^program(?:me)(?=s?$)/, 'program')
        .replace(/(?<=[aeiou])ll(?=(?:ed|ing|er|ers)$)/, (all) =>
          /^(?:cancel|label|model|travel|fuel|level|counsel|signal|channel|total)/.test(low) ? 'l' : all,
        )
        .replace(/^(def|off|lic|pret)ence(?=s?$)/, '$1ense')
        .replace(/^(?:enrol|fulfil)(?=ment|s?$)/, '$&l')
        .replace(/^cheque/, 'check')
        .replace(/^paed/, 'ped')
        .replace(/aesthe/, 'esthe')
        .replace(/^haem/, 'hem')
        .replace(/^orthopaed/, 'orthoped')
const british = /our|is[ei]|isat|ys[ei]|re|ogue|mme|ll|ence|enrol|fulfil|cheque|ae/
/** These are never written with a z. */
const sounds = new Set(
  'exercise exercises exercised exercising advise advised advises advising adviser advisers supervise supervised supervises supervising raise raised raises raising rise rising noise promise promised precise expertise enterprise enterprises franchise merchandise merchandising revise revised revising surprise comprise comprised comprises comprising wise otherwise likewise premise premises praise televised disguise compromise compromised concise paradise'.split(
    ' ',
  ),
)

/** "Tradesmen", "tradeswoman" and "tradespeople" are of one trade. */
const ofPeople = /^(?!(?:hu|ger|ro|sha|wo|cai|ota|nor)m[ae]n)([a-z]{3,})(?:man|men|woman|women|person|persons|people)$/

/** Forms of one word become one: manage, manages, managed, managing, manager, management. */
export const stem = remembered((text): string => {
  const low = plain(text).replace(/'s?$/, '')
  const base = (irregular.get(low) ?? (nouns.has(low) ? undefined : presentOf.get(low)) ?? spelled(low)).replace(
    ofPeople,
    '$1person',
  )
  if (base.length <= 3 || /[^a-z]/.test(base)) return base
  const single = base.replace(/ies$/, 'y').replace(/([^su])s$/, '$1')
  const bare = withoutVerbEnding(
    single.replace(/(?:(?<=.{3}(?:at|ct|ss|ut|vis))ions?|(?<=.{4})ances?|ments?|ings?|ed|ers?|ors?|e|ly)$/, ''),
    single,
  )
  // "Estimation", "estimating" and "estimate".
  const root = bare.replace(/(?<=.{4})at$/, '')
  const short = root.length >= 3 ? root : single
  return short.replace(/([^aeiouls])\1$/, '$1').replace(/(?<=...)(?:e|y|i)$/, '')
}, 20_000)

/** "Delivered", "referring" and "caterer" lose the "er" that "deliver", "refer" and "cater" lose as well. */
const withoutVerbEnding = (bare: string, word: string): string =>
  /(?:ed|ings?|[eo]rs?)$/.test(word) && !endsInRe.test(bare) ? bare.replace(/(?<=..)[eo]rr?$/, '') : bare
/** Of "store" and "adhere", which end otherwise, and of "charter", which is no charting. */
const endsInRe =
  /(?:^|under|re|off|on|in)(?:sc|st|b|c|sh|sn|adh|coh|v)[eo]r$|(?:expl|ign|ad|impl|depl|interf|persev)[eo]r$|^(?:chart|tend|count|rend|numb)er$/

const canonicalNames = new Map(
  aliases.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
)
const longNames = Array.from(canonicalNames.keys()).filter((name) => /[ ]/.test(name))

const maker = makerBefore()
/** "apache airflow" as "airflow"; in lower case. */
const withoutMakers = (low: string): string => low.replace(maker, '')

/**
 * Lower case without accents, punctuation as single spaces, every alias as the name of its row. For comparing short
 * texts as a whole.
 */
export const canonical = remembered((text): string => {
  let low = withoutMakers(plain(text))
  for (const name of longNames) low = low.replaceAll(name, canonicalNames.get(name) ?? name)
  return wordsOf(low.replace(/&/g, ' and '))
    .map(({ text: one }) => canonicalNames.get(one) ?? canonicalNames.get(`${one}.`) ?? spelled(one))
    .join(' ')
})

/** One word by the alias table, in lower case. */
export const canonicalWord = remembered((text): string => {
  // "APIs" are more than one API.
  const low = plain(text.replace(/^(\p{Lu}{2,5})s$/u, '$1')).replace(/'s$/, '')
  return canonicalNames.get(low) ?? spelled(low)
}, 20_000)

/** Words of grammar, which say nothing about anybody. */
const grammar = new Set(
  `a an the and or but nor of in on at to for from by with without into onto over under per via as is are was were be been being has have had do
  does did will would can could may might must shall should i me my we us our you your he him his she her it its they them their this that these those who
  whom whose which what when where while how than then so such not no also both each every all any some more most other own same about across after afterwards
  before between during through throughout within up down out off again further once only very just too new using used use uses utilizing
  including include includes based well highly strong various multiple several etc new`.split(/\s+/),
)

export const isGrammar = (text: string): boolean => grammar.has(plain(text))

/** What every resume says about any work: choosing among these claims nothing. */
const neutral = new Set(
  `built develop developed created made wrote designed implemented delivered improved enhanced reduced cut increased lowered decreased shortened
  maintained supported provided performed conducted completed worked helped assisted contributed collaborated ensured handled produced prepared
  introduced set resolved fixed updated tested applied experience experienced skilled focus focused work working role responsible responsibilities
  project projects time year years month day run runs running keep keeps kept serving served service-oriented successfully effectively efficiently
  results result resulting achieve achieved achieving background professional career seeking known bring brings brought enjoy proven track record
  established executed engineered crafted streamlined optimized automated refined simplified replaced boosted accelerated saved saving carried out
  participated joined coordinated organized planned reviewed monitored analyzed documented verified existing daily regular regularly`
    .split(/\s+/)
    .map(stem),
)

/** Of one word, in its canonical form. */
export const stemOf = (word: string): string => stem(canonicalWord(word))

/** Each two of them in a row: "cash flow". */
export function stemPairs(text: string): string[] {
  const stems = contentStems(text)
  return stems.slice(1).map((one, index) => `${stems[index] ?? ''} ${one}`)
}

/** Stems of the words that claim something. */
export function contentStems(text: string): string[] {
  return wordsOf(text.replaceAll('-', ' ').replaceAll('/', ' '))
    .map(({ text: one }) => canonicalWord(one))
    .filter((one) => !grammar.has(one) && !/^\d/.test(one) && one.length > 1)
    .map(stem)
    .filter((one) => !neutral.has(one))
}

/** Every stem of a text, for asking whether a source has a word at all. */
export function allStems(text: string): Set<string> {
  const stems = new Set<string>()
  for (const { text: one } of wordsOf(text)) {
    stems.add(stem(canonicalWord(one)))
    for (const part of one.split(/[-/.&]/)) if (part !== '') stems.add(stem(canonicalWord(part)))
  }
  for (const name of canonical(text).split(' ')) stems.add(stem(name))
  return stems
}

/** Equal but for one letter, as a mended typing error is. Short words and numbers must be equal. */
export function isMended(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.min(one.length, other.length) < 6 || Math.abs(one.length - other.length) > 1 || /\d/.test(one + other))
    return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const most = Math.min(one.length, other.length) - start
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const left = Math.max(one.length, other.length) - start - end
  const isSwap =
    left === 2 && one.length === other.length && one[start] === other[start + 1] && one[start + 1] === other[start]
  return left <= 1 || isSwap
}

/** Letters of the acronyms of a text: "S&OP" as "SOP". */
export const acronymsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.match(/(?<!\p{L})\p{Lu}[\p{Lu}\d&/.]*\p{Lu}(?=s?(?!\p{Ll}))/gu) ?? []).map((one) =>
      one.replace(/[^\p{L}\d]/gu, ''),
    ),
  )

/** Where a text says a name of several words that the table knows by another: "Microsoft Excel" is `excel`. */
export function longAliases(text: string): { from: number; to: number; name: string }[] {
  const low = text.toLowerCase()
  const makers = Array.from(low.matchAll(maker), ({ index, 0: name }) => {
    const product = wordsOf(low.slice(index + name.length, index + name.length + 30))[0]?.text ?? ''
    return { from: index, to: index + name.length, name: canonicalWord(product) }
  })
  const long = longNames.flatMap((name) => {
    const from = low.indexOf(name)
    return from === -1 ? [] : [{ from, to: from + name.length, name: canonicalNames.get(name) ?? name }]
  })
  return [...makers, ...long]
}
