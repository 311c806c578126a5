// What is left of a proposal when its offending parts are as they were before. Lines are compared, so that lists and groups stay whole.
import { splitDocument } from '../outline/split-document.ts'
import { matchBraces, maskLatex } from '../outline/mask-latex.ts'
import { outlineOf } from '../outline/outline-of.ts'
import { blocksOf } from './case-file.ts'
import type { Hunk } from './line-hunks.ts'
import { lineHunks } from './line-hunks.ts'
import type { Violation } from './verdict.ts'

/**
 * The proposal with each offending line or run of changed lines as accepted. The accepted text where nothing useful is left: where a
 * violation is about the document as a whole, or what is left is no whole LaTeX. Applied again, it changes nothing.
 */
export function salvage(acceptedLatex: string, proposedLatex: string, violations: readonly Violation[]): string {
  const { preamble, body } = splitDocument(proposedLatex)
  const isOldPreamble = splitDocument(acceptedLatex).preamble === preamble
  const blocks = blocksOf(outlineOf(proposedLatex))
  const isOfPreamble = ({ code, text }: Violation) => code === 'tex' && !body.includes(text)
  const atStake = violations.filter((violation) => {
    if (violation.block !== null) return blocks[violation.block]?.text.includes(violation.text)
    return !(isOfPreamble(violation) && isOldPreamble)
  })
  if (atStake.length === 0) return proposedLatex
  if (atStake.some((violation) => violation.block === null && !isOfPreamble(violation))) return acceptedLatex
  const spans = atStake.map(({ block }) => (block === null ? null : blocks[block]) ?? { from: 0, to: preamble.length })
  const left = revert(lineHunks(acceptedLatex, proposedLatex), spans)
  return isWhole(left) ? left : acceptedLatex
}

/** Hunks that touch an offending block, as they were before; of a run of lines with as many before as after, those lines alone. */
function revert(hunks: readonly Hunk[], spans: readonly { from: number; to: number }[]): string {
  return hunks
    .map((hunk) => {
      const isTouched = (from: number, to: number) => spans.some((span) => span.from < to && span.to > from)
      if (hunk.before === null || !isTouched(hunk.from, hunk.from + hunk.after.join('').length))
        return hunk.after.join('')
      const { before, after } = hunk
      if (before.length !== after.length) return before.join('')
      let at = hunk.from
      return after
        .map((line, index) => {
          const from = at
          at += line.length
          return isTouched(from, at) ? before[index] : line
        })
        .join('')
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
