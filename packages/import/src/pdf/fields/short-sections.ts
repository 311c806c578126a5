// Lists whose items are a line or two: awards, certificates, publications, talks, languages, interests.
import { confidenceFrom } from '@galley/contract/confidence'
import type { ResumeData } from '@galley/contract/resume-data'
import { dateText } from './date-fields.ts'
import { found, present } from '../sections/draft.ts'
import type { ImportDraft, FoundText } from '../sections/draft.ts'
import { findDates } from '../vocabulary/find-dates.ts'
import { headerOf } from './header-pieces.ts'
import type { Header } from './header-pieces.ts'
import { itemsIn } from '../sections/group-entries.ts'
import type { ItemLines } from '../sections/group-entries.ts'
import type { Line } from '../layout/layout.ts'
import { listItems } from '../sections/split-list.ts'
import { organisationScore } from '../vocabulary/name-scores.ts'
import { descriptionOf, paragraphsOf } from '../sections/paragraphs.ts'
import { joinRuns, slice, splitRun, trimRun, wordsOf } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'
import { isPlace } from '../vocabulary/places.ts'
import { linkFields, withoutLinks } from './web-addresses.ts'

const headerIn = ({ header }: ItemLines): Header => headerOf({ header, anchor: 0 })

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

export function awardsOf(lines: readonly Line[]): ImportDraft<ResumeData['awards']> {
  return itemsIn(lines).map((item) => {
    const header = headerIn(item)
    const { title, issuer } = titleAndIssuer(header)
    return {
      title: found(title, 0.8),
      issuer: found(issuer, confidenceFrom.sure),
      date: firstDate(header),
      description: bodyOf(item.body),
    }
  })
}

const credential = /^(?:credential|certificate|licen[sc]e)\s*(?:id|no\.?|number|#)\s*:?\s*/i

export function certificationsOf(lines: readonly Line[]): ImportDraft<ResumeData['certifications']> {
  return itemsIn(lines).map((item) => {
    const header = headerIn(item)
    const { title, issuer, id, year } = certificateParts(header)
    const [line] = item.body.map((each) => joinRuns(each.cells)).filter(({ text }) => credential.test(text))
    const range = header.dates[0]
    const ends = range?.range.to && slice(range.run, range.range.to.start, range.range.to.end)
    return {
      name: found(title, 0.8),
      issuer: found(issuer ?? nextLine(item, line), issuer ? 0.7 : confidenceFrom.likely),
      date:
        ends && range.range.from
          ? found(slice(range.run, range.range.from.start, range.range.from.end), 0.85)
          : (firstDate(header) ?? year),
      expiryDate: found(ends || undefined, 0.7),
      credentialId: id ?? found(line, 0.9, line?.text.replace(credential, '')),
    }
  })
}

const idInText =
  /\s*[([]?(?<!\p{L})(?:(?:credential|certificate|licen[sc]e)\s+)?(?:ID|No\.?|Nr\.?|#)\s*[:.]?\s*(?<id>[\p{L}\d-]*\d[\p{L}\d-]*)[)\]]?$/iu

const maxHeaderLength = 300

/** Its number and its year may stand at the end of the same line: "Architect – Amazon, 2021 (ID 12345)". */
function certificateParts(header: Header) {
  const numbered = header.pieces.map((piece) => ({
    piece,
    match: piece.run.text.length < maxHeaderLength ? idInText.exec(piece.run.text) : null,
  }))
  const { piece, match } = numbered.find((each) => each.match !== null) ?? {}
  const pieces = numbered
    .map((each) =>
      each.match ? { ...each.piece, run: trimRun(slice(each.piece.run, 0, each.match.index)) } : each.piece,
    )
    .filter(({ run }) => run.text !== '')
  const { title, issuer } = titleAndIssuer({ ...header, pieces })
  const dated = header.dates.length === 0 && issuer ? findDates(issuer.text).at(-1) : undefined
  const isLast = issuer && dated?.from && !dated.isRange && dated.end === issuer.text.length && dated.start > 0
  return {
    title,
    issuer: isLast ? trimRun(slice(issuer, 0, dated.start)) : issuer,
    year: isLast ? found(slice(issuer, dated.from!.start, dated.from!.end), 0.8) : undefined,
    id: match && piece ? found(slice(piece.run, match.index), 0.9, match.groups?.['id']) : undefined,
  }
}

function nextLine(item: ItemLines, taken: Run | undefined): Run | undefined {
  const run = item.body[0] && joinRuns(item.body[0].cells)
  return run && run.text !== taken?.text && run.text.length < 60 && !/[.!]$/.test(run.text) ? run : undefined
}

const firstDate = ({ dates }: Header): FoundText | undefined => dates[0] && dateText(dates[0])
const bodyOf = (lines: readonly Line[]) => descriptionOf(paragraphsOf(lines), 0.8)

/** A talk, where, and in which town: in the order of its header. */
export function talksOf(lines: readonly Line[]): ImportDraft<ResumeData['speaking']> {
  return itemsIn(lines).map((item) => {
    const { pieces, dates } = headerIn(item)
    const names = pieces.filter(({ run }) => !isPlace(run.text))
    const [title, ...others] =
      names.length === 1
        ? [
            ...splitRun(names[0]!.run, /\s*,\s+|\s+[–—]\s+/g),
            ...pieces.filter((piece) => piece !== names[0]).map(({ run }) => run),
          ]
        : pieces.map(({ run }) => run)
    const { event, place } = eventAndPlace(others)
    const url = linkFields(
      item.body.flatMap(({ words }) => words),
      [],
    )
    return {
      title: found(title, 0.75),
      event: found(event, 0.6),
      date: dates[0] && dateText(dates[0]),
      location: found(place, confidenceFrom.likely),
      url: url.url,
      description: bodyOf(withoutLinks(item.body)),
    }
  })
}

function eventAndPlace(runs: readonly Run[]): { event: Run | undefined; place: Run | undefined } {
  const place = runs.find(({ text }) => isPlace(text)) ?? runs[1]
  const event = runs.find((run) => run !== place)
  const town = place || !event ? null : /,\s+(?=\p{Lu}[\p{L}'’-]+$)/u.exec(event.text)
  if (!event || !town) return { event, place }
  return { event: slice(event, 0, town.index), place: slice(event, town.index + town[0].length) }
}

const level =
  /^(?:native|fluent|advanced|intermediate|basic|beginner|conversational|proficient|professional|mother tongue|bilingual|elementary|working|limited|muttersprach|fließend|verhandlungssicher|gut|grundkenntnisse|langue maternelle|courant|natif|nativo|fluido|avanzado|intermedio|básico|madrelingua|fluente|nativo|[ABC][12]\b)/i

/** Languages and interests: at commas, lines and cells; a level beside a language stays with it. */
export function plainItems(lines: readonly Line[]): FoundText[] {
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
