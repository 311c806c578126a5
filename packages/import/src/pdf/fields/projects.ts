// Projects: a name, what it was made with, links, and what it is.
import type { ProjectItem } from '@galley/contract/resume-data'
import { dateFields } from './date-fields.ts'
import { found, present } from '../sections/draft.ts'
import type { ImportDraft, FoundText } from '../sections/draft.ts'
import { entriesOf } from '../sections/entry-lines.ts'
import type { EntryLines } from '../sections/entry-lines.ts'
import { headerOf } from './header-pieces.ts'
import type { HeaderPiece } from './header-pieces.ts'
import { itemsIn } from '../sections/group-entries.ts'
import type { Line } from '../layout/layout.ts'
import { listItems } from '../sections/split-list.ts'
import { titleScore } from '../vocabulary/name-scores.ts'
import { descriptionOf, paragraphsOf } from '../sections/paragraphs.ts'
import { isBoldRun, slice, trimRun, wordsOf } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'
import { linkFields } from './web-addresses.ts'

export type Project = ImportDraft<ProjectItem>

const techLabel =
  /^(?:technologies(?: used)?|tech(?: stack)?|stack|tools(?: used)?|built with|skills|technologien|outils|tecnolog[ií]as|tecnologie)\s*[:–—-]\s*/i
const linksLabel = /^(?:links?|url|website|demo|github|source|code|repository|live)\s*[:–—-]\s*/i
const linkWord =
  /^(?:link|links|github|website|demo|live(?: demo)?|code|source(?: code)?|repo(?:sitory)?|app|video|paper|url|view|site|play store|app store|web)$/i

/** A post in a project: "Creator & Maintainer". */
const isRoleLine = (line: Line) =>
  line.cells.length === 1 && line.text.length < 60 && titleScore(line.text) >= 0.5 && !/[.!]$/.test(line.text)

export function projectsOf(lines: readonly Line[]): Project[] {
  const entries = entriesOf(startsAtNames(lines), { linesAfter: 1, isHeader: isRoleLine })
  return (entries.length > 0 ? entries : entriesByLine(lines)).map(projectOf)
}

function projectOf(entry: EntryLines): Project {
  const { pieces, dates, remainder } = headerOf(entry)
  const { name, role, tech, after } = namesIn(pieces)
  const paragraphs = paragraphsOf(entry.body)
  const stack = paragraphs.find(({ run }) => techLabel.test(run.text))
  const linkLine = paragraphs.find(({ run }) => linksLabel.test(run.text) && run.text.length < 120)
  const beside = [after, remainder].flatMap((run) => (run ? [{ run, isBullet: false }] : []))
  const listed = stack ? listItems(slice(stack.run, techLabel.exec(stack.run.text)?.[0].length ?? 0)) : []
  const words = [...entry.header, ...entry.body].flatMap((line) => line.words)
  const { startDate, endDate } = dateFields(dates)
  return {
    name: found(name, name && isBoldRun(name) ? 0.9 : 0.75),
    role: found(role, 0.7),
    technologies: withLabel(present([...tech, ...listed].map((run) => found(run, 0.75))), stack?.run),
    description: descriptionOf([...beside, ...paragraphs.filter((each) => each !== stack && each !== linkLine)], 0.85),
    startDate,
    endDate: endDate ?? ongoing(dates),
    ...linkFields(words, [...entry.header, ...(linkLine ? entry.body : [])]),
  }
}

/** Nothing but running text: each line that goes on with nothing begins one. */
const entriesByLine = (lines: readonly Line[]): EntryLines[] =>
  itemsIn(lines).map(({ header, body }) => ({
    header: header.slice(0, 1),
    anchor: 0,
    body: [...header.slice(1), ...body],
  }))

/** The name, one's own part in it, what it was made with, and what is said of it in the same line. */
function namesIn(pieces: readonly HeaderPiece[]) {
  const [first, ...others] = pieces.filter(({ run }) => !isLink(run))
  const { name, after } = nameIn(first?.run)
  const isRole = after !== undefined && after.text.length < 60 && titleScore(after.text) >= 0.5
  const role = others.find(({ run, isRight }) => titleScore(run.text) >= 0.5 && !isRight)
  const tech = others.filter((piece) => piece !== role && isTechList(piece)).flatMap(({ run }) => listItems(run))
  return { name, tech, role: isRole ? after : role?.run, after: isRole ? undefined : after }
}

/** The words before the list are read with its first item. */
function withLabel([first, ...others]: readonly FoundText[], line: Run | undefined): FoundText[] {
  if (!first) return []
  const label = line && slice(line, 0, techLabel.exec(line.text)?.[0].length ?? 0)
  return [{ ...first, parts: [...(label?.parts ?? []), ...first.parts] }, ...others]
}

const isLink = ({ text }: Run) =>
  linkWord.test(text) ||
  /^(?:https?:\/\/|www\.)/.test(text) ||
  /^[\w-]+(?:\.[\w-]+)*\.(?:com|io|org|dev|net|app|ai|co)(?:\/\S*)?$/i.test(text)
const isTechList = ({ run, italic, line }: HeaderPiece) =>
  run.text.includes(',') || (italic && line === 0) || /^[\p{Lu}][\w.+#-]*$/u.test(run.text)

function ongoing(dates: ReturnType<typeof headerOf>['dates']) {
  const dated = dates.find(({ range }) => range.isCurrent)
  const word = dated && /\p{L}[\p{L}'’ ]*\)?$/u.exec(dated.run.text.slice(dated.range.start, dated.range.end).trimEnd())
  return word
    ? found(
        slice(
          dated.run,
          dated.range.start + word.index,
          dated.range.start + word.index + word[0].replace(/\)$/, '').length,
        ),
        0.8,
      )
    : undefined
}

/** Of a person, never of a product: "Recipe Manager" is one. */
const bareRole =
  /^(?:(?:lead|senior|co|team|sub-?team|project|technical|chief|head)[ -])?(?:designer|developer|engineer|lead|leader|captain|(?:co-?)?founder|member|contributor|author|maintainer|director|researcher|organi[sz]er|volunteer)$/i
/** "Designer, Bike Trailer for Cellos": a role before a name of several words. */
function partTaken(run: Run): { name: Run; after: Run } | undefined {
  const [role, name, ...more] = run.text.split(', ')
  const isTwo = role !== undefined && name !== undefined && more.length === 0
  return isTwo && bareRole.test(role) && /^\p{Lu}\S* \S/u.test(name)
    ? { name: slice(run, role.length + 2), after: slice(run, 0, role.length) }
    : undefined
}

/** Without dates and bullets every bold line begins a project; what is bold ends the name. */
function nameIn(run: Run | undefined): { name: Run | undefined; after: Run | undefined } {
  if (!run) return { name: undefined, after: undefined }
  const part = partTaken(run)
  if (part) return part
  const words = wordsOf(run)
  const plain = words.findIndex(({ bold }) => !bold)
  const cut =
    words[0]?.bold && plain > 0
      ? run.parts[plain]!.at
      : (/\s+[–—]\s+|\s+-\s+|:\s+/.exec(run.text)?.index ?? run.text.length)
  const name = trimRun(slice(run, 0, cut))
  const after = trimRun(slice(run, cut))
  return { name, after: after.text === '' ? undefined : after }
}

/** Lines that begin in bold type begin projects, bulleted or not, where the first line does. */
function startsAtNames(lines: readonly Line[]): Line[] {
  const startsBold = ({ cells }: Line) => cells[0]?.parts[0]?.word.bold ?? false
  const isRule = lines[0] !== undefined && startsBold(lines[0]) && !lines.every(({ bold }) => bold)
  return isRule
    ? lines.map((line) => (startsBold(line) ? { ...line, bulletTextLeft: null, bold: true } : line))
    : [...lines]
}
