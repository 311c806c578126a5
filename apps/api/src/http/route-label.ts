// What a request asks for, as metrics and traces name it: the pattern of its route, never its path. There are as many
// as the API has calls: files of the web app, whose names change with each build, are one.
import type { FastifyRequest } from 'fastify'

const own = /^\/(?:api|auth|rest|healthz|readyz|metrics)(?:\/|$)/

export function routeLabel({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string {
  const { url } = routeOptions
  if (url === undefined) return 'none'
  return own.test(url) ? url : 'site'
}
