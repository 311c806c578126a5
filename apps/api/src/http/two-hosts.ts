// A request that names two hosts is one that a proxy and this server may read differently.
import type { FastifyInstance } from 'fastify'
import { send } from './errors.ts'

export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // Names stand at even places, their values behind them.
    const hosts = request.raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
    return hosts.length > 1 ? send(reply, 'bad_request') : undefined
  })
}
