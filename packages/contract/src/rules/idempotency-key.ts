// How long an Idempotency-Key is good for. A client that retries does so within minutes; a later one is likely to be a
// mistake.

const maxAgeMs = 24 * 60 * 60_000

export const isKeyExpired = (firstUsedAt: Date, now: Date): boolean => now.getTime() - firstUsedAt.getTime() > maxAgeMs
