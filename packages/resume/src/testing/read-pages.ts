// What a program read of a PDF, as the findings take it: without places, a line for each.
import type { ParserFinding } from '../parsed/parser-findings.ts'
import type { ParsedPage } from '../parsed/parsed-text.ts'

export const readPages = (text: string): ParsedPage[] =>
  text.split('\f').map((page) => ({
    width: 612,
    height: 792,
    words: page.split('\n').map((line, n) => ({ text: line.trim(), size: 10, endsLine: true, x: 0, baseline: n * 13 })),
  }))

/** What a theme can do well or badly; the others are about the data. */
export const findingsOfTheme: ReadonlySet<ParserFinding['kind']> = new Set([
  'no_text',
  'altered',
  'hyphenated',
  'order',
  'odd_signs',
])
export const ligatures = /[\ufb00-\ufb06]/
