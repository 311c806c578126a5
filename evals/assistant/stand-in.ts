// Settings for a local stand-in of a provider, in each of the three wire formats.
import type { AssistantSettings } from '../../apps/api/src/choose-assistant.ts'
import type { FakeProvider, WireFormat } from '../../apps/api/src/testing/fake-provider.ts'
import { recorded, type RecordedReply } from './recorded-replies.ts'

export const wireFormats: readonly WireFormat[] = ['openai-compatible', 'anthropic', 'google']

export const standInSettings = (standIn: FakeProvider, format: WireFormat): AssistantSettings => ({
  provider: format,
  baseUrl: standIn.baseUrl(format),
  apiKey: 'stand-in',
  model: 'recorded',
  timeoutMs: 10_000,
})

/** Throws where none is recorded for the scenario. */
export function recordedFor(scenario: string): RecordedReply {
  const reply = recorded[scenario]
  if (!reply) throw new Error(`no reply is recorded for ${scenario}`)
  return reply
}
