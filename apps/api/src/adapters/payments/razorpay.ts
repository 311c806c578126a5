// Razorpay over its REST interface, with limits of time and signatures compared in constant time.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import {
  GatewayFailure,
  type GatewayOrder,
  type GatewayPayment,
  type OrderRequest,
  type PaymentGateway,
  type PaymentsPage,
} from './payment-gateway.port.ts'
import { collection, notesOf, razorpaySubscriptions } from './razorpay-subscriptions.ts'

export interface RazorpaySettings {
  keyId: string
  keySecret: string
  /** The current one first. */
  webhookSecrets: string[]
  baseUrl?: string
  checkoutUrl?: string
  isTest?: boolean
  /** Another way to send a request, such as to a gateway in this process. */
  send?: (url: string, init: RequestInit) => Promise<Response>
  timeoutMs?: number
}

const live = { baseUrl: 'https://api.razorpay.com/v1', checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js' }

/** The most that Razorpay lists at once. */
const pageSize = 100

/** What the database can keep: also of a body that is signed. */
const entityId = z.string().regex(/^[A-Za-z][\w-]{0,99}$/)
const minorUnits = z.int().min(0).max(2_147_483_647)
const currency = z.string().regex(/^[A-Z]{3}$/)
const order = z
  .object({ id: entityId, amount: minorUnits, currency, receipt: z.string().nullish(), notes: notesOf })
  .transform(({ receipt, ...rest }): GatewayOrder => ({ ...rest, receipt: receipt ?? null }))
const payment = z
  .object({
    id: entityId,
    order_id: entityId.nullish(),
    amount: minorUnits,
    currency,
    // One that is not known yet says that nothing is certain.
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']).catch('created'),
    captured: z.boolean().nullish(),
    amount_refunded: minorUnits.nullish(),
    invoice_id: entityId.nullish(),
    notes: notesOf,
  })
  .transform(({ order_id, invoice_id, captured, amount_refunded, notes, ...rest }): GatewayPayment => ({
    ...rest,
    isCaptured: captured ?? rest.status === 'captured',
    amountRefunded: amount_refunded ?? 0,
    orderId: order_id ?? '',
    invoiceId: invoice_id ?? null,
    purchaseNote: notes['purchase'] ?? null,
    subscriptionNote: notes['subscription'] ?? null,
  }))
const refund = z
  .object({ id: entityId, payment_id: entityId, amount: minorUnits.positive(), status: z.string().nullish() })
  .transform(({ payment_id: paymentId, status, ...rest }) => ({ ...rest, paymentId, isDone: status === 'processed' }))
const notice = z.object({
  event: z.string().regex(/^[\w.]{1,100}$/),
  payload: z
    .object({
      payment: z.object({ entity: payment }).optional(),
      refund: z.object({ entity: refund }).optional(),
      subscription: z.object({ entity: z.object({ id: entityId }) }).optional(),
    })
    .default({}),
})
const failure = z.object({ error: z.object({ description: z.string() }) })

export function razorpay(settings: RazorpaySettings): PaymentGateway {
  const { keyId, keySecret, webhookSecrets, baseUrl = live.baseUrl, send = fetch, timeoutMs = 4_500 } = settings
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  const ask = <S extends z.ZodType>(schema: S, path: string, body?: object) =>
    request(schema, path, body === undefined ? {} : { body })
  async function request<S extends z.ZodType>(
    schema: S,
    path: string,
    { body, headers }: { body?: object; headers?: Record<string, string> },
  ): Promise<z.output<S>> {
    const [status, text] = await send(`${baseUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization, ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
      .then(async (response) => [response.status, await response.text()] as const)
      .catch((error: Error) => {
        throw new GatewayFailure('unreachable', error.name)
      })
    const json = parse(text)
    // After a failure of its own it may have done what was asked.
    if (status >= 500 || status === 429) throw new GatewayFailure('unreachable', `it answered ${status}`)
    if (status >= 400) {
      const why = failure.safeParse(json).data?.error.description ?? `${status}`
      throw new GatewayFailure(/does not exist/.test(why) ? 'unknown' : 'refused', why)
    }
    const read = schema.safeParse(json)
    if (!read.success) throw new GatewayFailure('unreadable', 'it answered something else')
    return read.data
  }

  const path = (id: string) => encodeURIComponent(id)
  return {
    ...razorpaySubscriptions(ask),
    isSignedSubscription: ({ paymentId, subscriptionId, signature }) =>
      isSigned(keySecret, Buffer.from(`${paymentId}|${subscriptionId}`), signature),
    isOn: true,
    keyId,
    checkoutUrl: settings.checkoutUrl ?? live.checkoutUrl,
    isTest: settings.isTest ?? keyId.startsWith('rzp_test_'),
    createOrder: (wanted) => ask(order, '/orders', orderBody(wanted)),
    ordersOf: async (receipt) => (await ask(collection(order), `/orders?receipt=${path(receipt)}`)).items,
    order: (id) => ask(order, `/orders/${path(id)}`),
    paymentsOf: async (orderId) => (await ask(collection(payment), `/orders/${path(orderId)}/payments`)).items,
    async paymentsBetween(page) {
      const { items } = await ask(collection(payment), `/payments?${pageQuery(page)}`)
      return { payments: items, isLast: items.length < pageSize }
    },
    payment: (id) => ask(payment, `/payments/${path(id)}`),
    async refundsOf(id) {
      const { items } = await ask(collection(refund), `/payments/${path(id)}/refunds`)
      // Made, a refund may still fail: it counts once it is done.
      return items.filter(({ isDone }) => isDone)
    },
    capture: ({ id, amount, currency }) => ask(payment, `/payments/${path(id)}/capture`, { amount, currency }),
    refund: (id, idempotencyKey) =>
      request(refund, `/payments/${path(id)}/refund`, {
        body: {},
        headers: { 'x-refund-idempotency': idempotencyKey },
      }),
    isSignedAnswer: ({ orderId, paymentId, signature }) =>
      isSigned(keySecret, Buffer.from(`${orderId}|${paymentId}`), signature),
    isSignedWebhook: (body, signature) => webhookSecrets.some((secret) => isSigned(secret, body, signature)),
    readWebhook(body) {
      const { data } = notice.safeParse(parse(Buffer.from(body).toString()))
      if (!data) return null
      const { event: name, payload } = data
      // Made, a refund may still fail: it counts once it is done.
      const isDone = name === 'refund.processed'
      return {
        name,
        payment: payload.payment?.entity ?? null,
        refund: (isDone && payload.refund?.entity) || null,
        subscriptionId: payload.subscription?.entity.id ?? null,
      }
    },
  }
}

const orderBody = ({ amount, currency, receipt, notes }: OrderRequest) => ({
  amount,
  currency,
  receipt,
  partial_payment: false,
  notes: { ...notes, purchase: receipt },
})

function pageQuery({ from, to, skip }: PaymentsPage): string {
  const seconds = (moment: Date) => `${Math.floor(moment.getTime() / 1000)}`
  return new URLSearchParams({
    from: seconds(from),
    to: seconds(to),
    count: `${pageSize}`,
    skip: `${skip}`,
  }).toString()
}

function isSigned(secret: string, body: Uint8Array, signature: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
