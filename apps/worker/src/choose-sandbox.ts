// Which sandbox layers this machine supports. Each is tested alone, so that each is known to hold alone; together they
// are used.
import { bubblewrap, guardOnly, hasGuard, type Sandbox } from './sandbox/sandbox.ts'
import { testSandbox, type SelfTest } from './sandbox-self-test.ts'

export interface SandboxChoice {
  /** Null where no layer holds: then nothing is compiled. */
  sandbox: Sandbox | null
  /** What the self-tests found, for the log and for readiness. */
  layers: { bubblewrap: SelfTest; guard: SelfTest }
}

/** `test` reports whether one layer alone holds. */
export async function chooseSandbox(test: (layer: Sandbox) => Promise<SelfTest> = testSandbox): Promise<SandboxChoice> {
  const noGuard: SelfTest = { holds: false, reason: 'its library is not built (no C compiler, or another system)' }
  const [outer, inner] = await Promise.all([
    test(bubblewrap({ isGuarded: false })),
    hasGuard() ? test(guardOnly()) : noGuard,
  ])
  const layers = { bubblewrap: outer, guard: inner }
  if (outer.holds) return { sandbox: bubblewrap({ isGuarded: inner.holds }), layers }
  return { sandbox: inner.holds ? guardOnly() : null, layers }
}

/** One sentence for the operator. */
export function whyUnfit({ layers }: SandboxChoice): string {
  const reasons = Object.entries(layers).map(([name, test]) => `${name}: ${test.holds ? 'holds' : test.reason}`)
  return `the sandbox does not hold (${reasons.join('; ')})`
}
