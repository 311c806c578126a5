// What the user sees of a judged draft: in words, and on the card above a proposal.
import type { Claim, GuardCode, PatchData, Review } from '@galley/contract/assistant'
import { limits } from '@galley/contract/limits'
import type { Shares } from '@galley/honesty/draft/judge-draft'
import type { JudgedText, PageInspection } from '@galley/honesty/draft/judge-text'
import type { Violation } from '@galley/honesty/guard/case/verdict'
import type { AssistantDraft } from '../../adapters/llm/assistant.port.ts'
import type { ProposalRecord } from './assistant.types.ts'

export interface JudgedAnswer {
  message: string
  proposal: ProposalRecord | null
  claims: Claim[]
  patchType: PatchData['type']
  isWorthACredit: boolean
}

const maxClaims = 12
/** An answer without a proposal. */
export const wordsAlone = (message: string, isWorthACredit: boolean, claims: Claim[] = []): JudgedAnswer => ({
  message,
  proposal: null,
  claims,
  patchType: 'message_only',
  isWorthACredit,
})

/** For the person: what each rule is about, in words. */
const reasons: Partial<Record<GuardCode, string>> = {
  tex: 'it used commands that a resume may not use',
  compile: 'it did not compile',
  pages: 'it grew too long',
  contact: 'it changed your contact details',
  hidden: 'it hid text on the page',
  removed: 'it left out a section that you did not ask to drop',
}

export function takenBack(violations: readonly Violation[]): JudgedAnswer {
  const technical = violations.flatMap(({ code }) => reasons[code] ?? [])[0]
  const claims = namesOf(violations)
  const why = technical ?? `nothing in your resume or form supports ${claims}`
  return wordsAlone(
    `I prepared a change and took it back, because ${why}. Your resume is as it was, and this cost no credit.`,
    false,
    violations
      .filter(({ question }) => question !== null)
      .map(claimOf(true))
      .slice(0, maxClaims),
  )
}

const claimOf =
  (isHeldBack: boolean) =>
  ({ code, text, where, question }: Violation): Claim => ({
    code,
    text: text.slice(0, limits.claimChars),
    where,
    question,
    isHeldBack,
  })

const namesOf = (violations: readonly Violation[]) =>
  [...new Set(violations.map(({ text }) => `“${text.slice(0, 60)}”`))].slice(0, 4).join(', ')

/** What was said of the whole change may be untrue of what is left of it. */
export function withTakenBack(message: string, heldBack: readonly Violation[]): string {
  if (heldBack.length === 0) return message
  return `Here is what is left of a change. Held back, because nothing in your resume or form supports it: ${namesOf(heldBack)}. Everything else is marked in your text.`
}

/** Whether more of what the posting asks for is shown; also where it names nothing that could be counted. */
export const gains = ([before, after]: Shares): boolean => before === null || after === null || after > before

/** For a tailoring that shows no more of the posting than before: it is offered, and free. */
export const withoutGain = ([before, after]: Shares): string =>
  before === after && after !== null
    ? `Your resume shows ${Math.round(after * 100)}% of what the posting asks for, as before, so this cost no credit.`
    : 'Your resume shows no more of what the posting asks for than before, so this cost no credit.'

interface Reviewed {
  draft: AssistantDraft
  heldBack: readonly Violation[]
  last: JudgedText
  before: PageInspection
  shares: Shares
}

export function reviewOf({ draft, heldBack, last, before, shares: [shareBefore, shareAfter] }: Reviewed): Review {
  const all = [...heldBack.map(claimOf(true)), ...last.verdict.doubts.map(claimOf(false)), ...(draft.claims ?? [])]
  const claims = all.filter(
    ({ code, text }, index) => all.findIndex((other) => other.code === code && other.text === text) === index,
  )
  return {
    checked: [...last.verdict.checked],
    claims: claims.slice(0, maxClaims),
    pages: { before: before.pdf?.pages ?? 0, after: last.seen.pdf?.pages ?? 0 },
    coverage: shareBefore === null || shareAfter === null ? null : { before: shareBefore, after: shareAfter },
  }
}
