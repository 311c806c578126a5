// A resume's LaTeX with all that it needs beside the TeX of the reader's machine. Reading the files is the caller's.
import { lookOf } from '@galley/resume/class-options'
import { compilerOf } from '@galley/resume/compiler/compiler-of'
import { defaultTemplateId, templates } from '@galley/resume/templates'
import { zipSync, type Zippable } from 'fflate'
import { visibleLatex } from '../visible-latex.ts'
import { glyphFiles } from './glyph-files.ts'
import { openTypeFonts } from './opentype-fonts.ts'
import { readMe } from './read-me.ts'
import type { ReadTexFile } from './read-tex-file.ts'

const pdfTexFiles = [
  'resume.cls',
  'resume-unicode.def',
  'resume-characters.def',
  'resume-pdf.def',
  'resume-dates.def',
  'resume-labels.def',
]
/** For XeLaTeX and LuaLaTeX: in every zip, for a text may get a letter that pdfLaTeX lacks. */
const openTypeFiles = [
  'resume-opentype.def',
  'resume-opentype-words.def',
  'resume-opentype-xe.def',
  'resume-opentype-lua.def',
  'resume-fonts.lua',
]
/** Of the class, beside its themes. */
export const classFiles = [...pdfTexFiles, ...openTypeFiles]
const japanese = 'resume-japanese.def'
const eastAsian = /[\u3000-\u9fff\uff00-\uffef]/

/** By their names in the folder, with what lies `beside` it. A document of another class goes without ours. */
export function texBundle(
  latex: string,
  read: ReadTexFile,
  beside: ReadonlyMap<string, Uint8Array> = new Map(),
): Map<string, Uint8Array<ArrayBuffer>> {
  const files = bundled(latex, read)
  // The person's own go before those of the same name: they are what is set here, too.
  for (const [name, bytes] of beside) files.set(name === 'resume.tex' ? 'resume (2).tex' : name, Uint8Array.from(bytes))
  return files
}

function bundled(latex: string, read: ReadTexFile): Map<string, Uint8Array<ArrayBuffer>> {
  const source = visibleLatex(latex)
  const files = new Map<string, Uint8Array<ArrayBuffer>>([['resume.tex', encoded(source)]])
  const own = lookOf(source)?.own
  if (!own) return files.set('README.txt', encoded(readMe(source, compilerOf(source).compiler, null)))
  // The class, too, sets an unknown theme as this one.
  const theme = templates.find(({ id }) => id === own['theme'])?.id ?? defaultTemplateId
  const definition = `resume-theme-${theme}.def`
  const fonts = fontsOf(own['font'], textOf(read(definition)))
  const shown = source + namesOfMonths(source, own['lang'], textOf(read('resume-dates.def')))
  const glyphs = glyphFiles(shown, fonts, read)
  const isEastAsian = eastAsian.test(source)
  for (const name of [...classFiles, definition, ...glyphs.names, ...(isEastAsian ? [japanese] : [])]) {
    const bytes = read(name)
    if (bytes) files.set(name, bytes)
  }
  const { compiler } = compilerOf(source)
  const needs = {
    theme,
    fonts,
    hasGlyphs: glyphs.names.length > 0,
    isLacking: glyphs.isLacking,
    isEastAsian,
    openTypeFonts: compiler === 'pdflatex' ? [] : openTypeFonts(shown, fonts, textOf(read('resume-opentype.def'))),
  }
  return files.set('README.txt', encoded(readMe(source, compiler, needs)))
}

/** Fonts don't get smaller. The time in it is fixed, so that the same files make the same zip. */
export function zipOf(files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): Uint8Array {
  const entries: Zippable = {}
  for (const [name, bytes] of files) entries[name] = [bytes, { level: name.endsWith('.pfb') ? 0 : 6 }]
  return zipSync(entries, { mtime: '2000-01-01T00:00:00' })
}

const encoded = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes ?? new Uint8Array())

/** `\rsdefaults{accent}{font}{size}{margin}[font of the headings]` of the theme; what the document sets goes before. */
function fontsOf(set: string | undefined, theme: string): string[] {
  const [, font = 'pagella', headings] =
    /\\rsdefaults\{\w+\}\{(\w+)\}\{[^}]*\}\{[^}]*\}(?:\[(\w+)\])?/.exec(theme) ?? []
  return set === undefined ? [font, ...(headings === undefined ? [] : [headings])] : [set]
}

/** The class writes months in the language of the document: in some, with letters that its text may lack. */
function namesOfMonths(source: string, lang: string | undefined, dates: string): string {
  const preamble = source.slice(0, source.indexOf('\\begin{document}'))
  const babel = { russian: 'ru', ukrainian: 'uk', greek: 'el' }
  const languages = [
    ...(lang === undefined ? [] : [lang.split('-')[0]!.toLowerCase()]),
    ...Object.entries(babel).flatMap(([name, code]) => (preamble.includes(name) ? [code] : [])),
  ]
  const rows = Array.from(dates.matchAll(/\\rs(?:months|present)\{(\w+)\}\{([^}]*)\}/g))
  return rows.flatMap(([, code = '', words = '']) => (languages.includes(code) ? [words] : [])).join('')
}
