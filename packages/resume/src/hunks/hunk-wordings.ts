// Other wordings of the lines of a proposal: which change each belongs to, and the proposal with one of them.
import type { ChangeWording } from '@galley/contract/assistant'
import { limits } from '@galley/contract/limits'
import { minQuoted, plainWords } from './hunk-reasons.ts'
import type { HunkPiece, Hunks } from './hunks-of.ts'
import { unitsOf } from './line-units.ts'

/** Its one new line; null where the change is more than that. */
const lineOf = ({ after }: HunkPiece): string | null => (after.length === 1 ? after[0]! : null)

/** The pieces that are a whole change by themselves. */
function wholeChanges({ pieces }: Hunks): HunkPiece[] {
  const counts = new Map<number, number>()
  for (const { hunk } of pieces) if (hunk !== null) counts.set(hunk, (counts.get(hunk) ?? 0) + 1)
  return pieces.filter(({ hunk }) => hunk !== null && counts.get(hunk) === 1)
}

const lead = /^\s*(?:\\item\b\s*)?/
const commandsIn = (text: string) => text.match(/\\(?:[a-zA-Z]+)/g) ?? []
const count = (all: readonly string[], one: string) => all.filter((own) => own === one).length
const isBalanced = (text: string) => {
  let depth = 0
  for (const [sign] of text.replaceAll(/\\./g, '').matchAll(/[{}]/g)) {
    depth += sign === '{' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}

/** As a line in the place of `line`; null where it has another shape: its commands and braces stay what they are. */
function inPlaceOf(line: string, given: string): string | null {
  const wording = (lead.exec(line)?.[0] ?? '') + given.replace(lead, '').trim()
  const [own, known] = [commandsIn(wording), commandsIn(line)]
  // Each command as often as there at most: one more \item would be another bullet.
  const isAlike = own[0] === known[0] && own.every((command) => count(own, command) <= count(known, command))
  const isOneLine = !/[\n\r%]/.test(wording.replaceAll('\\%', '')) && unitsOf(wording).length === 1
  return isAlike && isOneLine && isBalanced(wording) && wording.length <= limits.changeWordingChars ? wording : null
}

/** Of wordings by the first words of their line those that fit a change of one line, at most two of each. */
export function placeWordings(hunks: Hunks, given: readonly { quoted: string; latex: string }[]): ChangeWording[] {
  const changes = wholeChanges(hunks)
  // A wording is known by its text: what stands elsewhere, too, would be taken for it.
  const units = hunks.pieces.flatMap(({ before, after, hunk }) => (hunk === null ? after : [...before, ...after]))
  const placed: ChangeWording[] = []
  for (const { quoted, latex } of given) {
    const words = plainWords(quoted)
    if (words.length < minQuoted) continue
    const change = changes.find((piece) => plainWords(lineOf(piece) ?? '').startsWith(words))
    const line = change && lineOf(change)
    const wording = line ? inPlaceOf(line, latex) : null
    if (!change || !line || wording === null) continue
    const own = placed.filter((one) => one.line === line)
    const isKnown = [...units, ...placed.map((one) => one.latex)].some((text) => text.trim() === wording.trim())
    const isOnly = units.filter((unit) => unit === line).length === 1
    if (isOnly && !isKnown && own.length < limits.changeWordings) placed.push({ line, latex: wording })
  }
  return placed
}

/** Every line that has an nth wording in that one; null where none has. From 0. */
export function textWithNth(hunks: Hunks, wordings: readonly ChangeWording[], nth: number): string | null {
  let isAny = false
  const units = hunks.pieces.flatMap((piece) => {
    const own = wordings.filter(({ line }) => line === lineOf(piece))[nth]
    if (piece.hunk === null || !own) return [...piece.after]
    isAny = true
    return [own.latex]
  })
  return isAny ? units.join('\n') : null
}

/** By the number of the change: its wordings, the proposed one first. Empty: there is no choice. */
export function wordingsOf(hunks: Hunks, wordings: readonly ChangeWording[]): string[][] {
  const found = Array.from<string[]>({ length: hunks.count }).fill([])
  for (const piece of wholeChanges(hunks)) {
    const now = lineOf(piece)
    const line = wordings.find((one) => one.line === now || one.latex === now)?.line
    if (line !== undefined && piece.hunk !== null)
      found[piece.hunk] = [line, ...wordings.flatMap((one) => (one.line === line ? [one.latex] : []))]
  }
  return found
}

export const lineOfHunk = ({ pieces }: Hunks, hunk: number): string | null => {
  const piece = pieces.find((one) => one.hunk === hunk)
  return piece ? lineOf(piece) : null
}

export const withWording = ({ pieces, count }: Hunks, hunk: number, wording: string): Hunks => ({
  count,
  pieces: pieces.map((piece) => (piece.hunk === hunk ? { ...piece, after: [wording] } : piece)),
})

/** With the wordings that a text has, where some were taken. */
export function withWordingsIn(hunks: Hunks, wordings: readonly ChangeWording[], text: string): Hunks {
  if (wordings.length === 0) return hunks
  const units = new Set(unitsOf(text))
  return wordingsOf(hunks, wordings).reduce((so, [line = '', ...others], hunk) => {
    const taken = units.has(line) ? undefined : others.find((other) => units.has(other))
    return taken === undefined ? so : withWording(so, hunk, taken)
  }, hunks)
}
