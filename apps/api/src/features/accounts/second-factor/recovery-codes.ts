// Recovery codes: each opens an account once, without its authenticator app. They are shown once; hashes are stored.
import { createHash, randomBytes } from 'node:crypto'

export const codesPerSet = 10
/** 32 letters and digits, without those that look like another: i, l, o and u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
/** 80 bits: too many to guess, so a hash needs no salt and no slowness. */
const codeChars = 16

const newCode = () => Array.from(randomBytes(codeChars), (byte) => alphabet[byte % alphabet.length]).join('')

export const newCodes = (): string[] => Array.from({ length: codesPerSet }, newCode)

/** As it was typed: in any case, with spaces and hyphens, and with letters that look like the right ones. */
const asWritten = (typed: string) =>
  typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')

export const hashOfCode = (userId: string, typed: string): string =>
  createHash('sha256')
    .update(`${userId} ${asWritten(typed)}`)
    .digest('base64url')

/** The set's id in the list of factors: always the same one for a user, and one that no factor has. */
export function recoveryFactorId(userId: string): string {
  const hex = createHash('sha256').update(`recovery codes of ${userId}`).digest('hex')
  // Version 8 of RFC 9562: made as the application likes.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
