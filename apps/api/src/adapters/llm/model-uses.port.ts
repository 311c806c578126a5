// What a language model was asked to do, as it happens: for the log, traces and metrics.
import type { TokensUsed } from './assistant.port.ts'

export const modelWorks = ['answer', 'second_reading', 'document', 'import'] as const
export type ModelWork = (typeof modelWorks)[number]

/** Of one call that came about. `cost`: in the currency of the prices; absent where no prices are set. */
export type ModelCall = Omit<TokensUsed, 'answers'> & { ms: number; cost?: number }

export interface ModelUses {
  note(work: ModelWork, call: ModelCall): void
  listen(listener: (work: ModelWork, call: ModelCall) => void): void
}

export function createModelUses(): ModelUses {
  const listeners: ((work: ModelWork, call: ModelCall) => void)[] = []
  return {
    note(work, call) {
      for (const listener of listeners) listener(work, call)
    },
    listen: (listener) => void listeners.push(listener),
  }
}
