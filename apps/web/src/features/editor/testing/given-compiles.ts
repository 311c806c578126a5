// An editor's compiles with a compiler whose results are given, on fake timers.
import { emptyResumeData } from '@galley/contract/resume-data'
import { vi } from 'vitest'
import type { CompileJob, CompileResult } from '../compile/compile-latex.ts'
import { createCompiles } from '../compile/create-compiles.ts'
import { findPdf } from '../compile/session-pdf.ts'
import { emptyEditor, type EditorAction } from '../state/editor-state.ts'
import { reduceEditor } from '../state/reduce-editor.ts'

export const pdf = (page: string, { wantsAnother = false } = {}): CompileResult => ({
  kind: 'pdf',
  bytes: new TextEncoder().encode(page),
  diagnostics: [],
  fileName: 'cv.pdf',
  wantsAnother,
})
export const broken: CompileResult = { kind: 'failed', code: 'compilation_error', diagnostics: [], log: '! Oh' }
export const busy: CompileResult = { kind: 'failed', code: 'busy', diagnostics: [], log: '', retryAfterSeconds: 2 }
export const unreachable: CompileResult = { kind: 'errored', message: 'not reached', isUnreachable: true }
export const tooMany: CompileResult = { kind: 'errored', message: 'Too many requests.', retryAfterSeconds: 30 }

export const tookMs = 20
export const keptPage = () => new TextDecoder().decode(findPdf('r1')?.bytes)

/** An editor whose compiler returns these results one after the other, each after 20 ms; the last for ever. */
export function editorWith(...answers: CompileResult[]) {
  const latest = { current: emptyEditor() }
  const dispatch = (action: EditorAction) => void (latest.current = reduceEditor(latest.current, action))
  const asked: CompileJob[] = []
  let stopped = 0
  const compiles = createCompiles({
    latest,
    dispatch,
    async ask(job, signal) {
      asked.push(job)
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? broken
      await new Promise((resolve) => setTimeout(resolve, tookMs))
      if (signal.aborted) {
        stopped += 1
        throw new DOMException('stopped', 'AbortError')
      }
      return answer
    },
  })
  dispatch({
    type: 'resumeLoaded',
    resume: {
      resumeId: 'r1',
      title: 'CV',
      jobDescription: '',
      latex: 'stored',
      templateName: 'classic',
      formData: emptyResumeData(),
      version: 1,
      at: null,
      pdf: null,
    },
  })
  const shown = () => {
    const { pdf: page, compile } = latest.current
    return [compile.kind, page && new TextDecoder().decode(page.bytes)]
  }
  return {
    ...compiles,
    shown,
    asked,
    stopped: () => stopped,
    state: () => latest.current,
    type: (latex: string) => dispatch({ type: 'latexEdited', latex }),
    pass: (ms = tookMs) => vi.advanceTimersByTimeAsync(ms),
  }
}
