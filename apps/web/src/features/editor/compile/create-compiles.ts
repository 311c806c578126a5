// What the editor asks the compiler for, and what becomes of the results. One request is under way at a time; the
// newest wins.
import type { Dispatch, RefObject } from 'react'
import { editor as words } from '../../../strings/en/editor.ts'
import { compileLatex, type CompileJob, type CompileResult } from './compile-latex.ts'
import { keepsPdf, type CompiledPdf, type EditorAction, type EditorState } from '../state/editor-state.ts'
import { dropPdf, keepPdf } from './session-pdf.ts'

/** How a compile ended; null when a newer one took its place. */
export type PreviewOutcome = 'pdf' | 'no_pdf' | null

export interface Compiles {
  /** Compiles now, and shows that it does. */
  compile: () => Promise<PreviewOutcome>
  /**
   * Compiles the resume that was just opened, or whose files have changed: what came of this very text before says
   * nothing. Retries until there is a verdict on it or something newer is asked for.
   */
  compileAnew: () => Promise<void>
  /**
   * Compiles what was typed, if there is anything new, silently until it is done. Returns null, or how many ms to
   * leave the server alone.
   */
  compileLive: () => Promise<number | null>
  /**
   * After a save. Where the live preview has tried this very text, what it shows stays, pages of an earlier text too.
   */
  compileSaved: (isLive: boolean) => Promise<void>
  stop: () => void
}

export interface CompilesParts {
  latest: RefObject<EditorState>
  dispatch: Dispatch<EditorAction>
  ask?: typeof compileLatex
}

/** Where the server does not say when it will have time, or is not reached. */
const usualRetryMs = 5_000
/** References of one text are resolved by its third run, or never. */
const maxFollowUps = 2

interface Asked {
  run: number
  latex: string
  resumeId: string | null
  isLive: boolean
  /** How many more may follow for the same text. */
  followUps: number
}

/** One request at a time: the newest stops the one before. */
function createSender(ask: typeof compileLatex) {
  let underWay: AbortController | null = null
  /** The newest text that there is a verdict on. */
  let judged: string | null = null
  const sender = {
    /** The text of the newest request, unless the server had no time for it. */
    tried: null as string | null,
    /** Until then the server wants to be left alone, unless a person asks. */
    quietUntilMs: 0,
    isWaiting: () => underWay !== null,
    stop() {
      underWay?.abort()
      underWay = null
    },
    /** Null when stopped for a newer one, which reports the rest. */
    async send(job: CompileJob): Promise<CompileResult | null> {
      sender.stop()
      const controller = new AbortController()
      underWay = controller
      sender.tried = job.latex
      const result = await ask(job, controller.signal).catch(() => null)
      if (controller.signal.aborted) return null
      underWay = null
      const leaveAloneMs = result && refusedForMs(result)
      if (leaveAloneMs === null) judged = job.latex
      else {
        sender.tried = judged
        sender.quietUntilMs = Date.now() + leaveAloneMs
      }
      return result
    },
  }
  return sender
}

export function createCompiles({ latest, dispatch, ask = compileLatex }: CompilesParts): Compiles {
  const sender = createSender(ask)
  let lastRun = 0

  function begin(isLive: boolean, followUps = maxFollowUps): Asked {
    const { currentLatex: latex, resumeId } = latest.current
    lastRun += 1
    dispatch({ type: 'compileStarted', run: lastRun, isLive })
    return { run: lastRun, latex, resumeId, isLive, followUps }
  }

  const send = ({ latex, resumeId }: Asked) =>
    sender.send({ latex, title: latest.current.resumeTitle, resumeId, purpose: 'preview' })

  function show(result: CompileResult, asked: Asked): void {
    dispatch(actionOf(result, asked))
    remember(result, asked)
    if (result.kind === 'pdf' && result.wantsAnother) void followUp(asked)
  }

  /**
   * Shows nothing where the server has no time: then returns for how many ms to leave it alone. That it can't be
   * reached is shown.
   */
  async function sendQuietly(asked: Asked): Promise<number | null> {
    const result = await send(asked)
    if (result === null) return null
    const leaveAloneMs = refusedForMs(result)
    if (leaveAloneMs === null || (result.kind === 'errored' && result.isUnreachable)) show(result, asked)
    return leaveAloneMs
  }

  /** A page that is shown already is kept until there is a verdict. */
  async function compileAnew(): Promise<void> {
    if (latest.current.currentLatex.trim() === '') return
    const asked = begin(latest.current.pdf !== null)
    const result = await send(asked)
    if (result === null) return
    show(result, asked)
    const leaveAloneMs = refusedForMs(result)
    if (leaveAloneMs === null) return
    await new Promise((resolve) => setTimeout(resolve, leaveAloneMs))
    if (asked.run === lastRun) await compileAnew()
  }

  /** Asks again for a page whose references were not resolved, as long as nothing newer is wanted. */
  async function followUp({ run, latex, followUps }: Asked): Promise<void> {
    if (followUps === 0) return
    const waitMs = sender.quietUntilMs - Date.now()
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (run !== lastRun || latest.current.currentLatex !== latex) return
    const asked = begin(true, followUps - 1)
    if ((await sendQuietly(asked)) !== null) await followUp(asked)
  }

  async function compile(): Promise<PreviewOutcome> {
    sender.stop()
    const asked = begin(false)
    if (asked.latex.trim() === '') {
      dispatch({ type: 'compileErrored', run: asked.run, message: words.compile.nothingToCompile })
      return 'no_pdf'
    }
    const result = await send(asked)
    if (result === null) return null
    show(result, asked)
    return result.kind === 'pdf' ? 'pdf' : 'no_pdf'
  }

  return {
    compile,
    compileAnew,
    async compileLive() {
      const { currentLatex: latex, compile: shown } = latest.current
      if (shown.kind === 'compiling' || latex.trim() === '' || latex === sender.tried) return null
      const earlyMs = sender.quietUntilMs - Date.now()
      return earlyMs > 0 ? earlyMs : sendQuietly(begin(true))
    },
    async compileSaved(isLive) {
      // The live preview asks by itself once the server has time again.
      if (isLive && Date.now() < sender.quietUntilMs) return
      if (!isLive || latest.current.currentLatex !== sender.tried) await compile()
      // One that is under way is about this very text: its answer is the answer.
      else if (!sender.isWaiting()) await sendQuietly(begin(true))
    },
    stop() {
      sender.stop()
      // Nothing that waits goes on.
      lastRun += 1
    },
  }
}

/** How long to leave a server alone that had no time; null where it answered about the document. */
function refusedForMs(result: CompileResult): number | null {
  if (result.kind === 'pdf' || (result.kind === 'failed' && !keepsPdf(result.code))) return null
  return result.retryAfterSeconds === undefined ? usualRetryMs : result.retryAfterSeconds * 1000
}

const pdfOf = ({ bytes, compiler }: Extract<CompileResult, { kind: 'pdf' }>, latex: string): CompiledPdf => ({
  bytes,
  latex,
  ...(compiler && { compiler }),
})

function actionOf(result: CompileResult, { run, latex, isLive }: Asked): EditorAction {
  switch (result.kind) {
    case 'pdf':
      return { type: 'compileSucceeded', run, pdf: pdfOf(result, latex), diagnostics: result.diagnostics }
    case 'failed':
      return { type: 'compileFailed', run, code: result.code, diagnostics: result.diagnostics, log: result.log, isLive }
    case 'errored':
      return { type: 'compileErrored', run, message: result.message }
  }
}

/** The pages of a session outlive a failure as they do on the screen. */
function remember(result: CompileResult, { resumeId, latex, isLive }: Asked): void {
  if (resumeId === null || result.kind === 'errored') return
  if (result.kind === 'pdf') keepPdf(resumeId, pdfOf(result, latex))
  else if (!isLive && !keepsPdf(result.code)) dropPdf(resumeId)
}
