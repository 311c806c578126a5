// The checkout that takes no money is for the machine that Galley runs on, and for nobody who comes from elsewhere.
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
  ['behind a proxy, where somebody says so', { TRUSTED_PROXIES: 'loopback', PAYMENT_SANDBOX: 'on' }, true],
  ['where somebody says not', { PAYMENT_SANDBOX: 'off' }, false],
] as const)('%s', (_where, settings, isOn) => expect(isSandboxAllowed(envOf(settings))).toBe(isOn))

const allowed = async (settings: Record<string, string>, hosts: string[]) => {
  const { testCheckout } = await choosePayments(envOf(settings), {
    sandboxFile: '/nonexistent/x',
    apiAddress: () => '',
  })
  return hosts.filter((host) => testCheckout?.isAllowed(host))
}
const hosts = [
  'localhost',
  '127.0.0.1',
  '[::1]',
  '127.8.9.1',
  'LOCALHOST',
  'galley.example',
  '192.168.1.5',
  '127.0.0.1.nip.io',
  'x.ngrok.app',
  '',
]
it('is used by the names of the machine itself', async () =>
  expect(await allowed({}, hosts)).toEqual(['localhost', '127.0.0.1', '[::1]', '127.8.9.1', 'LOCALHOST']))
it('and by its public one, where somebody says so', async () =>
  expect(await allowed({ PUBLIC_URL: 'https://galley.example', PAYMENT_SANDBOX: 'on' }, hosts)).toContain(
    'galley.example',
  ))
