// Two instances of the API as one, as they are behind HAProxy: each request goes to the other one than the last.
import type { FastifyInstance } from 'fastify'
import { startPrivateHaproxy, type PrivateHaproxy } from '../../../../toolchain/private-haproxy.ts'

/** The first of the two, but that requests, chores and listening are of both. */
export function takeTurns(first: FastifyInstance, second: FastifyInstance): FastifyInstance {
  let count = 0
  const next = () => ((count += 1) % 2 === 1 ? first : second)
  const proxies: PrivateHaproxy[] = []
  const both: Record<string, unknown> = {
    inject: (...args: Parameters<FastifyInstance['inject']>) => next().inject(...args),
    reconcile: () => next().reconcile(),
    // Each has noted the deletions that it made.
    removeLateWrites: async () => [await first.removeLateWrites(), await second.removeLateWrites()],
    ready: async () => [await first.ready(), await second.ready()],
    async listen() {
      const addresses = await Promise.all(
        [first, second].map(async (one) => new URL(await one.listen({ port: 0, host: '127.0.0.1' })).host),
      )
      const proxy = await startPrivateHaproxy(addresses as [string, string])
      proxies.push(proxy)
      return proxy.url
    },
    async close() {
      await Promise.all(proxies.splice(0).map((proxy) => proxy.stop()))
      await Promise.all([first.close(), second.close()])
    },
  }
  return new Proxy(first, {
    get(target, name) {
      const own = typeof name === 'string' ? both[name] : undefined
      if (own !== undefined) return own
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
