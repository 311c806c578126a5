// The file that a document asks for and that is not beside it, read from what TeX said.
import type { Diagnostic } from '@galley/contract/latex'
import { isResumeFileName, resumeFileKinds } from '@galley/contract/resume-files'
import { endingsAddedBy } from './file-mentions.ts'
import { endingOf, fileEndings, isSameFormat } from './file-name.ts'

export interface MissingFile {
  /** As the document names it, maybe without an ending. */
  name: string
  /** Those that a file for it may have. */
  endings: readonly string[]
}

const saidSo = [
  /File [`']([^']+)' not found/,
  /can't find file [`']([^']+)'/,
  /couldn't open (?:database|style) file ([^\s“”]+)/,
  /Cannot find '([^']+)'/,
]
/** Where TeX's own words did not come along. */
const inPlainWords = [/^There is no file “([^”]+)”/, /^“([^”]+\.(?:sty|cls))” is not installed/]

/** Null where the diagnostic is about something else, or a file of that name may not lie beside a resume. */
export function missingFileOf({ message, said, line }: Diagnostic, latex: string): MissingFile | null {
  const name = firstMatch(said ?? message, saidSo) ?? firstMatch(message, inPlainWords)
  if (name === undefined) return null
  const own = name.replace(/^\.\//, '')
  const ending = endingOf(own)
  const isWhole = fileEndings.includes(ending)
  const endings = isWhole
    ? fileEndings.filter((each) => isSameFormat(each, ending))
    : endingsFor(line === null ? latex : (latex.split('\n')[line - 1] ?? ''), own)
  const isAllowed = endings.length > 0 && isResumeFileName(isWhole ? own : `${own}.${endings[0]}`)
  return isAllowed ? { name: own, endings } : null
}

const firstMatch = (text: string, patterns: readonly RegExp[]) =>
  patterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined)

/** What the commands that name it would add; an image where no command is known. */
function endingsFor(text: string, name: string): readonly string[] {
  const commands = [...text.matchAll(/\\([A-Za-z@]+)[^\\]*/g)].filter(({ 0: words }) => words.includes(name))
  const added = commands.map(({ 1: command = '' }) => endingsAddedBy(command)).find((endings) => endings.length > 0)
  return added ?? resumeFileKinds.image
}

/** The name that this file is stored under; null where its ending does not fit. */
export function nameForMissing({ name, endings }: MissingFile, chosen: string): string | null {
  const ending = endingOf(chosen)
  if (!endings.includes(ending)) return null
  return fileEndings.includes(endingOf(name)) ? name : `${name}.${ending}`
}
