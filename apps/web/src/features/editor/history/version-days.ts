// The list of versions, day by day, as a user counts days.
import type { VersionListItem } from '@galley/contract/versions'
import { editor } from '../../../strings/en/editor.ts'

const words = editor.history
const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
const yearFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' })

export interface VersionDay {
  title: string
  versions: VersionListItem[]
}

/** `versions`: newest first. */
export function daysOf(versions: readonly VersionListItem[], now: Date): VersionDay[] {
  const days: VersionDay[] = []
  for (const version of versions) {
    const title = dayTitle(new Date(version.written_at), now)
    const last = days.at(-1)
    if (last?.title === title) last.versions.push(version)
    else days.push({ title, versions: [version] })
  }
  return days
}

function dayTitle(date: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (date.toDateString() === now.toDateString()) return words.today
  if (date.toDateString() === yesterday.toDateString()) return words.yesterday
  return (date.getFullYear() === now.getFullYear() ? dayFormat : yearFormat).format(date)
}
