// When the editor saves by itself: two seconds after the last change, sooner after an accepted proposal, later after
// each failure.
import { canSave, type EditorState } from '../state/editor-state.ts'

const autoSaveDelayMs = 2000
const acceptedDelayMs = 100
const maxRetryMs = 30_000

/**
 * How long after the last change a save fires by itself, in milliseconds; null when none is to fire.
 * The same text that failed to be saved is tried again later and later; new text is as urgent as ever.
 */
export function autoSaveDelay(state: EditorState): number | null {
  const { save } = state
  if (!state.isAutoSaveEnabled || !canSave(state)) return null
  if (save.kind === 'failed' && save.trouble === 'gone') return null
  if (save.kind !== 'failed' || save.revision !== state.revision)
    return state.revision === state.acceptedRevision ? acceptedDelayMs : autoSaveDelayMs
  return save.trouble === 'not_authenticated' ? null : Math.min(maxRetryMs, autoSaveDelayMs * 2 ** save.attempts)
}
