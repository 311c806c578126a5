// What is said after a proposal was accepted, or an earlier text came back. At the top: at the foot of the page it
// would lie on the chat's buttons and its input.
import { toast } from 'sonner'
import { strings } from '../../../strings/en.ts'

const words = strings.assistant.card
const undoMs = 8_000
const position = 'top-center'

export const sayAccepted = (undo: () => void) =>
  toast(words.accepted, { position, duration: undoMs, action: { label: words.undo, onClick: undo } })

export const sayVersionRestored = (undo: () => void) =>
  toast(strings.editor.history.restored, {
    position,
    duration: undoMs,
    action: { label: strings.editor.history.undo, onClick: undo },
  })

export const sayRestored = () => toast(words.restored, { position })

export const sayLocked = () => toast(words.locked, { position })
