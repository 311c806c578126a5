// Which part of an entry's names is the degree, and which the school.
import { degreePattern, subjectJoint } from '../vocabulary/degree-words.ts'
import { schoolScore } from '../vocabulary/name-scores.ts'
import type { Run } from '../layout/positioned-text.ts'

export interface Atom {
  readonly run: Run
  readonly piece: number
}

/** What the entries of a section have in common. */
export interface SectionOrder {
  readonly isDegreeFirst: boolean
  /** Some name a school that is known as one. */
  readonly hasSchools: boolean
}

export const withoutDegree = (text: string) => text.replace(degreePattern, '').replace(subjectJoint, '')
export const isDegree = ({ text }: Run) => degreePattern.test(text) && schoolScore(withoutDegree(text)) < 0.9

const saysDiploma = /\bschool (?:diploma|degree|certificate)$/i

/** "High School" is a degree where nothing else is. */
export function firstDegree(atoms: readonly Run[]): number {
  const sure = atoms.findIndex((run) => isDegree(run) && (schoolScore(run.text) < 0.9 || saysDiploma.test(run.text)))
  return sure >= 0 ? sure : atoms.findIndex(isDegree)
}

/** Where schools are known as such, what follows a degree in its own piece is its subject, not a school. */
export function ownSchool(
  atoms: readonly Atom[],
  { degreeAt, bestAt, hasSchools }: { degreeAt: number; bestAt: number; hasSchools: boolean },
): number {
  const [best, degree] = [atoms[bestAt], atoms[degreeAt]]
  const isSubjectOnly = best && degree && best.piece === degree.piece && schoolScore(best.run.text) < 0.9
  return hasSchools && isSubjectOnly ? -1 : bestAt
}

export function bestSchool(atoms: readonly Run[], degreeAt: number): number {
  let best = -1
  for (const [index, { text }] of atoms.entries()) {
    const isBetter = schoolScore(text) > (best < 0 ? 0.2 : schoolScore(atoms[best]!.text))
    if (index !== degreeAt && isBetter) best = index
  }
  return best
}
