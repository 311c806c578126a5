import { createHash } from 'node:crypto'

/**
 * The id of the resume that a request with this Idempotency-Key makes: a UUID of version 8, the same at each retry and
 * in each process, and another for each account. Thus the primary key allows one resume a key.
 */
export function creationId(userId: string, idempotencyKey: string): string {
  const hex = createHash('sha256').update(`${userId} ${idempotencyKey}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`]
  return [...parts, hex.slice(20, 32)].join('-')
}
