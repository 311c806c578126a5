// What a drill of copies needs: a payment provider that outlives the product, the product's commands, and a person who
// works and buys.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Session } from '@galley/contract/accounts'
import type { Topup } from '@galley/contract/billing'
import type { Resume } from '@galley/contract/resumes'
import { createGateway } from '@galley/payment-sandbox/create-gateway'
import { gatewayRoutes } from '@galley/payment-sandbox/gateway-routes'
import { createWebhooks } from '@galley/payment-sandbox/webhooks'
import Fastify from 'fastify'
import { withoutSettings } from './env.ts'
import { call, type StartedApi } from './start-api.ts'

const root = join(import.meta.dirname, '../../../..')
const keys = { keyId: 'rzp_test_drill', keySecret: 'the secret of a drill' }

/** How a provider fails: it does not respond, with nonsense, with 503, or ten seconds late. */
export type ProviderOutage = 'silent' | 'garbage' | 'failing' | 'late'

const lateMs = 10_000

/** Its state stays while the product is restored; it sends no webhooks. */
export async function startProvider() {
  const state: { outage: ProviderOutage | null } = { outage: null }
  const engine = createGateway(keys)
  const server = Fastify({ forceCloseConnections: true })
  server.addHook('onRequest', async (_request, reply) => {
    if (state.outage === 'silent') await new Promise(() => {})
    if (state.outage === 'late') await setTimeout(lateMs)
    if (state.outage === 'garbage') return reply.type('text/html').send('<html>{"id": ')
    if (state.outage === 'failing') return reply.code(503).send({})
  })
  await server.register(gatewayRoutes, {
    gateway: engine,
    webhooks: createWebhooks({ secret: 'unused', send: async () => 200 }),
  })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const settings = {
    RAZORPAY_KEY_ID: keys.keyId,
    RAZORPAY_KEY_SECRET: keys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: 'unused',
    RAZORPAY_BASE_URL: `${url}/v1`,
  }
  return {
    engine,
    settings,
    fail(outage: ProviderOutage | null): void {
      state.outage = outage
    },
    stop: () => server.close(),
  }
}
export type DrillProvider = Awaited<ReturnType<typeof startProvider>>

/** One of the product's commands, as bin/* runs it. */
export const runCommand = (
  name: 'backup' | 'restore',
  args: string[],
  settings: Record<string, string>,
): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const argv = [join(root, `toolchain/${name}.ts`), '/', ...args]
    execFile(process.execPath, argv, { env: { ...withoutSettings(), ...settings } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, said: stdout + stderr }),
    )
  })

export const credentials = (name: string) => ({ email: `${name}@example.org`, password: 'a good password' })

export async function register(api: StartedApi, name: string): Promise<string> {
  const body = { ...credentials(name), full_name: name }
  return ((await call(api, '/api/auth/register', { method: 'POST', body })).json as Session).access_token
}

export async function makeResume(api: StartedApi, token: string, latex: string): Promise<string> {
  const body = { resume_data: {}, latex_content: latex }
  return ((await call(api, '/api/resumes/', { method: 'POST', body, token })).json as Resume).id
}

/** Pays a pack in the window of the provider; `isReported`: the page sends the result on. */
export async function buyPack(
  { api, provider, token }: { api: StartedApi; provider: DrillProvider; token: string },
  pack: string,
  { isReported }: { isReported: boolean },
): Promise<string> {
  const body = { pack_id: pack }
  const order = (await call(api, '/api/subscriptions/purchase/topup', { method: 'POST', body, token })).json as Topup
  const { answer } = provider.engine.attempt({ orderId: order.order_id, outcome: 'success', method: 'card' })
  if (isReported) await call(api, '/api/subscriptions/purchase/verify', { method: 'POST', body: answer ?? {}, token })
  return order.purchase_id
}
