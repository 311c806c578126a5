// From a draft to what a user sees: put into the accepted preamble, compiled, judged; repaired once, else failing
// blocks are taken back one by one; else words alone. Nothing unjudged leaves.
import { isWorkerRefusal } from '@galley/contract/errors'
import { judgePages } from '@galley/honesty/guard/judge'
import { claimsAChange } from '@galley/honesty/reply/no-answer'
import { saysItIsTheirs } from '@galley/honesty/reply/own-attachment'
import type { Diagnostic } from '@galley/contract/latex'
import type { PdfReading } from '@galley/contract/worker-wire'
import type { Verdict } from '@galley/honesty/guard/case/verdict'
import {
  AssistantFailure,
  type AnswerEvents,
  type Ask,
  type AssistantPort,
  type AssistantDraft,
} from '../../adapters/llm/assistant.port.ts'
import type { Background } from '../../adapters/background/background.port.ts'
import type { Compiler } from '../../adapters/compiler/compiler.port.ts'
import {
  reviewOf,
  takenBack,
  withTakenBack,
  wordsAlone,
  type JudgedAnswer,
  type JudgedText,
  type PageInspection,
} from './review-draft.ts'

export interface JudgeRequest {
  ask: Ask
  draft: AssistantDraft
  /** Everything that the person has written in this conversation. */
  said: string[]
  userId: string
  signal: AbortSignal
  events: AnswerEvents
}
export type JudgeDraft = (request: JudgeRequest) => Promise<JudgedAnswer>

interface Parts {
  compiler: Pick<Compiler, 'inspect' | 'readPdf'>
  assistant: Pick<AssistantPort, 'repair'>
  background: Background
}

export function createJudge({ compiler, assistant, background }: Parts): JudgeDraft {
  return async (request) => {
    const { ask, draft, said, userId, signal, events } = request
    const { jobDescription, ignoredTerms: ignored = [] } = ask
    const opened = await background.run(
      'openDraft',
      {
        accepted: ask.latex,
        asked: ask.message,
        draft: { message: draft.message, latex: draft.latex },
        said,
        jobDescription,
      },
      signal,
    )
    const { message, proposed } = opened
    if (proposed === null) {
      if (message === '') throw new AssistantFailure('empty')
      // What says that it changed something, and changed nothing, is put right, and free.
      if (claimsAChange(message))
        return wordsAlone(`${message}\n\nNothing in your resume has changed.`, false, draft.claims)
      return wordsAlone(message, !draft.isRefusal, draft.claims)
    }
    if (proposed.trim() === '') return { ...wordsAlone(message, false), patchType: 'empty_latex' }
    // The words about an empty change may be untrue: it costs nothing.
    if (proposed === ask.latex) return wordsAlone(message || 'Nothing needed to change.', false)

    if (opened.parts > maxParts)
      return wordsAlone('I prepared a change and took it back: the document has more parts than can be checked.', false)
    events.onStage('checking')
    const inspect = async (latex: string): Promise<PageInspection> => {
      const { outcome, reading, diagnostics } = await compiler.inspect({ latex, userKey: userId }, signal)
      signal.throwIfAborted()
      if (isWorkerRefusal(outcome)) throw new AssistantFailure('unreachable')
      if (outcome !== 'ok') {
        const error = diagnostics.find(isError)
        return { pdf: null, problem: error?.message ?? outcome, line: error?.line ?? null }
      }
      // A page that can't be read can't be judged.
      return { pdf: reading, problem: reading === null ? 'its page could not be read' : null, line: null }
    }
    const accepted = inspect(ask.latex)
    // It may fail after another call has failed and its caller has gone: the rejection needs a handler.
    accepted.catch(() => {})
    const evidence = {
      form: ask.form,
      said: [...opened.said, ...(await ownAttachment(compiler, ask, signal))],
      // What is asked for proves nothing, but it may be left out.
      asked: [ask.message],
      jobDescription,
      // Cut to its limits above.
      message: '',
    }
    const look = async (latex: string): Promise<JudgedText> => {
      const judged = async (pdf: PdfReading | null): Promise<Verdict> =>
        background.run(
          'judge',
          { ...evidence, accepted: { latex: ask.latex, pdf: (await accepted).pdf }, proposed: { latex, pdf } },
          signal,
        )
      const source = await background.run(
        'judgeSource',
        { ...evidence, accepted: { latex: ask.latex, pdf: null }, proposed: { latex, pdf: null } },
        signal,
      )
      // What could do something is never compiled.
      if (source.some(({ code }) => code === 'tex')) return { latex, seen: unseen, verdict: await judged(null) }
      const [seen, before] = await Promise.all([inspect(latex), accepted])
      return { latex, seen, verdict: withCompile(await judged(seen.pdf), seen, before) }
    }

    const first = await look(proposed)
    const last = await mended(first, request, { assistant, background, look })
    const before = await accepted
    if (last === null || last.latex === ask.latex) return takenBack(first.verdict.violations)
    const shareOf = async (latex: string) =>
      background.run('shareOf', { latex, form: ask.form, jobDescription, ignored }, signal)
    const shares = await Promise.all([shareOf(ask.latex), shareOf(last.latex)])
    const review = reviewOf({ draft, first, last, before, shares })
    return {
      message: withTakenBack(message, first, last),
      patchType: 'full_latex',
      // Whatever its words say: there is a change.
      isWorthACredit: true,
      claims: review.claims,
      proposal: { baseLatex: ask.latex, newLatex: last.latex, review },
    }
  }
}

/** The words of a PDF that the person says is theirs: facts about them, for this message. */
async function ownAttachment(
  { readPdf }: Pick<Compiler, 'readPdf'>,
  { pdf, message }: Ask,
  signal: AbortSignal,
): Promise<string[]> {
  if (pdf === null || !saysItIsTheirs(message)) return []
  const words = await readPdf(Buffer.from(pdf.data, 'base64'), signal)
  return words === null ? [] : [words.slice(0, maxAttachedChars)]
}
const maxAttachedChars = 12_000

interface Mending extends Pick<Parts, 'assistant' | 'background'> {
  look: (latex: string) => Promise<JudgedText>
}

/** The first that nothing speaks against: the draft, its repair, what is left of it; null where nothing is. */
async function mended(
  first: JudgedText,
  { ask, draft, signal, events }: JudgeRequest,
  { assistant, background, look }: Mending,
): Promise<JudgedText | null> {
  if (first.verdict.violations.length === 0) return first
  events.onStage('repairing')
  const repaired = await assistant.repair(ask, { draft, objections: first.verdict.violations }, signal)
  let current = first
  if (repaired?.latex) {
    current = await look(await background.run('assemble', { accepted: ask.latex, given: repaired.latex }, signal))
    if (current.verdict.violations.length === 0) return current
  }
  // Where whole sections are gone, other losses can't be detected: nothing of it is kept.
  if (current.verdict.violations.some(({ code }) => code === 'removed')) return null
  for (let round = 0; round < 3; round += 1) {
    const { violations } = current.verdict
    const salvaged = { accepted: ask.latex, proposed: current.latex, violations }
    const latex = await background.run('salvage', salvaged, signal)
    if (latex === current.latex || latex === ask.latex || isNoLonger(ask.latex, latex)) return null
    current = await look(latex)
    if (current.verdict.violations.length === 0) return current
  }
  return null
}

/** The rest of a change is not offered where it says nothing new: the text is the same, or a third of it is gone. */
function isNoLonger(accepted: string, left: string): boolean {
  const [before, after] = [linesOf(accepted), linesOf(left)]
  const known = new Set(before)
  const isLess = after.every((line) => known.has(line)) && after.length * 3 < before.length * 2
  return isLess || after.join('\n') === before.join('\n')
}
/** Of the body: how it looks is no part of what it says. */
const linesOf = (latex: string) =>
  latex
    .slice(Math.max(0, latex.indexOf('\\begin{document}')))
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

/** Jobs, bullets, lines: a long resume has two hundred, and each is held against each. */
const maxParts = 800

const isError = ({ severity }: Diagnostic) => severity === 'error'

const unseen: PageInspection = { pdf: null, problem: null, line: null }

function withCompile({ violations, doubts, checked }: Verdict, seen: PageInspection, before: PageInspection): Verdict {
  const failed = { code: 'compile', where: null, block: null, allowed: [], question: null } as const
  const tooLong = before.pdf && seen.pdf && judgePages(before.pdf, seen.pdf)
  return {
    violations: [
      ...violations,
      ...(seen.problem === null
        ? []
        : [{ ...failed, text: seen.problem, ...(seen.line !== null && { line: seen.line }) }]),
      ...(tooLong ? [tooLong] : []),
    ],
    doubts,
    checked: [...checked, 'compile', ...(before.pdf && seen.pdf ? (['pages'] as const) : [])],
  }
}
