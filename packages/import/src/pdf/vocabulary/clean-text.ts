// Characters of a PDF as people type them. What only a typesetter needs is undone; what a person chose (dashes,
// quotation marks) stays.
import { lookup } from '@galley/resume/text/lookup'

const ligatures = lookup<string>({
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
  Ĳ: 'IJ',
  ĳ: 'ij',
})

/** Old TeX fonts have accents as signs of their own, set before the letter: "C´adiz", "Roc´ıo". */
const loneAccents = lookup<string>({
  '´': '\u0301',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  ˇ: '\u030c',
  '˚': '\u030a',
  '˘': '\u0306',
  '˝': '\u030b',
  '˙': '\u0307',
  '¯': '\u0304',
  '¸': '\u0327',
  '˛': '\u0328',
})
const accentThenLetter = /([´¨ˆ˜ˇ˚˘˝˙¯¸˛])\s?(\p{L})/gu
const dotless = lookup<string>({ ı: 'i', ȷ: 'j' })
const accented = (_: string, accent: string, letter: string) => `${dotless[letter] ?? letter}${loneAccents[accent]}`

const softHyphen = '\u00ad'
/** Zero width, marks of direction, tags, controls: no reader sees them. */
const invisible = /\p{Cc}|\p{Cf}|\u034f|[\u{fe00}-\u{fe0f}\ufffd\ufffe\uffff]/gu
const privateUse = /[\ue000-\uf8ff]|[\u{f0000}-\u{10fffd}]/gu
/** Hebrew and Arabic letters as they are shaped on paper. */
const shapedLetters = /[\ufb1d-\ufdff\ufe70-\ufefc]/gu
/** Radicals of Chinese characters, which some fonts stand for the characters themselves. */
const radicals = /[\u2e80-\u2fdf]/gu
/** Those that Unicode has no character for. */
const characterOf = lookup<string>(
  Object.fromEntries(
    Array.from(
      '⻑長⻝食⻤鬼⻩黄⻘青⻨麦⺟母⺠民⻁虎⻄西⻆角⻋车⻓长⻔门⻛风⻢马⻥鱼⻦鸟'.matchAll(/(.)(.)/gu),
      ([, one, other]) => [one!, other!],
    ),
  ),
)
const styledLetters = /[\u{1d400}-\u{1d7ff}]/gu

/**
 * Several PDFs write each hyphen as a soft one, some a hyphen and a soft one: inside a line all of that is a hyphen. At
 * the end of a text it stays soft, so that joining lines shows that the word was divided there.
 */
export function cleanText(text: string): string {
  return text
    .replace(accentThenLetter, accented)
    .normalize('NFC')
    .replace(/[ﬀ-ﬆĲĳ]/g, (char) => ligatures[char] ?? char)
    .replace(shapedLetters, (char) => char.normalize('NFKC'))
    .replace(radicals, (char) => characterOf[char] ?? char.normalize('NFKC'))
    .replace(styledLetters, (char) => char.normalize('NFKC'))
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\t\r\n]/g, ' ')
    .replace(invisible, (char) => (char === softHyphen ? char : ''))
    .replace(/[-\u2010\u2011]?\u00ad[-\u00ad\u2010\u2011]*(?!$)/g, '-')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/-\u00ad$/, softHyphen)
}

export const endsDivided = (text: string): boolean => text.endsWith(softHyphen)
export const withoutSoftHyphen = (text: string): string => text.replaceAll(softHyphen, '')

/** Glyphs of icon fonts have no meaning outside them. Wingdings' and Symbol's are bullets where they begin a line. */
export const isIconText = (text: string): boolean => text.replace(privateUse, '').trim() === '' && text.trim() !== ''
export const withoutIcons = (text: string): string => text.replace(privateUse, '')

const iconFont = /awesome|icons?\b|icomoon|material|glyphicon|ionicon|academicons|marvosym|bbding|feather|typicons/i
/** The names that FontAwesome's pictures of resumes have where text is copied: "MAP-MARKER", "Calendar". */
const iconName =
  /^\s*(?:map-marker|calendar|phone|envelope|at|link|linkedin|github|gitlab|bitbucket|globe|home|mobile|trophy|award|medal|certificate|heart|heartbeat|birthday-cake|user|users|briefcase|graduation-cap|university|school|book|bookmark|code|cogs?|star|flag|language|car|plane|futbol|music|camera|paint-brush|pen|pencil|file|folder|check|circle|square|rss|skype|twitter|xing|orcid|researchgate|stack-overflow|facebook|instagram|youtube|medium|telegram|whatsapp|print|fax|building|industry|rocket|lightbulb|handshake|chart|tools|wrench|laptop|desktop|server|database|terminal|clock|location-arrow|chess|bicycle|hiking|utensils)(?:-[a-z]+){0,2}\s*$/i
/** Other fonts of icons name all of theirs in capitals. */
const inCapitals = /^\s*[A-Z\d]{2,}(?:-[A-Z\d]+)*\s*$/
export const isIconName = (text: string): boolean => inCapitals.test(text) || iconName.test(text)

export const isIconFont = (font: string): boolean => iconFont.test(font)
