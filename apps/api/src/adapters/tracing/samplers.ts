// Which traces are recorded: the samplers of the standard OTEL_TRACES_SAMPLER.
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  SamplingDecision,
  type Sampler,
} from '@opentelemetry/sdk-trace'
import type { SamplerName } from './trace-settings.ts'

export function samplerOf(name: SamplerName, ratio: number): Sampler {
  const root = rootOf(name, ratio)
  if (!name.startsWith('parentbased_')) return root
  // Parts of a request follow the request. The flag of a client outside does not decide about the request: with it any
  // browser could have each of its requests recorded, or none.
  return new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root })
}

function rootOf(name: SamplerName, ratio: number): Sampler {
  if (name.endsWith('traceidratio')) return randomSampler(ratio)
  return name.endsWith('always_off') ? new AlwaysOffSampler() : new AlwaysOnSampler()
}

/** By chance, not by the id of the trace, which a client chooses. */
const randomSampler = (ratio: number): Sampler => ({
  shouldSample: () => ({
    decision: Math.random() < ratio ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
  }),
  toString: () => `Random{${ratio}}`,
})
