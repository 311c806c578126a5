// The gateway over HTTP: the REST interface for the seller's server, and the checkout window.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Gateway } from './create-gateway.ts'
import type { Listed } from './list-payments.ts'
import { GatewayRefusal } from './entities.ts'
import { deliveryModes, type Webhooks } from './webhooks.ts'

interface Parts {
  gateway: Gateway
  webhooks: Webhooks
  /** The origin of the page that sells, where that is another one: it may frame the window. */
  pageOrigin?: string | null
}

const attempt = z.object({
  key_id: z.string(),
  order_id: z.string().optional(),
  subscription_id: z.string().optional(),
  outcome: z.enum(['success', 'failure']),
  method: z.enum(['card', 'wallet', 'upi', 'netbanking']).default('card'),
  webhook: z.enum(deliveryModes).default('now'),
  email: z.string().max(300).default(''),
})

export async function gatewayRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  app.setErrorHandler((error, _request, reply) => refused(reply, error))
  await app.register(async (api) => restInterface(api, parts), { prefix: '/v1' })
  await app.register(async (pages) => checkout(pages, parts))
  app.addHook('onClose', async () => parts.webhooks.stop())
}

/** A request that Fastify could not read is the caller's mistake, too. */
const statusOf = (error: unknown): number => {
  if (error instanceof GatewayRefusal) return error.status
  const status = (error as Partial<FastifyError>).statusCode ?? 500
  return status >= 400 && status < 500 ? status : 500
}

function refused(reply: FastifyReply, error: unknown) {
  const status = statusOf(error)
  const isRefusal = status < 500
  const field = error instanceof GatewayRefusal ? error.field : undefined
  const description =
    isRefusal && error instanceof Error
      ? error.message
      : 'We are facing some trouble completing your request at the moment.'
  void reply.code(status)
  return reply.send({
    error: {
      code: isRefusal ? 'BAD_REQUEST_ERROR' : 'SERVER_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...(field !== undefined && { field }),
    },
  })
}

type WithId = { Params: { id: string } }
const collection = <Item>(items: Item[]) => ({ entity: 'collection', count: items.length, items })

async function restInterface(api: FastifyInstance, { gateway, webhooks }: Parts): Promise<void> {
  api.addHook('onRequest', async ({ headers }) => {
    const [id = '', secret = ''] = Buffer.from(headers.authorization?.replace(/^Basic /, '') ?? '', 'base64')
      .toString()
      .split(':')
    if (!gateway.isKey(id, secret)) throw new GatewayRefusal('Authentication failed', { status: 401 })
  })
  api.addHook('preValidation', async ({ method, body }) => {
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
    if (method === 'POST' && body !== undefined && !isObject)
      throw new GatewayRefusal('The request could not be understood')
  })
  api.post('/orders', async ({ body }) => gateway.createOrder((body ?? {}) as never))
  api.get('/orders', async ({ query }) => collection(gateway.ordersOf((query as { receipt?: string }).receipt ?? '')))
  api.get<WithId>('/orders/:id', async ({ params }) => gateway.order(params.id))
  api.get<WithId>('/orders/:id/payments', async ({ params }) => collection(gateway.paymentsOf(params.id)))
  api.get('/payments', async ({ query }) => collection(gateway.payments(query as Listed)))
  api.get<WithId>('/payments/:id', async ({ params }) => gateway.payment(params.id))
  api.get<WithId>('/payments/:id/refunds', async ({ params }) => collection(gateway.refundsOf(params.id)))
  api.post<WithId>('/payments/:id/capture', async ({ params, body }) => {
    const { payment, events } = gateway.capture(params.id, (body ?? {}) as never)
    webhooks.deliver(events)
    return payment
  })
  api.post<WithId>('/payments/:id/refund', async ({ params, body, headers }) => {
    const key = headers['x-refund-idempotency']
    const { refund, events } = gateway.refund(
      params.id,
      (body ?? {}) as never,
      typeof key === 'string' ? key : undefined,
    )
    webhooks.deliver(events)
    return refund
  })
  await api.register(async (scope) => subscriptions(scope, { gateway, webhooks }))
}

/** Reading a subscription charges it up to now: there is no nightly run that would do it. */
async function subscriptions(api: FastifyInstance, { gateway, webhooks }: Parts): Promise<void> {
  api.addHook('preHandler', async () => webhooks.deliver(gateway.collect()))
  api.post('/plans', async ({ body }) => gateway.createPlan((body ?? {}) as never))
  api.post('/subscriptions', async ({ body }) => gateway.createSubscription((body ?? {}) as never))
  api.get<WithId>('/subscriptions/:id', async ({ params }) => gateway.subscription(params.id))
  api.get('/invoices', async ({ query }) =>
    collection(gateway.invoicesOf((query as { subscription_id?: string }).subscription_id ?? '')),
  )
  api.get<WithId>('/invoices/:id', async ({ params }) => gateway.invoice(params.id))
  api.post<WithId>('/subscriptions/:id/cancel', async ({ params, body }) => {
    const { subscription, events } = gateway.cancelSubscription(params.id, (body ?? {}) as never)
    webhooks.deliver(events)
    return subscription
  })
}

const files = {
  'checkout.js': 'text/javascript',
  'window.html': 'text/html',
  'window.js': 'text/javascript',
  'window.css': 'text/css',
} as const
/** The window shows in a frame of the page that sells, and loads nothing but its own. */
const windowPolicyFor = (pageOrigin: string | null) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${["'self'", ...(pageOrigin === null ? [] : [pageOrigin])].join(' ')}`

async function checkout(pages: FastifyInstance, { gateway, webhooks, pageOrigin = null }: Parts): Promise<void> {
  const windowPolicy = windowPolicyFor(pageOrigin)
  for (const [name, type] of Object.entries(files)) {
    const content = await readFile(join(import.meta.dirname, '../public', name))
    pages.get(`/${name}`, async (_request, reply) =>
      reply
        .removeHeader('x-frame-options')
        .header('content-security-policy', windowPolicy)
        .header('cache-control', 'no-cache')
        .type(type)
        .send(content),
    )
  }
  pages.get('/order', async ({ query }: FastifyRequest<{ Querystring: Partial<Record<string, string>> }>) => {
    if (query['key_id'] !== gateway.keyId) throw new GatewayRefusal('Authentication failed', { status: 401 })
    const subscription = query['subscription_id']
    if (subscription) return gateway.offer(subscription)
    const { id, amount, currency, status } = gateway.order(query['order_id'] ?? '')
    return { id, amount, currency, status }
  })
  pages.post('/pay', async ({ body }) => {
    const read = attempt.safeParse(body)
    if (!read.success) throw new GatewayRefusal('The request could not be understood')
    const { key_id: keyId, order_id, subscription_id, webhook, ...how } = read.data
    const orderId = subscription_id ?? order_id ?? ''
    if (keyId !== gateway.keyId) throw new GatewayRefusal('Authentication failed', { status: 401 })
    const { payment, answer, events } = gateway.attempt({ orderId, ...how })
    webhooks.deliver(events, webhook)
    if (answer) return answer
    const { error_code: code, error_description: description, error_source: source, error_step: step } = payment
    const metadata = { order_id: orderId, payment_id: payment.id }
    return { error: { code, description, source, step, reason: payment.error_reason, metadata } }
  })
}
