// From a draft to what a user sees: put into the accepted preamble, compiled, judged; repaired once, else failing
// blocks are taken back one by one; else words alone. Nothing unjudged leaves. Each round is one background call, which
// asks back for what is compiled and read.
import { isWorkerRefusal } from '@galley/contract/errors'
import type { Diagnostic } from '@galley/contract/latex'
import type { Judged, JudgedDraft, Round } from '@galley/honesty/draft/judge-draft'
import type { Inspect } from '@galley/honesty/draft/judge-text'
import { claimsAChange } from '@galley/honesty/reply/no-answer'
import { saysItIsTheirs } from '@galley/honesty/reply/own-attachment'
import type { Said } from '@galley/honesty/reply/own-words'
import {
  AssistantFailure,
  type AnswerListener,
  type Ask,
  type AssistantPort,
  type AssistantDraft,
} from '../../adapters/llm/assistant.port.ts'
import type { Background } from '../../adapters/background/background.port.ts'
import type { Compiler } from '../../adapters/compiler/compiler.port.ts'
import type { SecondReader } from '../../adapters/llm/second-reader.port.ts'
import {
  gains,
  reviewOf,
  takenBack,
  withoutGain,
  withTakenBack,
  wordsAlone,
  type JudgedAnswer,
} from './review-draft.ts'
import { judgeWordings } from './judge-wordings.ts'
import { secondReading } from './second-reading.ts'

export interface JudgeRequest {
  ask: Ask
  draft: AssistantDraft
  /** Everything that the person has written in this conversation. */
  said: Said[]
  /** Postings of the resumes that it was said about. */
  postings?: string[]
  userId: string
  signal: AbortSignal
  listener: AnswerListener
}
export type JudgeDraft = (request: JudgeRequest) => Promise<JudgedAnswer>

interface Parts {
  compiler: Pick<Compiler, 'inspect' | 'readPdf'>
  assistant: Pick<AssistantPort, 'repair'>
  background: Background
  secondReader: SecondReader | null
}

export function createJudge({ compiler, assistant, background, secondReader: reader }: Parts): JudgeDraft {
  return async (request) => {
    const { ask, draft, said, postings: otherPostings, userId, signal, listener } = request
    const { latex: accepted, message: asked, form, jobDescription, ignoredTerms: ignored = [] } = ask
    const inspect = inspectorOf(compiler, { userId, signal, beside: ask.beside })
    const first = await background.run(
      'judgeDraft',
      {
        accepted,
        asked,
        draft: { message: draft.message, latex: draft.latex, stated: draft.stated },
        said,
        form,
        jobDescription,
        otherPostings,
        ignored,
      },
      {
        caller: {
          inspect: async (latex) => {
            // The accepted text is inspected once, and first.
            if (latex === accepted) listener.onStage('checking')
            return inspect(latex)
          },
          readAttached: async () => ownAttachment(compiler, ask, signal),
        },
        signal,
      },
    )
    if (first.kind !== 'judged') return withoutChange(first, draft)
    const { before, said: sources } = first
    const round = { accepted, asked, said: sources, form, jobDescription, ignored, before }
    const passed = await mended(first, request, { assistant, background, round, inspect })
    if (!passed?.shares) return takenBack(first.text.verdict.violations)
    const { judged: last, stops } = await secondReading(passed, { reader, background, round, inspect, signal })
    const heldBack = [...(passed.text === first.text ? [] : first.text.verdict.violations), ...stops]
    if (!last?.shares) return takenBack(heldBack)
    const wordings = await judgeWordings(draft.wordings ?? [], last, { reader, background, round, inspect, signal })
    const review = reviewOf({ draft, heldBack, last: last.text, before, shares: last.shares })
    const isGain = !(ask.intent === 'tailor' || first.isTailoring) || gains(last.shares)
    const message = withTakenBack(first.message, heldBack)
    return {
      message: isGain ? message : `${message} ${withoutGain(last.shares)}`,
      patchType: 'full_latex',
      // Whatever its words say: there is a change.
      isWorthACredit: isGain,
      claims: review.claims,
      // Of lines that were taken back there is no change that they would fit.
      proposal: { baseLatex: accepted, newLatex: last.text.latex, review, reasons: draft.reasons ?? [], wordings },
    }
  }
}

function withoutChange(
  { kind, message }: Exclude<JudgedDraft, { kind: 'judged' }>,
  { isRefusal, claims }: AssistantDraft,
): JudgedAnswer {
  switch (kind) {
    case 'no_document':
      if (message === '') throw new AssistantFailure('empty')
      // What says that it changed something, and changed nothing, is put right, and free.
      if (claimsAChange(message)) return wordsAlone(`${message}\n\nNothing in your resume has changed.`, false, claims)
      return wordsAlone(message, !isRefusal, claims)
    case 'empty':
      return { ...wordsAlone(message, false), patchType: 'empty_latex' }
    case 'unchanged':
      // The words about an empty change may be untrue: it costs nothing.
      return wordsAlone(message || 'Nothing needed to change.', false)
    case 'too_many_parts':
      return wordsAlone('I prepared a change and took it back: the document has more parts than can be checked.', false)
  }
}

const inspectorOf =
  (
    { inspect }: Pick<Compiler, 'inspect'>,
    { userId: userKey, signal, beside }: Pick<JudgeRequest, 'userId' | 'signal'> & Pick<Ask, 'beside'>,
  ): Inspect =>
  async (latex) => {
    const { outcome, reading, diagnostics } = await inspect({ latex, userKey }, signal, beside)
    signal.throwIfAborted()
    if (isWorkerRefusal(outcome)) throw new AssistantFailure('unreachable')
    if (outcome !== 'ok') {
      const error = diagnostics.find(isError)
      return { pdf: null, problem: error?.message ?? outcome, line: error?.line ?? null }
    }
    // A page that can't be read can't be judged.
    return { pdf: reading, problem: reading === null ? 'its page could not be read' : null, line: null }
  }
const isError = ({ severity }: Diagnostic) => severity === 'error'

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
  round: Round
  inspect: Inspect
}

/** The first that nothing speaks against: the draft, its repair, what is left of it; null where nothing is. */
async function mended(
  first: Judged,
  { ask, draft, signal, listener }: JudgeRequest,
  { assistant, background, round, inspect }: Mending,
): Promise<Judged | null> {
  const { violations } = first.text.verdict
  if (violations.length === 0) return first
  listener.onStage('repairing')
  const context = { caller: { inspect }, signal }
  const repaired = await assistant.repair(ask, { draft, objections: violations }, signal)
  let { text } = first
  if (repaired?.latex) {
    const again = await background.run('judgeRepair', { ...round, given: repaired.latex }, context)
    if (again.text.verdict.violations.length === 0) return again
    text = again.text
  }
  return background.run('salvageDraft', { ...round, text }, context)
}
