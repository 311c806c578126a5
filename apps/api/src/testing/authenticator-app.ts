// An authenticator app, for tests.
import { Secret, TOTP } from 'otpauth'

const stepMs = 30_000

/** The code that an app with this secret shows, `steps` steps from `at`. */
export const codeAt = (secret: string, at: Date, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() + steps * stepMs })
