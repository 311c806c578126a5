// A second reading by a language model of what the rules let pass: it can add stops and drop questions about wording.
// On any failure the rules' verdict stands.
import type { Judged, Round } from '@galley/honesty/draft/judge-draft'
import type { Inspect } from '@galley/honesty/draft/judge-text'
import type { ReadAgain } from '@galley/honesty/entailment/read-again'
import type { Background } from '../../adapters/background/background.port.ts'
import type { SecondReader } from '../../adapters/llm/second-reader.port.ts'

interface ReadingParts {
  /** Null: none is configured. */
  reader: SecondReader | null
  background: Background
  round: Round
  inspect: Inspect
  signal: AbortSignal
}

export async function secondReading(judged: Judged, parts: ReadingParts): Promise<ReadAgain> {
  const { reader, background, round, inspect, signal } = parts
  const asIs = { judged, stops: [] }
  if (reader === null) return asIs
  const reading = await background.run('readingOf', { round, text: judged.text }, { caller: {}, signal })
  const verdicts = reading && (await reader.read(reading, signal).catch(() => null))
  signal.throwIfAborted()
  if (verdicts === null) return asIs
  return background.run('readAgain', { round, judged, verdicts }, { caller: { inspect }, signal })
}
