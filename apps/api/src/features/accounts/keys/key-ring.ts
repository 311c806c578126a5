// The keys of the embedded accounts, in the database: every process verifies every token. The signing key is replaced
// by a command and by age; tokens that an older one signed are good until they expire, and refresh tokens do not depend
// on it at all.
import { randomBytes } from 'node:crypto'
import { importJWK, type JWK } from 'jose'
import type { Clock } from '../../../adapters/clock.port.ts'
import { accessTokenSeconds, generateSigningKey, type KeyRing } from '../tokens.ts'
import type { SecretBox } from './secret-box.ts'
import type { ServerKeysRepository, StoredKey } from './server-keys.repository.ts'

const maxAgeMs = 90 * 86_400_000
/** As long as the last token that it signed, and clocks that differ. */
const retiredMs = accessTokenSeconds * 1_000 + 10 * 60_000
/** Tokens with made-up key ids make no query each. */
const reloadPauseMs = 5_000

interface Parts {
  repository: ServerKeysRepository
  box: SecretBox
  clock: Clock
  /** The signing key of an earlier version, which kept it in a file; null: none. */
  legacy: JWK | null
}

export interface ServerKeyRing extends KeyRing {
  /** Another key signs from now on. Returns how many were replaced: none where another process was first. */
  rotate(): Promise<number>
  /** The same where the key is older than 90 days. */
  rotateOld(): Promise<number>
  /** Removes keys whose last token has expired; returns how many. */
  forgetRetired(): Promise<number>
}

interface Loaded {
  signing: JWK
  signingSince: Date
  verifying: JWK[]
  sealSecret: string
}

const contextOf = ({ id, purpose }: Pick<StoredKey, 'id' | 'purpose'>) => `server key ${purpose} ${id}`

/** Throws a readable message where the keys in the database can't be opened: making others would sign everyone out. */
export async function openKeyRing(parts: Parts): Promise<ServerKeyRing> {
  const { repository, clock } = parts
  let loaded = await load(parts)
  let loadedAt = clock.now().getTime()

  const readAgain = async () => {
    loaded = await load(parts)
    loadedAt = clock.now().getTime()
  }
  /** Of requests at the same time, one reads and the others wait for it. */
  let reading: Promise<void> | null = null
  async function rotate(): Promise<number> {
    await readAgain()
    const isReplaced = await repository.replace(loaded.signing.kid ?? '', await newSigningKey(parts))
    await readAgain()
    return isReplaced ? 1 : 0
  }

  return {
    signing: () => loaded.signing,
    verifying: () => loaded.verifying,
    get sealSecret() {
      return loaded.sealSecret
    },
    async reload() {
      if (reading === null && Math.abs(clock.now().getTime() - loadedAt) < reloadPauseMs) return
      reading ??= readAgain().finally(() => (reading = null))
      await reading
    },
    rotate,
    async rotateOld() {
      return clock.now().getTime() - loaded.signingSince.getTime() > maxAgeMs ? rotate() : 0
    },
    async forgetRetired() {
      const removed = await repository.removeRetired(new Date(clock.now().getTime() - retiredMs))
      if (removed > 0) await readAgain()
      return removed
    },
  }
}

/** The keys as they are stored; the first ones are made where there are none. */
async function load(parts: Parts): Promise<Loaded> {
  const { repository, box, clock, legacy } = parts
  const find = async () => {
    const rows = await repository.list()
    const active = (purpose: StoredKey['purpose']) => rows.find((row) => row.purpose === purpose && !row.retiredAt)
    return { rows, sign: active('sign'), seal: active('seal') }
  }
  let { rows, sign, seal } = await find()
  if (!sign || !seal) {
    // A seal of an earlier version was derived from its signing key: its refresh tokens stay good.
    const secret = legacy?.d ?? randomBytes(32).toString('base64url')
    if (!seal) await repository.insertFirst(stored({ id: 'seal', purpose: 'seal', secret }, { box, clock }))
    if (!sign)
      await repository.insertFirst(legacy ? storedSigningKey(legacy, { box, clock }) : await newSigningKey(parts))
    ;({ rows, sign, seal } = await find())
  }
  if (!sign || !seal) throw new Error('The keys of the accounts could not be stored in the database.')
  const opened = rows.filter(({ purpose }) => purpose === 'sign').map((row) => JSON.parse(open(box, row)) as JWK)
  const signing = opened.find(({ kid }) => kid === sign.id)
  if (!signing) throw new Error('The key that signs sessions is damaged in the database.')
  await importJWK(signing, 'ES256')
  const verifying = opened.map(({ d: _private, ...publicKey }) => publicKey)
  return { signing, signingSince: sign.createdAt, verifying, sealSecret: open(box, seal) }
}

function open(box: SecretBox, row: StoredKey): string {
  const secret = box.open(row.secret, contextOf(row))
  if (secret !== null) return secret
  throw new Error(
    'The keys in the database were encrypted with another key of secrets. Put the file secrets-key of the data folder, or SECRETS_KEY, back from a backup.',
  )
}

type Storing = Pick<Parts, 'box' | 'clock'>

function stored(
  { id, purpose, secret }: Pick<StoredKey, 'id' | 'purpose' | 'secret'>,
  { box, clock }: Storing,
): StoredKey {
  return { id, purpose, secret: box.seal(secret, contextOf({ id, purpose })), createdAt: clock.now(), retiredAt: null }
}
const storedSigningKey = (key: JWK, storing: Storing): StoredKey =>
  stored({ id: key.kid ?? '', purpose: 'sign', secret: JSON.stringify(key) }, storing)
const newSigningKey = async (storing: Storing): Promise<StoredKey> =>
  storedSigningKey(await generateSigningKey(), storing)
