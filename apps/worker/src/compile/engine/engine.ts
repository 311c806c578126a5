// The compile engine as the rest of the worker sees it: LaTeX in, an outcome out. `DocumentRunner` hides how TeX is
// run.
import { errorTable } from '@galley/contract/errors'
import type { CompileFailureCode, TexCompiler } from '@galley/contract/latex'
import type { CompileOutcome, CompileRequest } from '@galley/contract/worker-wire'
import { SandboxFailure } from '../../sandbox/sandbox.ts'
import { currentSpans, type SpanRecorder } from '../../spans/span-recorder.ts'
import type { QueueRefusal, Ticket } from '../queue/compile-ticket.ts'
import { createCompileQueue } from '../queue/compile-queue.ts'
import { isPlainlyInert } from '../pdf-safety/inert-pdf.ts'
import { judgeRun } from './judge-run.ts'
import { createFileStore, type FileStore } from './file-store.ts'
import type { LogStore } from './log-store.ts'
import { createOutcomeCache, type KnownOutcome, type OutcomeCache } from './outcome-cache.ts'
import { findActiveContent } from '../pdf-safety/active-content.ts'
import type { DocumentRun, DocumentRunner } from './run-document.ts'
import type { ColdTree } from '../tex/run-tex.ts'
import type { SyncStore } from '../synctex/sync-store.ts'

/** What is known of a compile when it is over, for the metrics. All times in milliseconds. */
export interface CompileFacts {
  outcome: CompileOutcome['report']['outcome']
  /** How the outcome was produced; `none` where nothing was run. */
  path: DocumentRun['path'] | 'cached' | 'none'
  queuedMs: number
  ranMs: number
  /** What set it, where something was run. */
  compiler?: TexCompiler
  /** Of a run from nothing: which files TeX could open. */
  tree?: ColdTree
  /** Why it got no place, where it got none. */
  refused?: QueueRefusal
  /** Of the trace that the compile is a part of, for the log; none where it is not traced. */
  traceId?: string
}

export interface CompileEngine {
  /** What may lie beside documents. Those that a request names have to be here before. */
  files: FileStore
  /**
   * The signal is aborted when no client waits for the outcome any more: then nothing is compiled, or not to the end.
   * What has waited for a place for longer than `maxQueueMs` is refused as busy.
   */
  compile(request: CompileRequest, signal?: AbortSignal, maxQueueMs?: number): Promise<CompileOutcome>
  load(): { running: number; waiting: number }
  /** Whether this owner's documents have run long lately. */
  isSlow(owner: string): boolean
  close(): Promise<void>
}

export interface EngineOptions {
  /** Null where there is no sandbox to run in: then every compile is refused. */
  run: DocumentRunner | null
  /** The objects of a PDF that can't be seen to be harmless, as qpdf lists them; null where it could not read them. */
  scan: (pdf: Buffer, signal: AbortSignal) => Promise<string | null>
  places: number
  maxWaiting?: number
  cache?: OutcomeCache
  /** Where the boxes of each resume's last page are kept. */
  locations?: SyncStore
  /** Where the log of each resume's last page is kept. */
  logs?: LogStore
  /** Receives the error when a job could not be sandboxed; the user sees that nothing can be compiled. */
  onSandboxFailure?: (error: SandboxFailure) => void
  onCompiled?: (facts: CompileFacts) => void
}

type Wait = Pick<Ticket<KnownOutcome>, 'signal' | 'maxQueueMs'>

interface Job {
  request: CompileRequest
  source: string
  signal: AbortSignal
  spans: SpanRecorder | undefined
}

export function createEngine({
  run,
  scan,
  places,
  maxWaiting = 40,
  cache = createOutcomeCache(),
  locations,
  logs,
  onSandboxFailure = () => {},
  onCompiled = () => {},
}: EngineOptions): CompileEngine {
  const files = createFileStore()
  const queue = createCompileQueue<KnownOutcome>({ places, maxWaiting })
  const show = showIn(locations, logs)

  async function work({ request, source, signal, spans }: Job, facts: CompileFacts): Promise<KnownOutcome> {
    const startedMs = performance.now()
    try {
      const beside = besideIn(files, request)
      if (beside === null) return noFiles()
      const ran = await run!({ ...jobOf(request), source, signal, ...(beside && { files: beside }) })
      Object.assign(facts, factsOf(ran))
      spans?.note('tex', startedMs, { path: ran.path })
      const judgedMs = performance.now()
      const look = async (pdf: Buffer) => (isPlainlyInert(pdf) ? null : findActiveContent(await scan(pdf, signal)))
      const outcome = await judgeRun(source, { ...ran, fileNames: Object.keys(beside ?? {}) }, look)
      spans?.note('pdf check', judgedMs, { outcome: outcome.report.outcome })
      return { outcome, synctex: ran.synctex }
    } catch (error) {
      if (!(error instanceof SandboxFailure)) throw error
      onSandboxFailure(error)
      return { outcome: refusal('sandbox_unavailable'), synctex: null }
    } finally {
      facts.ranMs = performance.now() - startedMs
    }
  }

  async function answer(request: CompileRequest, facts: CompileFacts, wait: Wait): Promise<CompileOutcome> {
    if (run === null) return refusal('sandbox_unavailable')
    const source = normalise(request.latex)
    if (source.trim() === '') return refusal('empty_document', 'Write something first.')
    const cached = cache.find(request, source)
    if (cached) {
      facts.path = 'cached'
      show(request, cached)
      // What is compiled for an older text of this resume is of no use any more.
      queue.supersede(placeOf(request))
      return cached.outcome
    }
    const askedMs = performance.now()
    // It runs in the turn of another request, where a place gets free.
    const spans = currentSpans()
    const verdict = await queue.submit({
      key: placeOf(request),
      owner: request.userKey,
      ...wait,
      run: (signal) => {
        facts.queuedMs = performance.now() - askedMs
        spans?.note('queue', askedMs)
        return work({ request, source, signal, spans }, facts)
      },
    })
    if ('done' in verdict) {
      cache.keep(request, source, verdict.done)
      show(request, verdict.done)
      return verdict.done.outcome
    }
    facts.refused = verdict.refused
    spans?.note('queue', askedMs, { refused: verdict.refused })
    return refusal('busy', verdict.refused === 'superseded' ? newerText : null)
  }

  return {
    files,
    async compile(request, signal, maxQueueMs) {
      const facts = newFacts(currentSpans())
      const outcome = await answer(request, facts, waitOf(signal, maxQueueMs))
      onCompiled({ ...facts, outcome: outcome.report.outcome })
      return outcome
    },
    load: queue.load,
    isSlow: queue.isSlow,
    close: queue.close,
  }
}

const newerText = 'A newer text of this resume is being compiled.'
const noFiles = (): KnownOutcome => ({ outcome: refusal('restarting'), synctex: null })
const jobOf = ({ purpose, userKey: owner, resumeKey: key, compiler }: CompileRequest) => ({
  purpose,
  owner,
  key,
  compiler,
})

/** Undefined where it names none; null where one is no longer there, which was when it was asked for. */
const besideIn = (store: FileStore, { files = [] }: CompileRequest) =>
  files.length === 0 ? undefined : store.find(files)

const newFacts = (spans: SpanRecorder | undefined): CompileFacts => ({
  outcome: 'ok',
  path: 'none',
  queuedMs: 0,
  ranMs: 0,
  ...(spans && { traceId: spans.traceId }),
})

const factsOf = ({ path, tree, compiler = 'pdflatex' }: DocumentRun): Partial<CompileFacts> => ({
  path,
  compiler,
  ...(tree && { tree }),
})

const waitOf = (signal: AbortSignal | undefined, maxQueueMs: number | undefined): Wait => ({
  ...(signal && { signal }),
  ...(maxQueueMs !== undefined && { maxQueueMs }),
})

/** What the page of this resume is, from now on. */
const showIn =
  (locations: SyncStore | undefined, logs: LogStore | undefined) =>
  ({ resumeKey, purpose }: CompileRequest, { outcome, synctex }: KnownOutcome): void => {
    if (resumeKey === null || purpose !== 'preview' || outcome.report.outcome !== 'ok') return
    if (synctex !== null) locations?.remember(resumeKey, synctex)
    else locations?.forget(resumeKey)
    logs?.remember(resumeKey, outcome.report.log)
  }

/** The key of the compile that a newer text supersedes: a user who types on still gets the requested download. */
const placeOf = ({ resumeKey, purpose }: CompileRequest) => (resumeKey === null ? null : `${purpose} ${resumeKey}`)

/**
 * TeX reads lines: other systems' line ends become its own, a byte order mark goes, and the last line is a whole one.
 * Line numbers stay.
 */
export function normalise(latex: string): string {
  const text = latex.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  return text.endsWith('\n') ? text : `${text}\n`
}

function refusal(code: CompileFailureCode, hint: string | null = null): CompileOutcome {
  const diagnostics = [{ line: null, severity: 'error' as const, message: errorTable[code].detail, hint }]
  return { report: { outcome: code, log: '', diagnostics }, pdf: null }
}
