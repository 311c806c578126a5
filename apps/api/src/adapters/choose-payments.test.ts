import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { choosePayments } from './choose-payments.ts'

const given = { WORKER_SOCKET: '/run/worker.sock' }
const keys = { RAZORPAY_KEY_ID: 'rzp_live_abc', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' }
const choose = (settings: Record<string, string>, sandboxFile = '/nowhere/sandbox.json') =>
  choosePayments(readEnv({ ...given, ...settings }), { sandboxFile, apiAddress: () => 'http://127.0.0.1:1' })

it('takes the provider where its keys are, and never the sandbox beside it', async () => {
  const { gateway, testCheckout } = await choose(keys)
  expect(gateway).toMatchObject({ isOn: true, isTest: false, keyId: 'rzp_live_abc' })
  expect(gateway.checkoutUrl).toBe('https://checkout.razorpay.com/v1/checkout.js')
  expect(testCheckout).toBeNull()
})
it('says of the provider’s own test keys that no money moves', async () =>
  expect((await choose({ ...keys, RAZORPAY_KEY_ID: 'rzp_test_abc' })).gateway.isTest).toBe(true))
it('takes the sandbox on one’s own machine', async () => {
  const { gateway, testCheckout } = await choose({})
  expect(gateway).toMatchObject({ isOn: true, isTest: true })
  expect(testCheckout).not.toBeNull()
})
it.each([{ HOST: '0.0.0.0' }, { HOST: '::' }, { PUBLIC_URL: 'http://galley.example' }, { HOST: '192.168.1.5' }])(
  'takes nobody where strangers may come: %j',
  async (there) => expect((await choose(there)).gateway.isOn).toBe(false),
)
it('takes nobody where strangers come, unless told so', async () => {
  const there = { PUBLIC_URL: 'https://galley.example' }
  expect((await choose(there)).gateway.isOn).toBe(false)
  expect((await choose({ ...there, PAYMENT_SANDBOX: 'on' })).gateway.isTest).toBe(true)
  expect((await choose({ PAYMENT_SANDBOX: 'off' })).gateway.isOn).toBe(false)
})
it('keeps the sandbox’s orders for the next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const file = join(folder, 'kept', 'sandbox.json')
  const order = await (await choose({}, file)).gateway.createOrder({ amount: 599, currency: 'USD', receipt: 'r' })
  expect(await (await choose({}, file)).gateway.ordersOf('r')).toEqual([order])
  expect(await readFile(file, 'utf8')).toContain(order.id)
  await rm(folder, { recursive: true })
})
