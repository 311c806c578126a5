// The checkout in which no money moves is for the machine that Galley runs on: a user who reaches it by another name could take credits for
// nothing. A proxy, a tunnel or a forwarded port shows in the Host that the browser sends.
import type { FastifyInstance } from 'fastify'
import { send } from './errors.ts'

interface Settings {
  /** Under which its window is served. */
  path: string
  /** By the name in Host, without its port. */
  isAllowed: (hostname: string) => boolean
}

/** What begins a purchase. */
const purchases = new Set(['/api/subscriptions/purchase/topup', '/api/subscriptions/subscribe'])

export function registerTestCheckout(app: FastifyInstance, { path, isAllowed }: Settings): void {
  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url ?? ''
    const isWindow = route === path || route.startsWith(`${path}/`)
    if ((!isWindow && !purchases.has(route)) || isAllowed(request.hostname)) return
    return send(reply, isWindow ? 'not_found' : 'payments_off')
  })
}
