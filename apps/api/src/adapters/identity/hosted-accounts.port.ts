// Accounts that a hosted service keeps (Supabase Auth): what the API asks of it.

export interface HostedClaims {
  userId: string
  /** As the service said it last, at most a minute ago; in an outage as it was then, or as the token has it. */
  email: string
  sessionId: string
  /** The account has a second factor there that was not shown for this token. */
  needsSecondFactor: boolean
  /** None was shown, and the service has not said yet whether the account has one. */
  isUnsure: boolean
  /** As the service said it last; null where it has not. */
  fullName: string | null
}

/** `unavailable`: the service can't be reached, and without it nothing can be said about this token. */
export type HostedVerdict =
  | { kind: 'good'; claims: HostedClaims }
  | { kind: 'bad' }
  | { kind: 'unavailable'; retryAfterSeconds: number }

export interface HostedUser {
  id: string
  email: string
  fullName: string | null
  /** ISO 8601; null where the service can't be reached and did not say it before. */
  createdAt: string | null
}

export interface HostedSession {
  accessToken: string
  refreshToken: string
  expiresIn: number
  expiresAt: number
  user: HostedUser
}

export type HostedSignInOutcome =
  | { kind: 'opened'; session: HostedSession }
  | { kind: 'wrong' }
  | { kind: 'unconfirmed' }
  | { kind: 'too_many' | 'unavailable'; retryAfterSeconds: number }

export type HostedSignUpOutcome =
  | { kind: 'opened'; session: HostedSession }
  | { kind: 'unconfirmed' }
  | { kind: 'exists' }
  | { kind: 'closed' }
  | { kind: 'invalid'; field: 'email' | 'password'; message: string }
  | { kind: 'too_many' | 'unavailable'; retryAfterSeconds: number }

export interface HostedAccounts {
  /** Where the browser finds the service, and the key that names the project: both are public. */
  url: string
  key: string
  verify(accessToken: string): Promise<HostedVerdict>
  /** Of a token that is good. What the service does not say just now is taken from the token, or null. */
  describe(accessToken: string): Promise<HostedUser>
  /** The address of this token's user as the service has it now; null where it does not say. */
  findEmail(accessToken: string): Promise<string | null>
  signIn(credentials: { email: string; password: string }): Promise<HostedSignInOutcome>
  signUp(registration: { email: string; password: string; fullName: string }): Promise<HostedSignUpOutcome>
  /** Removes the account of this token's user, where the service has the function for it; false where it has not. */
  remove(accessToken: string): Promise<boolean>
}
