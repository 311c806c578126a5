import type { ModelCall } from './model-uses.port.ts'

/** Of a million tokens, in the currency of the provider's bill. */
export interface ModelPrices {
  input: number
  /** Of input that the provider had in its cache. */
  cached: number
  output: number
}

/** Input counts with what of it came from the cache, as providers report it. */
export const costOf = (call: Omit<ModelCall, 'ms' | 'cost'>, { input, cached, output }: ModelPrices): number =>
  ((call.inputTokens - call.cachedTokens) * input + call.cachedTokens * cached + call.outputTokens * output) / 1e6
