// Where in a proposal the fault of a violation lies, so that the rest of it can be kept. Owns no rule.
import { maskLatex } from '@galley/resume/outline/mask-latex'
import { plainText } from '@galley/resume/outline/plain-text'
import type { Range } from '@galley/resume/outline/outline'
import type { Block } from '@galley/resume/outline/outline'
import type { Hunk } from './text/line-hunks.ts'
import type { Violation } from './case/verdict.ts'
import { plain } from './text/words.ts'

export interface DiffedDraft {
  readonly accepted: string
  readonly proposed: string
  /** How long the proposed preamble is; 0 where it is the accepted one. */
  readonly newPreamble: number
  readonly blocks: readonly Block[]
  /** Changed ones only. */
  readonly hunks: readonly Hunk[]
}

/**
 * Ranges of the proposed text, or changed hunks; empty where the fault is no longer there; null where that is unknown.
 */
export type Faults = { readonly ranges: readonly Range[]; readonly hunks: readonly Hunk[] } | null

export function faultsOf(violation: Violation, draft: DiffedDraft): Faults {
  const { block, text, code } = violation
  if (block !== null) {
    const at = draft.blocks[block]
    return at?.text.includes(text) ? ranges([at]) : nothing
  }
  if (code === 'tex') return texFaults(text, draft)
  if (code === 'hidden')
    return text.startsWith('\\') ? ranges(placesOf(text, draft.proposed)) : shownFaults(text, draft)
  if (code === 'contact') return contactFaults(text, draft)
  if (code === 'compile') return compileFaults(violation, draft)
  if (code === 'pages') return longestHunk(draft)
  return code === 'form' ? null : shownFaults(text, draft)
}

const nothing: Faults = { ranges: [], hunks: [] }
const ranges = (found: readonly Range[]): Faults => ({ ranges: found, hunks: [] })
const hunks = (found: readonly Hunk[]): Faults => (found.length === 0 ? null : { ranges: [], hunks: found })

/** Offsets of a text whose white space may be another. */
function placesOf(text: string, latex: string): Range[] {
  const wanted = text.replace(/\s/g, '')
  const offsets: number[] = []
  let squeezed = ''
  for (let at = 0; at < latex.length; at += 1) {
    const letter = latex[at] ?? ''
    if (/\s/.test(letter)) continue
    squeezed += letter
    offsets.push(at)
  }
  const found: Range[] = []
  for (let at = squeezed.indexOf(wanted); wanted !== '' && at !== -1; at = squeezed.indexOf(wanted, at + wanted.length))
    found.push({ from: offsets[at] ?? 0, to: (offsets[at + wanted.length - 1] ?? 0) + 1 })
  return found
}

/** A call in the body, or something about the preamble as a whole. */
function texFaults(text: string, { proposed, newPreamble }: DiffedDraft): Faults {
  const inBody = placesOf(text, proposed).filter(({ from }) => from >= newPreamble)
  if (inBody.length > 0) return ranges(inBody)
  return newPreamble > 0 ? ranges([{ from: 0, to: newPreamble }]) : nothing
}

const letters = (text: string) => plain(text).replace(/[^\p{L}\d@]/gu, '')

/** Words that the page shows: the changed lines that have them, or of which they are. */
function shownFaults(text: string, { hunks: changed }: DiffedDraft): Faults {
  const wanted = letters(text)
  const parts = plain(text)
    .split(/\s+/)
    .map(letters)
    .filter((part) => part.length > 3)
  const read = changed.map((hunk) => ({ hunk, shown: letters(plainText(hunk.after.join(''))) }))
  const whole = read.filter(({ shown }) => wanted !== '' && shown.includes(wanted))
  if (whole.length > 0) return hunks(whole.map(({ hunk }) => hunk))
  return hunks(read.filter(({ shown }) => parts.some((part) => shown.includes(part))).map(({ hunk }) => hunk))
}

/** An address that was brought, or one that was lost: the hunks that have it on one side only. */
function contactFaults(text: string, { accepted, proposed, hunks: changed }: DiffedDraft): Faults {
  const isIn = (latex: string) =>
    letters(plainText(latex)).includes(letters(text)) || letters(latex).includes(letters(text))
  const culprits = changed.filter(({ before, after }) => isIn((before ?? []).join('')) !== isIn(after.join('')))
  if (culprits.length > 0) return hunks(culprits)
  return isIn(accepted) === isIn(proposed) ? nothing : null
}

/** TeX reports the line where it failed: at the fault, or after it. */
function compileFaults({ line }: Violation, { proposed, accepted, hunks: changed }: DiffedDraft): Faults {
  const at = line === undefined ? -1 : offsetOf(proposed, line)
  const stumbled = changed.filter((hunk) => at >= hunk.from && at < hunk.from + hunk.after.join('').length)
  if (stumbled.length > 0) return ranges([{ from: at, to: at + 1 }])
  const suspects = changed.filter((hunk) => isSuspect(hunk, accepted))
  if (suspects.length > 0) return hunks(suspects)
  return hunks(changed.filter((hunk) => hunk.from <= at).slice(-1))
}

function offsetOf(text: string, line: number): number {
  let at = 0
  for (let count = 1; count < line && at !== -1; count += 1) at = text.indexOf('\n', at) + 1 || -1
  return at
}

/**
 * Signs that mean something to TeX where the text has none, commands that the resume does not use, braces that do not
 * match.
 */
function isSuspect({ before, after }: Hunk, accepted: string): boolean {
  const [old, now] = [maskLatex((before ?? []).join('')), maskLatex(after.join(''))]
  const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length
  const isUneven = (text: string) =>
    count(text, /\{/g) !== count(text, /\}/g) || count(text, /\\begin\b/g) !== count(text, /\\end\b/g)
  const signs = /(?<!\\)[&#_^$]/g
  const known = new Set(accepted.match(/\\[A-Za-z@]+/g) ?? [])
  const isNew = (now.match(/\\[A-Za-z@]+/g) ?? []).some((command) => !known.has(command))
  return isNew || count(now, signs) > count(old, signs) || (isUneven(now) && !isUneven(old))
}

const longestHunk = ({ hunks: changed }: DiffedDraft): Faults => {
  const growth = ({ before, after }: Hunk) => after.join('').length - (before ?? []).join('').length
  return hunks(changed.toSorted((one, other) => growth(other) - growth(one)).slice(0, 1))
}
