// Where a LaTeX text names files beside it, and the text with another name there.
import { argumentsAt, masked, type Argument, type Masked } from '@galley/resume/outline/mask-latex'
import { endingOf, withoutEnding } from './file-name.ts'

/** The endings that each command tries, in this order, where the text has none. */
const added = new Map<string, readonly string[]>()
const adds = (endings: readonly string[], ...commands: string[]) => {
  for (const command of commands) added.set(command, endings)
}
adds(
  ['pdf', 'png', 'jpg', 'jpeg'],
  'includegraphics',
  'includepdf',
  'adjustimage',
  'photo',
  'pgfimage',
  'pgfdeclareimage',
)
adds(['tex'], 'input', 'include', 'includeonly', 'subfile', 'subfileinclude', 'InputIfFileExists')
adds(['cls'], 'documentclass', 'LoadClass', 'LoadClassWithOptions')
adds(['sty'], 'usepackage', 'RequirePackage', 'RequirePackageWithOptions')
adds(['bib'], 'bibliography', 'nobibliography')
adds(['bst'], 'bibliographystyle')

/** The endings that a command adds to a name without one; none where it takes whole names only. */
export const endingsAddedBy = (command: string): readonly string[] => added.get(command) ?? []

/** Their arguments are words for the reader. */
const isOfWords = /^(?:text|emph|url|href|nolinkurl|path|(?:sub)*section|paragraph|underline|item)/

interface Renaming {
  from: string
  to: string
  /** Of all files beside the text, `from` included: a name without an ending means the first that there is. */
  names: readonly string[]
}

interface Mention {
  from: number
  to: number
  insert: string
}

/** The text with the new name in the place of the old one, and in how many places that is. */
export function renameInText(latex: string, renaming: Renaming): { latex: string; places: number } {
  const source = masked(latex)
  const reading = { folders: foldersOf(source), ...renaming, names: new Set(renaming.names) }
  const mentions = new Map<number, Mention>()
  for (const { command, ...span } of placesOf(source)) {
    const insert = newNameFor(latex.slice(span.from, span.to), { command, ...reading })
    if (insert !== null) mentions.set(span.from, { ...span, insert })
  }
  const all = [...mentions.values()].toSorted((a, b) => b.from - a.from)
  const changed = all.reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), latex)
  return { latex: changed, places: all.length }
}

/** Words that may be the name of a file, with the command that they are given to. */
export interface NameInText {
  words: string
  command: string
  /** Where pictures are looked for, too. */
  folders: readonly string[]
}

/** All words of a text that may name a file. */
export function namesInText(latex: string): NameInText[] {
  const source = masked(latex)
  const folders = foldersOf(source)
  return Array.from(placesOf(source), ({ command, from, to }) => ({ words: latex.slice(from, to), command, folders }))
}

/** The file that such words mean; null where they mean none of these. */
export const fileNamedBy = (given: NameInText, names: ReadonlySet<string>): string | null =>
  meaningOf(given, names)?.meant ?? null

type Span = Pick<Mention, 'from' | 'to'>

function* placesOf(source: Masked): Generator<Span & { command: string }> {
  for (const { index, 0: found, 1: command = '' } of source.mask.matchAll(/\\([A-Za-z@]+)\*?/g)) {
    if (isOfWords.test(command)) continue
    for (const span of namesAfter(source, index + found.length, command)) yield { ...span, command }
  }
}

/** Each part of each argument that may be a name: lists have several, options are `key=name`. */
function namesAfter(source: Masked, at: number, command: string): Span[] {
  const { all } = argumentsAt(source, at)
  if (all.length === 0 && command === 'input') return bareName(source, at)
  return all.flatMap((argument) => partsOf(source, argument))
}

function bareName({ mask }: Masked, at: number): Span[] {
  const found = /^[ \t]+([\p{L}\p{M}\p{N}_./+:-]+)/u.exec(mask.slice(at, at + 200))
  const name = found?.[1]
  if (!found || name === undefined) return []
  const to = at + found[0].length
  return [{ from: to - name.length, to }]
}

function partsOf({ latex, mask }: Masked, { from, to, isOptional }: Argument): Span[] {
  const separator = isOptional ? /[^,={}[\]]+/g : /[^,]+/g
  return [...mask.slice(from, to).matchAll(separator)].flatMap(({ index, 0: part }) => {
    const start = from + index
    const text = latex.slice(start, start + part.length)
    const name = text.trim()
    if (name === '' || /[\\{}\n]/.test(name)) return []
    const nameFrom = start + text.indexOf(name)
    return [{ from: nameFrom, to: nameFrom + name.length }]
  })
}

/** Of `\graphicspath`: pictures are looked for there, too. */
function foldersOf({ latex, mask }: Masked): string[] {
  const at = mask.indexOf('\\graphicspath')
  const inside =
    at < 0 ? undefined : /^\\graphicspath\s*\{((?:\s*\{[^{}]*\})*)\s*\}/.exec(latex.slice(at, at + 500))?.[1]
  return [...(inside ?? '').matchAll(/\{(?:\.\/)?([^{}]*)\}/g)].map(({ 1: folder = '' }) => folder).filter(Boolean)
}

interface Reading extends Omit<Renaming, 'names'> {
  command: string
  folders: readonly string[]
  names: ReadonlySet<string>
}

/** What to write in the place of these words; null where they don't name the file. */
function newNameFor(words: string, { command, folders, from, to, names }: Reading): string | null {
  const found = meaningOf({ words, command, folders }, names)
  if (found?.meant !== from) return null
  const { before, after, folder, path } = found
  const short = folder !== '' && to.startsWith(folder) ? to.slice(folder.length) : to
  const isBare = from !== path && endingsAddedBy(command).includes(endingOf(to))
  const insert = before + (isBare ? withoutEnding(short) : short) + after
  return insert === words ? null : insert
}

/** The file that words mean, the folder that it was found in, and what stands around its name. */
function meaningOf({ words, command, folders }: NameInText, names: ReadonlySet<string>) {
  const [, before = '', name = '', after = ''] = /^("?(?:\.\/)?)(.*?)("?)$/.exec(words) ?? []
  const endings = endingsAddedBy(command)
  for (const folder of ['', ...(endings.includes('png') ? folders : [])]) {
    const path = folder + name
    const meant = [path, ...endings.map((ending) => `${path}.${ending}`)].find((each) => names.has(each))
    if (meant !== undefined) return { meant, before, after, folder, path }
  }
  return null
}
