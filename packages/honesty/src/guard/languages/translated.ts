// Which changed blocks stand in another language than what they replace. Read from the texts alone: what was asked for
// proves nothing.
import type { Block } from '@galley/resume/outline/outline'
import type { Language } from './language-of.ts'
import { languageOf, likelyLanguageOf } from './language-of.ts'

export interface LanguagePair {
  readonly from: Language
  readonly to: Language
}

/** What is mostly spoken in both documents. */
export interface SpokenIn {
  readonly accepted: Language | null
  readonly proposed: Language | null
}

interface Change {
  readonly fresh: readonly Block[]
  /** Lines of the source that no longer stand as they were. */
  readonly gone: readonly string[]
  readonly source: { readonly head: Block | null } | null
  readonly spoken: SpokenIn
}

/**
 * Of the blocks of one group: from which language into which each is; null where it is in the language of what it
 * replaces, or replaces nothing.
 */
export function translationsIn({ fresh, gone, source, spoken }: Change): (block: Block) => LanguagePair | null {
  const lines = fresh.filter(({ kind }) => kind !== 'entry').map(({ text }) => text)
  const into = languageOf(lines.join('\n')) ?? spoken.proposed
  const from = likelyLanguageOf(gone.join('\n'), spoken.accepted) ?? spoken.accepted
  const kept = new Set(gone.map((line) => likelyLanguageOf(line, spoken.accepted)))
  return (block) => {
    const replaced = block.kind === 'entry' ? source?.head : gone.length > 0
    if (!replaced) return null
    const text = replaced === true ? block.text : newArgs(block, replaced)
    const to = likelyLanguageOf(text, from) ?? into
    // In a resume of two languages a line replaces the one in its own.
    if (to === null || from === null || to === from || kept.has(to)) return null
    return clausesOf(text).some((clause) => languageOf(clause) === from) ? null : { from, to }
  }
}

/** Names of employers and places are of no language. */
const newArgs = ({ args = [] }: Block, { args: before = [] }: Block) =>
  args.filter((arg) => !before.includes(arg)).join('\n')

/** A claim in the old language does not hide among clauses in the new one. */
const clausesOf = (text: string) =>
  text.split(/[,;:()–—]|(?<=[.!?])\s/).filter((clause) => clause.trim().split(/\s+/).length >= minClauseWords)
const minClauseWords = 3
