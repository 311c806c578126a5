// Asks the gateway about many items, one after the other: one that fails must not block the rest, and an unreachable
// gateway is left alone until the next round.
import { GatewayFailure } from '../../adapters/payments/payment-gateway.port.ts'

/** For the operator: the gateway misbehaved. It names no user. */
export type OnTrouble = (failure: GatewayFailure) => void

interface Round<Thing> {
  things: readonly Thing[]
  ask: (thing: Thing) => Promise<boolean>
  /** It was asked about, or could not be: the others come first the next time. */
  passed: (thing: Thing) => Promise<unknown>
  onTrouble: OnTrouble
}

/** Returns how many of them had news. Rejects only where the database does. */
export async function askAboutEach<Thing>({ things, ask, passed, onTrouble }: Round<Thing>): Promise<number> {
  let news = 0
  for (const thing of things) {
    try {
      if (await ask(thing)) news += 1
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error
      onTrouble(error)
      await passed(thing)
      if (error.kind === 'unreachable' || error.kind === 'refused') break
    }
  }
  return news
}

/** What the gateway does not know, such as of an account that was used before, has no payments there. */
export function noneIfUnknown(error: unknown): never[] {
  if (error instanceof GatewayFailure && error.kind === 'unknown') return []
  throw error
}
