// Texts that the database may hold and only the server may read, such as the secret of an authenticator app.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export interface SecretBox {
  /** `context` says what the text is of, such as a row: opened in another context it is refused. */
  seal(text: string, context: string): string
  /** Null for what was changed, or was sealed in another context or with another key. */
  open(sealed: string, context: string): string | null
}

const [version, nonceBytes, tagBytes] = ['v1.', 12, 16]

/** AES-256-GCM. Each key has 32 bytes; the first one seals, and any of them opens. */
export function createSecretBox(keys: readonly [Buffer, ...Buffer[]]): SecretBox {
  return {
    seal(text, context) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', keys[0], nonce).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return version + sealed.toString('base64url')
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed.slice(version.length), 'base64url')
      if (!sealed.startsWith(version) || bytes.length < nonceBytes + tagBytes) return null
      for (const key of keys) {
        const text = opened(key, bytes, context)
        if (text !== null) return text
      }
      return null
    },
  }
}

function opened(key: Buffer, bytes: Buffer, context: string): string | null {
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-tagBytes))
  try {
    const text = Buffer.concat([cipher.update(bytes.subarray(nonceBytes, -tagBytes)), cipher.final()])
    return text.toString('utf8')
  } catch {
    return null
  }
}
