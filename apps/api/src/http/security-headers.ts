// The headers of every answer: what a page from here may load, and who may frame it (nobody).
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Styles may stand inline because the editor positions its text with them; scripts may not. pdf.js decodes images with WebAssembly. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
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
  },
}

export async function registerSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onSend', async (request, reply, payload) => {
    void reply.header('x-request-id', request.id)
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
    if (/^\/(api|auth|rest)\//.test(request.url) && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store')
    return payload
  })
}
