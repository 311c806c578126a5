import type { KeyboardEvent } from 'react'

/** Undo and redo of a history that controls share: the browser's own, field by field, would go another way. */
export const undoKeys =
  ({ onUndo, onRedo }: { onUndo: () => void; onRedo: () => void }) =>
  (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) onRedo()
    else onUndo()
  }
