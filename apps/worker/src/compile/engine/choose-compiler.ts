// Which program runs a document here: the one that was asked for, or that the document asks for, as far as it is
// installed; and the next one, where the page shows that another is needed.
import type { TexCompiler, CompilerChoice } from '@galley/contract/latex'
import { compilerOf } from '@galley/resume/compiler/compiler-of'
import type { InstalledCompilers } from '../tex/installed-compilers.ts'
import { emptyRun, type TexRun } from '../tex/tex-results.ts'
import { createCompilerMemory, type KeyedSource } from './compiler-memory.ts'
import { missingLetters } from './missing-letters.ts'

export interface DocumentToSet extends KeyedSource {
  compiler?: CompilerChoice | undefined
}

export interface ChosenCompiler {
  compiler: TexCompiler
  /** The document can't do without it, and it is not here. */
  isMissing: boolean
}

/** A run that is over. */
type Ran = Pick<TexRun, 'code' | 'log'> & { compiler: TexCompiler }

export interface CompilerChooser {
  of(document: DocumentToSet): ChosenCompiler
  /** After a run: whether another program may have letters that this page lacks, or what a package asked for. */
  another(document: DocumentToSet, ran: Omit<Ran, 'code'>): TexCompiler | null
  /** Whether the other program's page is the better one. Remembered for the document's next texts. */
  isBetter(document: DocumentToSet, ran: Ran, other: Ran): boolean
}

const eastAsian =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/gu
const isEastAsian = (text: string) => text.search(eastAsian) >= 0
/** A class or package outside of the text that works with another program only. */
const asksForAnother =
  /^! (?:(?:Fatal )?(?:Package|LaTeX|Class) (?:\S+ )?Error: .{0,200}(?:XeTeX|XeLaTeX|LuaTeX|LuaLaTeX)|Undefined control sequence\.\n.{0,200}\\XeTeX)/m
/** What XeTeX does not do, such as microtype's font expansion. */
const asksForLua = /^! .{0,200}(?:(?:work|possible|supported) (?:with|in|by) xe(?:la)?tex|requires? lua(?:la)?tex)/im
const asks = ({ compiler, log }: Omit<Ran, 'code'>): TexCompiler | null => {
  if (compiler === 'pdflatex') return asksForAnother.test(log) ? 'xelatex' : null
  return compiler === 'xelatex' && asksForLua.test(log) ? 'lualatex' : null
}

export function createCompilerChooser(installed: InstalledCompilers): CompilerChooser {
  const memory = createCompilerMemory()
  const here = (compiler: TexCompiler): ChosenCompiler => ({ compiler, isMissing: !installed.has(compiler) })
  /** Without a font for them the letters would be boxes there, too. */
  const isBeyondAll = (letter: string) => !installed.hasEastAsianFonts && isEastAsian(letter)

  const byLetters = (compiler: TexCompiler, source: string): TexCompiler => {
    // pdflatex has some East Asian letters; what else the text has may need another program nevertheless.
    if (isBeyondAll(source) && compilerOf(source.replace(eastAsian, '')).because !== 'letters') return 'pdflatex'
    // What runs from the left both can set.
    return [compiler, ...(compiler === 'xelatex' ? (['lualatex'] as const) : [])].find(installed.has) ?? 'pdflatex'
  }
  const byText = (source: string) => {
    const { compiler, because } = compilerOf(source)
    return { compiler: because === 'letters' ? byLetters(compiler, source) : compiler, because }
  }
  const mayHaveLetters = (document: DocumentToSet, ran: Omit<Ran, 'code'>) => {
    if (ran.compiler !== 'pdflatex') return false
    const lacked = missingLetters(ran)
    return [...lacked].some((letter) => !isBeyondAll(letter)) && !memory.isVain(document, lacked)
  }

  return {
    of(document) {
      const { source, compiler: asked = 'auto' } = document
      if (asked !== 'auto') return here(asked)
      const { compiler, because } = byText(source)
      return here((because === 'named' ? null : memory.recall(document, compiler)) ?? compiler)
    },
    another(document, ran) {
      if (document.compiler !== undefined && document.compiler !== 'auto') return null
      const next = asks(ran) ?? (mayHaveLetters(document, ran) ? 'xelatex' : null)
      // Read last: most runs ask for nothing.
      return next === null || !installed.has(next) || compilerOf(document.source).because === 'named' ? null : next
    },
    isBetter(document, ran, other) {
      // An error there is about what the class asked for; where letters alone were missing, the page was good.
      if (other.code !== 0 && (ran.code === 0 || asks(ran) === null)) return false
      const [lacked, still] = [missingLetters(ran), missingLetters(other)]
      const isBetter = asks(ran) !== null || still.size < lacked.size
      const [helped, vain] = isBetter ? partedBy([...lacked], (letter) => !still.has(letter)) : [[], [...lacked]]
      memory.note(document, {
        from: byText(document.source).compiler,
        to: isBetter ? other.compiler : null,
        helped,
        vain,
      })
      return isBetter
    },
  }
}

const partedBy = (letters: readonly string[], isFirst: (letter: string) => boolean): [string[], string[]] => [
  letters.filter(isFirst),
  letters.filter((letter) => !isFirst(letter)),
]

/** In the place of a run of a program that is not installed: its log says so, for the diagnostics. */
export const missingCompilerRun = (compiler: TexCompiler): TexRun => ({
  ...emptyRun(),
  code: 1,
  log: `! Galley Error: ${compiler} is not installed.\n`,
})
