import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import type { Range } from '@galley/resume/outline/outline'

/** Where words begin in a part of a text, in whatever capitals; -1 where they do not stand there. */
export function indexIn(text: string, { from, to }: Range, words: string): number {
  const found = new RegExp(regexpLiteral(words), 'iu').exec(text.slice(from, to))
  return found ? from + found.index : -1
}
