// Asking the gateway about many things, one after the other: one that it can't answer must not keep the others waiting, and a gateway that
// answers nobody is left alone until the next round.
import { GatewayFailure } from '../../adapters/payments/payment-gateway.port.ts'

/** For whoever runs Galley: the gateway did not do what it should. Says nothing about anybody. */
export type OnTrouble = (failure: GatewayFailure) => void

interface Round<Thing> {
  things: readonly Thing[]
  ask: (thing: Thing) => Promise<boolean>
  /** It was asked about, or could not be: the others come first the next time. */
  passed: (thing: Thing) => Promise<unknown>
  onTrouble: OnTrouble
}

/** Answers about how many of them there was news. Rejects only where the database does. */
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
