// A judged text after its second reading: without the lines that it stops and the questions that it answers. Pure.
import { outlineOf } from '@galley/resume/outline/outline-of'
import { openReading } from './reading-of.ts'
import { weighReading, type LineVerdict, type WeighedReading } from './weigh-reading.ts'
import { blocksOf } from '../guard/case/case-file.ts'
import type { Violation } from '../guard/case/verdict.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { salvageDraft, type Judged, type Round } from '../draft/judge-draft.ts'
import type { Inspect, JudgedText } from '../draft/judge-text.ts'

export interface ReadDraft {
  round: Round
  /** By the rules, which stop nothing of it. */
  judged: Judged
  verdicts: LineVerdict[]
}

export interface ReadAgain {
  /** Null where nothing is left to offer. */
  judged: Judged | null
  stops: Violation[]
}

/** What the reading stops goes back to the accepted wording, and the rest is judged by the rules once more. */
export async function readAgain(
  { round, judged, verdicts }: ReadDraft,
  { inspect }: { inspect: Inspect },
  lexicon?: Lexicon,
): Promise<ReadAgain> {
  const { text } = judged
  const open = openReading(round, text, lexicon)
  if (open === null) return { judged, stops: [] }
  const reading = weighReading(open, verdicts)
  const { stops } = reading
  if (stops.length === 0) return { judged: { ...judged, text: asRead(text, reading) }, stops }
  const failed = { ...text, verdict: { ...text.verdict, violations: stops } }
  const left = await salvageDraft({ ...round, text: failed }, { inspect }, lexicon)
  const stopped = new Set(open.lines.flatMap(({ text: line, at }) => (isStopped(at.index, stops) ? [line] : [])))
  if (left === null || linesOf(left.text.latex).some((line) => stopped.has(line))) return { judged: null, stops }
  return { judged: { ...left, text: asRead(left.text, reading) }, stops }
}

const isStopped = (index: number, stops: readonly Violation[]) => stops.some(({ block }) => block === index)

const linesOf = (latex: string) => blocksOf(outlineOf(latex)).map(({ text }) => text)

function asRead(text: JudgedText, { isAnswered, isWhole }: WeighedReading): JudgedText {
  const lines = linesOf(text.latex)
  const { doubts, checked, ...verdict } = text.verdict
  const isOpen = (doubt: Violation) => doubt.block === null || !isAnswered(doubt, lines[doubt.block] ?? '')
  return {
    ...text,
    verdict: {
      ...verdict,
      doubts: doubts.filter(isOpen),
      checked: [...checked, ...(isWhole ? ['entailment' as const] : [])],
    },
  }
}
