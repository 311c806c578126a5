import type { CallInput } from '@galley/contract/call'
import { createResume, type Resume } from '@galley/contract/resumes'
import { api } from './galley-api.ts'
import { createIdempotencyKeys } from './idempotency-key.ts'

const keys = createIdempotencyKeys()

/** Makes a resume: one, where the response is lost and the same is sent again. */
export async function createOnce(
  body: CallInput<typeof createResume>['body'],
  options: { keepalive?: boolean } = {},
): Promise<Resume> {
  const made = await api(createResume, { body, headers: { 'idempotency-key': keys.keyOf(body) } }, options)
  keys.done(body)
  return made
}
