// Degrees and schools: degree, subject, school and place are recognised by their words; several degrees may stand under
// one school.
import { confidenceFrom } from '@galley/contract/confidence'
import type { EducationItem } from '@galley/contract/resume-data'
import { dateFields } from './date-fields.ts'
import { degreeAndField } from './degree-and-field.ts'
import { atomsOf, isFaculty, subjectsApart, subjectWord } from './education-atoms.ts'
import { bestSchool, firstDegree, isDegree, ownSchool, withoutDegree } from './degree-and-school.ts'
import type { Atom, SectionOrder } from './degree-and-school.ts'
import { findDates } from '../vocabulary/find-dates.ts'
import { degreePattern } from '../vocabulary/degree-words.ts'
import { found } from '../sections/draft.ts'
import type { ImportDraft, FoundText } from '../sections/draft.ts'
import { educationDetails, gradeOf, subjectAfterFaculty } from './education-details.ts'
import { anchorDates, entriesOf } from '../sections/entry-lines.ts'
import type { EntryLines } from '../sections/entry-lines.ts'
import { headerOf } from './header-pieces.ts'
import type { Header, HeaderPiece } from './header-pieces.ts'
import type { Line } from '../layout/layout.ts'
import { schoolScore } from '../vocabulary/name-scores.ts'
import { withOwnDegrees, withSchoolsBelow } from '../sections/degree-lines.ts'
import { paragraphsOf } from '../sections/paragraphs.ts'
import { isTown, placeScore } from '../vocabulary/places.ts'
import { joinRuns, slice, trimRun } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'

export type Degree = ImportDraft<EducationItem>

const certificateWord =
  /\b(?:certified|certificat\p{L}*|licen[sc]ed?|accredited|first aid|CPR|zertifi\p{L}+)(?!\p{L})/iu
/** In a section of schools: a line that dates a certificate. */
export const isCertificateLine = (line: Line): boolean =>
  certificateWord.test(line.text) &&
  !degreePattern.test(line.text) &&
  schoolScore(line.text) < 0.9 &&
  anchorDates(line).length > 0

const isHeader = (line: Line): boolean =>
  !/\bGPA\b|:/.test(line.text) &&
  (line.bold ||
    line.italic ||
    line.cells.length > 1 ||
    degreePattern.test(line.text) ||
    schoolScore(line.text) >= 0.7 ||
    placeScore(line.text) >= 0.75)

export function degreesOf(lines: readonly Line[]): Degree[] {
  const entries = wholeEntries(
    withOwnDegrees(withSchoolsBelow(entriesOf(lines, { linesAfter: 3, isHeader, isByPattern: true }))),
  )
  const isDegreeFirst = namesDegreeFirst(entries.map(({ header }) => header.pieces))
  const hasSchools = entries.some(({ header }) => header.pieces.some(({ run }) => schoolScore(run.text) >= 0.9))
  const degrees: Degree[] = []
  for (const { entry, header } of entries) {
    const { pieces, dates, remainder } = header
    const listed = degreesListed(entry, pieces)
    if (listed.length > 0) {
      degrees.push(...listed)
      continue
    }
    const texts = [...(remainder ? [remainder] : []), ...paragraphsOf(entry.body).map(({ run }) => run)]
    const names = namesIn(pieces, { isDegreeFirst, hasSchools })
    const details = educationDetails([...names.rest, ...texts], names.degree === undefined)
    const { startDate, endDate, current } = dateFields(dates)
    const isCurrent = current !== undefined
    const subject = names.field ? undefined : subjectAfterFaculty(texts[0])
    const degree = details.degree ? degreeAndField(details.degree) : {}
    const own: Degree = {
      ...details.fields,
      ...names,
      ...degree,
      ...(subject && names.degree && { field: subject }),
      startDate,
      endDate: endDate ?? present(dates, isCurrent),
    }
    const before = degrees.at(-1)
    const isCarried = !own.institution && own.degree && before?.institution
    degrees.push(
      withoutRest(
        isCarried ? { ...own, institution: before.institution, location: own.location ?? before.location } : own,
      ),
    )
  }
  return wholeDegrees(degrees.filter(({ institution, degree }) => institution || degree))
}

/** A degree alone and a school alone, one after the other, are one entry where the one has what the other lacks. */
function wholeDegrees(degrees: readonly Degree[]): Degree[] {
  const whole: Degree[] = []
  for (const degree of degrees) {
    const before = whole.at(-1)
    const isOther = before && !before.institution && !degree.degree && !before.startDate && !before.endDate
    if (isOther) whole[whole.length - 1] = { ...degree, degree: before.degree, field: before.field ?? degree.field }
    else whole.push(degree)
  }
  return whole
}

/** "M.S.E. in Computer Science, May 2005. GPA: 3.6": degrees as bullets under their school, each with its date. */
function degreesListed(entry: EntryLines, pieces: readonly HeaderPiece[]): Degree[] {
  if (pieces.some(({ run }) => isDegree(run))) return []
  const runs = paragraphsOf(entry.body).map(({ run }) => run)
  const own = runs.filter(({ text }) => degreePattern.exec(text)?.index === 0 && findDates(text).length > 0)
  if (own.length < 2) return []
  const { institution, location } = namesIn(pieces, { isDegreeFirst: false, hasSchools: true })
  const shared = educationDetails(
    runs.filter((run) => !own.includes(run)),
    false,
  ).fields
  return own.map((run, index): Degree => {
    const [date] = findDates(run.text)
    const name = trimRun(slice(run, 0, date!.start))
    const { fields } = educationDetails([slice(run, date!.end)], false)
    const { startDate, endDate } = dateFields([{ run, range: date! }])
    const details = index === 0 ? { ...shared, gpa: fields.gpa ?? shared.gpa } : fields
    return { ...details, ...degreeAndField(name), institution, location, startDate, endDate }
  })
}

interface Entry {
  readonly entry: EntryLines
  readonly header: Header
}

/** A degree in a line of its own, without school or date, belongs to the entry after it where that names none. */
function wholeEntries(entries: readonly EntryLines[]): Entry[] {
  const hasDegree = ({ pieces }: Header) => pieces.some(({ run }) => atomsOf(run).some(isDegree))
  const whole: Entry[] = []
  for (const entry of entries) {
    const header = headerOf(entry)
    const before = whole.at(-1)
    const isCut =
      before &&
      before.entry.body.length === 0 &&
      before.header.dates.length === 0 &&
      before.header.pieces.length === 1 &&
      hasDegree(before.header) &&
      header.dates.length > 0 &&
      !hasDegree(header)
    if (isCut) whole.pop()
    whole.push({ entry, header: isCut ? { ...header, pieces: [...before.header.pieces, ...header.pieces] } : header })
  }
  return whole
}

const withoutRest = (degree: Degree & { rest?: unknown }): Degree => {
  const { rest: _, ...fields } = degree
  return fields
}

/** The form has no sign for what goes on here: its word is kept. */
function present(dates: ReturnType<typeof headerOf>['dates'], isCurrent: boolean): FoundText | undefined {
  const dated = dates.find(({ range }) => range.isCurrent)
  if (!isCurrent || !dated) return undefined
  const word = /\p{L}[\p{L}'’ ]*\)?$/u.exec(dated.run.text.slice(dated.range.start, dated.range.end).trimEnd())
  if (!word) return undefined
  const from = dated.range.start + word.index
  return found(slice(dated.run, from, from + word[0].replace(/\)$/, '').length), 0.9)
}

interface Names {
  readonly institution?: FoundText | undefined
  readonly degree?: FoundText | undefined
  readonly field?: FoundText | undefined
  readonly location?: FoundText | undefined
  readonly rest: readonly Run[]
}

/** Whether degrees stand before their schools, in all entries in which both are recognised by their words. */
function namesDegreeFirst(entries: readonly (readonly HeaderPiece[])[]): boolean {
  const orders = entries.flatMap((pieces) => {
    const atoms = pieces.flatMap(({ run }) => atomsOf(run))
    const [degree, school] = [atoms.findIndex(isDegree), atoms.findIndex(({ text }) => schoolScore(text) >= 0.9)]
    return degree < 0 || school < 0 || degree === school ? [] : [degree < school]
  })
  return orders.length > 0 && orders.every((isFirst) => isFirst)
}

interface Subjects {
  readonly atoms: readonly Atom[]
  readonly degreeAt: number
  readonly schoolAt: number
  /** What it is only its place says: what stands beside it may be anything. */
  readonly isUnknownDegree: boolean
}

/**
 * What follows a degree in its own piece is its subject, up to the school; where nothing does, what stands beyond the
 * first of them.
 */
function subjectsOf(degree: Atom, { atoms, degreeAt, schoolAt, isUnknownDegree }: Subjects): Atom[] {
  const free = atoms.flatMap((atom, at) =>
    at !== degreeAt && at !== schoolAt && isSubject(atom.run) ? [{ atom, at }] : [],
  )
  const own = free.filter(({ atom, at }) => atom.piece === degree.piece && at > degreeAt)
  const beyond = free.filter(
    ({ atom, at }) => atom.piece !== degree.piece && !hasField(degree.run) && at > Math.min(degreeAt, schoolAt),
  )
  const before = hasField(degree.run) ? [] : free.filter(({ atom, at }) => atom.piece === degree.piece && at < degreeAt)
  const groups = isUnknownDegree ? [beyond] : [own, beyond, before]
  return (groups.find((each) => each.length > 0) ?? []).slice(0, 2).map(({ atom }) => atom)
}

function namesIn(all: readonly HeaderPiece[], { isDegreeFirst, hasSchools }: SectionOrder): Names {
  const pieces = subjectsApart(all)
  const place = pieces.find(({ run }) => placeScore(run.text) >= 0.75)
  const atoms = pieces
    .filter((piece) => piece !== place)
    .flatMap(({ run }, piece): Atom[] => atomsOf(run).map((atom) => ({ run: atom, piece })))
  const knownDegree = firstDegree(atoms.map(({ run }) => run))
  // A degree that no table knows stands where the others stand.
  const isUnknownDegree = knownDegree < 0 && isDegreeFirst && atoms.length > 1 && schoolScore(atoms[0]!.run.text) < 0.9
  const degreeAt = isUnknownDegree ? 0 : knownDegree
  const runs = atoms.map(({ run }) => run)
  const schoolAt = ownSchool(atoms, { degreeAt, bestAt: bestSchool(runs, degreeAt), hasSchools })
  const [degree, school] = [atoms[degreeAt], atoms[schoolAt]]
  const subjects = degree ? subjectsOf(degree, { atoms, degreeAt, schoolAt, isUnknownDegree }) : []
  const faculty = degree ? undefined : atoms.find(({ run }) => isFaculty(run))
  const taken = new Set([degree, school, faculty, ...subjects])
  const town = place ? undefined : townOf({ pieces, atoms, schoolAt, taken })
  if (town) taken.add(town)
  return {
    ...(faculty
      ? { field: found(faculty.run, confidenceFrom.likely) }
      : degreeNamed(degree, subjects, isUnknownDegree)),
    institution: found(
      school?.run,
      Math.min(0.95, confidenceFrom.likely + (school ? schoolScore(school.run.text) : 0) * 0.45),
    ),
    location: town ? found(town.run, confidenceFrom.likely) : found(place?.run, 0.85),
    rest: atoms.filter((atom) => !taken.has(atom)).map(({ run }) => run),
  }
}

function degreeNamed(degree: Atom | undefined, subjects: readonly Atom[], isUnknownDegree: boolean) {
  if (!degree) return {}
  return isUnknownDegree
    ? { degree: found(degree.run, confidenceFrom.likely), field: found(subjects[0]?.run, confidenceFrom.likely) }
    : degreeAndField(joinRuns([degree.run, ...subjects.map(({ run }) => run)], ', '))
}

interface Around {
  readonly pieces: readonly HeaderPiece[]
  readonly atoms: readonly Atom[]
  readonly schoolAt: number
  readonly taken: ReadonlySet<Atom | undefined>
}

/** Right after the school, or at the end of its line. */
function townOf({ pieces, atoms, schoolAt, taken }: Around): Atom | undefined {
  const school = atoms[schoolAt]
  if (!school) return undefined
  const isNear = (atom: Atom, index: number) =>
    atom.piece === school.piece ? index === schoolAt + 1 : isBeside(pieces, atom.piece, school.piece)
  return atoms.find((atom, index) => !taken.has(atom) && isTownName(atom.run) && isNear(atom, index))
}

/** A town that no table knows: no subject, no honours, nothing but a name. */
const isTownName = (run: Run) =>
  isSubject(run) &&
  isTown(run.text) &&
  run.text.split(' ').length <= 3 &&
  !subjectWord.test(run.text) &&
  !degreePattern.test(run.text)
const isBeside = (pieces: readonly HeaderPiece[], piece: number, school: number) => {
  const [one, other] = [pieces[piece], pieces[school]]
  return one !== undefined && other !== undefined && one.isRight && one.line === other.line
}

const hasField = (run: Run) => withoutDegree(run.text).trim().length > 2
const isSubject = ({ text }: Run) =>
  /^[\p{Lu}(]/u.test(text) &&
  !/\bGPA\b|\d\.\d|honou?rs|laude|distinction|dean|\b(?:first|second|third)[- ]class|\b(?:upper|lower) (?:second|division)|^minor in\b|\b2[:.][12]\b/i.test(
    text,
  ) &&
  !gradeOf(text) &&
  text.split(/\s+/).length <= 7
