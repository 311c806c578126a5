// Which font stands in for which family, and which characters are taken from it. Data for build.ts.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type StyleId = 'r' | 'b' | 'ri' | 'bi'
export interface Style {
  readonly id: StyleId
  /** `{series}{shape}` of LaTeX that this style serves. */
  readonly shapes: readonly string[]
}
export const styles: readonly Style[] = [
  { id: 'r', shapes: ['{m}{n}', '{m}{sc}'] },
  { id: 'b', shapes: ['{b}{n}', '{bx}{n}', '{b}{sc}', '{bx}{sc}'] },
  { id: 'ri', shapes: ['{m}{it}', '{m}{sl}'] },
  { id: 'bi', shapes: ['{b}{it}', '{bx}{it}', '{b}{sl}', '{bx}{sl}'] },
]

const family = (r: string, b: string, ri: string, bi: string): Record<StyleId, string> => ({ r, b, ri, bi })
const schola = family('C059-Roman', 'C059-Bold', 'C059-Italic', 'C059-BdIta')
const heros = family('NimbusSans-Regular', 'NimbusSans-Bold', 'NimbusSans-Italic', 'NimbusSans-BoldItalic')

/** LaTeX's family names. Each TeX Gyre family was made from the font beside it; Latin Modern gets the nearest. */
export const families: Readonly<Record<string, Record<StyleId, string>>> = {
  qtm: family('NimbusRoman-Regular', 'NimbusRoman-Bold', 'NimbusRoman-Italic', 'NimbusRoman-BoldItalic'),
  qpl: family('P052-Roman', 'P052-Bold', 'P052-Italic', 'P052-BoldItalic'),
  qbk: family('URWBookman-Light', 'URWBookman-Demi', 'URWBookman-LightItalic', 'URWBookman-DemiItalic'),
  qag: family('URWGothic-Book', 'URWGothic-Demi', 'URWGothic-BookOblique', 'URWGothic-DemiOblique'),
  qcs: schola,
  lmr: schola,
  qhv: heros,
  lmss: heros,
}

export interface Block {
  readonly id: string
  /** LaTeX's name for the encoding. */
  readonly encoding: string
  readonly has: (code: number) => boolean
}

/** Each block fills one encoding of at most 256 slots. `known`: what the class can set without. */
export const blocks = (known: ReadonlySet<number>): readonly Block[] => [
  { id: 'rsg', encoding: 'RSG', has: (code) => code >= 0x370 && code <= 0x52f },
  {
    id: 'rsx',
    encoding: 'RSX',
    has: (code) => code > 0xff && !(code >= 0x370 && code <= 0x52f) && !isPrivate(code) && !known.has(code),
  },
]
const isPrivate = (code: number) => code >= 0xe000 && code <= 0xf8ff

const kpsewhich = (file: string) => execFileSync('kpsewhich', [file], { encoding: 'utf8' }).trim()

/** Code points that need no help: TeX's own tables, and the class's. */
export function inClass(charactersFile: string): Set<number> {
  const tables = ['t1enc.dfu', 'ts1enc.dfu'].map((file) => readFileSync(kpsewhich(file), 'latin1'))
  const own = readFileSync(charactersFile, 'utf8')
  const declared = [
    ...tables.join('\n').matchAll(/\\DeclareUnicodeCharacter\{([0-9A-F]+)\}/g),
    ...own.matchAll(/\\(?:rsN|DeclareUnicodeCharacter)\{([0-9A-F]{4,6})\}/g),
  ]
  const written = [...own.matchAll(/\\rs[CS]\{(.)\}/gu)].map(([, char]) => char?.codePointAt(0) ?? 0)
  return new Set([...written, ...declared.map(([, code]) => Number.parseInt(code ?? '', 16))])
}

/** Every name that a glyph for a code point may have. */
export function glyphNames(): Map<number, string[]> {
  const names = new Map<number, string[]>()
  const add = (code: number, name: string) => {
    const list = names.get(code)
    if (list) list.push(name)
    else names.set(code, [name])
  }
  const table = readFileSync(kpsewhich('glyphtounicode.tex'), 'latin1')
  for (const [, name, code] of table.matchAll(/\\pdfglyphtounicode\{([^}]+)\}\{([0-9A-F]{4})\}/g)) {
    if (name && code) add(Number.parseInt(code, 16), name)
  }
  for (let code = 0x100; code < 0x3000; code += 1) add(code, `uni${code.toString(16).toUpperCase().padStart(4, '0')}`)
  return names
}
