// From a draft to what a person sees: put into the accepted preamble, compiled, judged; once repaired, else what fails is taken
// back block by block; else words alone. Nothing unjudged leaves.
import { judge, judgePages, judgeSource } from '@galley/resume/guard/judge'
import { salvage } from '@galley/resume/guard/salvage'
import { tidyMessage } from '@galley/resume/guard/tidy-message'
import type { Diagnostic } from '@galley/contract/latex'
import type { PdfReading, Verdict } from '@galley/resume/guard/verdict'
import { outlineOf } from '@galley/resume/outline/outline-of'
import { assemble } from '@galley/resume/reply/assemble'
import { withoutLinks } from '@galley/resume/reply/without-links'
import { ownWords } from '@galley/resume/reply/own-words'
import {
  AssistantFailure,
  type AnswerEvents,
  type Ask,
  type Assistant,
  type Draft,
} from '../../adapters/assistant.port.ts'
import type { Compiler } from '../../adapters/compiler.port.ts'
import {
  reviewOf,
  takenBack,
  withTakenBack,
  wordsAlone,
  type JudgedAnswer,
  type Looked,
  type Seen,
} from './review-draft.ts'

export interface JudgeRequest {
  ask: Ask
  draft: Draft
  /** Everything that the person has written in this conversation. */
  said: string[]
  userId: string
  signal: AbortSignal
  events: AnswerEvents
}
export type JudgeDraft = (request: JudgeRequest) => Promise<JudgedAnswer>

const translating =
  /\b(?:translat\w*|übersetz\w*|traduis\w*|traduc\w*|tradu[zç]\w*)\b|\b(?:in|into|to|auf|en) (?:german|french|spanish|italian|portuguese|dutch|polish|english|deutsch|fran[cç]ais|espa[nñ]ol)\b/i

interface Parts {
  compiler: Pick<Compiler, 'inspect'>
  assistant: Pick<Assistant, 'repair'>
}

export function createJudge({ compiler, assistant }: Parts): JudgeDraft {
  return async ({ ask, draft, said, userId, signal, events }) => {
    const message = tidyMessage(withoutLinks(draft.message, `${ask.latex}\n${ask.message}`)).text
    if (draft.latex === null) {
      if (message === '') throw new AssistantFailure('empty')
      return wordsAlone(message, !draft.isRefusal, draft.claims)
    }
    const proposed = assemble(ask.latex, draft.latex)
    if (proposed.trim() === '') return { ...wordsAlone(message, false), patchType: 'empty_latex' }
    // What was said of a change that is none may be untrue: it costs nothing.
    if (proposed === ask.latex) return wordsAlone(message || 'Nothing needed to change.', false)

    if ([ask.latex, proposed].some((latex) => partsOf(latex) > mostParts))
      return wordsAlone('I prepared a change and took it back: the document has more parts than can be checked.', false)
    events.onStage('checking')
    const inspect = async (latex: string): Promise<Seen> => {
      const { outcome, reading, diagnostics } = await compiler.inspect({ latex, userKey: userId }, signal)
      signal.throwIfAborted()
      if (outcome === 'busy' || outcome === 'sandbox_unavailable') throw new AssistantFailure('unreachable')
      if (outcome !== 'ok') return { pdf: null, problem: diagnostics.find(isError)?.message ?? outcome }
      // A page that can't be read can't be judged.
      return { pdf: reading, problem: reading === null ? 'its page could not be read' : null }
    }
    const accepted = inspect(ask.latex)
    const told = {
      form: ask.form,
      said: ownWords(said, ask.jobDescription),
      jobDescription: ask.jobDescription,
      // Cut to its limits above.
      message: '',
      isTranslation: translating.test(ask.message),
    }
    const look = async (latex: string): Promise<Looked> => {
      const judged = async (pdf: PdfReading | null): Promise<Verdict> =>
        judge({ ...told, accepted: { latex: ask.latex, pdf: (await accepted).pdf }, proposed: { latex, pdf } })
      const source = judgeSource({ ...told, accepted: { latex: ask.latex, pdf: null }, proposed: { latex, pdf: null } })
      // What could do something is never compiled.
      if (source.some(({ code }) => code === 'tex')) return { latex, seen: unseen, verdict: await judged(null) }
      const [seen, before] = await Promise.all([inspect(latex), accepted])
      return { latex, seen, verdict: withCompile(await judged(seen.pdf), seen, before) }
    }

    const first = await look(proposed)
    const last = await mended(first, { ask, draft, signal, events }, look)
    const before = await accepted
    if (last === null || last.latex === ask.latex) return takenBack(first.verdict.violations)
    const review = reviewOf({ ask, draft, first, last, before })
    return {
      message: withTakenBack(message, first, last),
      patchType: 'full_latex',
      isWorthACredit: !draft.isRefusal,
      claims: review.claims,
      proposal: { baseLatex: ask.latex, newLatex: last.latex, review },
    }
  }

  /** The first that nothing speaks against: the draft, its repair, what is left of it; null where nothing is. */
  async function mended(
    first: Looked,
    { ask, draft, signal, events }: Pick<JudgeRequest, 'ask' | 'draft' | 'signal' | 'events'>,
    look: (latex: string) => Promise<Looked>,
  ): Promise<Looked | null> {
    if (first.verdict.violations.length === 0) return first
    events.onStage('repairing')
    const repaired = await assistant.repair(ask, { draft, objections: first.verdict.violations }, signal)
    let current = first
    if (repaired?.latex) {
      current = await look(assemble(ask.latex, repaired.latex))
      if (current.verdict.violations.length === 0) return current
    }
    for (let round = 0; round < 3; round += 1) {
      const latex = salvage(ask.latex, current.latex, current.verdict.violations)
      if (latex === current.latex || latex === ask.latex) return null
      current = await look(latex)
      if (current.verdict.violations.length === 0) return current
    }
    return null
  }
}

/** Jobs, bullets, lines: a long resume has two hundred, and each is held against each. */
const mostParts = 800
const partsOf = (latex: string) => outlineOf(latex).sections.reduce((sum, { blocks }) => sum + blocks.length, 0)

const isError = ({ severity }: Diagnostic) => severity === 'error'

const unseen: Seen = { pdf: null, problem: null }

function withCompile({ violations, doubts }: Verdict, seen: Seen, before: Seen): Verdict {
  const failed = { code: 'compile', where: null, block: null, allowed: [], question: null } as const
  const tooLong = before.pdf && seen.pdf && judgePages(before.pdf, seen.pdf)
  return {
    violations: [
      ...violations,
      ...(seen.problem === null ? [] : [{ ...failed, text: seen.problem }]),
      ...(tooLong ? [tooLong] : []),
    ],
    doubts,
  }
}
