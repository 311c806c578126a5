// A second reading of a proposal's lines by a language model, after the rules.
import type { ProposalReading } from '@galley/honesty/entailment/reading-of'
import type { LineVerdict } from '@galley/honesty/entailment/weigh-reading'
import type { TokensUsed } from './assistant.port.ts'

export interface SecondReader {
  /** Rejects on a timeout, a refusal, and a reply of another shape; with the signal's reason when stopped. */
  read(reading: ProposalReading, signal: AbortSignal): Promise<LineVerdict[]>
  used(): TokensUsed
}
