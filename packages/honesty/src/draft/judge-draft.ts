// From a draft to a judged text, and what is left of one that fails. Pure: compiling, and reading what was attached,
// are the caller's functions.
import { coverageOf } from '@galley/resume/posting/coverage'
import { salvage } from '../guard/salvage.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { readCommands } from '../offline/commands/read-command.ts'
import { assemble } from '../reply/assemble.ts'
import { judgeText, type Sources, type Inspect, type JudgedText, type PageInspection } from './judge-text.ts'
import { openDraft, type DraftOpened, type DraftToOpen } from './open-draft.ts'

export interface DraftToJudge extends DraftToOpen, Omit<Sources, 'said'> {
  /** Names of the posting's terms that are not to count. */
  ignored: readonly string[]
}

export interface DraftCaller {
  inspect: Inspect
  /** The words of a PDF that the person says is theirs: facts about them, for this message. */
  readAttached: () => Promise<string[]>
}

/** Of the posting's terms, before and after; null where it names no terms. */
export type Shares = readonly [number | null, number | null]

export interface Judged {
  text: JudgedText
  /** Null where the text is not to be offered. */
  shares: Shares | null
}

export type JudgedDraft =
  | Exclude<DraftOpened, { kind: 'change' }>
  /**
   * `said`: every source in the person's own words, the attachment included. `before`: the accepted text's page.
   * `isTailoring`: the message asks for that and nothing else.
   */
  | ({ kind: 'judged'; message: string; said: string[]; before: PageInspection; isTailoring: boolean } & Judged)

/** Nothing is inspected where there is no change. Rejects only where a function of the caller does. */
export async function judgeDraft(
  { accepted, asked, draft, said, form, jobDescription, otherPostings, ignored }: DraftToJudge,
  { inspect, readAttached }: DraftCaller,
  lexicon?: Lexicon,
): Promise<JudgedDraft> {
  const opened = openDraft({ accepted, asked, draft, said, jobDescription, otherPostings })
  if (opened.kind !== 'change') return opened
  const { message, proposed } = opened
  const before = inspect(accepted)
  // It may fail after another function has failed and the call is over: the rejection needs a handler.
  before.catch(() => {})
  const sources = { accepted, asked, form, jobDescription, said: [...opened.said, ...(await readAttached())] }
  const text = await judgeText(proposed, { evidence: sources, before, inspect, lexicon })
  const shares = sharesOf(text, { ...sources, ignored })
  const isTailoring = readCommands(asked).every(({ kind }) => kind === 'tailor')
  return { kind: 'judged', message, said: sources.said, before: await before, isTailoring, text, shares }
}

/** What the first round found out. */
export interface Round extends Sources {
  before: PageInspection
  ignored: readonly string[]
}

/** Another draft in place of one that failed. `given` may be a whole document or a body. */
export async function judgeRepair(
  { given, before, ignored, ...evidence }: Round & { given: string },
  { inspect }: { inspect: Inspect },
  lexicon?: Lexicon,
): Promise<Judged> {
  const text = await judgeText(assemble(evidence.accepted, given), { evidence, before, inspect, lexicon })
  return { text, shares: sharesOf(text, { ...evidence, ignored }) }
}

const maxRounds = 3

/** What is left of a text when its failing parts are taken back, a few rounds; null where nothing is. */
export async function salvageDraft(
  { text: failed, before, ignored, ...evidence }: Round & { text: JudgedText },
  { inspect }: { inspect: Inspect },
  lexicon?: Lexicon,
): Promise<Judged | null> {
  const { accepted } = evidence
  let text = failed
  // Where whole sections are gone, other losses can't be detected: nothing of it is kept.
  if (text.verdict.violations.some(({ code }) => code === 'removed')) return null
  for (let round = 0; round < maxRounds; round += 1) {
    const latex = salvage(accepted, text.latex, text.verdict.violations)
    if (latex === text.latex || latex === accepted || isNoLonger(accepted, latex)) return null
    text = await judgeText(latex, { evidence, before, inspect, lexicon })
    const shares = sharesOf(text, { ...evidence, ignored })
    if (shares !== null) return { text, shares }
  }
  return null
}

function sharesOf(
  { latex, verdict }: JudgedText,
  { accepted, form, jobDescription, ignored }: Pick<Round, 'accepted' | 'form' | 'jobDescription' | 'ignored'>,
): Shares | null {
  if (verdict.violations.length > 0 || latex === accepted) return null
  const shareOf = (of: string) => coverageOf({ latex: of, form, jobDescription, ignored }).share
  return [shareOf(accepted), shareOf(latex)]
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
