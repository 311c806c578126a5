// Other wordings of a proposal's lines: judged like the proposal, in its place. One that does not pass is not offered.
import type { ChangeWording } from '@galley/contract/assistant'
import type { Judged, Round } from '@galley/honesty/draft/judge-draft'
import type { Violation } from '@galley/honesty/guard/case/verdict'
import type { Inspect } from '@galley/honesty/draft/judge-text'
import type { QuotedWording } from '@galley/honesty/reply/read-wordings'
import { plainWords } from '@galley/resume/hunks/hunk-reasons'
import { placeWordings, textWithNth } from '@galley/resume/hunks/hunk-wordings'
import { hunksOf } from '@galley/resume/hunks/hunks-of'
import { unitsOf } from '@galley/resume/hunks/line-units'
import { limits } from '@galley/contract/limits'
import type { Background } from '../../adapters/background/background.port.ts'
import type { SecondReader } from '../../adapters/llm/second-reader.port.ts'
import { secondReading } from './second-reading.ts'

/** The proposal waits for its other wordings no longer than that. */
const maxJudgingMs = 10_000

interface WordingParts {
  reader: SecondReader | null
  background: Background
  round: Round
  inspect: Inspect
  signal: AbortSignal
}

/** Two texts are judged: one with the first wording of every line, one with the second. */
export async function judgeWordings(
  given: readonly QuotedWording[],
  proposed: Judged,
  parts: WordingParts,
): Promise<ChangeWording[]> {
  if (given.length === 0) return []
  const hunks = hunksOf(parts.round.accepted, proposed.text.latex)
  const placed = placeWordings(hunks, given)
  const sound: ChangeWording[] = []
  const limit = AbortSignal.timeout(maxJudgingMs)
  for (let nth = 0; nth < limits.changeWordings && !limit.aborted; nth += 1) {
    const text = textWithNth(hunks, placed, nth)
    // What can't be judged, on a timeout say, is left out: the proposal stands without it.
    const judged = text === null ? null : await within(limit, judgeOne(text, parts))
    parts.signal.throwIfAborted()
    if (judged === null) continue
    const units = new Set(unitsOf(judged.text.latex))
    const asked = new Set(proposed.text.verdict.doubts.map(keyOf))
    const doubts = judged.text.verdict.doubts.flatMap((doubt) =>
      asked.has(keyOf(doubt)) ? [] : plainWords(doubt.text),
    )
    const passes = ({ latex }: ChangeWording) =>
      units.has(latex) && doubts.every((doubt) => !plainWords(latex).includes(doubt))
    // A doubt of none of the lines may be of any of them.
    if (doubts.some((doubt) => placed.every(({ latex }) => !plainWords(latex).includes(doubt)))) continue
    sound.push(...placed.filter((one) => isNth(placed, one, nth) && passes(one)))
  }
  return sound
}

const keyOf = ({ code, text, where }: Violation) => JSON.stringify([code, text, where])

const isNth = (all: readonly ChangeWording[], one: ChangeWording, nth: number) =>
  all.filter(({ line }) => line === one.line).indexOf(one) === nth

/** Null where it fails, or is not done in time: what is late is dropped. */
const within = <T>(limit: AbortSignal, work: Promise<T>): Promise<T | null> =>
  Promise.race([
    work.catch(() => null),
    new Promise<null>((resolve) => limit.addEventListener('abort', () => resolve(null), { once: true })),
  ])

async function judgeOne(given: string, parts: WordingParts): Promise<Judged | null> {
  const { background, round, inspect, signal } = parts
  const context = { caller: { inspect }, signal }
  const first = await background.run('judgeRepair', { ...round, given }, context)
  const isFine = first.text.verdict.violations.length === 0
  const passed = isFine ? first : await background.run('salvageDraft', { ...round, text: first.text }, context)
  return passed && (await secondReading(passed, parts)).judged
}
