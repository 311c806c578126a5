// What became of each change of a proposal, and the two texts that follow from it: the one that stands, and the one
// that is still proposed.
import type { HunkPiece, Hunks } from './hunks-of.ts'

export type HunkChoice = 'open' | 'taken' | 'rejected'
/** By the number of the change. */
export type HunkChoices = readonly HunkChoice[]

export const allOpen = ({ count }: Hunks): HunkChoice[] => Array.from({ length: count }, () => 'open')

const textOf = ({ pieces }: Hunks, isNew: (hunk: number) => boolean): string =>
  pieces.flatMap(({ before, after, hunk }) => (hunk !== null && isNew(hunk) ? after : before)).join('\n')

/** The text with what was taken. */
export const textWith = (hunks: Hunks, choices: HunkChoices): string =>
  textOf(hunks, (hunk) => choices[hunk] === 'taken')

/** The text as it would be if all that is open were taken. */
export const proposedWith = (hunks: Hunks, choices: HunkChoices): string =>
  textOf(hunks, (hunk) => choices[hunk] !== 'rejected')

export const withChoice = (choices: HunkChoices, hunk: number, choice: HunkChoice): HunkChoice[] =>
  choices.map((own, index) => (index === hunk ? choice : own))

export const countOf = (choices: HunkChoices, choice: HunkChoice): number =>
  choices.filter((own) => own === choice).length

/** A text with many repeated lines is given up on. */
const maxSteps = 20_000

/**
 * Which changes a text has taken already. Null: it is none of the texts that taking some of them gives, so it was
 * changed otherwise since. A text does not show what was rejected: that is known from elsewhere.
 */
export function readChoices(hunks: Hunks, text: string, rejected: ReadonlySet<number>): HunkChoice[] | null {
  const taken = findTaken(hunks.pieces, text, rejected)
  if (taken === null) return null
  return allOpen(hunks).map((_, hunk) => (taken.get(hunk) ? 'taken' : rejected.has(hunk) ? 'rejected' : 'open'))
}

function findTaken(
  pieces: readonly HunkPiece[],
  given: string,
  rejected: ReadonlySet<number>,
): Map<number, boolean> | null {
  // Every unit follows a line break, the first one too.
  const text = `\n${given}`
  let steps = 0
  /** Where the text goes on after these units; -1: they do not stand here. */
  const after = (at: number, units: readonly string[]): number => {
    const passage = units.map((unit) => `\n${unit}`).join('')
    const end = at + passage.length
    return text.startsWith(passage, at) && (end === text.length || text[end] === '\n') ? end : -1
  }
  const walk = (index: number, at: number, known: Map<number, boolean>): Map<number, boolean> | null => {
    steps += 1
    if (steps > maxSteps) return null
    const piece = pieces[index]
    if (piece === undefined) return at === text.length ? known : null
    const { hunk } = piece
    const options = hunk === null || rejected.has(hunk) ? [false] : known.has(hunk) ? [known.get(hunk)!] : [true, false]
    for (const isTaken of options) {
      const next = after(at, isTaken ? piece.after : piece.before)
      if (next < 0) continue
      const found = walk(index + 1, next, hunk === null ? known : new Map(known).set(hunk, isTaken))
      if (found !== null) return found
    }
    return null
  }
  return walk(0, 0, new Map())
}
