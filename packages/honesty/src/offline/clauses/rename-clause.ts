// "Rename career history to work experience": a section whose name is all that is said of it.
import { renameSection } from '../edits/edit-sections.ts'
import { capitalised } from '../../lexicon/verbs.ts'
import { sectionCalled } from '../phrases/phrase-target.ts'
import type { WishClause, ReadClause } from '../phrases/clause.ts'

const renaming =
  /^(?:rename|retitle|call|change|turn|make) (?:the (?:name|heading|title) of )?(.{2,60}?)(?: section| heading| title)? (?:to|into|as) (?:be called )?["“']?([^"”'.,;!?]{2,50})["”']?$/i
const calling = /^call (.{2,60}?)(?: section)? ["“']([^"”']{2,50})["”']$/i

/** Null where a word is left over. */
export function renameClause({ latex, words }: WishClause): ReadClause | null {
  const found = calling.exec(words) ?? renaming.exec(words)
  const [, phrase = '', given = ''] = found ?? []
  const section = found && !/\bmy title\b/i.test(phrase) ? sectionCalled(latex, phrase) : null
  const to = capitalised(given.trim())
  if (!section || isPointer.test(to) || !hasName(words, given)) return null
  return { edited: renameSection(latex, section.heading, to), about: to }
}
const isPointer = /^(?:it|that|this|them|those|something|anything)\b/i
/** "Change skills to two columns" renames nothing. */
const hasName = (words: string, given: string): boolean =>
  /^(?:rename|retitle|call)\b|\b(?:name|heading|title)\b/i.test(words) || /^["“']/.test(given)
