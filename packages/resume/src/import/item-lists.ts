// Lists whose items are a line or two: awards, certificates, publications, talks, languages, interests.
import type { ResumeData } from '@galley/contract/resume-data'
import { endsDivided } from './clean-text.ts'
import { dateText } from './date-fields.ts'
import { found, present } from './draft.ts'
import type { Draft, Found } from './draft.ts'
import { anchorDates } from './entry-lines.ts'
import { headerOf } from './header-pieces.ts'
import type { Header } from './header-pieces.ts'
import type { Line } from './layout.ts'
import { listItems } from './list-items.ts'
import { organisationScore } from './name-scores.ts'
import { continues, descriptionOf, joinLines, paragraphsOf } from './paragraphs.ts'
import { isBoldRun, isItalicRun, joinRuns, slice, trimRun, wordsOf } from './run.ts'
import type { Run } from './run.ts'
import { linkFields } from './web-addresses.ts'

interface ItemLines {
  readonly header: readonly Line[]
  readonly body: readonly Line[]
}

/** A bullet, a bold line, or any line that goes on with nothing, begins an item. With dates in some, lines without go to the one above. */
export function itemsIn(lines: readonly Line[]): ItemLines[] {
  const items: { header: Line[]; body: Line[] }[] = []
  const dated = lines.filter((line) => anchorDates(line).length > 0)
  const hasLead = dated.length > 1 && dated.includes(lines[0]!)
  const bullets = lines.some(({ bulletTextLeft }) => bulletTextLeft !== null)
  for (const line of lines) {
    const item = items.at(-1)
    const group = item && [...item.header, ...item.body]
    const isOwn = hasLead
      ? dated.includes(line)
      : bullets
        ? line.bulletTextLeft !== null
        : !group || !continues(group, line)
    if (!item || isOwn) items.push({ header: [line], body: [] })
    else if (item.body.length === 0 && goesOn(group!, line, hasLead)) item.header = [merged(item.header[0]!, line)]
    else item.body.push(line)
  }
  return items
}

/** After a line with a date only what is plainly cut goes on. */
const goesOn = (group: readonly Line[], line: Line, isDated: boolean) =>
  isDated ? endsDivided(group.at(-1)!.cells[0]!.text) || /^\p{Ll}/u.test(line.text) : continues(group, line)

/** The title's second line joins its first cell. */
function merged(first: Line, second: Line): Line {
  const [title, ...others] = first.cells
  const cells = [joinLines([title!, ...second.cells]), ...others]
  return {
    ...first,
    cells,
    words: [...first.words, ...second.words],
    text: cells.map(({ text }) => text).join('  '),
    right: second.right,
  }
}

const headerIn = (item: ItemLines): Header => headerOf({ header: item.header, anchor: 0 })

/** The first piece is the title; what is set otherwise beside it, or follows a dash or a comma, is who gave it. */
function titleAndIssuer({ pieces }: Header): { title: Run | undefined; issuer: Run | undefined } {
  const [first, second] = pieces.map(({ run }) => run)
  if (!first || second) return { title: first, issuer: second }
  const words = wordsOf(first)
  const turn = words.findIndex(
    (word, index) => index > 0 && (word.bold !== words[0]!.bold || word.italic !== words[0]!.italic),
  )
  const cut = turn > 0 ? first.parts[turn]!.at : lastSign(first.text)
  return cut > 0
    ? { title: trimRun(slice(first, 0, cut)), issuer: trimRun(slice(first, cut)) }
    : { title: first, issuer: undefined }
}

function lastSign(text: string): number {
  const dash = /\s[–—-]\s|\s+(?:by|from)\s+(?=\p{Lu})/u.exec(text)
  if (dash) return dash.index
  const comma = text.lastIndexOf(', ')
  return comma > 0 && organisationScore(text.slice(comma + 2)) >= 0.7 ? comma : -1
}

export function awardsOf(lines: readonly Line[]): Draft<ResumeData['awards']> {
  return itemsIn(lines).map((item) => {
    const header = headerIn(item)
    const { title, issuer } = titleAndIssuer(header)
    return {
      title: found(title, 0.8),
      issuer: found(issuer, 0.65),
      date: firstDate(header),
      description: bodyOf(item.body),
    }
  })
}

const credential = /^(?:credential|certificate|licen[sc]e)\s*(?:id|no\.?|number|#)\s*:?\s*/i

export function certificationsOf(lines: readonly Line[]): Draft<ResumeData['certifications']> {
  return itemsIn(lines).map((item) => {
    const header = headerIn(item)
    const { title, issuer } = titleAndIssuer(header)
    const [line] = item.body.map((each) => joinRuns(each.cells)).filter(({ text }) => credential.test(text))
    const range = header.dates[0]
    const ends = range?.range.to && slice(range.run, range.range.to.start, range.range.to.end)
    return {
      name: found(title, 0.8),
      issuer: found(issuer ?? nextLine(item, line), issuer ? 0.7 : 0.5),
      date:
        ends && range.range.from
          ? found(slice(range.run, range.range.from.start, range.range.from.end), 0.85)
          : firstDate(header),
      expiryDate: found(ends || undefined, 0.7),
      credentialId: found(line && slice(line, credential.exec(line.text)![0].length), 0.9),
    }
  })
}

function nextLine(item: ItemLines, taken: Run | undefined): Run | undefined {
  const run = item.body[0] && joinRuns(item.body[0].cells)
  return run && run.text !== taken?.text && run.text.length < 60 && !/[.!]$/.test(run.text) ? run : undefined
}

const firstDate = ({ dates }: Header): Found | undefined => dates[0] && dateText(dates[0])
const bodyOf = (lines: readonly Line[]) => descriptionOf(paragraphsOf(lines), 0.8)

const authorsShape =
  /^(?:(?:\p{Lu}\.?\s?-?){1,3}\s*\p{Lu}[\p{L}'’-]+|\p{Lu}[\p{L}'’-]+(?:,?\s+(?:\p{Lu}[\p{L}'’.-]*)){0,3})(?:\s*(?:,|and|und|et|y|&|;)\s*(?:and\s+)?\p{Lu}.*)?$/u

export function publicationsOf(lines: readonly Line[]): Draft<ResumeData['publications']> {
  return itemsIn(lines).map((item) => {
    const header = headerIn(item)
    const [title, ...rest] = [...header.pieces.map(({ run }) => run), ...(header.remainder ? [header.remainder] : []), ...item.body.map((line) => joinRuns(line.cells))] // prettier-ignore
    const authors = rest.find(
      (run) =>
        authorsShape.test(run.text) &&
        /,|and|&|^\p{L}\.|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(run.text) &&
        !isItalicRun(run),
    )
    const [publisher, ...others] = rest.filter((run) => run !== authors)
    const { url } = linkFields(
      [...item.header, ...item.body].flatMap(({ words }) => words),
      [],
    )
    return {
      title: found(title, 0.7),
      authors: found(authors, 0.6),
      publisher: found(publisher, 0.5),
      date: firstDate(header),
      url,
      description: descriptionOf(
        others.map((run) => ({ run, isBullet: false })),
        0.5,
      ),
    }
  })
}

export function talksOf(lines: readonly Line[]): Draft<ResumeData['speaking']> {
  return itemsIn(lines).map((item) => {
    const header = headerIn(item)
    const { title, issuer } = titleAndIssuer(header)
    const place = header.pieces[2]?.run
    return { title: found(title, 0.75), event: found(issuer, 0.6), date: firstDate(header), location: found(place, 0.5), description: bodyOf(item.body) } // prettier-ignore
  })
}

const level =
  /^(?:native|fluent|advanced|intermediate|basic|beginner|conversational|proficient|professional|mother tongue|bilingual|elementary|working|limited|muttersprach|fließend|verhandlungssicher|gut|grundkenntnisse|langue maternelle|courant|natif|nativo|fluido|avanzado|intermedio|básico|madrelingua|fluente|nativo|[ABC][12]\b)/i

/** Languages and interests: at commas, lines and cells; a level beside a language stays with it. */
export function plainItems(lines: readonly Line[]): Found[] {
  const runs = paragraphsByLine(lines).flatMap((line) =>
    line.cells.reduce<Run[]>((all, cell) => {
      const last = all.at(-1)
      return last && level.test(cell.text) ? [...all.slice(0, -1), joinRuns([last, cell], ' ')] : [...all, cell]
    }, []),
  )
  return present(runs.flatMap((run) => listItems(run, /[,;|·•∙●▪]/u)).map((run) => found(run, 0.8)))
}

const paragraphsByLine = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))

export const isTitleLike = (run: Run): boolean => isBoldRun(run)
