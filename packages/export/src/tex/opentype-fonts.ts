// Which fonts beside its own a text needs with XeLaTeX or LuaLaTeX. `resume-opentype.def` has the table of scripts;
// nothing of it is repeated here.

/** `fonts`: the class's names of those that the document is set in. `definition`: the text of resume-opentype.def. */
export function openTypeFonts(shown: string, fonts: readonly string[], definition: string): string[] {
  const columns = [...new Set(fonts.map((font) => (sans.has(font) ? 'sans' : 'serif')))]
  const codes = [...new Set(Array.from(shown, (letter) => letter.codePointAt(0)!))].filter((code) => code > lastLatin)
  const ofScripts = scriptsIn(definition)
    .filter(({ ranges }) => isOneIn(codes, ranges))
    .flatMap((script) => columns.map((column) => script[column]))
  const [, signRanges = ''] = /\\c_rs_sign_ranges_tl\s*\{((?:\s*\{[0-9A-F]{4,6}\})*)/.exec(definition) ?? []
  const [, signFonts = ''] = /\\c_rs_sign_fonts_clist\s*\{([^}]*)\}/.exec(definition) ?? []
  const ofSigns = isOneIn(codes, rangesIn(signRanges)) ? signFonts.split(',').map((name) => name.trim()) : []
  return [...new Set([...ofScripts, ...ofSigns].map(readable))]
}

const sans = new Set(['lmsans', 'heros', 'adventor'])
/** Up to here every one of the class's own fonts has the letters. */
const lastLatin = 0x2_4f

interface Script {
  ranges: readonly (readonly [number, number])[]
  serif: string
  sans: string
}

/** The rows `\rs_script:nnnnn {name} {ranges} {serif} {sans}` and `\rs_noto:nnnn {name} {ranges} {the end of both}`. */
function scriptsIn(definition: string): Script[] {
  const rows =
    /^\\rs_(script:nnnnn|noto:nnnn)\s*\{\w+\}\s*\{((?:\s*\{[0-9A-F]{4,6}\})+)\s*\}\s*\{(\w+)\}(?:\s*\{(\w+)\})?/gm
  return Array.from(definition.matchAll(rows), ([, kind, ranges = '', first = '', second = '']) =>
    kind === 'noto:nnnn'
      ? { ranges: rangesIn(ranges), serif: `NotoSerif${first}`, sans: `NotoSans${first}` }
      : { ranges: rangesIn(ranges), serif: first, sans: second },
  )
}

function rangesIn(text: string): [number, number][] {
  const ends = Array.from(text.matchAll(/[0-9A-F]{4,6}/g), ([hex]) => Number.parseInt(hex, 16))
  return ends.flatMap((end, index) => (index % 2 === 1 ? [[ends[index - 1]!, end] as [number, number]] : []))
}

const isOneIn = (codes: readonly number[], ranges: Script['ranges']) =>
  codes.some((code) => ranges.some(([from, to]) => code >= from && code <= to))

/** Noto Sans Devanagari of NotoSansDevanagari, and of a file's name the part before its weight. */
function readable(name: string): string {
  const face = name.replace(/(?:-Regular|_hint)?\.[a-z]{3}$/, '')
  const words = face.startsWith('Noto') ? /(?<=[a-z])(?=[A-Z0-9])/g : /(?<=[a-z])(?=Sans|Serif)/g
  return face.replaceAll(words, ' ')
}
