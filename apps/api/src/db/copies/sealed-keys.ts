// The keys of a data folder, encrypted for a copy: scrypt and AES-256-GCM. The first line says how; it is authenticated
// together with the rest, so that neither can be exchanged.
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { z } from 'zod'

/** File names and their contents. */
export type KeyFiles = Record<string, string>

interface Cost {
  N: number
  r: number
  p: number
}
/** Takes 128 MB and about half a second: guessing a passphrase is slow. */
const cost: Cost = { N: 131_072, r: 8, p: 1 }
/** Of a file from outside: what a machine can be asked for. */
const maxMemoryBytes = 1024 ** 3
const [nonceBytes, tagBytes, keyBytes] = [12, 16, 32]

const header = z.object({
  format: z.literal('galley-keys-1'),
  N: z.int().min(2),
  r: z.int().min(1).max(64),
  p: z.int().min(1).max(16),
  salt: z.base64url(),
  nonce: z.base64url(),
})
const contents = z.record(z.string(), z.string())

/** `secret`: a passphrase, or the bytes of a key file. */
export async function sealKeys(files: KeyFiles, secret: Buffer): Promise<Buffer> {
  const [salt, nonce] = [randomBytes(16), randomBytes(nonceBytes)]
  const line = Buffer.from(
    `${JSON.stringify({ format: 'galley-keys-1', ...cost, salt: salt.toString('base64url'), nonce: nonce.toString('base64url') })}\n`,
  )
  const cipher = createCipheriv('aes-256-gcm', await derive(secret, salt, cost), nonce).setAAD(line)
  return Buffer.concat([line, cipher.update(JSON.stringify(files), 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Null where the secret is not the right one, or any byte was changed. Throws a sentence for another format. */
export async function openKeys(sealed: Buffer, secret: Buffer): Promise<KeyFiles | null> {
  const end = sealed.indexOf('\n') + 1
  const line = sealed.subarray(0, end)
  const read = header.safeParse(parsed(line.toString('utf8')))
  if (!read.success || sealed.length < end + tagBytes)
    throw new Error('This is no file of encrypted keys, or one of a newer version of Galley.')
  const { salt, nonce, ...how } = read.data
  const key = await derive(secret, Buffer.from(salt, 'base64url'), how).catch(() => null)
  if (key === null) return null
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), { authTagLength: tagBytes })
      .setAAD(line)
      .setAuthTag(sealed.subarray(-tagBytes))
    const text = Buffer.concat([cipher.update(sealed.subarray(end, -tagBytes)), cipher.final()])
    return contents.parse(parsed(text.toString('utf8')))
  } catch {
    return null
  }
}

const derive = (secret: Buffer, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(secret, salt, keyBytes, { N, r, p, maxmem: maxMemoryBytes }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
