// What a message wishes of the look: theme, colour, font, size, margins, spacing, paper; all of them at once. It is
// about the look only where every other word of it says nothing ("make", "the", "please").
import { accents, themes } from '@galley/resume/look-choices'
import type { LookWish } from './command.ts'

/** The class's fonts by the names that people have for them. */
const fonts: readonly (readonly [RegExp, string])[] = [
  [/\blatin modern sans\b|\blmsans\b/i, 'lmsans'],
  [/\b(?:latin|computer) modern\b|\blm\b/i, 'lm'],
  [/\b(?:palatino|pagella|book antiqua)\b/i, 'pagella'],
  [/\b(?:times(?: new roman)?|termes)\b/i, 'termes'],
  [/\b(?:(?:new )?century schoolbook|schola)\b/i, 'schola'],
  [/\b(?:bookman|bonum)\b/i, 'bonum'],
  [/\b(?:helvetica|arial|heros|sans[- ]?serif)\b/i, 'heros'],
  [/\bserif\b/i, 'pagella'],
  [/\b(?:avant ?garde|adventor)\b/i, 'adventor'],
]
const strangeFont =
  /\b(?:calibri|cambria|garamond|georgia|verdana|tahoma|comic sans|roboto|open sans|lato|montserrat|inter|futura|gill sans|didot|baskerville|courier|monospaced?|trebuchet|impact)\b/i
const strangeColour =
  /(?:\b(?:light|dark|bright|deep) )?\b(?:red|green|yellow|orange|pink|purple|violet|brown|gr[ae]y|gold|silver|white|turquoise|cyan|magenta|beige|crimson|lime)\b/i
const hex =
  /(?<![\p{L}\p{N}])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?=[0-9a-f]*\d)[0-9a-f]{6}(?![\p{L}\p{N}])/iu
const bySigns = (text: string) => {
  const digits = text.replace('#', '').toUpperCase()
  return digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
}

const more = '(?:bigger|larger|wider|broader|increased?|enlarged?|raised?|greater|more)'
const less = '(?:smaller|narrower|thinner|decreased?|reduced?|shrink|lower|lowered|less|tinier)'
const letters = '(?:fonts?(?: sizes?)?|text(?: size)?|letters|letter size|type(?: size)?|font size|size|everything)'
const margins = '(?:margins?|borders)'
const spacing = '(?:spacing|line spacing|space|white ?space|line height|lines|leading|gaps)'
const near = (one: string, other: string) =>
  new RegExp(
    String.raw`\b(?:${one})\b(?: (?:the|my|of|in|a bit|a little|slightly|much)){0,3} ${other}\b|\b${other}(?: (?:a bit|a little|slightly|much|be)){0,2} (?:${one})\b`,
    'i',
  )

type Find = readonly [pattern: RegExp, wishOf: (text: string) => LookWish]
/** In the order in which they are looked for: what was found is taken out before the next. */
/** Names that say something else as well count where one is chosen, or beside a word for a theme. */
const wordsToo = new Set(['executive', 'european', 'graduate', 'creative', 'federal', 'timeline'])
const ownNames = themes.filter((theme) => !wordsToo.has(theme)).join('|')
const aTheme = 'theme|template|design|style|layout|look'
const chosen = '(?:use|try|pick|choose|select|(?:switch|change|go)(?: it| this)? (?:to|with))(?: the)?'
const namedTheme = new RegExp(
  String.raw`\b(?:${ownNames})\b|\b(?:${themes.join('|')}) (?:${aTheme}|one)\b|\b(?:${aTheme}|${chosen}) (?:${themes.join('|')})\b`,
  'i',
)
const themeIn = (text: string) => themes.find((theme) => text.toLowerCase().includes(theme)) ?? 'classic'

const tone = (words: string) =>
  new RegExp(
    String.raw`\b(?:an? )?(?:bit |little |slightly |much )?(?:${words}) (?:accent )?colou?rs?\b|\bcolou?rs?\b(?: (?:to|for|into|something|a|bit|little|be|more|slightly|is|should|of|the|headings?))* (?:${words})\b`,
    'i',
  )

const finds: readonly Find[] = [
  [/\b\d{1,2}(?:\.\d{1,2})? ?(?:pt|points?)\b/i, (text) => ({ option: 'size', value: `${Number.parseFloat(text)}pt` })],
  [
    /(?<=\b(?:size|fonts?)(?: (?:to|of|at))? )\d{1,2}(?:\.\d)?\b(?! ?(?:mm|cm|in\b|\.))/i,
    (text) => ({ option: 'size', value: `${Number.parseFloat(text)}pt` }),
  ],
  [
    /\b\d{1,2}(?:\.\d{1,2})? ?(?:mm|cm|in|inch(?:es)?)\b/i,
    (text) => ({
      option: 'margin',
      value: `${Number.parseFloat(text)}${/mm|cm/i.exec(text)?.[0].toLowerCase() ?? 'in'}`,
    }),
  ],
  [/\ba4(?: ?paper)?\b|\bdin a4\b/i, () => ({ option: 'paper', value: 'a4' })],
  [/\b(?:us )?letter(?:[- ]?(?:paper|format|sized?))?\b(?! size)/i, () => ({ option: 'paper', value: 'letter' })],
  [near(more, margins), () => ({ option: 'margin', by: 1 })],
  [near(less, margins), () => ({ option: 'margin', by: -1 })],
  [near(`${more}|airier|looser`, spacing), () => ({ option: 'density', value: 'airy' })],
  [near(`${less}|tighter|closer|denser`, spacing), () => ({ option: 'density', value: 'tight' })],
  [near(more, letters), () => ({ option: 'size', by: 1 })],
  [near(less, letters), () => ({ option: 'size', by: -1 })],
  [/\b(?:airy|airier|looser)\b/i, () => ({ option: 'density', value: 'airy' })],
  [/\b(?:tight|tighter|denser)\b/i, () => ({ option: 'density', value: 'tight' })],
  ...fonts.map(([pattern, value]): Find => [pattern, () => ({ option: 'font', value })]),
  [strangeFont, (text) => ({ option: 'font', unknown: text })],
  [namedTheme, (text) => ({ option: 'theme', value: themeIn(text) })],
  [/\b(?:dark|deep|midnight|navy) blue\b/i, () => ({ option: 'accent', value: 'navy' })],
  [hex, (text) => ({ option: 'accent', value: bySigns(text) })],
  [
    new RegExp(String.raw`\b(?:${accents.join('|')})\b`, 'i'),
    (text) => ({ option: 'accent', value: text.toLowerCase() }),
  ],
  // "A warmer colour": the first of that kind.
  [tone('warm|warmer|cosier|earthy'), () => ({ option: 'accent', value: 'rust' })],
  [tone('cool|cooler|cold|calm|calmer|fresh|fresher'), () => ({ option: 'accent', value: 'teal' })],
  [tone('dark|darker|sober|serious'), () => ({ option: 'accent', value: 'navy' })],
  [strangeColour, (text) => ({ option: 'accent', unknown: text.toLowerCase() })],
]

const filler =
  /^(?:the|a|an|i|i'd|would|header|my|it|its|this|that|to|in|with|and|of|on|for|into|as|at|is|by|also|then|please|use|using|used|make|set|change|switch|try|apply|give|go|pick|choose|select|turn|colou?r|paint|put|get|have|want|like|be|me|resume|résumé|cv|document|page|theme|template|style|design|look|looks|looking|layout|one|paper|format|size|sized|colou?rs|colou?red|dark|light|deep|slightly|tad|accents?|headings?|titles?|fonts?|typeface|margins?|text|everything|all|more|bit|little|version|pdf|spacing|instead|from)$/i
const maxChars = 240

/** "The margins are too narrow" wishes for wider ones. */
const measured = String.raw`\b(margins?|borders|text|fonts?(?: size)?|letters|spacing|size)(?: (?:is|are|looks?|seems?))? (?:far |way |much |a bit |a little )?too`
const tooSmall = new RegExp(String.raw`${measured} (?:narrow|small|tiny|thin|tight|close|little)\b`, 'i')
const tooBig = new RegExp(String.raw`${measured} (?:wide|big|large|huge|loose|broad)\b`, 'i')

/** In the order of the message's options; empty where it is about anything else. */
export function readLook(message: string): LookWish[] {
  if (message.length > maxChars) return []
  let rest = message.replace(tooSmall, '$1 bigger').replace(tooBig, '$1 smaller')
  const wishes: LookWish[] = []
  for (const [pattern, wishOf] of finds) {
    const found = pattern.exec(rest)
    const isNew = found && !wishes.some((wish) => wish.option === wishOf(found[0]).option)
    if (!found || !isNew) continue
    wishes.push(wishOf(found[0]))
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
  }
  const words = rest.match(/[\p{L}\p{N}'-]+/gu) ?? []
  return words.every((word) => filler.test(word)) && !/["“”?]/.test(rest) ? wishes : []
}
