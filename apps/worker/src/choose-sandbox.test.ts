// Which sandbox layers are chosen where some do not hold.
import { expect, it } from 'vitest'
import { chooseSandbox, whyUnfit } from './choose-sandbox.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import type { SelfTest } from './sandbox-self-test.ts'

const holds: SelfTest = { holds: true }
const broken = (reason: string): SelfTest => ({ holds: false, reason })
const choose = (bubblewrap: SelfTest, guard: SelfTest) =>
  chooseSandbox(({ kind }: Sandbox) => Promise.resolve(kind === 'bubblewrap' ? bubblewrap : guard))

it('both, where both hold', async () => {
  const { sandbox } = await choose(holds, holds)
  expect(sandbox).toMatchObject({ kind: 'bubblewrap', isGuarded: true })
})
it('namespaces alone, where the guard does not hold', async () => {
  const { sandbox } = await choose(holds, broken('no Landlock'))
  expect(sandbox).toMatchObject({ kind: 'bubblewrap', isGuarded: false })
})
it('the guard alone, where there are no namespaces', async () => {
  const choice = await choose(broken('no namespaces here'), holds)
  expect(choice.sandbox).toMatchObject({ kind: 'guard', isGuarded: true })
  expect(choice.layers.bubblewrap).toEqual(broken('no namespaces here'))
})
it('none, where neither holds: and one sentence says why', async () => {
  const choice = await choose(broken('no namespaces here'), broken('no Landlock'))
  expect(choice.sandbox).toBeNull()
  expect(whyUnfit(choice)).toBe('the sandbox does not hold (bubblewrap: no namespaces here; guard: no Landlock)')
})
it('tries each layer without the other', async () => {
  const tried: [string, boolean][] = []
  await chooseSandbox(({ kind, isGuarded }) => {
    tried.push([kind, isGuarded])
    return Promise.resolve(holds)
  })
  expect(tried).toEqual([
    ['bubblewrap', false],
    ['guard', true],
  ])
})
