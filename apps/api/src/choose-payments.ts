// Chooses the payment gateway by the settings: Razorpay, the sandbox in which no money moves, or none.
import type { Env } from './env.ts'
import { isOwnMachine } from './http/own-machine.ts'
import { noGateway } from './adapters/payments/no-gateway.ts'
import type { PaymentGateway } from './adapters/payments/payment-gateway.port.ts'
import { razorpay } from './adapters/payments/razorpay.ts'
import { keepInFile, sandboxGateway, sandboxPath, type PaymentSandbox } from './adapters/payments/sandbox-gateway.ts'

interface Places {
  sandboxFile: string
  /** Of this process, once it listens: the sandbox sends its webhooks there. */
  apiAddress: () => string
}

interface Payments {
  gateway: PaymentGateway
  testCheckout: { path: string; pages: PaymentSandbox['pages'] } | null
}

/** Behind a proxy never; under a public address or on every interface only by `PAYMENT_SANDBOX=on`. */
export const isSandboxAllowed = ({
  PAYMENT_SANDBOX,
  PUBLIC_URL,
  HOST,
  TRUSTED_PROXIES,
}: Pick<Env, 'PAYMENT_SANDBOX' | 'PUBLIC_URL' | 'HOST' | 'TRUSTED_PROXIES'>): boolean =>
  TRUSTED_PROXIES.length === 0 &&
  (PAYMENT_SANDBOX === 'on' ||
    (PAYMENT_SANDBOX === undefined && [HOST, new URL(PUBLIC_URL).hostname].every(isOwnMachine)))

export async function choosePayments(env: Env, { sandboxFile, apiAddress }: Places): Promise<Payments> {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecrets } = env
  const baseUrl = env.RAZORPAY_BASE_URL
  if (keyId && keySecret && webhookSecrets)
    return {
      gateway: razorpay({ keyId, keySecret, webhookSecrets, ...(baseUrl !== undefined && { baseUrl }) }),
      testCheckout: null,
    }
  if (!isSandboxAllowed(env)) return { gateway: noGateway(), testCheckout: null }
  const { gateway, pages } = await sandboxGateway({
    keep: keepInFile(sandboxFile),
    pageOrigin: env.WEB_ORIGIN ?? null,
    async sendWebhook({ body, headers }) {
      const { status } = await fetch(`${apiAddress()}/api/webhooks/razorpay`, { method: 'POST', headers, body })
      return status
    },
  })
  return { gateway, testCheckout: { path: sandboxPath, pages } }
}
