// What a seller writes beside an entity: at most 15 pairs of text, as Razorpay documents them.
import { refuse } from './desk.ts'
import type { SandboxOrder } from './entities.ts'

const maxPairs = 15
const maxChars = 256

export function readNotes(notes: unknown): SandboxOrder['notes'] {
  if (notes === undefined || notes === null || (Array.isArray(notes) && notes.length === 0)) return []
  if (typeof notes !== 'object' || Array.isArray(notes)) return refuse('notes should be an array of pairs', 'notes')
  const pairs = Object.entries(notes)
  if (pairs.length > maxPairs) return refuse('The notes may not have more than 15 pairs.', 'notes')
  if (!pairs.every(([, value]) => typeof value === 'string' && value.length <= maxChars))
    return refuse('notes: every value must be a text of at most 256 characters.', 'notes')
  return Object.fromEntries(pairs)
}
