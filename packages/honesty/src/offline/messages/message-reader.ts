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

/** "Don't put that on there", "should I add it?": nothing is to be added. */
export const isNotToAdd = (message: string): boolean => denied.test(message) || asked.test(message)
const denied =
  /\b(?:don't|do not|dont|never|not to|no need to|without) (?:\p{L}+ )?(?:put|add|list|mention|includ\w*|show|write|say|tell)\w*\b/iu
const asked = /\?\s{0,3}(?:no\b|not\b|$)|\b(?:says?|said|thinks?|claims?) (?:that )?I\b/i

const end = /(?<=[.!?])(?<!\b(?:St|Dr|Mr|Mrs|Ms|No|Inc|Ltd|Co)\.)\s+|\n+/
export const sentencesIn = (message: string): string[] =>
  message
    .split(end)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))

/** Those that are left, as a message. */
export const restOf = (sentences: readonly string[], read: readonly string[]): string =>
  sentences.filter((sentence) => !read.includes(sentence)).join(' ')
