// A whole API whose accounts are kept by the stand-in of a hosted service.
import { supabaseAccounts } from '../../adapters/identity/supabase-accounts.ts'
import { startTestApp, type TestApp, type TestAppOptions } from '../start-test-app.ts'
import { standInKey, startStandIn, type StandIn } from './hosted-stand-in.ts'

export interface HostedApp {
  galley: TestApp
  standIn: StandIn
  /** Statuses of what the service refused and what was not about a user. */
  refusals: { status: number; code: string | null }[]
  close(): Promise<void>
}

type Options = TestAppOptions & { secret?: string }

/** Each with a clock of its own; both begin at the same time. */
export async function startHostedApp({ secret, ...options }: Options = {}): Promise<HostedApp> {
  const standIn = await startStandIn(secret === undefined ? {} : { secret })
  const refusals: HostedApp['refusals'] = []
  const galley = await startTestApp({
    ...options,
    hosted: (clock) =>
      supabaseAccounts({
        url: standIn.url,
        key: standInKey,
        jwtSecret: secret,
        clock,
        onRefusal: (refusal) => void refusals.push(refusal),
      }),
  })
  return {
    galley,
    standIn,
    refusals,
    async close() {
      await Promise.all([galley.close(), standIn.close()])
    },
  }
}

/** Time passes for both. */
export function forward({ galley, standIn }: HostedApp, ms: number): void {
  galley.clock.forward(ms)
  standIn.inner.clock.forward(ms)
}
