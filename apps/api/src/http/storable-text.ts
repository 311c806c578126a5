// Rejects text that the database can't store, on every route: NUL, and lone surrogates.
import { limits } from '@galley/contract/limits'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from './api-failure.ts'

/** Shows the client where to look; a path may be as long as a body is deep. */
const maxPathLength = 200

/**
 * The path of the first text that can't be stored, such as "resume_data.summary", or null. Bounded, since bodies are.
 */
export function findUnstorable(value: unknown, path = ''): string | null {
  const pending: [path: string, value: unknown][] = [[path, value]]
  while (pending.length > 0) {
    const [at, inner] = pending.pop() as [string, unknown]
    if (inner instanceof Uint8Array) continue
    if (typeof inner === 'string' && (inner.includes('\u0000') || !inner.isWellFormed()))
      return at.slice(0, maxPathLength)
    if (typeof inner !== 'object' || inner === null) continue
    for (const [key, child] of Object.entries(inner)) {
      if (key.includes('\u0000') || !key.isWellFormed()) return at.slice(0, maxPathLength)
      pending.push([at === '' ? key : `${at}.${key}`, child])
    }
  }
  return null
}

/** Of data that a text is made of. */
export function textTooLong(field: string): ApiFailure {
  const message = `makes more than ${limits.latexBytes / 1024} KiB of LaTeX`
  return new ApiFailure('validation_failed', { detail: `${field}: ${message}`, errors: [{ field, message }] })
}

export function registerStorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    for (const part of [request.body, request.query]) {
      const field = findUnstorable(part)
      if (field === null) continue
      const message = 'contains characters that cannot be stored'
      throw new ApiFailure('validation_failed', { detail: `${field}: ${message}`, errors: [{ field, message }] })
    }
  })
}
