// A message of several sentences that belong together, and what reading them comes to.
import type { ReadClause } from '../phrases/clause.ts'

export interface WholeMessage {
  latex: string
  message: string
  today: Date
}
export interface ReadMessage extends Omit<ReadClause, 'about'> {
  /** What of the message has nothing to do with it; empty where nothing is left. */
  rest: string
}
export type MessageReader = (message: WholeMessage) => ReadMessage | null

const end = /(?<=[.!?])\s+|\n+/
export const sentencesIn = (message: string): string[] =>
  message
    .split(end)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))

/** Those that are left, as a message. */
export const restOf = (sentences: readonly string[], read: readonly string[]): string =>
  sentences.filter((sentence) => !read.includes(sentence)).join(' ')
