// Arguments of a command that nobody knows, two by two beside each other, as most templates set them.
import type { Argument } from '../outline/mask-latex.ts'
import { sourceOf } from './latex-walk.ts'
import type { Walk } from './latex-walk.ts'

/** Longer than what stands beside anything. */
const longestCell = 90

/** One that is long, or has points in it, stands by itself. */
export function writePairs(walk: Walk, all: readonly Argument[]): void {
  const { writer } = walk
  writer.endLine()
  let inLine = 0
  for (const argument of all) {
    const text = sourceOf(walk, argument)
    if (text.trim() === '') continue
    const isLong = text.length > longestCell || /\\item|\\begin|\\\\/.test(text)
    if (isLong || inLine === 2) {
      writer.endLine()
      inLine = 0
    } else if (inLine === 1) writer.nextCell()
    walk.inside(argument)
    inLine = isLong ? 2 : inLine + 1
  }
  writer.endLine()
}
