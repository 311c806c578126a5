// Which walls this machine can put up. Each layer is tried alone, so that each is known to hold alone; together they are used.
import { bubblewrap, guardOnly, hasGuard, type Sandbox } from './sandbox/sandbox.ts'
import { testSandbox, type SelfTest } from './sandbox-self-test.ts'

export interface Walls {
  /** Null where no layer holds: then nothing is compiled. */
  sandbox: Sandbox | null
  /** What the self-tests found, for the log and for readiness. */
  layers: { bubblewrap: SelfTest; guard: SelfTest }
}

/** `test` tells of one wall alone whether it holds. */
export async function chooseSandbox(test: (wall: Sandbox) => Promise<SelfTest> = testSandbox): Promise<Walls> {
  const noGuard: SelfTest = { holds: false, reason: 'its library is not built (no C compiler, or another system)' }
  const [outer, inner] = await Promise.all([
    test(bubblewrap({ isGuarded: false })),
    hasGuard() ? test(guardOnly()) : noGuard,
  ])
  const layers = { bubblewrap: outer, guard: inner }
  if (outer.holds) return { sandbox: bubblewrap({ isGuarded: inner.holds }), layers }
  return { sandbox: inner.holds ? guardOnly() : null, layers }
}

/** One sentence for whoever runs the server. */
export function whyUnfit({ layers }: Walls): string {
  const told = Object.entries(layers).map(([name, test]) => `${name}: ${test.holds ? 'holds' : test.reason}`)
  return `the sandbox does not hold (${told.join('; ')})`
}
