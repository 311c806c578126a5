// From a draft to what a person sees: put into the accepted preamble, compiled, judged; once repaired, else what fails is taken
// back block by block; else words alone. Nothing unjudged leaves.
import type { Claim, GuardCode, PatchData, Review } from '@galley/contract/assistant'
import { coverageOf } from '@galley/resume/posting/coverage'
import { judge } from '@galley/resume/guard/judge'
import { salvage } from '@galley/resume/guard/salvage'
import { tidyMessage } from '@galley/resume/guard/tidy-message'
import type { PdfReading, Verdict, Violation } from '@galley/resume/guard/verdict'
import { assemble } from '@galley/resume/reply/assemble'
import { ownWords } from '@galley/resume/reply/own-words'
import {
  AssistantFailure,
  type AnswerEvents,
  type Ask,
  type Assistant,
  type Draft,
} from '../../adapters/assistant.port.ts'
import type { Compiler } from '../../adapters/compiler.port.ts'
import type { StoredProposal } from '../../db/schema.ts'

export interface JudgedAnswer {
  message: string
  proposal: StoredProposal | null
  patchType: PatchData['type']
  isWorthACredit: boolean
}

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

/** What every proposal was looked through for. */
const checked: GuardCode[] = [
  'tex',
  'compile',
  'pages',
  'contact',
  'entry',
  'number',
  'skill',
  'term',
  'scope',
  'hidden',
  'wording',
]
const mostClaims = 12
const translating =
  /\b(?:translat\w*|übersetz\w*|traduis\w*|traduc\w*|tradu[zç]\w*)\b|\b(?:in|into|to|auf|en) (?:german|french|spanish|italian|portuguese|dutch|polish|english|deutsch|fran[cç]ais|espa[nñ]ol)\b/i

interface Seen {
  pdf: PdfReading | null
  /** What kept it from compiling; null: it compiled. */
  problem: string | null
}
interface Looked {
  latex: string
  seen: Seen
  verdict: Verdict
}

interface Parts {
  compiler: Pick<Compiler, 'inspect'>
  assistant: Pick<Assistant, 'repair'>
}

export function createJudge({ compiler, assistant }: Parts): JudgeDraft {
  return async ({ ask, draft, said, userId, signal, events }) => {
    const message = tidyMessage(draft.message).text
    if (draft.latex === null) {
      if (message === '') throw new AssistantFailure('empty')
      return wordsAlone(message, !draft.isRefusal)
    }
    const proposed = assemble(ask.latex, draft.latex)
    if (proposed.trim() === '') return { ...wordsAlone(message, false), patchType: 'empty_latex' }
    if (proposed === ask.latex) return wordsAlone(message || 'Nothing needed to change.', message !== '')

    events.onStage('checking')
    const inspect = async (latex: string): Promise<Seen> => {
      const { outcome, reading, diagnostics } = await compiler.inspect({ latex, userKey: userId }, signal)
      signal.throwIfAborted()
      if (outcome === 'busy' || outcome === 'sandbox_unavailable') throw new AssistantFailure('unreachable')
      const problem = diagnostics.find(({ severity }) => severity === 'error')?.message ?? outcome
      return { pdf: reading, problem: outcome === 'ok' ? null : problem }
    }
    const accepted = inspect(ask.latex)
    const facts = ownWords(said, ask.jobDescription)
    const look = async (latex: string): Promise<Looked> => {
      const before = await accepted
      const judged = (pdf: PdfReading | null) =>
        judge({
          accepted: { latex: ask.latex, pdf: before.pdf },
          proposed: { latex, pdf },
          form: ask.form,
          said: facts,
          jobDescription: ask.jobDescription,
          message: '',
          isTranslation: translating.test(ask.message),
        })
      // What could do something is never compiled.
      const unread = judged(null)
      if (unread.violations.some(({ code }) => code === 'tex'))
        return { latex, seen: { pdf: null, problem: null }, verdict: unread }
      const seen = await inspect(latex)
      const verdict = seen.pdf === null ? unread : judged(seen.pdf)
      return { latex, seen, verdict: withCompile(verdict, seen, before) }
    }

    const first = await look(proposed)
    const last = await mended(first, { ask, draft, signal, events }, look)
    const before = await accepted
    if (last === null || last.latex === ask.latex) return takenBack(first.verdict.violations)
    return {
      message: withTakenBack(message, first, last),
      patchType: 'full_latex',
      isWorthACredit: !draft.isRefusal,
      proposal: { baseLatex: ask.latex, newLatex: last.latex, review: reviewOf({ ask, draft, first, last, before }) },
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
    const repaired = await assistant.repair(ask, draft, first.verdict.violations, signal)
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

const wordsAlone = (message: string, isWorthACredit: boolean): JudgedAnswer => ({
  message,
  proposal: null,
  patchType: 'message_only',
  isWorthACredit,
})

function withCompile({ violations, doubts }: Verdict, seen: Seen, before: Seen): Verdict {
  const more: Violation[] = []
  const about = { where: null, block: null, allowed: [], question: null }
  if (seen.problem !== null) more.push({ code: 'compile', text: seen.problem, ...about })
  const most = Math.max(2, before.pdf?.pages ?? 2)
  if (seen.pdf !== null && seen.pdf.pages > most)
    more.push({ code: 'pages', text: `${seen.pdf.pages} pages`, ...about })
  const known = new Set(violations.map(({ code }) => code))
  return { violations: [...violations, ...more.filter(({ code }) => !known.has(code))], doubts }
}

/** For the person: what each rule is about, in words. */
const reasons: Partial<Record<GuardCode, string>> = {
  tex: 'it used commands that a resume may not use',
  compile: 'it did not compile',
  pages: 'it grew too long',
  contact: 'it changed your contact details',
  hidden: 'it hid text on the page',
}

function takenBack(violations: readonly Violation[]): JudgedAnswer {
  const technical = violations.flatMap(({ code }) => reasons[code] ?? [])[0]
  const claims = namesOf(violations)
  const why = technical ?? `nothing of yours proves ${claims}`
  return wordsAlone(
    `I prepared a change and took it back, because ${why}. Your resume is as it was, and this cost no credit.`,
    false,
  )
}

const namesOf = (violations: readonly Violation[]) =>
  [...new Set(violations.map(({ text }) => `“${text.slice(0, 60)}”`))].slice(0, 4).join(', ')

function withTakenBack(message: string, first: Looked, last: Looked): string {
  const gone = first.verdict.violations.filter(({ text }) => text !== '' && !last.latex.includes(text))
  if (first === last || gone.length === 0) return message
  return `${message} Held back, because nothing of yours proves it: ${namesOf(gone)}.`.trim()
}

interface Reviewed {
  ask: Ask
  draft: Draft
  first: Looked
  last: Looked
  before: Seen
}

function reviewOf({ ask, draft, first, last, before }: Reviewed): Review {
  const claimOf =
    (isHeldBack: boolean) =>
    ({ code, text, where, question }: Violation): Claim => ({
      code,
      text: text.slice(0, 300),
      where,
      question,
      isHeldBack,
    })
  const heldBack = first === last ? [] : first.verdict.violations.map(claimOf(true))
  const all = [...heldBack, ...last.verdict.doubts.map(claimOf(false)), ...(draft.claims ?? [])]
  const claims = all.filter(
    ({ code, text }, index) => all.findIndex((other) => other.code === code && other.text === text) === index,
  )
  const share = (latex: string) => coverageOf({ latex, form: ask.form, jobDescription: ask.jobDescription }).share
  const [shareBefore, shareAfter] = [share(ask.latex), share(last.latex)]
  return {
    checked,
    claims: claims.slice(0, mostClaims),
    pages: { before: before.pdf?.pages ?? 0, after: last.seen.pdf?.pages ?? 0 },
    coverage: shareBefore === null || shareAfter === null ? null : { before: shareBefore, after: shareAfter },
  }
}
