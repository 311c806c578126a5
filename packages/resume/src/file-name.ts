// The name of a file to download, for every system and for the Content-Disposition header (RFC 6266).
import { blankLatex } from './blank-resume.ts'
import { cleanText } from './text/escape-tex.ts'
import { nameInLatex } from './latex-name.ts'
import { lookup } from './text/lookup.ts'
import { normalized } from './text/normalized.ts'

export interface FileName {
  /** Letters, digits, spaces, `.`, `-`, `_`, parentheses only; ends in the extension; at most 100 characters. */
  readonly ascii: string
  /** The same in the title's own script; at most 100 characters. Goes percent-encoded into `filename*`. */
  readonly utf8: string
}

const maxChars = 100
/** Leaves room for the rest of the file's name. */
const maxNameChars = 80
const fallback = 'resume'
const windowsDevices = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** Letters that no accent can be taken from. */
const letters = lookup<string>({
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'ng',
  Ŋ: 'Ng',
  ŧ: 't',
  Ŧ: 'T',
  ĸ: 'k',
  ə: 'e',
  Ə: 'E',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  є: 'ye',
  ґ: 'g',
  ђ: 'dj',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
  ў: 'u',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '’': '',
  '‘': '',
  '“': '',
  '”': '',
  "'": '',
  '"': '',
  '&': ' and ',
  '€': 'EUR',
})

/** What a recruiter finds in a folder: "Zoë Ångström - Resume.pdf". A resume without a name is called by its title. */
export function resumeFileName(latex: string, title: string, extension = '.pdf'): FileName {
  const name = nameInLatex(latex)
  const isNamed = name !== '' && name !== nameInLatex(blankLatex)
  return fileName(isNamed ? `${name.slice(0, maxNameChars).toWellFormed()} - Resume` : title, extension)
}

/** Never empty, no path or control or direction characters, no leading dot, no name that Windows reserves. */
export function fileName(title: string, extension: string): FileName {
  const readable = cleanText(title)
    .replace(/[/\\:*?"<>|\n\t]/g, ' ')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
  const ascii = transliterated(readable).replace(/[^A-Za-z0-9 ._()-]+/g, '')
  return { ascii: named(ascii, extension), utf8: named(readable, extension) }
}

function transliterated(text: string): string {
  return Array.from(normalized(text, 'NFKC'), (char) => letterFor(char))
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

function letterFor(char: string): string {
  const known = letters[char]
  if (known !== undefined) return known
  const lower = letters[char.toLowerCase()]
  return lower === undefined ? unaccentedLetter(char) : lower.charAt(0).toUpperCase() + lower.slice(1)
}

/** й and ё are letters of their own; ά is α with an accent, whose letter is looked up once more. */
function unaccentedLetter(char: string): string {
  const base = char.normalize('NFD').replace(/\p{M}/gu, '')
  if (base === char || base.length !== 1) return char
  return letters[base] ?? letters[base.toLowerCase()]?.toUpperCase() ?? base
}

function named(text: string, extension: string): string {
  const stem = Array.from(text.replace(/\s+/g, ' '))
    .slice(0, maxChars - extension.length)
    .join('')
    .slice(0, maxChars - extension.length)
    .toWellFormed()
    .replace(/\ufffd/g, '')
    .replace(/^[\s._-]+|[\s._-]+$/g, '')
    .replace(/\.(?:pdf|docx|json|txt|zip)$/i, '')
  return `${stem === '' || windowsDevices.test(stem) ? fallback : stem}${extension}`
}
