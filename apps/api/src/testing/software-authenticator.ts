// A device that holds a passkey, in software: what a browser would return for it.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

const b64 = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

type Cbor = number | string | Buffer | Map<Cbor, Cbor>
const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

/** What is untrue of an honest ceremony. */
export interface Twist {
  origin?: string
  rpId?: string
  type?: string
  challenge?: string
  /** Whether its owner was asked for a PIN or a fingerprint. */
  isVerified?: boolean
  counter?: number
  userHandle?: string
  attestation?: { format: string; statement: Map<Cbor, Cbor> }
}
interface Asked {
  challenge: string
  user?: { id: string }
}

export interface SoftwareAuthenticator {
  id: string
  create(asked: Asked, twist?: Twist): object
  get(asked: Asked, twist?: Twist): { id: string; response: Record<string, string> }
}

const [userPresent, userVerified, withCredential] = [0x01, 0x04, 0x40]

export function softwareAuthenticator(site: { origin: string; rpId: string }): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let [counter, owner] = [0, '']
  const clientData = (type: string, asked: Asked, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? asked.challenge,
        origin: twist.origin ?? site.origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (twist: Twist, credential = Buffer.alloc(0)) => {
    const flags =
      userPresent | (twist.isVerified === false ? 0 : userVerified) | (credential.length > 0 ? withCredential : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(twist.counter ?? (counter += 1))
    return Buffer.concat([sha256(twist.rpId ?? site.rpId), Buffer.from([flags]), count, credential])
  }
  const named = { id: b64(credentialId), rawId: b64(credentialId), type: 'public-key', clientExtensionResults: {} }
  return {
    id: named.id,
    create(asked, twist = {}) {
      owner = asked.user?.id ?? ''
      const length = Buffer.from([0, credentialId.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)])
      const { format, statement } = twist.attestation ?? { format: 'none', statement: new Map<Cbor, Cbor>() }
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', authenticatorData(twist, credential)],
      ])
      const clientDataJSON = b64(clientData('webauthn.create', asked, twist))
      const response = { clientDataJSON, attestationObject: b64(cbor(attestation)), transports: ['internal'] }
      return { ...named, response }
    },
    get(asked, twist = {}) {
      const [client, data] = [clientData('webauthn.get', asked, twist), authenticatorData(twist)]
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const signed = { clientDataJSON: b64(client), authenticatorData: b64(data), signature: b64(signature) }
      return { ...named, response: { ...signed, userHandle: twist.userHandle ?? owner } }
    },
  }
}

/** ES256, as COSE writes it. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}
