// What the save indicator says.
import { editor as words } from '../../../strings/en/editor.ts'
import { isDirty, type EditorState } from '../state/editor-state.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** "just now", "5m ago", "3h ago", and from a day on the date. */
export function relativeTime(then: Date, now: Date): string {
  const passed = now.getTime() - then.getTime()
  if (passed < minute) return words.save.justNow
  if (passed < hour) return words.save.minutesAgo(Math.floor(passed / minute))
  if (passed < day) return words.save.hoursAgo(Math.floor(passed / hour))
  return then.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
}

/** It never says "Saved" while something is not. */
export function saveLabel(state: EditorState, now: Date): string {
  if (state.save.kind === 'saving') return words.save.saving
  if (state.save.kind === 'failed' || state.save.kind === 'conflict') return words.save.notSavedYet
  if (state.lastSaved === null || isDirty(state)) return words.save.notSaved
  return words.save.saved(relativeTime(state.lastSaved, now))
}
