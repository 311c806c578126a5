// Edits of the document that the user applies with one click: each carries the old text, so that it is not applied to
// another.
import type { TextFix } from '@galley/contract/latex'
import { resumeCommands } from './known-words.ts'
import { isBefore, isInAlignment, isInFormula, openBefore } from './source-text.ts'
import type { Environment, SourcePosition, SourceText } from './source-text.ts'
import { lookup } from '@galley/resume/text/lookup'

/** A piece of a line that is replaced; `to` is the column behind it. All counted from 0. */
export interface Replacement extends SourcePosition {
  to: number
  text: string
}

/** So many letters on both sides come along, so that an edit is known by more than one "&". */
const contextChars = 8
const maxEditLength = 600

/**
 * The pieces of a line become one edit. Undefined where a line is too long to be sent along, or where there is no text
 * to anchor it.
 */
export function fixOf(source: SourceText, title: string, pieces: readonly Replacement[]): TextFix | undefined {
  const byLine = new Map<number, Replacement[]>()
  for (const piece of pieces) byLine.set(piece.line, [...(byLine.get(piece.line) ?? []), piece])
  const edits = [...byLine].map(([line, own]) => editOf(source.lines[line] ?? '', line, own))
  if (edits.length === 0 || edits.some(({ was }) => was === '' || was.length > maxEditLength)) return undefined
  return { title, edits }
}

function editOf(text: string, line: number, pieces: Replacement[]) {
  const sorted = pieces.toSorted((a, b) => a.column - b.column)
  const from = wholeCharacter(text, Math.max(0, (sorted[0]?.column ?? 0) - contextChars), -1)
  const to = wholeCharacter(text, Math.min(text.length, (sorted.at(-1)?.to ?? 0) + contextChars), 1)
  let edited = ''
  let at = from
  for (const piece of sorted) {
    edited += text.slice(at, piece.column) + piece.text
    at = piece.to
  }
  return { line: line + 1, column: from + 1, was: text.slice(from, to), text: edited + text.slice(at, to) }
}

/** An edit never begins or ends inside a character that takes two UTF-16 units. */
const wholeCharacter = (text: string, column: number, step: 1 | -1) =>
  /[\udc00-\udfff]/.test(text[column] ?? '') ? column + step : column

export const replaceAt = (place: SourcePosition, was: string, text: string): Replacement => ({
  line: place.line,
  column: place.column,
  to: place.column + was.length,
  text,
})

/** Adds \usepackage{name} above \begin{document}. Null where that does not begin a line. */
export function loadPackage(source: SourceText, name: string): Replacement | null {
  const line = source.code.findIndex((text) => text.startsWith('\\begin{document}'))
  return line < 0 ? null : { line, column: 0, to: 0, text: `\\usepackage{${name}}\n` }
}

/** Arguments in which special characters stand for themselves: addresses, labels and names of files. */
const rawArguments =
  /\\(?:url|href|nolinkurl|label|ref|pageref|autoref|cite|includegraphics|input|include|bibliography|link|website|portfolio|linkedin|github|email)\*?(?:\[[^\]]*\])?\{[^{}]*\}/g

/** The same text with what stands in such arguments blanked. */
const withoutRaw = (code: string) => code.replace(rawArguments, (found) => ' '.repeat(found.length))

const escapes = lookup<string>({ '&': '\\&', '#': '\\#', _: '\\_', '^': '\\^{}', $: '\\$' })

/**
 * Escapes this character wherever it stands as text on a line. Undefined where the line defines a command, where all of
 * them may have their meaning.
 */
export function escapeOnLine(source: SourceText, line: number, character: string): TextFix | undefined {
  const code = source.code[line] ?? ''
  const written = escapes[character]
  // A line that is longer was not typed, and looking at each of its characters would take long.
  if (
    written === undefined ||
    code.length > 5_000 ||
    /\\(?:new|renew|provide|def|edef|gdef|xdef|Declare|New|Renew)/.test(code)
  )
    return undefined
  const pieces: Replacement[] = []
  const text = withoutRaw(code)
  for (let column = text.indexOf(character); column >= 0; column = text.indexOf(character, column + 1)) {
    const place = { line, column }
    const hasMeaning = character === '&' ? isInAlignment(source, place) : isInFormula(source, place)
    if (!hasMeaning) pieces.push(replaceAt(place, character, written))
  }
  return fixOf(source, `Write ${written} for ${character}`, pieces)
}

const lists = new Set(['bullets', 'itemize', 'enumerate', 'description'])
const startsSection = /^\s*\\(?:section|sidesection|subsection|entry|shortentry|publication)\b/

/** \end{name} for an environment that `end` closes wrongly: where the list must have ended, or just before `end`. */
export function insertEnd(source: SourceText, name: string, end: Environment): TextFix | undefined {
  const begin = openBefore(source, end).findLast((open) => open.name === name)
  if (!begin) return undefined
  const next = lists.has(name)
    ? source.code.findIndex((text, line) => line > begin.line && line < end.line && startsSection.test(text))
    : -1
  const at = next < 0 ? end : { line: next, column: 0 }
  return fixOf(source, `Insert \\end{${name}}`, [{ ...at, to: at.column, text: `\\end{${name}}\n` }])
}

export const findEnd = ({ environments }: SourceText, name: string, line: number): Environment | undefined =>
  environments.find((found) => found.kind === 'end' && found.name === name && found.line === line)

/** Renames an environment at its \begin and at the \end that goes with it. */
export function renameEnvironment(source: SourceText, begin: Environment, name: string): TextFix | undefined {
  const { environments } = source
  const end = environments.find((found) => found.kind === 'end' && found.name === begin.name && isBefore(begin, found))
  const pieces = [begin, ...(end ? [end] : [])].map((found) => {
    const column = (source.code[found.line] ?? '').indexOf('{', found.column) + 1
    return replaceAt({ line: found.line, column }, found.name, name)
  })
  return fixOf(source, `Change “${begin.name}” to “${name}”`, pieces)
}

/** A closing brace at the end of the line, where an argument that is not closed must have been meant to end. */
export function closeOnLine(source: SourceText, open: SourcePosition): TextFix | undefined {
  const code = source.code[open.line] ?? ''
  const typed = source.lines[open.line] ?? ''
  const isOnlyOne = source.unclosed.length === 1 && source.unopened.length === 0
  const isArgument = /\\[A-Za-z]+\*?(?:\[[^\]]*\])?(?:\{[^{}]*\})*$/.test(code.slice(0, open.column))
  if (!isOnlyOne || !isArgument || code.slice(open.column + 1).trim() === '') return undefined
  const escaped = /(?<=\d\s?)%(?=[^%]*\}\s*$)/.exec(typed)
  if (escaped && escaped.index > open.column)
    return fixOf(source, 'Write \\% for %', [replaceAt({ line: open.line, column: escaped.index }, '%', '\\%')])
  const column = (/%/.test(typed.slice(code.trimEnd().length)) ? code : typed).trimEnd().length
  const places = healingPlaces(code, open.column, column)
  const [place, another] = places
  if (place === undefined || another !== undefined) return undefined
  const title = place === column ? 'Add } at the end of the line' : `Add } before ${code.slice(place, place + 12)}`
  return fixOf(source, title, [{ line: open.line, column: place, to: place, text: '}' }])
}

/**
 * Where a closing brace gives the command of the class as many texts as it takes; of any other command, the end of the
 * line.
 */
function healingPlaces(code: string, open: number, end: number): number[] {
  const start = commandBefore(code, open)
  const wanted = start === null ? undefined : resumeCommands[start.name]
  // A line that is longer was not typed, and trying each of its braces would take long.
  if (code.length > 2_000) return []
  if (start === null || wanted === undefined || !Object.hasOwn(resumeCommands, start.name)) return [end]
  const candidates = [
    end,
    ...Array.from(code.slice(open + 1).matchAll(/(?<!\\[A-Za-z]*)\{/g), ({ index }) => open + 1 + index),
  ]
  return candidates.filter((at) => groupsIn(`${code.slice(start.from, at)}}${code.slice(at)}`) === wanted)
}

/** The command whose text a brace opens: \entry{Engineer}{… is \entry's second. */
function commandBefore(code: string, open: number): { name: string; from: number } | null {
  const found = /\\([A-Za-z]+)\*?(?:\[[^\]]*\])?((?:\{[^{}]*\})*)$/.exec(code.slice(0, open))
  const [, name = '', groups = ''] = found ?? []
  return found ? { name, from: open - groups.length } : null
}

/** How many texts in braces follow each other; -1 where something else stands between or a brace is open. */
function groupsIn(text: string): number {
  let [depth, count] = [0, 0]
  for (const character of text.trimEnd()) {
    if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) count += 1
    } else if (depth === 0 && character.trim() !== '') return -1
  }
  return depth === 0 ? count : -1
}

/** Comments a \usepackage line out, or takes the one name out of its list. */
export function leaveOutPackage(source: SourceText, line: number, name: string): TextFix | undefined {
  const found = /^(\s*)\\usepackage\s*(\[[^\]]*\])?\s*\{([^{}]*)\}\s*$/.exec(source.code[line] ?? '')
  if (!found) return undefined
  const [, space = '', options, list = ''] = found
  const names = list.split(',').map((one) => one.trim())
  if (!names.includes(name)) return undefined
  const title = `Leave ${name} out`
  if (names.length === 1) return fixOf(source, title, [{ line, column: space.length, to: space.length, text: '% ' }])
  if (options !== undefined) return undefined
  const column = (source.code[line] ?? '').indexOf('{') + 1
  return fixOf(source, title, [replaceAt({ line, column }, list, names.filter((one) => one !== name).join(','))])
}
