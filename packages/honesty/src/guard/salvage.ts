// What is left of a proposal when its offending parts are as they were before. Lines are compared, so that lists and
// groups stay whole.
import { splitDocument } from '@galley/resume/outline/split-document'
import { matchBraces, maskLatex } from '@galley/resume/outline/mask-latex'
import type { Range } from '@galley/resume/outline/outline'
import { outlineOf } from '@galley/resume/outline/outline-of'
import { blocksOf } from './case/case-file.ts'
import { faultsOf } from './faults.ts'
import type { Hunk } from './text/line-hunks.ts'
import { lineHunks } from './text/line-hunks.ts'
import type { Violation } from './case/verdict.ts'

/**
 * The proposal with each offending line or run of changed lines as accepted. Where it is unknown which lines a
 * violation is about, the later half of the changes goes: what is left is to be judged anew. The accepted text where
 * nothing useful is left, or no whole LaTeX.
 */
export function salvage(acceptedLatex: string, proposedLatex: string, violations: readonly Violation[]): string {
  const { preamble } = splitDocument(proposedLatex)
  const all = lineHunks(acceptedLatex, proposedLatex)
  const draft = {
    accepted: acceptedLatex,
    proposed: proposedLatex,
    newPreamble: splitDocument(acceptedLatex).preamble === preamble ? 0 : preamble.length,
    blocks: blocksOf(outlineOf(proposedLatex)),
    hunks: all.filter(({ before }) => before !== null),
  }
  const faults = violations.map((violation) => faultsOf(violation, draft))
  const ranges = faults.flatMap((fault) => fault?.ranges ?? [])
  const named = faults.flatMap((fault) => fault?.hunks ?? [])
  const isNamed = (hunk: Hunk) => named.includes(hunk) || ranges.some((range) => touches(range, spanOf(hunk)))
  const unnamed = draft.hunks.filter((hunk) => !isNamed(hunk))
  const isNowhere = (fault: (typeof faults)[number]) =>
    fault === null ||
    (fault.ranges.length > 0 && !draft.hunks.some((hunk) => fault.ranges.some((range) => touches(range, spanOf(hunk)))))
  const gone = faults.some(isNowhere) ? unnamed.slice(Math.floor(unnamed.length / 2)) : []
  const left = revert(all, ranges, new Set([...named, ...gone]))
  return isWhole(left) ? left : acceptedLatex
}

const spanOf = ({ from, after }: Hunk): Range => ({ from, to: from + after.join('').length })
const touches = (one: Range, other: Range) => one.from < other.to && one.to > other.from

/** Hunks as they were before; of a run of lines with as many before as after, only the lines that a range touches. */
function revert(hunks: readonly Hunk[], ranges: readonly Range[], whole: ReadonlySet<Hunk>): string {
  return hunks
    .map((hunk) => {
      const { before, after } = hunk
      if (before === null) return after.join('')
      if (whole.has(hunk)) return before.join('')
      if (!ranges.some((range) => touches(range, spanOf(hunk)))) return after.join('')
      return before.length === after.length ? revertLines(hunk, before, ranges) : before.join('')
    })
    .join('')
}

function revertLines({ from, after }: Hunk, before: readonly string[], ranges: readonly Range[]): string {
  let at = from
  return after
    .map((line, index) => {
      const span = { from: at, to: at + line.length }
      at = span.to
      return ranges.some((range) => touches(range, span)) ? before[index] : line
    })
    .join('')
}

/** Braces and environments are balanced. */
function isWhole(latex: string): boolean {
  const mask = maskLatex(latex)
  const count = (pattern: RegExp) => (mask.match(pattern) ?? []).length
  return (
    count(/\{/g) === count(/\}/g) &&
    matchBraces(mask).size === count(/\{/g) &&
    count(/\\begin\b/g) === count(/\\end\b/g)
  )
}
