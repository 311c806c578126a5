// TeX's log, read: errors and remarks with the line of the source that they are about, what to do, and, where it is
// safe, a fix.
import type { Diagnostic } from '@galley/contract/latex'
import { diagnoseForeignDocument } from './foreign-documents.ts'
import { diagnoseMissingCharacters, isOfPdfTex } from './engine-errors.ts'
import { readErrors } from './log-errors.ts'
import { isUnknownCharacter, diagnoseUnknownCharacters, diagnoseUnsetCharacters } from './odd-characters.ts'
import { readOverfull } from './overfull-lines.ts'
import { diagnoseError } from './plain-hints.ts'
import { noise, remarkRules } from './remark-rules.ts'
import { filesRead } from './own-files.ts'
import { diagnoseLanguage } from './language-mistakes.ts'
import { diagnoseUnknownOption } from './option-mistakes.ts'
import { isUnknownSource, lacksSources, lineOfSources } from './source-lists.ts'
import { findSilentMistakes } from './silent-mistakes.ts'
import { readSource, type SourceText } from './source-text.ts'
import { openAtEnd } from './unbalanced.ts'

const maxDiagnostics = 50
/** A document can print as many lines as it likes that look like these. */
const maxRead = 200
const lineChars = 1_000
/** How many lines of the log show what is in a box that is too wide. */
const boxLines = 3

/**
 * Reads a log of TeX (written with max_print_line long enough that nothing is broken) beside the document that it is
 * about. Errors come first in the order of their lines, then remarks worth a person's while. Pure; takes time in
 * proportion to both texts.
 */
export function readDiagnostics(log: string, latex: string, fileNames: readonly string[] = []): Diagnostic[] {
  const files = new Set(fileNames)
  const lines = log.split('\n')
  const source = readSource(latex)
  const ofErrors = diagnoseErrors(lines, source)
  const foreign = diagnoseForeignDocument(source, ofErrors, isOfPdfTex(lines))
  const errors = [...foreign, ...ofErrors].map(withoutIdleFix)
  const unclosed = errors.length === 0 ? unclosedGroup(lines, source) : []
  const isFixed = ({ line, fix }: Diagnostic) =>
    errors.some((error) => error.line === line && error.fix?.title === fix?.title)
  const silent = findSilentMistakes(source, maxDiagnostics).filter((mistake) => !isFixed(mistake))
  const all = [
    ...errors,
    ...unclosed,
    ...diagnoseUnsetCharacters(lines, source),
    ...diagnoseMissingCharacters(lines, source),
    ...silent,
    ...diagnoseLanguage(source),
    ...readRemarks(lines, source, filesRead(lines, files)),
  ]
  return unique(inSeverity(all)).slice(0, maxDiagnostics)
}

/** A fix that leaves the text as it is fixes nothing. */
function withoutIdleFix(diagnostic: Diagnostic): Diagnostic {
  const { fix, ...rest } = diagnostic
  return fix?.edits.every(({ was, text }) => was === text) ? rest : diagnostic
}

function diagnoseErrors(lines: readonly string[], source: SourceText): Diagnostic[] {
  const read = readErrors(lines, maxRead)
  const characters = diagnoseUnknownCharacters(read.filter(isUnknownCharacter), source)
  const errors = read.filter((error) => !isUnknownCharacter(error)).slice(0, maxDiagnostics)
  return [...errors.map((error, index) => diagnoseError(error, source, errors.slice(0, index))), ...characters]
}

const inOrder = (diagnostics: Diagnostic[]) =>
  diagnostics.toSorted((a, b) => (a.line ?? Number.MAX_SAFE_INTEGER) - (b.line ?? Number.MAX_SAFE_INTEGER))

const severities: readonly Diagnostic['severity'][] = ['error', 'warning', 'info']
/** What is worst first, and of that what comes first in the document. */
const inSeverity = (diagnostics: Diagnostic[]) =>
  inOrder(diagnostics).toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))

/** Remarks that say nothing, or that another one of the same log says better. */
function leftOutOf(lines: readonly string[]): (text: string) => boolean {
  const [isWithoutSources, isPdfTex] = [lacksSources(lines), isOfPdfTex(lines)]
  return (text) =>
    noise.test(text) || (isWithoutSources && isUnknownSource(text)) || (!isPdfTex && text.startsWith('Missing c'))
}

function readRemarks(lines: readonly string[], source: SourceText, within: readonly (string | null)[]): Diagnostic[] {
  const remarks: Diagnostic[] = []
  const isLeftOut = leftOutOf(lines)
  for (let index = 0; index < lines.length && remarks.length < maxRead; index += 1) {
    if (
      !/^(?:LaTeX|Package|Class|Overfull|Underfull|Missing c|\(\\end|pdfTeX w|Galley: |xdvipdfmx:)/.test(
        lines[index] ?? '',
      )
    )
      continue
    const text = (lines[index] ?? '').slice(0, lineChars)
    if (isLeftOut(text)) continue
    const wide = readOverfull(text, lines.slice(index + 1, index + 1 + boxLines), source)
    if (wide === 'narrow') continue
    const remark =
      wide ?? readRemark(/: *$/.test(text) ? `${text.trimEnd()} ${lines[index + 1]?.trim()}` : text, source)
    const file = within[index]
    if (remark)
      remarks.push(
        file ? { ...remark, line: null, hint: [`In ${file}.`, remark.hint].filter(Boolean).join(' ') } : remark,
      )
  }
  return remarks
}

function readRemark(text: string, source: SourceText): Diagnostic | null {
  const ofOption = diagnoseUnknownOption(text, source)
  if (ofOption) return ofOption
  for (const { matches, severity, message, hint } of remarkRules) {
    const found = matches.exec(text)
    if (!found) continue
    const fill = (template: string) =>
      template.replace(/\$(\d)/g, (_all, digit: string) => found[Number(digit)]?.replace(/^\[(.*)\]\.?$/, '$1') ?? '')
    return { line: remarkedLine(text, source), severity, message: fill(message), hint: hint && fill(hint) }
  }
  return null
}

function remarkedLine(text: string, source: SourceText): number | null {
  const ofSources = lineOfSources(text, source)
  if (ofSources !== null) return ofSources
  const line = Number(/(?:on input line|at lines?|on line) (\d+)/.exec(text)?.[1] ?? 0)
  return line > 0 && line <= source.lines.length ? line : null
}

function unclosedGroup(lines: readonly string[], source: SourceText): Diagnostic[] {
  if (!lines.some((text) => text.startsWith('(\\end occurred inside a group'))) return []
  const opened = lines.find((text) => text.startsWith('### simple group'))
  const line = Number(/entered at line (\d+)/.exec(opened ?? '')?.[1] ?? 0) || null
  if (opened === undefined) return []
  const { fix, ...open } = openAtEnd(source) ?? {}
  return [
    {
      severity: 'warning',
      line,
      message: 'A closing brace } is missing',
      hint: `The brace opened on line ${line} is never closed.`,
      ...open,
      ...(fix && { fix }),
    },
  ]
}

function unique(diagnostics: Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>()
  return diagnostics.filter(({ line, message }) => {
    const key = `${line}:${message}`
    return !seen.has(key) && seen.add(key)
  })
}
