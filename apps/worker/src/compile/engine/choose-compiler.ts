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
  /** After a run of pdflatex: whether another program has letters that this page lacks. */
  another(document: DocumentToSet, log: string): TexCompiler | null
  /** It set the page: it does so from now on. */
  remember(document: DocumentToSet): void
}

const eastAsian = /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u
/** The class's own word for it (tex/class/resume-unicode.def). */
const unset = /^Class resume Warning: Character U\+/m
const maxDocuments = 1_000

export function createCompilerChooser(installed: InstalledCompilers): CompilerChooser {
  /** Documents whose text does not show that they need more than pdflatex. */
  const known = new LRUCache<string, true>({ max: maxDocuments })
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
      if (because === null && key !== null && known.get(key) && installed.has('xelatex')) return here('xelatex')
      return here(compiler)
    },
    another({ source, compiler: asked = 'auto' }, log) {
      if (asked !== 'auto' || !unset.test(log) || !installed.has('xelatex')) return null
      return compilerOf(source).because === null ? 'xelatex' : null
    },
    remember: ({ key }) => void (key !== null && known.set(key, true)),
  }
}

/** In the place of a run of a program that is not installed: its log says so, for the diagnostics. */
export const missingCompilerRun = (compiler: TexCompiler): TexRun => ({
  ...emptyRun(),
  code: 1,
  log: `! Galley Error: ${compiler} is not installed.\n`,
})
