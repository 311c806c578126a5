// Who takes payments, by the settings: Razorpay, the sandbox in which no money moves, or nobody.
import type { Env } from '../env.ts'
import { noGateway } from './no-gateway.ts'
import type { PaymentGateway } from './payment-gateway.port.ts'
import { razorpay } from './razorpay.ts'
import { keepInFile, sandboxGateway, sandboxPath, type Sandbox } from './sandbox-gateway.ts'

interface Places {
  sandboxFile: string
  /** Of this process, once it listens: the sandbox tells it of payments. */
  apiAddress: () => string
}

interface Payments {
  gateway: PaymentGateway
  testCheckout: { path: string; pages: Sandbox['pages'] } | null
}

/** Where strangers may come there is no place in which credits can be had for nothing, unless somebody says so. */
export const isSandboxAllowed = ({
  PAYMENT_SANDBOX,
  PUBLIC_URL,
  HOST,
}: Pick<Env, 'PAYMENT_SANDBOX' | 'PUBLIC_URL' | 'HOST'>): boolean =>
  PAYMENT_SANDBOX === 'on' ||
  (PAYMENT_SANDBOX === undefined && [HOST, new URL(PUBLIC_URL).hostname].every(isOwnMachine))

const isOwnMachine = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host)

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
    async sendWebhook({ body, headers }) {
      const { status } = await fetch(`${apiAddress()}/api/webhooks/razorpay`, { method: 'POST', headers, body })
      return status
    },
  })
  return { gateway, testCheckout: { path: sandboxPath, pages } }
}
