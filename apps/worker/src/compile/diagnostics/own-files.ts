// Logs of documents with files of their own: what is about a line of one of those is not about that line of the
// document.
import type { Diagnostic } from '@galley/contract/latex'
import type { SourceText } from './source-text.ts'

/** Of an error that TeX found in a file beside the document. */
export interface FilePlace {
  file: string
  line: number
}

const maxNameChars = 200
const marker = 'Galley: in '
const placed = /^(?<root>\.\/|\/)(?<name>[^:\n]{1,300}):(?<line>\d{1,7}): (?<said>.*)$/gm

/**
 * TeX was run with -file-line-error: `./part.tex:3: Undefined control sequence.` becomes what it writes without, with a
 * line that says where where that is a file of the document's own.
 */
export function withPlaces(log: string, fileNames: readonly string[]): string {
  const files = new Set(fileNames)
  return log.replaceAll(placed, (...match: unknown[]) => {
    const { root, name, line, said } = match.at(-1) as Record<'root' | 'name' | 'line' | 'said', string>
    return root === './' && files.has(name) ? `! ${said}\n${marker}${name}, line ${line}` : `! ${said}`
  })
}

/** The place that follows the first line of an error. */
export function placeIn(text: string | undefined): FilePlace | null {
  const [, file, line] = (text?.startsWith(marker) && /^(.{1,200}), line (\d+)$/.exec(text.slice(marker.length))) || []
  return file === undefined ? null : { file, line: Number(line) }
}

/**
 * For each line of a log the file of the document's own that was being read, or null. TeX writes `(./name` when it
 * opens one, and `)` when it has read it. Takes time in proportion to the log.
 */
export function filesRead(lines: readonly string[], files: ReadonlySet<string>): (string | null)[] {
  if (files.size === 0) return lines.map(() => null)
  const open: { name: string; depth: number }[] = []
  let depth = 0
  return lines.map((text) => {
    const reading = open.at(-1)?.name ?? null
    // A part of the text itself, in which brackets stand as the person wrote them.
    if (/^(?:l\.\d|\s|<|! |\[\]|\\)/.test(text)) return reading
    for (const { index, 0: bracket } of text.matchAll(/[()]/g)) {
      depth = Math.max(0, depth + (bracket === '(' ? 1 : -1))
      const name = bracket === '(' ? nameAt(text, index + 1, files) : null
      if (name !== null) open.push({ name, depth })
      while ((open.at(-1)?.depth ?? 0) > depth) open.pop()
    }
    return reading
  })
}

function nameAt(text: string, from: number, files: ReadonlySet<string>): string | null {
  if (!text.startsWith('./', from)) return null
  const rest = text.slice(from + 2, from + 2 + maxNameChars)
  for (const name of files) if (rest.startsWith(name) && /^(?:[\s()]|$)/.test(rest.slice(name.length))) return name
  return null
}

/** Leads to the line of the document that reads the file, and names the place there. */
export function inOwnFile(
  { fix: _fix, hint, ...found }: Diagnostic,
  { file, line }: FilePlace,
  source: SourceText,
): Diagnostic {
  return {
    ...found,
    line: lineThatReads(source, file),
    hint: [`In ${file}, line ${line}.`, hint].filter(Boolean).join(' '),
  }
}

function lineThatReads({ code }: SourceText, file: string): number | null {
  const bare = file.slice(0, file.lastIndexOf('.'))
  const found = code.findIndex(
    (text) => text.includes(`{${file}}`) || text.includes(`{${bare}}`) || text.includes(`{${bare.split('/').at(-1)}}`),
  )
  return found < 0 ? null : found + 1
}
