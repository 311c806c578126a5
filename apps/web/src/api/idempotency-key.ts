/**
 * Keys for requests of one kind: the same as long as the same is sent, so that the server does once what arrives
 * twice; a new one for anything else, and for what is `done`.
 */
export function createIdempotencyKeys(): { keyOf: (body: unknown) => string; done: (body: unknown) => void } {
  const keys = new Map<string, string>()
  return {
    keyOf(body) {
      const text = JSON.stringify(body)
      const key = keys.get(text) ?? crypto.randomUUID()
      keys.set(text, key)
      return key
    },
    done: (body) => void keys.delete(JSON.stringify(body)),
  }
}
