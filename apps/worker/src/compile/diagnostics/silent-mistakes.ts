// Mistakes that TeX accepts silently: text that a percent sign hides, and amounts that two dollars make a formula of.
import type { Diagnostic } from '@galley/contract/latex'
import { isInFormula, type SourceText } from './source-text.ts'
import { fixOf, replaceAt } from './text-fixes.ts'

export function findSilentMistakes(source: SourceText, most: number): Diagnostic[] {
  const found: Diagnostic[] = []
  for (let line = 0; line < source.lines.length && found.length < most; line += 1) {
    const text = source.lines[line] ?? ''
    const mistakes = [
      text.includes('%') && hiddenByPercent(source, line),
      text.includes('$') && amountsAsFormula(source, line),
    ]
    for (const mistake of mistakes) if (mistake) found.push(mistake)
  }
  return found
}

/** Behind "50 %" with a space, only such a word makes sure that no remark is meant. */
const goesOn =
  /^\s*(?:of|in|on|to|by|more|less|growth|increase|decrease|faster|reduction|and|over|for|from|with|year|per|while|through|via)\b/
/** A number, and nothing like \hskip before it: there % ends the line as people who write macros want it. */
const endsWithYear = /(?<!\d)(?:19|20)\d\d$/
const endsWithNumber = /(?:^|[\s~(>+{–—-]|\\\$)[\d.,]*\d$/
const endsWithLength = /\\[a-z]*(?:skip|width|size|count|dimen)\s?=?\s?[\d.]+$/i

const notAmounts = [endsWithYear, endsWithLength]

/** "Grew 50% of revenue": a number, a percent sign, and text behind it that is not set. */
function hiddenByPercent(source: SourceText, line: number): Diagnostic | null {
  const column = (source.code[line] ?? '').trimEnd().length
  const before = (source.code[line] ?? '').slice(Math.max(0, column - 60), column)
  const [, space, rest = ''] = /^( ?)%(?!\d|%)(.*)$/.exec((source.lines[line] ?? '').slice(column)) ?? []
  if (space === undefined || !endsWithNumber.test(before) || notAmounts.some((one) => one.test(before))) return null
  const isText = space === '' ? /[\p{L}}]/u.test(rest) : goesOn.test(rest)
  if (!isText) return null
  const at = { line, column: column + space.length }
  const fix = fixOf(source, 'Write \\% for %', [replaceAt(at, '%', '\\%')])
  const hidden = rest.trim()
  return {
    line: line + 1,
    severity: 'warning',
    message: 'A percent sign hides the rest of this line',
    hint: `“${hidden.length > 40 ? `${hidden.slice(0, 40)}…` : hidden}” is not in the PDF: % starts a comment. Write \\% for the character %.`,
    ...(fix && { fix }),
  }
}

/** "from $5M to $6M": what stands between the two amounts is set as a formula, without its spaces. */
function amountsAsFormula(source: SourceText, line: number): Diagnostic | null {
  const code = source.code[line] ?? ''
  const dollars = [...code.matchAll(/\$/g)].map(({ index }) => ({ line, column: index }))
  const [first, second] = dollars
  if (!first || !second || dollars.length % 2 !== 0) return null
  if (dollars.some(({ column }) => !/^\$\d/.test(code.slice(column)))) return null
  const between = code.slice(first.column + 1, second.column)
  if (!/\s\p{L}{2,}/u.test(between) || between.includes('\\') || isInFormula(source, first)) return null
  const fix = fixOf(
    source,
    'Write \\$ for $',
    dollars.map((place) => replaceAt(place, '$', '\\$')),
  )
  return {
    line: line + 1,
    severity: 'warning',
    message: 'The text between two amounts is treated as a formula',
    hint: `“${between.slice(0, 40)}” is between two dollar signs, which start and end a formula. Write \\$ for the character $.`,
    ...(fix && { fix }),
  }
}
