// Publications, as a line each for title, authors and where, or as one citation: "A. Author, B. Author. Title. Journal
// 3, 1–9".
import { confidenceFrom } from '@galley/contract/confidence'
import type { ResumeData } from '@galley/contract/resume-data'
import { dateText } from './date-fields.ts'
import { found } from '../sections/draft.ts'
import type { ImportDraft } from '../sections/draft.ts'
import { anchorDates } from '../sections/entry-lines.ts'
import { itemsIn } from '../sections/group-entries.ts'
import type { Line } from '../layout/layout.ts'
import { descriptionOf } from '../sections/paragraphs.ts'
import { joinRuns, slice, trimRun } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'
import { linkFields, withoutLinks } from './web-addresses.ts'

const initialled = /(?:\p{Lu}\p{Ll}?\.[\s-]?){1,3}\s?(?:(?:de|van|von|der|da|Ó|Mc|O['’])\s)?\p{Lu}[\p{L}'’-]+/u.source
const inverted = /\p{Lu}[\p{L}'’-]+,\s(?:\p{Lu}\.[\s-]?){1,3}/u.source
const plain = /\p{Lu}[\p{L}'’-]+(?:\s(?:\p{Lu}\.|\p{Lu}[\p{L}'’-]+)){1,3}/u.source
const person = `(?:${initialled}|${inverted}|${plain}|et al\\.?)`
const people = new RegExp(`^${person}(?:\\*?\\s*(?:,|;|&|and|und|et|y)+\\s*(?:and\\s+|&\\s*)?${person})*\\*?`, 'u')

export function publicationsOf(lines: readonly Line[]): ImportDraft<ResumeData['publications']> {
  return itemsIn(lines).map((item) => {
    const body = withoutLinks(item.body)
    const texts = [...item.header, ...body].map(withoutDate).filter(({ text }) => /\p{L}/u.test(text))
    const [first, ...rest] = texts.flatMap((run) => parted(run))
    const authors = first && isPeople(first) ? first : rest.find(isPeople)
    const [title, publisher, ...others] = [first, ...rest].filter((run) => run !== undefined && run !== authors)
    const date = [...item.header, ...body].flatMap(dateIn)[0]
    const { url } = linkFields(
      [...item.header, ...item.body].flatMap(({ words }) => words),
      item.body,
    )
    return {
      title: found(title && withoutQuotes(title), authors ? 0.7 : confidenceFrom.likely),
      authors: found(authors, confidenceFrom.sure),
      publisher: found(publisher && trimRun(publisher), confidenceFrom.likely),
      date,
      url,
      description: descriptionOf(
        others.map((run) => ({ run: run!, isBullet: false })),
        0.4,
      ),
    }
  })
}

const isPeople = (run: Run) => people.exec(run.text)?.[0].length === run.text.replace(/[.,\s]+$/, '').length

function dateIn(line: Line) {
  const [first] = anchorDates(line)
  return first ? (dateText({ run: line.cells[first.cell]!, range: first.range }) ?? []) : []
}

/** A date in a cell of its own, or at an end, is taken out; one inside the citation stays. */
function withoutDate(line: Line): Run {
  const dates = anchorDates(line)
  const cells = line.cells.map((run, cell) => {
    const range = dates.find((each) => each.cell === cell)?.range
    if (!range) return run
    return range.start === 0 ? slice(run, range.end) : range.end === run.text.length ? slice(run, 0, range.start) : run
  })
  return trimRun(joinRuns(cells))
}

/** Authors first, then sentences: the title, and where it was. A line without authors is one text. */
function parted(run: Run): Run[] {
  const authors = people.exec(run.text)?.[0] ?? ''
  const after = run.text.slice(authors.length)
  const joint = /^[,.]?\s*\((?:19|20)\d\d\w?\)[.,]?\s+|^[.,:]\s+|^\s+(?=["“])/.exec(after)
  if (authors.length < 5 || !joint || after.length < joint[0].length + 8) return [run]
  const from = authors.length + joint[0].length
  const end = /\.["”]?\s+(?=\p{Lu})|,["”]\s+|["”],\s+/u.exec(run.text.slice(from))
  const cut = end ? from + end.index : run.text.length
  const rest = slice(run, end ? cut + end[0].length : cut)
  return [slice(run, 0, authors.length), slice(run, from, cut), trimRun(rest)].filter(({ text }) => text !== '')
}

const withoutQuotes = (run: Run): Run => trimRun(run, /^["“„'‘]+|["”“’',.]+$/gu)
