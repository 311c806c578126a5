// The headers of every response: what a page from here may load, and that no page may frame it.
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Inline styles are allowed because the editor positions its text with them; scripts are not. pdf.js decodes images
 * with WebAssembly.
 */
const directives = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  manifestSrc: ["'self'"],
  mediaSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

interface Settings {
  https: boolean
  /** The payment provider's checkout; this origin where payments are only tested, empty without payments. */
  checkoutUrl: string
  /** Of the hosted service that keeps the accounts; null: this origin keeps them. */
  accountsOrigin: string | null
}

export async function registerSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  const { https, checkoutUrl, accountsOrigin } = settings
  const withCheckout = { ...directives, ...checkoutSources(checkoutUrl) }
  const connectSrc = [...withCheckout.connectSrc, ...(accountsOrigin === null ? [] : [accountsOrigin])]
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { ...withCheckout, connectSrc } },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    // The provider's frame opens the pages of wallets and banks in windows of their own.
    ...(isProviders(checkoutUrl) && { crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const } }),
  })
  const payers = [
    'self',
    ...(isProviders(checkoutUrl) ? providerOf(checkoutUrl).map((origin) => `"${origin}"`) : []),
  ].join(' ')
  app.addHook('onSend', async (request, reply, payload) => {
    void reply.header('x-request-id', request.id)
    void reply.header('permissions-policy', `camera=(), microphone=(), geolocation=(), payment=(${payers})`)
    if (/^\/(api|auth|rest)\//.test(request.url) && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store')
    return payload
  })
}

const isProviders = (checkoutUrl: string) => checkoutUrl.startsWith('https:')
const providerOf = (checkoutUrl: string) => [new URL(checkoutUrl).origin, 'https://api.razorpay.com']

/** The checkout is a script of the provider's, which opens a frame of the provider's. */
function checkoutSources(checkoutUrl: string): Partial<typeof directives> & { frameSrc?: string[] } {
  if (checkoutUrl === '') return {}
  if (checkoutUrl.startsWith('/')) return { frameSrc: ["'self'"] }
  const provider = providerOf(checkoutUrl)
  const [origin = ''] = provider
  return {
    scriptSrc: [...directives.scriptSrc, origin],
    frameSrc: provider,
    connectSrc: [...directives.connectSrc, ...provider, 'https://lumberjack.razorpay.com'],
  }
}
