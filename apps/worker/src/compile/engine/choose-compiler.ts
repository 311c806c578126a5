// Which program runs a document here: the one that was asked for, or that the document asks for, as far as it is
// installed; and the next one, where the page shows that another is needed.
import type { TexCompiler, CompilerChoice } from '@galley/contract/latex'
import { compilerOf } from '@galley/resume/compiler/compiler-of'
import { LRUCache } from 'lru-cache'
import type { InstalledCompilers } from '../tex/installed-compilers.ts'
import { emptyRun, type TexRun } from '../tex/tex-results.ts'

export interface DocumentToSet {
  source: string
  /** The document's name through its edits. */
  key: string | null
  compiler?: CompilerChoice | undefined
}

export interface ChosenCompiler {
  compiler: TexCompiler
  /** The document can't do without it, and it is not here. */
  isMissing: boolean
}

export interface CompilerChooser {
  of(document: DocumentToSet): ChosenCompiler
  /** After a run: whether another program has letters that this page lacks, or what a package asked for. */
  another(document: DocumentToSet, ran: { compiler: TexCompiler; log: string }): TexCompiler | null
  /** It set the page: it does so from now on. */
  remember(document: DocumentToSet, compiler: TexCompiler): void
}

const eastAsian = /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u
/** The class's own word for it (tex/class/resume-unicode.def). */
const unset = /^Class resume Warning: Character U\+/m
/** A class or package outside of the text that works with another program only. */
const asksForAnother =
  /^! (?:(?:Fatal )?(?:Package|LaTeX|Class) (?:\S+ )?Error: .{0,200}(?:XeTeX|XeLaTeX|LuaTeX|LuaLaTeX)|Undefined control sequence\.\n.{0,200}\\XeTeX)/m
/** What XeTeX does not do, such as microtype's font expansion. */
const asksForLua = /^! .{0,200}(?:(?:work|possible|supported) (?:with|in|by) xe(?:la)?tex|requires? lua(?:la)?tex)/im
const maxDocuments = 1_000

export function createCompilerChooser(installed: InstalledCompilers): CompilerChooser {
  /** Documents whose text does not show that they need another program. */
  const known = new LRUCache<string, TexCompiler>({ max: maxDocuments })
  const here = (compiler: TexCompiler): ChosenCompiler => ({ compiler, isMissing: !installed.has(compiler) })

  /** Without a font for them the letters would be boxes: pdflatex has some of them. */
  const byLetters = (compiler: TexCompiler, source: string): ChosenCompiler => {
    if (eastAsian.test(source) && !installed.hasEastAsianFonts) return here('pdflatex')
    // What runs from the left both can set.
    const fit = [compiler, ...(compiler === 'xelatex' ? (['lualatex'] as const) : [])].find(installed.has)
    return here(fit ?? 'pdflatex')
  }

  return {
    of({ source, key, compiler: asked = 'auto' }) {
      if (asked !== 'auto') return here(asked)
      const { compiler, because } = compilerOf(source)
      if (because === 'letters') return byLetters(compiler, source)
      const next = key === null || because === 'named' ? undefined : known.get(key)
      return here(next ?? compiler)
    },
    another({ source, compiler: asked = 'auto' }, { compiler, log }) {
      if (asked !== 'auto' || compilerOf(source).because === 'named') return null
      if (compiler === 'pdflatex' && eastAsian.test(source) && !installed.hasEastAsianFonts) return null
      const next = nextAfter(compiler, log)
      return next !== null && installed.has(next) ? next : null
    },
    remember: ({ key }, compiler) => void (key !== null && known.set(key, compiler)),
  }
}

function nextAfter(compiler: TexCompiler, log: string): TexCompiler | null {
  if (compiler === 'pdflatex') return unset.test(log) || asksForAnother.test(log) ? 'xelatex' : null
  return compiler === 'xelatex' && asksForLua.test(log) ? 'lualatex' : null
}

/** In the place of a run of a program that is not installed: its log says so, for the diagnostics. */
export const missingCompilerRun = (compiler: TexCompiler): TexRun => ({
  ...emptyRun(),
  code: 1,
  log: `! Galley Error: ${compiler} is not installed.\n`,
})
