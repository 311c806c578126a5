// Where a request comes from, in words that its sender knows again.
import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import type { CountryTable } from '../adapters/geo/country-table.port.ts'
import { addressKey } from './rate-limits.ts'

export interface RequestOrigin {
  /** As `addressKey` returns it. */
  address: string
  /** Such as “Firefox on Windows”; null for what calls itself nothing known. */
  browser: string | null
  /** Two letters; null where the table does not know. */
  country: string | null
}

const maxAgentChars = 400

export const createOriginOf =
  (countries: CountryTable) =>
  (request: FastifyRequest): RequestOrigin => ({
    address: addressKey(request.ip),
    browser: browserIn(request.headers['user-agent'] ?? ''),
    country: countries.find(request.ip),
  })

/** No version: it changes every month, and the browser does not. */
export function browserIn(userAgent: string): string | null {
  if (userAgent === '') return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxAgentChars))
  if (!browser.name) return null
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
