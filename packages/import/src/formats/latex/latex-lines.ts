// A resume's LaTeX that could not be compiled, as styled lines: what its source says is there, as far as commands can
// be understood by their names. Never throws.
import type { ImportOptions } from '../../pdf/fields/resume-reading.ts'
import { argumentsAt, commentMark, masked } from '@galley/resume/outline/mask-latex'
import type { Masked } from '@galley/resume/outline/mask-latex'
import { splitDocument } from '@galley/resume/outline/split-document'
import { accents } from '@galley/resume/outline/text-commands'
import { fromStyledLines, maxChars } from '../styled-text/from-styled-lines.ts'
import type { LaidOut } from '../styled-text/from-styled-lines.ts'
import { writePerson } from './latex-person.ts'
import { readPlace } from './latex-places.ts'
import { readStyle } from './latex-style.ts'
import { readUnknown } from './latex-unknown.ts'
import type { CommandArguments, Walk } from './latex-walk.ts'
import { readWord } from './latex-words.ts'
import { withoutFalse } from './latex-false.ts'
import { LineWriter } from '../styled-text/line-writer.ts'
import type { StyledLine } from '../styled-text/styled-lines.ts'

export interface LatexLines {
  readonly lines: readonly StyledLine[]
  /** What shows something that no text says: pictures, drawings, other files. */
  readonly left: readonly string[]
}

/** Past it nothing is read; commands take room, too. */
const longest = 6 * maxChars

export function fromLatexSource(latex: string, options: ImportOptions = {}): LaidOut {
  const { lines, left } = latexLines(latex.slice(0, longest))
  const laidOut = fromStyledLines(lines, options)
  const unread = left.map((text) => ({ text, reason: 'unplaced' as const, boxes: [] }))
  return {
    ...laidOut,
    isCut: laidOut.isCut || latex.length > longest,
    reading: { ...laidOut.reading, unread: [...laidOut.reading.unread, ...unread] },
  }
}

export function latexLines(latex: string): LatexLines {
  const { preamble, body } = splitDocument(withoutFalse(latex))
  const given = { writer: new LineWriter(), left: [] }
  writePerson(preamble, (source) => walkIn({ ...given, source }, 0))
  walkIn({ ...given, source: masked(body) }, 0).inside({ from: 0, to: body.length, isOptional: false })
  given.writer.endLine()
  return { lines: given.writer.lines, left: given.left }
}

/** Arguments in arguments: no resume has more. */
const deepest = 60

function walkIn(given: Pick<Walk, 'source' | 'writer' | 'left'>, depth: number): Walk {
  return {
    ...given,
    inside({ from, to }) {
      if (depth > deepest) given.writer.say(given.source.latex.slice(from, to).replace(/[\\{}$]/g, ' '))
      else goThrough(walkIn(given, depth + 1), from, to)
    },
  }
}

/** A group that is open: where it ends, and what ends with it. */
interface Open {
  readonly at: number
  readonly close: () => void
}

function goThrough(walk: Walk, from: number, to: number): void {
  const groups: Open[] = []
  let at = from
  while (at < to) {
    if (groups.at(-1)?.at === at) groups.pop()!.close()
    const end = walk.source.mask[at] === '{' ? walk.source.braces.get(at) : undefined
    if (end !== undefined && end < to) groups.push({ at: end, close: walk.writer.open() })
    at = Math.max(at + 1, readOne(walk, at, to))
    // A command may have read what ends a group.
    while ((groups.at(-1)?.at ?? Infinity) < at) groups.pop()!.close()
  }
  for (const { close } of groups.toReversed()) close()
}

// oxlint-disable-next-line no-control-regex
const ordinary = /[^\\{}$&~%`'\n\r\u0000-]+/y
const drawn: readonly (readonly [string, string])[] = [
  ['---', '—'],
  ['--', '–'],
  ['``', '“'],
  ["''", '”'],
  ['`', '‘'],
  ['~', ' '],
]
const unseen = new Set(['{', '}', '$', '\r', '\0'])

/** Reads what stands at an offset; returns the offset after it. */
function readOne(walk: Walk, at: number, to: number): number {
  const { source, writer } = walk
  const char = source.latex[at] ?? ''
  if (source.mask[at] === commentMark) return endOfComment(source, at)
  ordinary.lastIndex = at
  const run = ordinary.exec(source.latex)?.[0]
  if (run) {
    writer.say(run.slice(0, to - at))
    return at + run.length
  }
  if (char === '\\') return readCommand(walk, at, to)
  if (char === '\n') return readLineEnd(walk, at)
  if (unseen.has(char)) return at + 1
  const sign = drawn.find(([written]) => source.latex.startsWith(written, at))
  if (char === '&') writer.nextCell()
  else writer.say(sign?.[1] ?? char)
  return at + (sign?.[0].length ?? 1)
}

function readLineEnd({ source, writer }: Walk, at: number): number {
  const blank = /\n[ \t\r]*\n\s*/y
  blank.lastIndex = at
  const found = blank.exec(source.latex)
  if (found) writer.endParagraph()
  else writer.say(' ')
  return at + (found?.[0].length ?? 1)
}

function endOfComment({ mask }: Masked, from: number): number {
  let at = from
  while (mask[at] === commentMark) at += 1
  return mask[at] === '\n' ? at + 1 : at
}

function readCommand(walk: Walk, at: number, to: number): number {
  const { latex } = walk.source
  const name = /^[A-Za-z@]+/.exec(latex.slice(at + 1, Math.min(to, at + 80)))?.[0]
  if (name === undefined) return readSign(walk, at)
  const end = at + 1 + name.length + (latex[at + 1 + name.length] === '*' ? 1 : 0)
  const { all, end: after } = argumentsAt(walk.source, end)
  const own = all.filter(({ to: close }) => close < to)
  const given: CommandArguments = {
    name,
    all: own,
    shown: own.filter(({ isOptional }) => !isOptional),
    end,
    after: Math.min(after, to),
  }
  return readStyle(walk, given) ?? readWord(walk, given) ?? readPlace(walk, given) ?? readUnknown(walk, given)
}

/** A backslash and one character. */
function readSign({ source, writer }: Walk, at: number): number {
  const { latex } = source
  const char = latex[at + 1] ?? ''
  if (char === '\\') {
    writer.endLine()
    return at + (/^\\\\\*?(?:\[[^\]\n]{0,20}\])?/.exec(latex.slice(at, at + 30))?.[0].length ?? 2)
  }
  const accent = accents.get(char)
  if (accent !== undefined) writer.accent(accent)
  else if (/[ ,;:\n]/.test(char)) writer.say(' ')
  else if (!/[/!\-()[\]+@]/.test(char)) writer.say(char)
  return at + 2
}
