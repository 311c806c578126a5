// A request's origin: its address, and the country that a trusted proxy names. Other clients' headers are ignored.
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'

interface Whereabouts {
  address: string
  proxyCountry: string | null
}
export type WhereIs = (request: FastifyRequest) => Whereabouts

interface Settings {
  trustedProxies: string[]
  /** In lower case; null: no proxy sends it. */
  countryHeader: string | null
}

export function createWhereIs({ trustedProxies, countryHeader }: Settings): WhereIs {
  const isTrusted = proxyAddr.compile(trustedProxies)
  return (request) => {
    const header = countryHeader === null ? undefined : request.headers[countryHeader]
    const peer = request.socket.remoteAddress
    const isBelieved = typeof header === 'string' && peer !== undefined && isTrusted(peer, 0)
    return { address: request.ip, proxyCountry: isBelieved ? header : null }
  }
}
