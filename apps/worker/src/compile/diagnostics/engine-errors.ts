// What XeLaTeX and LuaLaTeX say that pdflatex does not: of a program or a font that is not there, of letters that a
// font lacks. The letters come without a line: they are looked for in the source.
import type { Diagnostic } from '@galley/contract/latex'
import { compilerOf } from '@galley/resume/compiler/compiler-of'
import type { ErrorContext, Explanation, Rule } from './diagnostic-rule.ts'
import { whoAddsIt } from './known-words.ts'
import { describeCharacters, groupByLine } from './odd-characters.ts'
import type { SourceText } from './source-text.ts'
import { fixOf, replaceAt } from './text-fixes.ts'
import { lookup } from '@galley/resume/text/lookup'

export const compilerNames = { pdflatex: 'pdfLaTeX', xelatex: 'XeLaTeX', lualatex: 'LuaLaTeX' } as const

/** Whether pdfTeX wrote this log, or it does not say who did. */
export const isOfPdfTex = (lines: readonly string[]): boolean =>
  !/^(?:This is (?:XeTeX|Lua)|! Galley Error)/.test(lines[0] ?? '')

export const engineErrorRules: readonly Rule[] = [
  {
    matches: /^Galley Error: (xelatex|lualatex) is not installed/,
    message: 'This document asks for $1, which is not installed here',
    hint: whoAddsIt,
    look: lookForProgram,
  },
  {
    matches: /^Package fontspec Error: The font "([^"]+)" cannot be found/,
    message: 'The font “$1” is not installed here',
    hint: `Use another font, such as TeX Gyre Heros or TeX Gyre Pagella. ${whoAddsIt}`,
    look: lookForFont,
  },
  {
    matches: /^Font \\?TU\/([^/(]+)\(\d+\)\/.* not loadable/,
    message: 'The font “$1” is not installed here',
    hint: `Use another font, such as TeX Gyre Heros or TeX Gyre Pagella. ${whoAddsIt}`,
    look: lookForFont,
  },
  {
    matches: /^Package polyglossia Error: .*?(?:language|file gloss-)\s*['`]?([\w-]+)/,
    message: 'The language “$1” is not known here',
    hint: `Check its spelling. ${whoAddsIt}`,
  },
  {
    matches: /^(?:xdvipdfmx:fatal: |Galley: xdvipdfmx: )(.+)/,
    message: 'The pages could not be made into a PDF',
    hint: '$1',
  },
]

function lookForProgram({ groups, source }: ErrorContext): Partial<Explanation> {
  const asked = groups[0] === 'lualatex' ? 'lualatex' : 'xelatex'
  const { by } = compilerOf(source.lines.join('\n'))
  const at = source.lines.findIndex((text) =>
    by === undefined ? text.toLowerCase().includes(asked.replace('la', '')) || text.includes(asked) : text.includes(by),
  )
  return {
    line: at < 0 ? null : at + 1,
    message: `This document asks for ${compilerNames[asked]}, which is not installed here`,
  }
}

/** Free typefaces with the measures, or the manner, of those that come with other systems. All are in the small set. */
const nearestFonts = lookup<string>({
  'times new roman': 'TeX Gyre Termes',
  times: 'TeX Gyre Termes',
  'minion pro': 'TeX Gyre Termes',
  cambria: 'TeX Gyre Termes',
  georgia: 'TeX Gyre Bonum',
  palatino: 'TeX Gyre Pagella',
  'palatino linotype': 'TeX Gyre Pagella',
  'book antiqua': 'TeX Gyre Pagella',
  garamond: 'TeX Gyre Pagella',
  'century schoolbook': 'TeX Gyre Schola',
  arial: 'TeX Gyre Heros',
  helvetica: 'TeX Gyre Heros',
  'helvetica neue': 'TeX Gyre Heros',
  calibri: 'TeX Gyre Heros',
  'segoe ui': 'TeX Gyre Heros',
  verdana: 'TeX Gyre Heros',
  tahoma: 'TeX Gyre Heros',
  roboto: 'Noto Sans',
  lato: 'Noto Sans',
  'open sans': 'Noto Sans',
  'source sans pro': 'Noto Sans',
  'fira sans': 'Noto Sans',
  futura: 'TeX Gyre Adventor',
  'avant garde': 'TeX Gyre Adventor',
  'courier new': 'TeX Gyre Cursor',
  consolas: 'TeX Gyre Cursor',
})

/** Times New Roman of TimesNewRoman. */
const words = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

/** No font has a longer name. */
const maxName = 100

/** LuaTeX says the name without its spaces: they are left out of both. */
function findName(name: string, code: readonly string[]): { at: number; column: number; typed: string } | null {
  const wanted = name.replaceAll(/\s/g, '')
  if (wanted === '' || wanted.length > maxName) return null
  for (const [at, text] of code.entries()) {
    const from = text.replaceAll(/\s/g, '').indexOf(wanted)
    if (from < 0) continue
    const columns = Array.from(text.matchAll(/\S/g), ({ index }) => index)
    const [column = 0, last = 0] = [columns[from], columns[from + wanted.length - 1]]
    return { at, column, typed: text.slice(column, last + 1) }
  }
  return null
}

function lookForFont({ groups, source, line }: ErrorContext): Partial<Explanation> {
  const name = groups[0] ?? ''
  const found = findName(name, source.code)
  const typed = found?.typed ?? name.slice(0, maxName)
  const nearest = nearestFonts[typed.toLowerCase()] ?? nearestFonts[words(typed)]
  const message = `The font “${typed}” is not installed here`
  if (found === null || nearest === undefined) return { line: found === null ? line : found.at + 1, message }
  const replaced = replaceAt({ line: found.at, column: found.column }, typed, nearest)
  return { line: found.at + 1, message, fix: fixOf(source, `Use ${nearest}`, [replaced]) }
}

const missing = /^Missing character: There is no (.)(?: \(U\+[0-9A-F]+\))? in font (?!nullfont)/u
/** A document may lack as many letters as it likes. */
const maxMissing = 500

/** Where each of them is first, from 1. */
function firstLines(characters: ReadonlySet<string>, code: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const [at, text] of code.entries()) {
    if (found.size === characters.size) break
    for (const character of text) if (characters.has(character) && !found.has(character)) found.set(character, at + 1)
  }
  return found
}

/** By XeTeX and LuaTeX; pdfTeX speaks of bytes, and has a row among the remarks. */
export function diagnoseMissingCharacters(lines: readonly string[], source: SourceText): Diagnostic[] {
  if (isOfPdfTex(lines)) return []
  const characters = new Set<string>()
  for (const text of lines) {
    const character = text.startsWith('Missing c') ? missing.exec(text)?.[1] : undefined
    if (character !== undefined && characters.size < maxMissing) characters.add(character)
  }
  const firstLine = firstLines(characters, source.code)
  const found = [...characters].map((character) => {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
    return { line: firstLine.get(character) ?? null, code }
  })
  return groupByLine(found).map(([line, codes]) => {
    const { shown, kind } = describeCharacters(codes)
    const [word, it, is] = codes.length === 1 ? ['character', 'it', 'is'] : ['characters', 'them', 'are']
    return {
      line,
      severity: 'warning',
      about: 'missing_characters',
      message: `The font has no ${word} ${shown}`,
      hint: `The PDF shows a box or nothing instead. Choose a font that has ${it}, or remove what ${is} missing.${kind}`,
    }
  })
}
