// Posts: employed, voluntary, military. Each entry's header is read together with those of the others.
import type { ExperienceItem } from '@galley/contract/resume-data'
import { dateFields } from './date-fields.ts'
import { found } from '../sections/draft.ts'
import type { ImportDraft } from '../sections/draft.ts'
import { isAddress } from '../sections/entries-by-role.ts'
import { entriesOf } from '../sections/entry-lines.ts'
import type { EntryLines, EntryRules } from '../sections/entry-lines.ts'
import { headerOf } from './header-pieces.ts'
import type { Header, HeaderPiece } from './header-pieces.ts'
import type { Line } from '../layout/layout.ts'
import { lineWith } from '../layout/lines.ts'
import { findDates } from '../vocabulary/find-dates.ts'
import { isEmploymentType, organisationScore, titleScore } from '../vocabulary/name-scores.ts'
import { descriptionOf, paragraphsOf } from '../sections/paragraphs.ts'
import type { Paragraph } from '../sections/paragraphs.ts'
import { placeScore } from '../vocabulary/places.ts'
import { joinRuns, slice } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'
import { assignRoles } from './roles.ts'
import type { Assigned } from './roles.ts'
import { withoutKindsAbove } from '../sections/kinds-above.ts'

export type Post = ImportDraft<ExperienceItem>

const isHeader = (line: Line): boolean =>
  line.bold ||
  line.italic ||
  line.cells.length > 1 ||
  (line.text.length < 70 && !/[.!?;]$/.test(line.text) && nameScore(line.text) >= 0.7)
const nameScore = (text: string) => Math.max(titleScore(text), placeScore(text), organisationScore(text))

const rules: EntryRules = { linesAfter: 2, isHeader, isByPattern: true }

export function postsOf(all: readonly Line[]): Post[] {
  const { lines, kindAbove } = withoutKindsAbove(all)
  const read = entriesOf(lines, rules).map(withBulletHeader).map(withRunInPost)
  const entries = withEmployersAbove(withPostsBelow(withNamesAbove(read.map(withEmployerBelow).map(withPostBelow))))
  const headers = entries.map(headerOf)
  const kinds = headers.map(({ pieces }) => pieces.find(({ run }) => isEmploymentType(run.text)))
  const assigned = assignRoles(headers.map(({ pieces }, index) => pieces.filter((piece) => piece !== kinds[index])))
  const posts: Post[] = []
  let employer: Assigned = { rest: [] }
  const groupLooks = new Set<string>()
  for (const [index, entry] of entries.entries()) {
    const own = assigned[index]!
    const group = groupOf({ own, next: assigned[index + 1], entry, nextEntry: entries[index + 1] }, groupLooks)
    if (group) groupLooks.add(lookOf(entry))
    employer = group ?? (own.organisation ? own : employer)
    if (group) continue
    const post = postOf({ entry, header: headers[index]!, assigned: own, employer, kind: kinds[index] })
    posts.push({ ...post, employmentType: post.employmentType ?? found(kindAbove(entry.header[0]?.words[0]), 0.9) })
  }
  return posts
}

interface Neighbours {
  readonly own: Assigned
  readonly next: Assigned | undefined
  readonly entry: EntryLines
  readonly nextEntry: EntryLines | undefined
}

/**
 * An employer by itself, over posts of its own. What is set like one is one, whatever its words say: "Delta Legal
 * Advisers".
 */
function groupOf({ own, next, entry, nextEntry }: Neighbours, groupLooks: ReadonlySet<string>): Assigned | undefined {
  if (entry.body.length > 0 || !next?.title || next.organisation) return undefined
  if (!own.title && own.organisation) return own
  const isAsGroups = groupLooks.has(lookOf(entry)) && lookOf(entry) !== lookOf(nextEntry)
  return isAsGroups && own.title && !own.organisation ? { ...own, organisation: own.title } : undefined
}

/** Of its first word. */
function lookOf(entry: EntryLines | undefined): string {
  const word = entry?.header[0]?.words[0]
  return word ? `${word.font} ${word.size.toFixed(1)}` : ''
}

/** Where a date stands alone, the first bullet may be what it dates. */
function withBulletHeader(entry: EntryLines): EntryLines {
  const [first, ...body] = entry.body
  const { pieces } = headerOf(entry)
  const isPlaced = first?.bulletTextLeft === null && pieces.every(({ run }) => placeScore(run.text) >= 0.75)
  const isBare = pieces.length === 0 || isPlaced
  const isTitle =
    first &&
    first.text.length < 90 &&
    // "Sp. z o.o." ends so, a sentence about the CEO does not.
    !/(?<![\s.]\p{L})[.!]$/u.test(first.text) &&
    (first.text.split(/\s*[,|–—]\s+/).some((part) => titleScore(part) >= 0.5) ||
      (first.bulletTextLeft === null && organisationScore(first.text) >= 0.7))
  return isBare && isTitle ? { ...entry, header: [...entry.header, first], body } : entry
}

const maxRunIn = 60

/** "Lead Designer 2001-2004 Redesigned the …", below an employer without a date: the text begins with the post. */
function withRunInPost(entry: EntryLines): EntryLines {
  const [first, ...body] = entry.body
  const run = first?.cells.length === 1 && first.bulletTextLeft === null ? first.cells[0] : undefined
  const range = run && findDates(run.text).find(({ isRange }) => isRange)
  if (!first || !run || !range || range.start > maxRunIn || headerOf(entry).dates.length > 0) return entry
  const [post, rest] = [slice(run, 0, range.end), slice(run, range.end)]
  const [head, text] = [lineWith(first, [post]), lineWith(first, [rest])]
  if (!head || !text || !beginsWithPost(run.text.slice(0, range.start), rest.text)) return entry
  return { ...entry, header: [...entry.header, head], body: [text, ...body] }
}

/** A post before the dates, and a sentence after them. */
const beginsWithPost = (title: string, rest: string): boolean =>
  titleScore(title) >= 0.5 && !/[.!?;:]/.test(title) && /^\p{Lu}/u.test(rest)

/** An employer in a line of its own, over one post that names a department. */
function withEmployersAbove(entries: readonly EntryLines[]): EntryLines[] {
  const headers = entries.map(headerOf)
  const isEmployer = ({ header, body }: EntryLines, index: number) =>
    body.length === 0 &&
    header.length === 1 &&
    headers[index]!.dates.length === 0 &&
    organisationScore(header[0]!.text) >= 0.7 &&
    titleScore(header[0]!.text) < 0.5
  return entries.flatMap((entry, index) => {
    const above = entries[index - 1]
    if (isEmployer(entry, index) && isPostBelow(headers[index + 1], entries[index + 1])) return []
    return above && isEmployer(above, index - 1) && isPostBelow(headers[index], entry)
      ? [{ ...entry, header: [...above.header, ...entry.header], anchor: entry.anchor + above.header.length }]
      : [entry]
  })
}

/** Dated, and of one name with a comma in it, whose first half is a post. */
function isPostBelow(header: Header | undefined, entry: EntryLines | undefined): boolean {
  const name = header?.pieces.filter(({ run }) => placeScore(run.text) < 0.75)
  const [only, ...others] = name ?? []
  const post = only?.run.text.split(/,\s/)
  return (
    entry !== undefined &&
    (header?.dates.length ?? 0) > 0 &&
    others.length === 0 &&
    post?.length === 2 &&
    titleScore(post[0]!) >= 0.5
  )
}

/** A title and its dates, and one line of names under them, before bullets or nothing: who it was for. */
function withEmployerBelow(entry: EntryLines): EntryLines {
  const [only, ...others] = entry.body
  const { pieces, dates } = headerOf(entry)
  const isAlone = only && only.bulletTextLeft === null && only.cells.length === 1 && others.every(isOfBullets)
  const isTitled = dates !== undefined && pieces.length === 1 && titleScore(pieces[0]!.run.text) >= 0.5
  if (!isAlone || !isTitled || isEmploymentType(only.text)) return entry
  return areNames(only.text) || (others.length === 0 && mayBeName(only))
    ? { ...entry, header: [...entry.header, only], body: others }
    : entry
}

/** An employer and its dates, and under them a post that stands out from the text: what was done there. */
function withPostBelow(entry: EntryLines): EntryLines {
  const [first, ...body] = entry.body
  const { pieces, dates } = headerOf(entry)
  const isEmployer = dates.length > 0 && pieces.length > 0 && !isTitled(pieces)
  return isEmployer && first && isPostLine(first, body) ? { ...entry, header: [...entry.header, first], body } : entry
}

/** In bold or italic or larger than the text around it, and no longer than a name. */
const standsOut = (line: Line, text: readonly Line[]): boolean =>
  (line.bold || line.italic || text.some(({ size }) => line.size > size + 0.4)) &&
  line.bulletTextLeft === null &&
  line.cells.length === 1 &&
  line.text.length < 60 &&
  !/[.!?;:。]$/.test(line.text)
const isPostLine = (line: Line, text: readonly Line[]): boolean => standsOut(line, text) && titleScore(line.text) >= 0.5

/** What stands out at the end of an entry names the next one, where its dates come below and it lacks such a name. */
function withNamesAbove(entries: readonly EntryLines[]): EntryLines[] {
  const headers = entries.map(headerOf)
  const own = [...entries]
  for (const [index, entry] of entries.entries()) {
    const before = own[index - 1]
    const last = before?.body.at(-1)
    const { pieces, dates } = headers[index]!
    if (!before || !last || dates.length === 0) continue
    const text = [...before.body.slice(0, -1), ...entry.body]
    if (!standsOut(last, text) || !isLacking(last.text, pieces)) continue
    own[index - 1] = { ...before, body: before.body.slice(0, -1) }
    own[index] = { ...entry, header: [last, ...entry.header], anchor: entry.anchor + 1 }
  }
  return own
}

/** What a job board prints of the employer may come between its dates and the post, which then has none of its own. */
function withPostsBelow(entries: readonly EntryLines[]): EntryLines[] {
  const headers = entries.map(headerOf)
  const isAlone = (index: number) => headers[index]?.dates.length === 0 && headers[index].pieces.length === 1
  const isNamed = (index: number) => isAlone(index) && isTitled(headers[index]!.pieces)
  const isEmployer = (index: number) =>
    index >= 0 &&
    headers[index]!.dates.length > 0 &&
    headers[index]!.pieces.length > 0 &&
    !isTitled(headers[index]!.pieces)
  // What is set like such posts is one, whatever its words say.
  const looks = new Set(
    entries.flatMap((entry, index) => (isNamed(index) && isEmployer(index - 1) ? [lookOf(entry)] : [])),
  )
  const isPost = (index: number) => isNamed(index) || (isAlone(index) && looks.has(lookOf(entries[index])))
  // An employer's own dates are followed by those of its posts, where there are several.
  const isWhole = (index: number) => isEmployer(index - 1) && isPost(index) && !isPost(index + 1)
  return entries.flatMap((entry, index) => {
    if (isWhole(index)) return []
    const next = entries[index + 1]
    return next && isWhole(index + 1)
      ? [{ ...entry, header: [...entry.header, ...next.header], body: [...entry.body, ...next.body] }]
      : [entry]
  })
}

const isTitled = (pieces: readonly HeaderPiece[]) => pieces.some(({ run }) => titleScore(run.text) >= 0.5)

/** A post where none is named, or a firm beside a post. */
function isLacking(name: string, pieces: readonly HeaderPiece[]): boolean {
  const isFirm = (text: string) => organisationScore(text) >= 0.7
  const hasFirm = pieces.some(({ run }) => isFirm(run.text))
  if (hasFirm) return false
  if (!isTitled(pieces) && titleScore(name) >= 0.5) return true
  return isFirm(name) && titleScore(name) < 0.5 && pieces.length === 1
}

/** Short, and no more surely text than a name. */
const mayBeName = ({ text, roleSureness = 1 }: Line) => roleSureness < 0.6 && /^\p{Lu}[^.!?;:]{2,40}$/u.test(text)

const isOfBullets = ({ bulletTextLeft, role }: Line) => bulletTextLeft !== null || role === 'more'

/** Several words, each long one with a capital: what a person did is written otherwise. */
function areNames(text: string): boolean {
  const words = text.split(/\s+/)
  const isNamed = (word: string) => word.length < 4 || /^[„“"«(]?[\p{Lu}\p{Lo}]|\./u.test(word)
  return text.length < 75 && !/[.!?;:]$/.test(text) && words.length > 1 && words.every(isNamed)
}

interface Parts {
  readonly entry: EntryLines
  readonly header: Header
  readonly assigned: Assigned
  /** The last that was named: several posts may stand under one. */
  readonly employer: Assigned
  readonly kind: HeaderPiece | undefined
}

function postOf({ entry, header, assigned, employer, kind }: Parts): Post {
  const { company, place, isCarried } = employerOf(assigned, employer)
  const { name, remark } = withoutEmployment(assigned.title?.run)
  // The employer's page, for which the form has no field; an icon may stand before it. A bullet further down is what
  // the person says.
  const all = paragraphsOf(entry.body)
  const kindBelow = all.find(({ run, isBullet }) => !isBullet && isEmploymentType(run.text))
  const rest = all.filter((paragraph) => paragraph !== kindBelow)
  const paragraphs = rest.filter(({ run, isBullet }, index) => !isAddress(run.text) || (isBullet && index > 0))
  return {
    position: found(name, sureness(name && titleScore(name.text))),
    company: found(company?.run, isCarried ? 0.6 : sureness(company && organisationScore(company.run.text))),
    location: found(place?.run, sureness(place && placeScore(place.run.text))),
    employmentType: found(kind?.run ?? remark ?? kindBelow?.run, 0.9),
    description: descriptionOf(withRemainder(header.remainder, paragraphs), 0.85),
    ...dateFields(header.dates),
  }
}

/** A sentence that began beside the dates may go on below. */
function withRemainder(begun: Run | undefined, paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const [first, ...others] = paragraphs
  if (!begun) return paragraphs
  const isOpen = first && !first.isBullet && !/[.!?]$/.test(begun.text)
  return isOpen
    ? [{ run: joinRuns([begun, first.run], ' '), isBullet: false }, ...others]
    : [{ run: begun, isBullet: false }, ...paragraphs]
}

/** A post without an employer is with the one named last. */
function employerOf(own: Assigned, last: Assigned) {
  const isCarried = !own.organisation && own.title !== undefined
  const company = isCarried ? last.organisation : own.organisation
  return { isCarried, company, place: own.place ?? (isCarried ? last.place : undefined) }
}

/** "Engineer (Part-time)": the form has a field for what is in the brackets. */
function withoutEmployment(run: Run | undefined): { name: Run | undefined; remark: Run | undefined } {
  const bracket = run && /\s*\(([^()]+)\)$/.exec(run.text)
  if (!run || !bracket || !isEmploymentType(bracket[1]!)) return { name: run, remark: undefined }
  const from = bracket.index + bracket[0].indexOf('(') + 1
  return { name: slice(run, 0, bracket.index), remark: slice(run, from, run.text.length - 1) }
}

/** A score as a confidence: what only its place suggests is a guess, what its words say is not. */
export const sureness = (score = 0): number => Math.min(0.97, Math.max(0.4, 0.55 + score * 0.4))
