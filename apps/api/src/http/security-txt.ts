// Where a fault in the product's security is reported, as RFC 9116 has it.
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../adapters/clock.port.ts'

interface SecurityTxt {
  publicUrl: string
  supportEmail: string
  clock: Clock
}

const path = '/.well-known/security.txt'
/** The file says until when it may be relied on: at most a year. */
const validDays = 180

export function registerSecurityTxt(app: FastifyInstance, { publicUrl, supportEmail, clock }: SecurityTxt): void {
  app.get(path, (_request, reply) => {
    const expires = new Date(clock.now().getTime() + validDays * 86_400_000)
    const fields = [
      `Contact: mailto:${encodeURI(supportEmail)}`,
      `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
      `Canonical: ${publicUrl}${path}`,
      'Preferred-Languages: en',
    ]
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${fields.join('\n')}\n`)
  })
}
