// Writes class/resume-characters.def: which of the encodings that ship with Latin Modern and TeX Gyre has a true glyph
// for a character that T1 lacks or fakes. Run by hand when the table should change; the result is committed, because
// the class must also work where nothing can be built (a zip on another computer's TeX).
import { readFileSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'

const find = (file: string) => execFileSync('kpsewhich', [file], { encoding: 'utf8' }).trim()
const read = (file: string) => readFileSync(find(file), 'latin1')

const unicodeOfGlyph = new Map<string, number>()
for (const [, name, hex] of read('glyphtounicode.tex').matchAll(/\\pdfglyphtounicode\{([^}]+)\}\{([0-9A-F]+)\}/g)) {
  if (name && hex && !unicodeOfGlyph.has(name)) unicodeOfGlyph.set(name, Number.parseInt(hex, 16))
}

function encoding(file: string): string[] {
  const text = read(file).replace(/%.*/g, '')
  return [...text.slice(text.indexOf('['), text.indexOf(']')).matchAll(/\/(\S+)/g)].map(([, name]) => name ?? '')
}
const glyphsOf = (afm: string) => new Set([...read(afm).matchAll(/; N (\S+) ;/g)].map(([, name]) => name))

const fonts = ['qplr', 'qhvr', 'qtmr', 'qcsr', 'qagr', 'qbkr', 'qplb', 'qhvb', 'lmr10', 'lmss10', 'lmbx10']
const glyphSets = fonts.map((font) => glyphsOf(`${font}.afm`))
/** In every typeface of the class: a theme switch must not lose a character. */
const isEverywhere = (glyph: string) => glyphSets.every((set) => set.has(glyph))

const codes = (file: string) =>
  new Set(
    encoding(file)
      .filter(isEverywhere)
      .map((glyph) => unicodeOfGlyph.get(glyph)),
  )
const inT1 = codes('q-ec.enc')
const inTs1 = codes('q-ts1.enc')
const declared = new Set<number>()
for (const file of ['t1enc.dfu', 'ts1enc.dfu']) {
  for (const [, hex] of read(file).matchAll(/DeclareUnicodeCharacter\{([0-9A-F]+)\}/g))
    declared.add(Number.parseInt(hex ?? '', 16))
}

// Glyph names whose usual code point is not the one wanted here.
const meant: Record<string, number> = { Scommaaccent: 0x218, scommaaccent: 0x219, quoteright: 0x2019 }
const rows = new Map<number, string>()
for (const [name, file] of [
  ['T5', 't5'],
  ['L7x', 'l7x'],
  ['QX', 'qx'],
  ['TS1', 'ts1'],
] as const) {
  const gyre = encoding(`q-${file}.enc`)
  const latinModern = encoding(`lm-${file}.enc`)
  gyre.forEach((glyph, slot) => {
    const code = meant[glyph] ?? unicodeOfGlyph.get(glyph)
    if (code === undefined || code < 0xa1 || code > 0x2fff || rows.has(code)) return
    if (latinModern[slot] !== glyph || !isEverywhere(glyph)) return
    const isRight = declared.has(code) && (inT1.has(code) || inTs1.has(code))
    if (isRight && code !== 0x2019) return
    const hex = (value: number, width: number) => value.toString(16).toUpperCase().padStart(width, '0')
    rows.set(code, `\\rsC{${String.fromCodePoint(code)}}{${name}}{${hex(slot, 2)}}{${glyph}}{${hex(code, 4)}}`)
  })
}
const sorted = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row)
const byHand = readFileSync(new URL('characters/by-hand.def', import.meta.url), 'utf8')
const head = `% resume-characters.def: made by ../make-characters.ts, not by hand. \\rsC{character}{encoding}{slot}{glyph's name}{code point}.
\\ProvidesFile{resume-characters.def}
`
writeFileSync(new URL('class/resume-characters.def', import.meta.url), `${head}${sorted.join('\n')}\n${byHand}`)
