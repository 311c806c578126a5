/**
 * Keys for requests of one kind: the same as long as the same is sent, so that the server does once what arrives
 * twice; a new one for anything else, and once `done` was called.
 */
export function createIdempotencyKeys(): { keyOf: (body: unknown) => string; done: () => void } {
  let last: { body: string; key: string } | null = null
  return {
    keyOf(body) {
      const text = JSON.stringify(body)
      if (last?.body !== text) last = { body: text, key: crypto.randomUUID() }
      return last.key
    },
    done: () => void (last = null),
  }
}
