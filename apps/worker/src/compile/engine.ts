// The compile engine as the rest of the worker sees it: LaTeX in, an outcome out. How TeX is run stands behind `TexRunner`.
import { errorTable } from '@galley/contract/errors'
import type { CompileFailureCode } from '@galley/contract/latex'
import type { CompileOutcome, CompileRequest } from '@galley/contract/worker-wire'
import { SandboxFailure } from '../sandbox/sandbox.ts'
import { createCompileQueue } from './compile-queue.ts'
import { judgeRun } from './judge-run.ts'
import type { Purpose, TexRun } from './run-tex.ts'

/** Runs TeX on a document. A faster way to run it is another function of this shape: what it returns must be what a plain run returns. */
export type TexRunner = (job: { source: string; purpose: Purpose; signal: AbortSignal }) => Promise<TexRun>

export interface CompileEngine {
  /** The signal is aborted when nobody waits for the outcome any more: then nothing is compiled, or not to the end. */
  compile(request: CompileRequest, signal?: AbortSignal): Promise<CompileOutcome>
  load(): { running: number; waiting: number }
  close(): Promise<void>
}

export interface EngineOptions {
  /** Null where there is no sandbox to run in: then every compile is refused. */
  run: TexRunner | null
  places: number
  mostWaiting?: number
  /** Told when a job could not be walled in; the person is told that nothing can be compiled. */
  onSandboxFailure?: (error: SandboxFailure) => void
}

export function createEngine({
  run,
  places,
  mostWaiting = 40,
  onSandboxFailure = () => {},
}: EngineOptions): CompileEngine {
  const queue = createCompileQueue<CompileOutcome>({ places, mostWaiting })
  return {
    async compile(request, gone) {
      if (run === null) return refusal('sandbox_unavailable')
      const source = normalise(request.latex)
      if (source.trim() === '') return refusal('empty_document', 'Write something first.')
      const verdict = await queue.submit({
        key: request.resumeKey,
        owner: request.userKey,
        ...(gone && { signal: gone }),
        run: async (signal) => {
          try {
            return judgeRun(source, await run({ source, purpose: request.purpose, signal }))
          } catch (error) {
            if (!(error instanceof SandboxFailure)) throw error
            onSandboxFailure(error)
            return refusal('sandbox_unavailable')
          }
        },
      })
      if ('done' in verdict) return verdict.done
      return verdict.refused === 'superseded'
        ? refusal('busy', 'A newer text of this resume is being compiled.')
        : refusal('busy')
    },
    load: queue.load,
    close: queue.close,
  }
}

/** TeX reads lines: other systems' line ends become its own, a byte order mark goes, and the last line is a whole one. Line numbers stay. */
function normalise(latex: string): string {
  const text = latex.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  return text.endsWith('\n') ? text : `${text}\n`
}

function refusal(code: CompileFailureCode, hint: string | null = null): CompileOutcome {
  const diagnostics = [{ line: null, severity: 'error' as const, message: errorTable[code].detail, hint }]
  return { report: { outcome: code, log: '', diagnostics }, pdf: null }
}
