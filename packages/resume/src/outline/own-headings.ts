// Commands of a document's own that set their argument as the heading of a section, with what they do around it.
import { argumentsAt, masked, type Argument, type Masked } from './mask-latex.ts'
import type { OwnDefinition } from './own-definitions.ts'
import { plainText } from './plain-text.ts'
import { isProgram } from './text-like.ts'

export interface OwnHeading {
  /** `\section[…]` inside of it; empty where there is none. */
  readonly option: string
  /** Words of its own before and after the argument: "My " of `\section{My #1}`. */
  readonly before: string
  readonly after: string
}

const heading = /\\(section|sidesection)(?![A-Za-z@])\*?/
/** `\vskip 4pt plus 1pt`, `\hrule height 1pt`. */
const measure =
  /\\[A-Za-z]+(?: ?=? ?(?:height|width|depth|plus|minus)? ?-?\d{0,4}\.?\d{1,4} ?(?:pt|mm|cm|ex|em|in|bp|pc|fill?)(?![A-Za-z]))+/g
const maxChars = 2_000

type Definitions = ReadonlyMap<string, OwnDefinition>

export function ownHeadings(
  definitions: Definitions,
  expand: (tex: string) => string,
): ReadonlyMap<string, OwnHeading> {
  const found = new Map<string, OwnHeading>()
  // One that uses another one is known once that one is: in whichever order they stand, a few rounds find them.
  for (let round = 0, size = -1; round < 4 && size < found.size; round += 1) {
    size = found.size
    for (const [name, { arity, replacement }] of definitions) {
      if (/^(?:side)?section$/.test(name)) continue
      if (arity !== 1 || found.has(name) || replacement.length > maxChars) continue
      const own = headingIn(replacement, found, expand)
      if (own) found.set(name, own)
    }
  }
  return found
}

/** Null where more is printed than the heading. */
function headingIn(
  replacement: string,
  known: ReadonlyMap<string, OwnHeading>,
  expand: (tex: string) => string,
): OwnHeading | null {
  const source = masked(replacement)
  const call = callIn(source, known)
  if (!call || isProgram(replacement)) return null
  const { option, title } = partsOf(source, call)
  if (!title || title.isOptional) return null
  const shown = (tex: string) => plainText(withoutMeasures(expand(tex)))
  const around = `${replacement.slice(0, call.from)}\n${replacement.slice(title.to + 1)}`
  const isAlone = shown(around) === '' && hasWholeEnvironments(around) && callIn(masked(around), known) === null
  // The ends of a text are trimmed: what stands there keeps the spaces between it and the argument.
  const [before, after, ...more] = shown(`|${replacement.slice(title.from, title.to)}|`)
    .slice(1, -1)
    .split('#1')
  if (!isAlone || before === undefined || after === undefined || more.length > 0) return null
  const inner = call.own ?? { option: option ? optionText(replacement, option) : '', before: '', after: '' }
  return { option: inner.option, before: inner.before + before.trimStart(), after: after.trimEnd() + inner.after }
}

/** What is longer once its words are written out is no heading. */
const withoutMeasures = (tex: string) => (tex.length > maxChars ? tex : tex.replace(/\s+/g, ' ').replace(measure, ''))

function partsOf(source: Masked, call: Call): { option: Argument | null; title: Argument | undefined } {
  const { all } = argumentsAt(source, call.to)
  const option = all[0]?.isOptional && !call.own ? all[0] : null
  return { option, title: all[option ? 1 : 0] }
}

const optionText = (tex: string, { from, to }: Argument) =>
  tex.slice(from, to).includes('#') ? '' : tex.slice(from, to)

interface Call {
  readonly from: number
  readonly to: number
  /** Where it is one of the document's own. */
  readonly own: OwnHeading | undefined
}

function callIn({ mask }: Masked, known: ReadonlyMap<string, OwnHeading>): Call | null {
  const ofClass = heading.exec(mask)
  if (ofClass) return { from: ofClass.index, to: ofClass.index + ofClass[0].length, own: undefined }
  for (const { index, 0: found, 1: name = '' } of mask.matchAll(/\\([A-Za-z@]+)/g))
    if (known.has(name)) return { from: index, to: index + found.length, own: known.get(name) }
  return null
}

/** A frame around the heading ends with it; a list that it begins is none. */
function hasWholeEnvironments(tex: string): boolean {
  const open: string[] = []
  for (const { 1: word, 2: name = '' } of tex.matchAll(/\\(begin|end)\s*\{([^{}]*)\}/g)) {
    if (word === 'begin') open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}
