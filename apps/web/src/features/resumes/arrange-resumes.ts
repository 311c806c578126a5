// Which resumes the list shows, in which order and groups. Pure.
import type { ApplicationStatus, ResumeListItem } from '@galley/contract/resumes'
import { normalized } from '@galley/resume/text/normalized'

export const statuses: readonly ApplicationStatus[] = ['draft', 'sent', 'interview', 'offer', 'closed']
export const sortings = ['edited', 'title', 'status'] as const
export type Sorting = (typeof sortings)[number]

export interface ListView {
  /** What to search for. */
  query: string
  status: ApplicationStatus | 'all'
  sorting: Sorting
  isGrouped: boolean
}

export interface ResumeGroup {
  key: string
  /** The title of the resume that the others are copies of; null: no heading, as nothing is grouped. */
  origin: string | null
  resumes: ResumeListItem[]
}

const folded = (text: string): string => normalized(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()
const byTitle = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Title and employer are here already; the rest is what the server found. */
function hasWords({ title, application }: ResumeListItem, query: string): boolean {
  const text = folded(`${title}\n${application.employer}`)
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const orders: Record<Sorting, (one: ResumeListItem, other: ResumeListItem) => number> = {
  edited: (one, other) => Date.parse(other.updated_at) - Date.parse(one.updated_at),
  title: (one, other) => byTitle.compare(one.title, other.title),
  status: (one, other) => statuses.indexOf(one.application.status) - statuses.indexOf(other.application.status),
}

/** `found` are the ids of resumes whose text has the words of the query. */
export function arrangeResumes(
  all: readonly ResumeListItem[],
  view: ListView,
  found: ReadonlySet<string>,
): ResumeGroup[] {
  const query = view.query.trim()
  const shown = all
    .filter((resume) => query === '' || found.has(resume.id) || hasWords(resume, query))
    .filter(({ application }) => view.status === 'all' || application.status === view.status)
    .toSorted((one, other) => orders[view.sorting](one, other) || orders.edited(one, other))
  if (shown.length === 0) return []
  if (!view.isGrouped) return [{ key: 'all', origin: null, resumes: shown }]
  const groups = [...Map.groupBy(shown, ({ origin_id: origin }) => origin)]
  return groups.map(([key, resumes]) => {
    const origin = all.find(({ id }) => id === key) ?? resumes[0]
    return { key, origin: origin?.title ?? null, resumes }
  })
}
