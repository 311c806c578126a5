// A key ring of one signing key that never changes.
import type { JWK } from 'jose'
import type { KeyRing } from '../features/accounts/tokens.ts'

export function oneKey(signingKey: JWK): KeyRing {
  const { d: sealSecret = '', ...publicKey } = signingKey
  const verifying = [publicKey]
  return { signing: () => signingKey, verifying: () => verifying, sealSecret, reload: async () => {} }
}
