// The cookie by which a browser is known again when an account is signed in to from another address. It identifies no
// caller and grants nothing: who has it may mistype a password while others guess at the account.
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'galley_device'
const maxAgeSeconds = 365 * 86_400

/** The id that this browser was given, or null. */
export function deviceOf(request: FastifyRequest): string | null {
  const cookies = request.headers.cookie?.split(/; */) ?? []
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null
}

interface Kept {
  request: FastifyRequest
  reply: FastifyReply
  isHttps: boolean
}

/** Only the calls beside this one get it back. Returns the id: the old one, or a new one where there is none. */
export function keepDevice({ request, reply, isHttps }: Kept): string {
  const device = deviceOf(request) ?? randomBytes(32).toString('base64url')
  const folder = request.routeOptions.url?.replace(/\/[^/]*$/, '')
  const attributes = [`Path=${folder || '/'}`, `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax']
  void reply.header('set-cookie', [`${name}=${device}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; '))
  return device
}
