// A row of the error tables: TeX's message, its meaning in plain words, and, where the source shows more, a closer
// look.
import type { TextFix } from '@galley/contract/latex'
import type { LogError } from './log-errors.ts'
import type { SourcePosition, SourceText } from './source-text.ts'

export interface ErrorContext {
  error: LogError
  /** What the rule's expression caught. */
  groups: readonly string[]
  source: SourceText
  /** Where TeX stopped, if known; from 0. */
  stop: SourcePosition | null
  /** The line of the document, from 1. */
  line: number | null
  /** The errors before this one. */
  earlier: readonly LogError[]
}

export interface Explanation {
  message: string
  hint: string | null
  line: number | null
  fix?: TextFix | undefined
}

export interface Rule {
  matches: RegExp
  /** `$1` and so on stand for what the expression caught. */
  message: string
  hint: string | null
  /** What the source itself shows. Its result replaces the row's words. */
  look?: (context: ErrorContext) => Partial<Explanation> | null
}

const fill = (template: string, groups: readonly string[]) =>
  template.replace(/\$(\d)/g, (_all, digit: string) => groups[Number(digit) - 1] || 'the command')

/** By the first row that matches. Null without a match. */
export function explainBy(rules: readonly Rule[], context: Omit<ErrorContext, 'groups'>): Explanation | null {
  for (const { matches, message, hint, look } of rules) {
    const found = matches.exec(context.error.said)
    if (!found) continue
    const groups = found.slice(1).map((group) => group ?? '')
    const explanation = { message: fill(message, groups), hint: hint && fill(hint, groups), line: context.line }
    return { ...explanation, ...look?.({ ...context, groups }) }
  }
  return null
}
