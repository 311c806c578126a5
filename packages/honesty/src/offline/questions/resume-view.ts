// What a question about the resume is answered from: its lines and its entries with their time.
import type { Block, Section } from '@galley/resume/outline/outline'
import { monthsOf } from '@galley/resume/proof/period'
import { shortened } from '../edits/shortened.ts'
import { bulletsOf, entriesOf, sectionsOf, titleOf } from '../edits/find-places.ts'

export interface DatedEntry {
  readonly title: string
  readonly section: Section
  readonly entry: Block
  /** As it is written; empty where the entry has none. */
  readonly dates: string
  /** In months counted from the year 0, `to` not included; null where a date lacks. */
  readonly time: { readonly from: number; readonly to: number } | null
  readonly bullets: readonly string[]
}

export interface ResumeView {
  readonly latex: string
  readonly today: Date
  /** In the order of the page. */
  readonly entries: readonly DatedEntry[]
  readonly bullets: readonly string[]
}

const dated = /\b(?:19|20)\d\d\b/

export function viewOf(latex: string, today: Date): ResumeView {
  const entries = entriesOf(latex).map(({ section, entry }): DatedEntry => {
    const dates = (entry.args ?? []).findLast((arg) => dated.test(arg)) ?? ''
    return {
      title: titleOf(entry),
      section,
      entry,
      dates,
      time: monthsOf(dates, today),
      bullets: bulletsOf(section, entry).map(({ text }) => text),
    }
  })
  const bullets = sectionsOf(latex).flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === 'bullet').map(({ text }) => text),
  )
  return { latex, today, entries, bullets }
}

export const jobsIn = ({ entries }: ResumeView): readonly DatedEntry[] =>
  entries.filter(({ section }) => section.kind === 'experience')

const maxListed = 4
/** "“One”; “two”; and 3 more". */
export function quotedList(texts: readonly string[]): string {
  const first = texts.slice(0, maxListed).map((text) => `“${shortened(text.replace(/[.,;]+$/, ''))}”`)
  return texts.length > maxListed ? `${first.join('; ')}; and ${texts.length - maxListed} more` : first.join('; ')
}

/** "1 bullet", "3 bullets". */
export const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`

/** "2 years and 5 months". */
export function lengthOf(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [years > 0 ? counted(years, 'year') : '', rest > 0 ? counted(rest, 'month') : '']
  return parts.filter((part) => part !== '').join(' and ') || 'less than a month'
}
