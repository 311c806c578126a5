// "Make the two Yellow Rose jobs one: Driver, 2003 to 2009": two entries that follow each other at one employer become
// one, with the lines of both.
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { Edited } from '../edits/edited.ts'
import { listAround } from '../edits/edit-bullets.ts'
import { entryUnits } from '../edits/entry-units.ts'
import { bulletsOf, fold, jobsOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { spliced } from '../edits/splice.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { betweenDates, inFigures, dateIn, dateTyped, type SaidDate } from '../wishes/corrections/dates-said.ts'

const wish = new RegExp(
  String.raw`^(?:put|make|merge|combine|join|turn|bring) (?:the |my )?(?:two |2 |both )?(?<phrase>.{2,50}?) (?:jobs|positions|roles|posts|entries|ones)(?: (?:at|with|for|from) (?<place>.{2,40}?))?(?:(?: together)?(?: (?:in|into|as|to))? (?:just )?(?:a single )?(?:one|1)(?: (?:job|entry|position))?| together)(?:: ?(?<title>\D{3,60}?)(?:,? (?:from )?(?<dates>${dateTyped} ?(?:to|until|till|-|–) ?(?:${dateTyped}|now|present)))?)?$`,
  'iu',
)
/** Null where a word is left over, or the two are not sure. */
export function mergeClause({ latex, words }: WishClause): ReadClause | null {
  const { phrase = '', place = '', title, dates } = wish.exec(words)?.groups ?? {}
  const pair = phrase === '' ? null : pairOf(latex, fold(`${phrase} ${place}`))
  if (!pair) return null
  const edited = merged(latex, pair, { title: title?.trim() || undefined, dates })
  return edited && { edited, about: phrase, stated: statedOf(edited, pair) }
}

/** What stood under the older is said of the one that they are now. */
const statedOf = (edited: Edited, [, older]: Pair): string[] =>
  'latex' in edited
    ? [
        `Remove ${titleOf(older.entry)}.`,
        ...jobsOf(edited.latex)
          .filter(({ entry }) => fold(entry.args?.[1] ?? '') === fold(older.entry.args?.[1] ?? ''))
          .flatMap(({ section, entry }) => [
            `My title there is ${entry.args?.[0] ?? ''}.`,
            `${entry.args?.[1] ?? ''}: ${inFigures(entry.args?.at(-1) ?? '')}`,
            ...bulletsOf(section, entry).map(({ text }) => text),
          ]),
      ]
    : []

type Pair = readonly [newer: FoundEntry, older: FoundEntry]
const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]{3,40}/gu) ?? []
const idle = new Set(['the', 'two', 'both', 'jobs', 'job', 'same', 'company', 'employer'])
/** Whether each word stands in the employer or the titles, and one at least in the employer. */
function isNamed([newer, older]: Pair, names: string): boolean {
  const employer = wordsIn(newer.entry.args?.[1] ?? '')
  const own = [...employer, ...wordsIn(newer.entry.args?.[0] ?? ''), ...wordsIn(older.entry.args?.[0] ?? '')]
  const said = wordsIn(names).filter((word) => !idle.has(word))
  return said.some((word) => employer.includes(word)) && said.every((word) => own.includes(word))
}

const countOf = ({ year, month }: SaidDate) => Number(year) * 12 + (month ?? 0)
/** "Until 2020-02" and "since 2020-03"; a year alone may be the same. */
function follows(newer: FoundEntry, older: FoundEntry): boolean {
  const [ended, began] = [dateIn(inFigures(endsOf(older).at(-1) ?? '')), dateIn(inFigures(endsOf(newer)[0] ?? ''))]
  return (
    ended !== null &&
    began !== null &&
    (ended.month === null || began.month === null ? ended.year <= began.year : countOf(ended) <= countOf(began))
  )
}

/** Nothing of the older is lost beside its dates: it has the same place and kind of post, and bullets alone. */
function hasSame({ section, entry: newer }: FoundEntry, older: FoundEntry, latex: string): boolean {
  const kinds = [newer, older.entry].map(({ from, to }) => /^\\\w+(\[[^\]]{0,60}\])?/.exec(latex.slice(from, to))?.[1])
  const own = section.blocks.findIndex(({ from }) => from === older.entry.from)
  const isPlain = section.blocks.every(({ kind, entry }) => entry !== own || kind === 'bullet')
  return kinds[0] === kinds[1] && fold(newer.args?.[2] ?? '') === fold(older.entry.args?.[2] ?? '') && isPlain
}

/** The only two jobs of one employer that are named, one under the other. */
function pairOf(latex: string, names: string): Pair | null {
  const jobs = jobsOf(latex)
  const pairs = jobs.flatMap((newer, index): Pair[] => {
    const older = jobs[index + 1]
    const isOne = older && fold(older.entry.args?.[1] ?? '') === fold(newer.entry.args?.[1] ?? '-')
    return isOne && isNamed([newer, older], names) && follows(newer, older) && hasSame(newer, older, latex)
      ? [[newer, older]]
      : []
  })
  return pairs.length === 1 ? pairs[0]! : null
}

interface Said {
  title: string | undefined
  dates: string | undefined
}

function merged(latex: string, [newer, older]: Pair, said: Said): Edited | null {
  const ranges = newer.entry.argRanges
  const [titleRange, datesRange] = [ranges?.[0], ranges?.at(-1)]
  if (!titleRange || !datesRange) return null
  const own = { title: latex.slice(titleRange.from, titleRange.to), dates: latex.slice(datesRange.from, datesRange.to) }
  return {
    latex: spliced(latex, [
      { ...titleRange, text: said.title ? escapeTex(said.title) : titleWith(own.title, [newer, older]) },
      { ...datesRange, text: datesOf(own.dates, older, said) },
      ...linesMoved(latex, [newer, older]),
    ]),
    said: `I made one of ${titleOf(newer.entry)} and ${titleOf(older.entry)}, with the lines of both. Look at its title and dates before you accept.`,
  }
}

const endsOf = ({ entry }: FoundEntry): string[] => (entry.args?.at(-1) ?? '').split(betweenDates)

/** What the earlier post was called, and until when, is a fact that is not to go. */
function titleWith(own: string, [newer, older]: Pair): string {
  const [title, earlier] = [newer, older].map(({ entry }) => entry.args?.[0] ?? '')
  return fold(title!) === fold(earlier!)
    ? own
    : `${own} (${escapeTex(earlier!)} until ${escapeTex(endsOf(older).at(-1)!)})`
}

/** From where the older begins to where the newer ends, in its own way. */
function datesOf(own: string, older: FoundEntry, { dates }: Said): string {
  const mark = /\s(?:–|—|--+|-)\s|–|—|--+/.exec(own)?.[0] ?? ' – '
  if (dates) return dates.replace(/\s*(?:\b(?:to|until|till)\b|-|–)\s*/i, mark)
  return `${escapeTex(endsOf(older)[0]!)}${mark}${own.split(betweenDates).at(-1)}`
}

function linesMoved(latex: string, [newer, older]: Pair) {
  const unit = entryUnits(latex, older.section).find(({ entry }) => entry.from === older.entry.from)!
  const next = entryUnits(latex, older.section).find(({ from }) => from > unit.from)
  const gone = { from: unit.from, to: next?.from ?? unit.to, text: '' }
  const [own, others] = [bulletsOf(newer.section, newer.entry), bulletsOf(older.section, older.entry)]
  const [last, first, end] = [own.at(-1), others[0], others.at(-1)]
  if (!first || !end) return [gone]
  if (last) return [{ from: last.to, to: last.to, text: `\n  ${latex.slice(first.from, end.to)}` }, gone]
  const list = listAround(latex, first, end) ?? { from: first.from, to: end.to }
  return [{ from: newer.entry.to, to: newer.entry.to, text: `\n${latex.slice(list.from, list.to)}` }, gone]
}
