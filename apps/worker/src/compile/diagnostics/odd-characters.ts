// Characters that no font here has: named in words, and replaced where something else says the same.
import type { Diagnostic, TextFix } from '@galley/contract/latex'
import { nameOf, substituteFor } from './character-names.ts'
import type { LogError } from './log-errors.ts'
import type { SourceText } from './source-text.ts'
import { fixOf, loadPackage, replaceAt, type Replacement } from './text-fixes.ts'
import { loadedPackages } from './unknown-words.ts'

/**
 * The pieces that write a character differently wherever it stands on the line. Empty where only the author can reword
 * it.
 */
function replacePieces(code: string, line: number, character: string): Replacement[] {
  const pieces: Replacement[] = []
  const substitute = substituteFor(character)
  for (let at = code.indexOf(character); at >= 0; at = code.indexOf(character, at + character.length)) {
    if (substitute) pieces.push(replaceAt({ line, column: at }, character, substitute.text))
    else if (isAccent(character) && at > 0) {
      // A letter and the accent that follows it, as some programs write é: one character takes the place of both.
      const pair = code.slice(at - 1, at + 1)
      const composed = pair.normalize('NFC')
      if (composed.length === 1) pieces.push(replaceAt({ line, column: at - 1 }, pair, composed))
    }
  }
  return pieces
}

/** Replaces those of these characters on the line that can be written differently. */
function replaceCharacters(source: SourceText, line: number, characters: readonly string[]): TextFix | undefined {
  const code = source.code[line] ?? ''
  if (code.length > maxLineLength) return undefined
  const replaced = characters.filter((character) => replacePieces(code, line, character).length > 0)
  const needed = new Set(
    replaced.map((character) => substituteFor(character)?.from).filter((name) => name !== undefined),
  )
  const loaded = loadedPackages(source)
  const loads = [...needed].filter((name) => !loaded.includes(name)).map((name) => loadPackage(source, name))
  if (replaced.length === 0 || loads.includes(null)) return undefined
  const pieces = replaced.flatMap((character) => replacePieces(code, line, character))
  return fixOf(source, titleOf(replaced), [...loads.filter((load) => load !== null), ...pieces])
}

function titleOf(characters: readonly string[]): string {
  const [character = ''] = characters
  if (characters.length > 1) return `Replace ${characters.length} characters`
  const substitute = substituteFor(character)
  if (!substitute) return 'Write letter and accent as one'
  return substitute.text === '' ? 'Remove it' : `Write ${substitute.text.trim() || 'a space'}`
}

/** A line that is longer was not typed. */
const maxLineLength = 5_000
const isAccent = (character: string) => /^\p{M}/u.test(character)
const characterOf = (code: string): string => {
  const point = Number.parseInt(code, 16)
  return point <= 0x10ffff ? String.fromCodePoint(point) : ''
}
const isVisible = (character: string) => /^[\p{L}\p{N}\p{P}\p{S}]/u.test(character)

const shownCharacters = 12

/** Characters by their numbers, as a sentence names them. */
export function describeCharacters(codes: readonly string[]) {
  const characters = codes.map(characterOf)
  const shown = codes.slice(0, shownCharacters).map((code) => {
    const character = characterOf(code)
    return isVisible(character) || isAccent(character) ? `“${character}” (U+${code})` : `(U+${code})`
  })
  const more = codes.length > shownCharacters ? ` and ${codes.length - shownCharacters} more` : ''
  const kinds = [...new Set(characters.map(nameOf))].filter((name) => name !== null).slice(0, 3)
  return {
    characters,
    shown: `${shown.join(', ')}${more}`,
    message: `No font here has ${codes.length === 1 ? 'the character' : 'the characters'} ${shown.join(', ')}${more}`,
    kind: kinds.length > 0 ? ` ${codes.length === 1 ? 'It is' : 'Among them:'} ${kinds.join('; ')}.` : '',
    isScript: kinds.some((name) => /^[A-Z]/.test(name)),
  }
}

export function groupByLine(found: readonly { line: number | null; code: string }[]): [number | null, string[]][] {
  const byLine = new Map<number | null, Set<string>>()
  for (const { line, code } of found) byLine.set(line, (byLine.get(line) ?? new Set()).add(code))
  return [...byLine].map(([line, codes]) => [line, [...codes]])
}

const unknownCharacter = /^LaTeX Error: Unicode character .*\(U\+([0-9A-F]+)\)/
export const isUnknownCharacter = ({ said }: LogError): boolean => unknownCharacter.test(said)

/** LaTeX's errors about characters, all of a line together: a name in another script would fill the log otherwise. */
export function diagnoseUnknownCharacters(errors: readonly LogError[], source: SourceText): Diagnostic[] {
  const found = errors.map(({ line, said }) => ({ line, code: unknownCharacter.exec(said)?.[1] ?? '' }))
  return groupByLine(found).map(([line, codes]) => {
    const { characters, message, kind, isScript } = describeCharacters(codes)
    const fix = line === null ? undefined : replaceCharacters(source, line - 1, characters)
    const them = codes.length === 1 ? 'it' : 'them'
    const way = isScript
      ? 'The resume class supports more scripts than LaTeX’s own classes.'
      : `Remove ${them}, or write ${them} differently.`
    return { line, severity: 'error', message, hint: `${way}${kind}`, ...(fix && { fix }) }
  })
}

const unsetCharacter = /^Class resume Warning: Character U\+([0-9A-F]+).*cannot be set/

/** The same for what the resume class could not set: it puts a box in its place and goes on. */
export function diagnoseUnsetCharacters(lines: readonly string[], source: SourceText): Diagnostic[] {
  const found = lines.flatMap((text) => {
    const code = unsetCharacter.exec(text)?.[1]
    const line = code && / on input line (\d+)\.?$/.exec(text)?.[1]
    return code ? [{ code, line: line ? Number(line) : null }] : []
  })
  return groupByLine(found).map(([line, codes]) => {
    const { characters, message, kind } = describeCharacters(codes)
    const fix = line === null ? undefined : replaceCharacters(source, line - 1, characters)
    const box = codes.length === 1 ? 'The PDF shows a box instead' : 'The PDF shows boxes instead'
    const them = codes.length === 1 ? 'it' : 'them'
    const hint = `${box}. Remove ${them}, or write ${them} differently.${kind}`
    return { line, severity: 'warning', message, hint, about: 'missing_characters', ...(fix && { fix }) }
  })
}
