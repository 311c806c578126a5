// The parts of a piece of a header among schools: the degree, the school, the subject.
import { bracketAtEnd } from './bracket-at-end.ts'
import { degreePattern } from '../vocabulary/degree-words.ts'
import type { HeaderPiece } from './header-pieces.ts'
import { isKnownTown, isPlace } from '../vocabulary/places.ts'
import { schoolScore } from '../vocabulary/name-scores.ts'
import { slice, splitRun, trimRun } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'

/** "at" parts a degree from its school, but not the University of Texas from Austin. */
const weakSigns =
  /\s*,\s+|\s*،\s*|\s+[–—]\s+|\s+-\s+|\s*—\s*|(?<!\bUniversity of \p{Lu}[\p{L} ]*)\s+(?:at|from)\s+(?=\p{Lu})/gu

/** "kierunek: Ekonomia". */
const subjectLabel =
  /^(?:kierunek|specjalność|fachrichtung|studienrichtung|spécialité|especialidad|especialidade|indirizzo|obor|bölüm|направление|специальность|спеціальність|ειδικότητα|major|field of study)\s*:\s*/iu
const withoutSubjectLabel = (run: Run): Run => slice(run, subjectLabel.exec(run.text)?.[0].length ?? 0)

/** "東都大学 経済学部 経営学科": the school, and what was studied there. */
const schoolBefore = /^\S{1,20}(?:大学|大學|学院|學院|学校|學校|高校|高中|대학교|고등학교)(?=\s+\S)/u
/** A faculty, a course. */
export const isFaculty = ({ text }: Run): boolean =>
  /^\S{1,12}(?:学部|學部|学科|學系|学系|专业|專業|専攻|研究科|課程|コース|전공|학과|학부|과)(?=\s|$)/u.test(text)

/** "M.Sc. Digital Media (University of Bremen)". */
function schoolParted(run: Run): Run[] {
  const before = schoolBefore.exec(run.text)?.[0].length
  if (before !== undefined) return [slice(run, 0, before), trimRun(slice(run, before))]
  const parted = bracketAtEnd(run)
  const isSchool = parted && schoolScore(parted.inner.text) >= 0.9 && schoolScore(parted.before.text) < 0.9
  return isSchool ? [parted.before, parted.inner] : [run]
}

/** Parts of a piece: a school's name keeps its commas where nothing but a name follows. */
export function atomsOf(run: Run): Run[] {
  const atoms = splitRun(run, weakSigns).flatMap((atom) => schoolParted(withoutSubjectLabel(trimRun(atom))))
  const kinds = atoms.filter(({ text }) => degreePattern.test(text) || schoolScore(text) >= 0.9).length
  const isList =
    kinds > 1 ||
    atoms.some(({ text }) => degreePattern.test(text)) ||
    atoms.some(({ text }) => /GPA|laude|honou?rs/i.test(text))
  return isList || atoms.length > 1 ? atoms.filter(({ text }) => text !== '') : [run]
}

/** How words for subjects end, and some that do not. */
export const subjectWord =
  /(?:ing|ics|ogy|omy|phy|try|ence|ances?|ure|tion|ment|ik|ie|atique|istica|ia|ung|schaft|wesen|kunde|stwo|stv[ío]|[ií]a|ci[oó]n|zione|ção|ika|ика|ия|ка|дело|право)$|(?:^|\s)(?:arts?|law|history|studies|honou?rs|medicine|business|data|major|minor|jura|recht)(?:$|\s)/iu

/** "Kraków, Pielęgniarstwo": a known town, and what is no place at all. */
function townAndSubject(piece: HeaderPiece): HeaderPiece[] {
  const [town, other, ...more] = piece.run.text.split(', ')
  const isTwo = town !== undefined && other !== undefined && more.length === 0 && isKnownTown(town)
  if (!isTwo || isPlace(other) || !subjectWord.test(other)) return [piece]
  return [
    { ...piece, run: slice(piece.run, 0, town.length) },
    { ...piece, run: slice(piece.run, town.length + 2), order: piece.order + 0.5 },
  ]
}

/** Where a school is named, what follows a town is no other one. */
export const subjectsApart = (pieces: readonly HeaderPiece[]): readonly HeaderPiece[] =>
  pieces.some(({ run }) => schoolScore(run.text) >= 0.7) ? pieces.flatMap(townAndSubject) : pieces
