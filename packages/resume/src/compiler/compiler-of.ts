// Which program sets a document: the one that it names, else the one that its packages need, else the one that its
// letters need. Reads the text as a person would, and never refuses: a guess that is wrong is an error of TeX's with
// its own sentence, and a line at the top of the document corrects it.
import type { TexCompiler } from '@galley/contract/latex'
import { classLine } from '../class-options.ts'
import { maskAllButFiles } from '../outline/mask-latex.ts'

export interface CompilerOfDocument {
  compiler: TexCompiler
  /** Null: nothing asks for another one than the usual. */
  because: 'named' | 'loaded' | 'letters' | null
  /** The package, class or command that asks for it. */
  by?: string
}

/** Programs by the names that editors write into documents. */
const namedCompiler = (name: string): TexCompiler | null =>
  /^(?:xe(?:la)?tex)$/i.test(name)
    ? 'xelatex'
    : /^(?:lua(?:hb)?(?:la)?tex)$/i.test(name)
      ? 'lualatex'
      : /^(?:pdf(?:la)?tex)$/i.test(name)
        ? 'pdflatex'
        : null

/** A comment of its own among the first lines: TeXShop's and TeXworks's, TeXstudio's, AUCTeX's, arara's. */
const programLine =
  /^[ \t]{0,20}%{1,9}[ \t]{0,20}(?:!T[Ee]X[ \t]+(?:(?:TS-)?program|engine)[ \t]*=|!T[Ee]X[ \t]+TXS-program:compile[ \t]*=[ \t]*txs:\/\/\/|-\*-[ \t]*TeX-engine:|TeX-engine:|arara:)[ \t]*([A-Za-z]+)/
export const maxHeadLines = 30

const namedBy = (line: string) => namedCompiler(programLine.exec(line)?.[1] ?? '')
/** Whether a line among the first names a program that is known here. */
export const isProgramLine = (line: string): boolean => namedBy(line) !== null

/** Packages that work with LuaLaTeX alone, and those that work with both (then the faster one is taken). */
const forLua = 'luacode|luatexja(?:-[a-z]+)?|luatextra|luatexbase|luacolor|luaotfload|emoji'
const forEither = 'fontspec|unicode-math|polyglossia|xunicode|xltxtra|xeCJK|zhspacing|mathspec|bidi|realscripts'
const classesForXe = String.raw`awesome-cv|deedy-resume[\w-]*|mcdowellcv|friggeri-cv|ctex(?:art|rep|book)`
/** Brackets and braces of this length at most, so that a text of nothing else is read in proportion to its length. */
const optional = String.raw`\s{0,20}(?:\[[^[\]]{0,300}\])?\s{0,20}`
const loads = (names: string) =>
  new RegExp(
    String.raw`\\(?:usepackage|RequirePackage)${optional}\{(?:[^{}]{0,300},)?\s{0,20}(${names})\s{0,20}(?:,[^{}]{0,300})?\}`,
  )
const loadsForLua = loads(forLua)
const loadsForEither = loads(forEither)
const ofClassForXe = new RegExp(String.raw`\\(?:documentclass|LoadClass)${optional}\{(${classesForXe})\}`)
const commandForLua = /(\\(?:directlua|luaexec|luadirect))(?![A-Za-z])/
const commandForXe = /(\\XeTeX[a-z]{1,40})(?![A-Za-z])/

/** A document that asks which program runs it does with any. */
const asksWhichProgram =
  /\\if(?:PDFTeX|pdftex|pdf|XeTeX|xetex|LuaTeX|luatex|LuaHBTeX|TUTeX|tutex|xetexorluatex)(?![A-Za-z])/g
const comment = /(?<!\\)((?:\\\\)*)%[^\n]*/g

/** The text without what stands between `from` and `to`. */
function without(text: string, from: RegExp, to: string): string {
  const kept: string[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(from)) {
    if (index < end) continue
    const close = text.indexOf(to, index + found.length)
    if (close < 0) break
    kept.push(text.slice(end, index))
    end = close + to.length
  }
  return kept.join('') + text.slice(end)
}

/** Letters that run from right to left, and the languages whose pages do. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const languageFromTheRight = /(?:^|,)\s*lang\s*=\s*(?:ar|he|iw|fa|ur|ps|sd|yi|ug|dv|ckb)(?![A-Za-z])/
/**
 * Scripts that the fonts for pdflatex do not have. What else they lack, such as a rare sign, is seen in a run's log.
 */
const furtherScripts =
  /[\u0530-\u058f\u0900-\u1cff\u1200-\u139f\u2d00-\u2d2f\u2d80-\u2ddf\u2e80-\ua4cf\ua4d0-\ua63f\ua6a0-\ua6ff\ua800-\uabff\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{11000}-\u{18aff}\u{1b000}-\u{1b16f}\u{1f1e6}-\u{1faff}\u{20000}-\u{3ffff}]/u

export function compilerOf(latex: string): CompilerOfDocument {
  const named = namedIn(latex)
  if (named !== null) return { compiler: named, because: 'named' }
  const code = without(maskAllButFiles(latex), asksWhichProgram, '\\fi')
  // Verbatim text is set, too.
  const shown = latex.replace(comment, '$1')
  return loadedIn(code) ?? byLetters(shown) ?? { compiler: 'pdflatex', because: null }
}

function namedIn(latex: string): TexCompiler | null {
  for (const line of latex.split('\n', maxHeadLines)) {
    const compiler = namedBy(line)
    if (compiler !== null) return compiler
  }
  return null
}

function loadedIn(code: string): CompilerOfDocument | null {
  const lua = (loadsForLua.exec(code) ?? commandForLua.exec(code))?.[1]
  if (lua !== undefined) return { compiler: 'lualatex', because: 'loaded', by: lua }
  const xe = (loadsForEither.exec(code) ?? ofClassForXe.exec(code) ?? commandForXe.exec(code))?.[1]
  return xe === undefined ? null : { compiler: 'xelatex', because: 'loaded', by: xe }
}

/** Our own class sets any letter with any of the programs; other classes need packages for it. */
function byLetters(code: string): CompilerOfDocument | null {
  const ours = classLine.exec(code)
  if (ours === null) return null
  if (fromTheRight.test(code) || languageFromTheRight.test(ours[1] ?? ''))
    return { compiler: 'lualatex', because: 'letters' }
  return furtherScripts.test(code) ? { compiler: 'xelatex', because: 'letters' } : null
}
