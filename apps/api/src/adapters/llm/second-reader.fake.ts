// A second reader for tests: what it returns is set, and what it was given is kept.
import type { ProposalReading } from '@galley/honesty/entailment/reading-of'
import type { LineVerdict } from '@galley/honesty/entailment/weigh-reading'
import type { SecondReader } from './second-reader.port.ts'

export interface FakeSecondReader extends SecondReader {
  readings: ProposalReading[]
  /** Throws where the reading fails. */
  verdicts: (reading: ProposalReading) => LineVerdict[]
}

export function fakeSecondReader(): FakeSecondReader {
  const fake: FakeSecondReader = {
    readings: [],
    verdicts: () => [],
    read: async (reading) => {
      fake.readings.push(reading)
      return fake.verdicts(reading)
    },
    used: () => ({ answers: fake.readings.length, inputTokens: 5, cachedTokens: 0, outputTokens: 2 }),
  }
  return fake
}
