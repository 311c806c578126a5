// Arguments of an unknown command, two by two beside each other, as most templates set them.
import { isDateLabel } from '../../pdf/vocabulary/find-dates.ts'
import type { Argument } from '@galley/resume/outline/mask-latex'
import { plainText } from '@galley/resume/outline/plain-text'
import { sourceOf } from './latex-walk.ts'
import type { Walk } from './latex-walk.ts'

/** Longer than what stands beside anything. */
const maxCellLength = 90

/** One that is long, a sentence, or has points in it, stands by itself. */
export function writePairs(walk: Walk, all: readonly Argument[]): void {
  const { writer } = walk
  writer.endLine()
  let inLine = 0
  for (const argument of datesLast(walk, all)) {
    const text = sourceOf(walk, argument)
    const isLong = text.length > maxCellLength || /\\item|\\begin|\\\\|\s\S+\s.*[.!?]$/.test(text.trim())
    if (isLong || inLine === 2) {
      writer.endLine()
      inLine = 0
    } else if (inLine === 1) writer.nextCell()
    walk.inside(argument)
    inLine = isLong ? 2 : inLine + 1
  }
  writer.endLine()
}

/** Those that say something; a date that stands first is set at the right of what it dates. */
function datesLast(walk: Walk, all: readonly Argument[]): readonly Argument[] {
  const filled = all.filter((argument) => sourceOf(walk, argument).trim() !== '')
  const [first, second, ...others] = filled
  const isDated = first && second && isDateLabel(plainText(sourceOf(walk, first)))
  return isDated ? [second, first, ...others] : filled
}
