// The built-in gateway in which no money moves, used as if it were Razorpay: the same client calls it over the same
// interface.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createGateway, type Gateway, type Keep } from '@galley/payment-sandbox/create-gateway'
import type { GatewayEvent } from '@galley/payment-sandbox/entities'
import { gatewayRoutes } from '@galley/payment-sandbox/gateway-routes'
import { createWebhooks, deliveryOf, type Delivery, type WebhookSettings } from '@galley/payment-sandbox/webhooks'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import type { PaymentGateway } from './payment-gateway.port.ts'
import { razorpay, type RazorpaySettings } from './razorpay.ts'

export interface PaymentSandbox {
  gateway: PaymentGateway
  /** The window of the checkout, to be served to browsers under `sandboxPath`. */
  pages: (app: FastifyInstance) => Promise<void>
  /** The gateway itself, to pay with where there is no window. */
  engine: Gateway
  /** An event as it travels. */
  deliveryOf: (event: GatewayEvent) => Delivery
  close(): Promise<void>
}

export interface SandboxSettings {
  keep?: Keep
  sendWebhook: WebhookSettings['send']
  lateMs?: number
  autoCapture?: boolean
  now?: () => Date
  /** The web app's origin where that is not the API's. */
  pageOrigin?: string | null
  /** Between the client and the gateway, for tests that cut the line. */
  between?: (send: NonNullable<RazorpaySettings['send']>) => NonNullable<RazorpaySettings['send']>
}

export const sandboxPath = '/payment-sandbox'
const keyId = 'rzp_test_sandbox'

export async function sandboxGateway(settings: SandboxSettings): Promise<PaymentSandbox> {
  const { keep, sendWebhook, lateMs, autoCapture, now, pageOrigin = null, between = (send) => send } = settings
  const [keySecret, webhookSecret] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')]
  const given = { ...(keep && { keep }), ...(autoCapture !== undefined && { autoCapture }), ...(now && { now }) }
  const gateway = createGateway({ keyId, keySecret, ...given })
  const webhooks = createWebhooks({ secret: webhookSecret, send: sendWebhook, ...(lateMs !== undefined && { lateMs }) })
  const parts = { gateway, webhooks, pageOrigin }
  const own = Fastify()
  await own.register(gatewayRoutes, parts)
  const send = between(async (url, { method = 'GET', headers, body }) => {
    const { pathname, search } = new URL(url)
    const answer = await own.inject({
      method: method as InjectOptions['method'] & string,
      url: `${pathname}${search}`,
      headers: headers as Record<string, string>,
      ...(typeof body === 'string' && { payload: body }),
    })
    return new Response(answer.body, { status: answer.statusCode })
  })
  return {
    gateway: razorpay({
      keyId,
      keySecret,
      webhookSecrets: [webhookSecret],
      baseUrl: 'http://payment-sandbox/v1',
      checkoutUrl: `${sandboxPath}/checkout.js`,
      isTest: true,
      send,
    }),
    engine: gateway,
    deliveryOf: (event) => deliveryOf(event, webhookSecret),
    pages: async (app) => gatewayRoutes(app, parts),
    close: () => own.close(),
  }
}

/** In one file, replaced whole. */
export const keepInFile = (path: string): Keep => ({
  load: () => (existsSync(path) ? readFileSync(path, 'utf8') : null),
  save(text) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, text, { mode: 0o600 })
    renameSync(`${path}.new`, path)
  },
})
