// Codes of an authenticator app: RFC 6238 with SHA-1, six digits and steps of 30 seconds, which every app reads.
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const stepSeconds = 30
/** A clock may be wrong by one step, and a code be typed at the end of its own. */
const toleratedSteps = 1
const secretBytes = 20

const codesOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: stepSeconds })

/** In base32, as apps take it. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32

/** What an app reads from the picture. */
export const enrolmentUri = (secret: string, names: { issuer: string; label: string }): string =>
  codesOf(secret, names).toString()

/** Black on white in either theme: cameras read nothing else well. */
export const qrCode = (uri: string): string => renderSVG(uri, { border: 2, whiteColor: 'white', blackColor: 'black' })

/** The time step whose code this is; null for a wrong one. */
export function stepOf(secret: string, { code, at }: { code: string; at: Date }): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null
  const delta = codesOf(secret).validate({ token: code, timestamp: at.getTime(), window: toleratedSteps })
  return delta === null ? null : Math.floor(at.getTime() / 1000 / stepSeconds) + delta
}
