// The checkout in which no money moves works only on the machine that Galley runs on: a remote user could take credits
// for nothing. A proxy, a tunnel or a forwarded port shows in the browser's Host, or in the headers that the proxy
// adds.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { send } from './errors.ts'
import { isOwnMachine } from './own-machine.ts'

/** What begins a purchase. */
const purchases = new Set(['/api/subscriptions/purchase/topup', '/api/subscriptions/subscribe'])

const proxyHeader = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/
const isDirect = ({ hostname, headers }: FastifyRequest): boolean =>
  isOwnMachine(hostname) && !Object.keys(headers).some((name) => proxyHeader.test(name))

/** `path`: under which its window is served. */
export function registerTestCheckout(app: FastifyInstance, path: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url ?? ''
    const isWindow = route === path || route.startsWith(`${path}/`)
    if ((!isWindow && !purchases.has(route)) || isDirect(request)) return
    return send(reply, isWindow ? 'not_found' : 'payments_off')
  })
}
