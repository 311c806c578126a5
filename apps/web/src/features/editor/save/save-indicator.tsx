import { useEffect, useState } from 'react'
import { editor as words } from '../../../strings/en/editor.ts'
import { cx } from '../../../ui/class-names.ts'
import { Tooltip } from '../../../ui/tooltip.tsx'
import type { EditorState } from '../state/editor-state.ts'
import { saveLabel } from './save-label.ts'

const tickMs = 15_000

/** What stands behind "Not saved": that nothing is lost, and what will become of it. */
function explain({ save }: EditorState): string {
  if (save.kind !== 'failed') return words.save.kept
  if (save.trouble === 'offline') return words.save.keptOffline
  return save.trouble === 'not_authenticated' ? words.save.keptSignedOut : words.save.keptRefused
}

export function SaveIndicator({ state }: { state: EditorState }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(timer)
  }, [])
  const shownAt = state.lastSaved && state.lastSaved > now ? state.lastSaved : now
  const label = saveLabel(state, shownAt)
  const isTroubled = state.save.kind === 'failed' || state.save.kind === 'conflict'
  const indicator = (
    <span
      role="status"
      tabIndex={isTroubled ? 0 : undefined}
      // On a phone the longer sentence has a line of its own.
      className={cx(
        'whitespace-nowrap text-sm',
        isTroubled ? 'text-mark max-sm:order-last max-sm:basis-full max-sm:px-2' : 'text-ink-faint',
      )}
    >
      {label}
    </span>
  )
  return isTroubled ? <Tooltip text={explain(state)}>{indicator}</Tooltip> : indicator
}
