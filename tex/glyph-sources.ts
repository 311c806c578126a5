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

/** A family's four fonts, whose names start alike. */
const family = (start: string, ends: readonly [string, string, string, string]): Record<StyleId, string> => ({
  r: start + ends[0],
  b: start + ends[1],
  ri: start + ends[2],
  bi: start + ends[3],
})
const schola = family('C059-', ['Roman', 'Bold', 'Italic', 'BdIta'])
const heros = family('NimbusSans-', ['Regular', 'Bold', 'Italic', 'BoldItalic'])

/** LaTeX's family names. Each TeX Gyre family was made from the font beside it; Latin Modern gets the nearest. */
export const families: Readonly<Record<string, Record<StyleId, string>>> = {
  qtm: family('NimbusRoman-', ['Regular', 'Bold', 'Italic', 'BoldItalic']),
  qpl: family('P052-', ['Roman', 'Bold', 'Italic', 'BoldItalic']),
  qbk: family('URWBookman-', ['Light', 'Demi', 'LightItalic', 'DemiItalic']),
  qag: family('URWGothic-', ['Book', 'Demi', 'BookOblique', 'DemiOblique']),
  qcs: schola,
  lmr: schola,
  qhv: heros,
  lmss: heros,
}

export interface GlyphBlock {
  readonly id: string
  /** LaTeX's name for the encoding. */
  readonly encoding: string
  readonly has: (code: number) => boolean
}

/** Each block fills one encoding of at most 256 slots. `known`: what the class can set without. */
export const blocks = (known: ReadonlySet<number>): readonly GlyphBlock[] => [
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
