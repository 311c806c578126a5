// What is said about files beside the page. At the top: at the foot of the page it would lie on the chat's input.
import { toast } from 'sonner'
import { files as words } from '../../../strings/en/editing/files.ts'

const position = 'top-center'
const undoMs = 10_000

export const sayInToast = (sentence: string): void => void toast(sentence, { position })

export const offerUndo = (sentence: string, undo: () => void): void =>
  void toast(sentence, { position, duration: undoMs, action: { label: words.undo, onClick: undo } })
