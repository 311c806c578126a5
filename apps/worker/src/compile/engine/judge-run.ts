// A run of TeX becomes an outcome: a safe PDF, or the reason for none.
import { errorTable } from '@galley/contract/errors'
import type { CompileFailureCode, Diagnostic } from '@galley/contract/latex'
import type { CompileOutcome } from '@galley/contract/worker-wire'
import { diagnoseBareLinks } from '../diagnostics/bare-links.ts'
import { readDiagnostics } from '../diagnostics/log-diagnostics.ts'
import type { ActiveContent } from '../pdf-safety/active-content.ts'
import type { DocumentRun } from './run-document.ts'

export const maxPages = 50
const outOfTime = new Set([124, 137, 152])
const fileTooLarge = 153
/** Where a log would fill a screen many times over, its beginning and its end are kept: they hold what matters. */
const logChars = 200_000

/** `fileNames`: of what lay beside the document. */
type JudgedRun = DocumentRun & { fileNames?: readonly string[] }

/** Looks into a PDF: what would act in it, or null where nothing does. */
export type ActiveContentCheck = (pdf: Buffer) => Promise<ActiveContent | null>

export async function judgeRun(source: string, run: JudgedRun, look: ActiveContentCheck): Promise<CompileOutcome> {
  const diagnostics = readDiagnostics(run.log, source, run.fileNames)
  const log = shorten(run.log)
  const refuse = (code: CompileFailureCode, first?: Omit<Diagnostic, 'severity'>): CompileOutcome => {
    const listed = first
      ? [{ ...first, severity: 'error' as const }, ...diagnostics.filter(({ severity }) => severity === 'error')]
      : diagnostics
    return { report: { outcome: code, log, diagnostics: listed }, pdf: null }
  }
  const say = (code: CompileFailureCode, hint: string, line: number | null = null) =>
    refuse(code, { line, message: errorTable[code].detail, hint })

  const written = /Output written on main\.(?:pdf|xdv) \((\d+) pages?/.exec(run.log)?.[1]
  const pages = written === undefined ? countPages(run.log) : Number(written)
  const exceeded = exceededLimit(run, pages)
  if (exceeded) return say(exceeded.code, exceeded.hint)
  const failed = diagnostics.some(({ severity }) => severity === 'error')
  if (run.code !== 0 || failed)
    return failed
      ? refuse('compilation_error')
      : say('compilation_error', 'TeX stopped without saying why. Its log may tell more.')
  if (run.pdf === null || written === undefined)
    return say('empty_document', 'Write something between \\begin{document} and \\end{document}.')
  const active = await look(run.pdf)
  if (active) return refuse('forbidden_command', diagnoseActive(source, active))
  const { runs, wantsAnother } = run
  return {
    report: { outcome: 'ok', pages, runs, wantsAnother, compiler: run.compiler ?? 'pdflatex', log, diagnostics },
    pdf: run.pdf,
  }
}

function exceededLimit(run: DocumentRun, pages: number): { code: CompileFailureCode; hint: string } | null {
  if (run.code === fileTooLarge || run.diskFull)
    return { code: 'output_too_large', hint: 'Look for a loop, or for a very large picture.' }
  if (pages > maxPages)
    return {
      code: 'too_many_pages',
      hint: `A resume may have ${maxPages} pages. Look for a loop that makes pages.`,
    }
  if (run.code === null || outOfTime.has(run.code))
    return { code: 'timeout', hint: 'Look for a command that calls itself, or a loop without an end.' }
  return null
}

/** TeX notes each page as [1] when it is done: that is all there is when it was stopped on its way. */
const countPages = (log: string) => [...log.matchAll(/\[-?\d+[\]{<\s]/g)].length

function diagnoseActive(source: string, active: ActiveContent): Omit<Diagnostic, 'severity'> {
  const bare = active.what.endsWith('not a web address') ? diagnoseBareLinks(source) : null
  if (bare !== null) return bare
  const at = source.split('\n').findIndex((line) => active.traces.test(line.replace(/(?<!\\)%.*$/, '')))
  return {
    line: at < 0 ? null : at + 1,
    message: `The PDF would contain ${active.what}`,
    hint: 'A PDF from here may link to web, mail and phone addresses, and do nothing else.',
  }
}

const shorten = (log: string) =>
  log.length <= logChars
    ? log
    : `${log.slice(0, logChars / 2)}\n[… the log is shortened here …]\n${log.slice(-logChars / 2)}`
