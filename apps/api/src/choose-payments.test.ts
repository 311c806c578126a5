// The checkout that takes no money works on the machine that Galley runs on, and for no remote client.
import { expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { choosePayments, isSandboxAllowed } from './choose-payments.ts'

const envOf = (more: Record<string, string>) => readEnv({ WORKER_SOCKET: '/run/w.sock', ...more })

it.each([
  ['on one’s own machine', {}, true],
  ['on every interface', { HOST: '0.0.0.0' }, false],
  ['under a public address', { PUBLIC_URL: 'https://galley.example' }, false],
  ['behind a proxy', { TRUSTED_PROXIES: 'loopback' }, false],
  [
    'behind a proxy under a local address',
    { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' },
    false,
  ],
  ['where somebody says so', { PUBLIC_URL: 'https://try.galley.example', PAYMENT_SANDBOX: 'on' }, true],
  ['where it is switched off', { PAYMENT_SANDBOX: 'off' }, false],
] as const)('%s', (_where, settings, isOn) => expect(isSandboxAllowed(envOf(settings))).toBe(isOn))

it('is not there behind a proxy, whatever the settings say', async () => {
  const env = { ...envOf({ TRUSTED_PROXIES: 'loopback' }), PAYMENT_SANDBOX: 'on' as const }
  expect(isSandboxAllowed(env)).toBe(false)
  expect((await choosePayments(env, { sandboxFile: '/nonexistent/x', apiAddress: () => '' })).testCheckout).toBeNull()
})
