// An error of a log in words that a job seeker understands, with what to do about it. The words are in the tables:
// latex-error-rules.ts, tex-error-rules.ts, for unknown commands unknown-words.ts, and for remarks remark-rules.ts.
import type { Diagnostic } from '@galley/contract/latex'
import { explainBy } from './diagnostic-rule.ts'
import { engineErrorRules } from './engine-errors.ts'
import { inOwnFile } from './own-files.ts'
import { latexErrorRules } from './latex-error-rules.ts'
import { stoppedAt, type LogError } from './log-errors.ts'
import type { SourceText } from './source-text.ts'
import { texErrorRules } from './tex-error-rules.ts'

const errorRules = [...engineErrorRules, ...latexErrorRules, ...texErrorRules]
/** What TeX stumbles over when it goes on after an error: things inside packages, and numbers that are not there. */
const followsFromIt = /^(?:Missing (?:number|\\endcsname)|Illegal unit)|\\\w*@/
const saidChars = 200

/** `earlier` are the errors before this one: some follow from others. */
export function diagnoseError(error: LogError, source: SourceText, earlier: readonly LogError[]): Diagnostic {
  if (!error.place) return diagnoseOwn(error, source, earlier)
  // No line of the document is to be compared with what TeX read there.
  return inOwnFile(diagnoseOwn({ ...error, line: null, before: '' }, source, earlier), error.place, source)
}

function diagnoseOwn(error: LogError, source: SourceText, earlier: readonly LogError[]): Diagnostic {
  const stopped = stoppedAt(source, error)
  const line = stopped === 'elsewhere' ? lineThatLoads(source, error.said) : error.line
  const stop = stopped === 'elsewhere' ? null : stopped
  const explanation = explainBy(errorRules, { error, source, stop, line, earlier }) ?? {
    message: error.said,
    hint: null,
    line,
  }
  const { fix } = explanation
  const cause = fix
    ? undefined
    : earlier.findLast((before) => before.line === error.line && followsFromIt.test(error.said + error.reading))
  return {
    line: explanation.line,
    severity: 'error',
    message: explanation.message,
    hint: cause ? 'The previous error on this line causes this one. Fix that one first.' : explanation.hint,
    ...(explanation.message !== error.said && { said: error.said.slice(0, saidChars) }),
    ...(fix && { fix }),
  }
}

/**
 * TeX stopped inside a package or class: the line of the document that loads it, or that gives it the option that it
 * does not know.
 */
export function lineThatLoads({ code }: SourceText, said: string): number | null {
  const name = /^(?:Package|Class) (\S+) (?:Error|Warning)/.exec(said)?.[1]
  const option = /(?:[`'"]([^'"]+?)(?:\.\w{2,4})?'|(?:Error: )(\S+) undefined)/.exec(said)
  const loads = (wanted: string | undefined) =>
    wanted ? code.findIndex((text) => /\\(?:usepackage|documentclass)/.test(text) && text.includes(wanted)) : -1
  const found = [name, option?.[1] ?? option?.[2]].map(loads).find((line) => line >= 0)
  return found === undefined ? null : found + 1
}
