// Text that knows which words of the page it was made of, so that every part of it can be shown where it stands.
import type { Box } from '@galley/contract/import'
import { inReadingOrder, isRightToLeft } from './right-to-left.ts'
import type { Word } from './word.ts'

export type { Word }

interface Part {
  readonly word: Word
  /** Characters of the word: from, and up to but not with. */
  readonly from: number
  readonly to: number
  /** Where they begin in the run's text. */
  readonly at: number
}

export interface Run {
  readonly text: string
  readonly parts: readonly Part[]
}

/** Words of one line, from left to right. */
export function runOf(words: readonly Word[]): Run {
  let text = ''
  const parts: Part[] = []
  for (const { word, isGlued } of inReadingOrder(words)) {
    if (text !== '' && !isGlued) text += ' '
    parts.push({ word, from: 0, to: word.text.length, at: text.length })
    text += word.text
  }
  return { text, parts }
}

/** Without the space around it. */
export function slice(run: Run, start: number, end: number = run.text.length): Run {
  const piece = run.text.slice(start, end)
  const from = start + (piece.length - piece.trimStart().length)
  const to = from + piece.trim().length
  const parts: Part[] = []
  for (let index = firstPartAfter(run.parts, from); index < run.parts.length; index += 1) {
    const part = run.parts[index]!
    const first = Math.max(from, part.at)
    const last = Math.min(to, endOf(part))
    if (part.at >= to) break
    if (first < last)
      parts.push({
        word: part.word,
        from: part.from + first - part.at,
        to: part.from + last - part.at,
        at: first - from,
      })
  }
  return { text: run.text.slice(from, to), parts }
}

const endOf = ({ at, from, to }: Part) => at + to - from

/**
 * The index of the first part that ends after `at`, by bisection: a list of thousands of items is sliced thousands of
 * times.
 */
function firstPartAfter(parts: readonly Part[], at: number): number {
  let [low, high] = [0, parts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (endOf(parts[middle]!) > at) high = middle
    else low = middle + 1
  }
  return low
}

/** The run without a piece of it, what stood around it joined by a space. */
export function without(run: Run, start: number, end: number): Run {
  return joinRuns([slice(run, 0, start), slice(run, end)])
}

export function joinRuns(runs: readonly Run[], between = ' '): Run {
  let text = ''
  const parts: Part[] = []
  for (const run of runs.filter((each) => each.text !== '')) {
    if (text !== '') text += between
    const offset = text.length
    parts.push(...run.parts.map((part) => ({ ...part, at: part.at + offset })))
    text += run.text
  }
  return { text, parts }
}

/** The pieces between matches of a global pattern; empty ones are left out. */
export function splitRun(run: Run, separator: RegExp): Run[] {
  const pieces: Run[] = []
  let from = 0
  for (const match of run.text.matchAll(separator)) {
    pieces.push(slice(run, from, match.index))
    from = match.index + match[0].length
  }
  pieces.push(slice(run, from))
  return pieces.filter(({ text }) => text !== '')
}

/** Without these characters at either end. */
export function trimRun(run: Run, edges = /^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/gu): Run {
  const left = /^[\s\S]/.test(run.text) ? edgeLength(run.text, edges) : { start: 0, end: 0 }
  return slice(run, left.start, run.text.length - left.end)
}

function edgeLength(text: string, edges: RegExp): { start: number; end: number } {
  let [start, end] = [0, 0]
  for (const match of text.matchAll(edges)) {
    if (match.index === 0) start = match[0].length
    else end = match[0].length
  }
  return { start, end }
}

const ascent = 0.8
const depth = 1.05

/** The text of a line of cells: two spaces part them. */
export const textOfCells = (cells: readonly Run[]): string => cells.map(({ text }) => text).join('  ')

/** One rectangle a line. */
export function boxesOf(parts: readonly Omit<Part, 'at'>[]): Box[] {
  const boxes: Box[] = []
  for (const { word, from, to } of parts) {
    const each = word.width / Math.max(1, word.text.length)
    const before = isRightToLeft(word.text) ? word.text.length - to : from
    const box = {
      page: word.page,
      x: (word.shownX ?? word.x) + before * each,
      y: word.baseline - word.size * ascent,
      width: (to - from) * each,
      height: word.size * depth,
    }
    const last = boxes.at(-1)
    if (last && isBeside(last, box)) boxes[boxes.length - 1] = around(last, box)
    else boxes.push(box)
  }
  return boxes
}

function isBeside(before: Box, box: Box): boolean {
  const [left, right] = box.x >= before.x ? [before, box] : [box, before]
  return (
    left.page === right.page &&
    Math.abs(left.y + left.height - right.y - right.height) < right.height / 2 &&
    right.x - left.x - left.width < right.height
  )
}

function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x)
  const y = Math.min(one.y, other.y)
  const right = Math.max(one.x + one.width, other.x + other.width)
  const bottom = Math.max(one.y + one.height, other.y + other.height)
  return { page: one.page, x, y, width: right - x, height: bottom - y }
}

/** The share of its letters that a style has, 0 to 1. */
export function shareOf(words: readonly Word[], has: (word: Word) => boolean): number {
  const all = words.reduce((sum, word) => sum + word.text.length, 0)
  return all === 0 ? 0 : words.reduce((sum, word) => sum + (has(word) ? word.text.length : 0), 0) / all
}

export const wordsOf = (run: Run): Word[] => run.parts.map(({ word }) => word)
export const isBoldRun = (run: Run): boolean => shareOf(wordsOf(run), ({ bold }) => bold) > 0.6
export const isItalicRun = (run: Run): boolean => shareOf(wordsOf(run), ({ italic }) => italic) > 0.6
