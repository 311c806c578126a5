// What BibTeX says about the sources of a document, and where that stands in its text.
import type { SourceText } from './source-text.ts'

/** Without its style or its file no source is known, whatever its name: that alone is said then. */
export const lacksSources = (lines: readonly string[]): boolean =>
  lines.some((text) => text.startsWith("Galley: bibtex: I couldn't open"))
export const isUnknownSource = (text: string): boolean =>
  /^(?:LaTeX|Package natbib|Package biblatex) Warning: Citation /.test(text)

/** LaTeX writes these lines above what it writes into the file, unless an option says no. */
const headerLines = 4

/** From 1; null where the remark is about no line of the document, or names none. */
export function lineOfSources(text: string, { lines }: SourceText): number | null {
  if (!text.startsWith('Galley: bibtex: ')) return null
  const style = /open style file (\S{1,200}?)(?:\.bst)?$/.exec(text)?.[1]
  if (style !== undefined) return lineWith(lines, `\\bibliographystyle{${style}}`)
  const [, number, file = ''] = /---line (\d{1,6}) of file (\S{1,200})$/.exec(text) ?? []
  if (number === undefined) return null
  const begun = lines.findIndex((line) => isBeginOf(line, file))
  if (begun < 0) return null
  const line = begun + 1 + Number(number) - (hasHeader(lines[begun] ?? '') ? headerLines : 0)
  return line > begun + 1 && line <= lines.length ? line : null
}

const lineWith = (lines: readonly string[], words: string) =>
  lines.findIndex((line) => line.includes(words)) + 1 || null
const begin = /\\begin\{filecontents(\*?)\}\s{0,9}(\[[^\]]{0,100}\])?\s{0,9}\{([^{}]{1,200})\}/
const isBeginOf = (line: string, file: string) => {
  const name = line.includes('\\begin{filecontents') ? begin.exec(line)?.[3] : undefined
  return name === file || (name !== undefined && `${name}.bib` === file)
}
const hasHeader = (line: string) => {
  const [, star, options = ''] = begin.exec(line) ?? []
  return star === '' && !/noheader|nohead/.test(options)
}
