// A bracket that ends a text: "M.Sc. Digital Media (University of Bremen)".
import { slice } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'

/** What stands before the bracket, and in it; undefined where no bracket of a name's length ends the text. */
export function bracketAtEnd(run: Run): { readonly before: Run; readonly inner: Run } | undefined {
  const bracket = /\s+\(([^()]{3,70})\)$/.exec(run.text)
  if (!bracket) return undefined
  const from = bracket.index + bracket[0].indexOf('(') + 1
  return { before: slice(run, 0, bracket.index), inner: slice(run, from, run.text.length - 1) }
}
