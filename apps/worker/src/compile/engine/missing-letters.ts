// The letters that a program could not set, as its log names them.
import type { TexCompiler } from '@galley/contract/latex'

/** The class's own word for it (tex/class/resume-unicode.def). */
const unset = /^Class resume Warning: Character U\+([0-9A-F]{1,6})/gm
const notInFont = /^Missing character: There is no (.)(?: \(U\+[0-9A-F]+\))? in font (?!nullfont)/gmu
const maxCodePoint = 0x10ffff

export function missingLetters({ compiler, log }: { compiler: TexCompiler; log: string }): ReadonlySet<string> {
  const codes = Array.from(log.matchAll(unset), ([, code = '']) => Number.parseInt(code, 16))
  const letters = codes.filter((code) => code <= maxCodePoint).map((code) => String.fromCodePoint(code))
  // pdfTeX's own remarks are about bytes.
  if (compiler === 'pdflatex') return new Set(letters)
  return new Set([...letters, ...Array.from(log.matchAll(notInFont), ([, letter = '']) => letter)])
}
