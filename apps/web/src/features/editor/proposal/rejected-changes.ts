// Which changes of a proposal were rejected while others are open: the text does not show it. Kept on this device, for
// each proposal, until the last of its changes is decided; another device offers them again.
import { z } from 'zod'
import { progressOf, type EditorProposal } from '../state/proposal-hunks.ts'

const storageKey = 'galley:rejected-changes'
const maxProposals = 30
/** `count`: of all its changes. Numbers of another count are those of another comparison. */
const kept = z.array(z.object({ messageId: z.string(), count: z.number(), rejected: z.array(z.number()) }))
type Kept = z.infer<typeof kept>

function read(storage: Storage): Kept {
  try {
    return kept.parse(JSON.parse(storage.getItem(storageKey) ?? '[]'))
  } catch {
    return []
  }
}

function write(storage: Storage, next: Kept): void {
  try {
    if (next.length === 0) storage.removeItem(storageKey)
    else storage.setItem(storageKey, JSON.stringify(next.slice(-maxProposals)))
  } catch {
    // Full or forbidden storage: after a reload they are offered again.
  }
}

export function rejectedOf(storage: Storage, proposal: EditorProposal): number[] {
  const own = read(storage).find(({ messageId }) => messageId === proposal.messageId)
  return own && own.count === progressOf(proposal).hunks.count ? own.rejected : []
}

export function rememberRejected(storage: Storage, proposal: EditorProposal): void {
  const { messageId } = proposal
  if (messageId === null) return
  const { choices } = progressOf(proposal)
  const rejected = [...choices.keys()].filter((hunk) => choices[hunk] === 'rejected')
  const others = read(storage).filter((one) => one.messageId !== messageId)
  write(storage, rejected.length === 0 ? others : [...others, { messageId, count: choices.length, rejected }])
}

export function forgetRejected(storage: Storage, messageId: string): void {
  write(
    storage,
    read(storage).filter((one) => one.messageId !== messageId),
  )
}
