import { createContext, useContext } from 'react'

export interface SignedInUser {
  id: string
  email: string
  full_name: string
  is_active: true
  created_at: string
}

/** `isUnconfirmed`: the password is right, and the address waits for its mail. */
export type SignInOutcome = { kind: 'signed_in' } | { kind: 'refused'; message: string; isUnconfirmed?: boolean }
export type SignUpResult = { kind: 'signed_in' } | { kind: 'verify_email' } | { kind: 'refused'; message: string }
export interface Registration {
  fullName: string
  email: string
  password: string
}

/** How the last session of this tab ended: with its own "sign out", or by itself (expired, or ended elsewhere). */
export type SessionEnd = 'signed-out' | 'ended'

/** What a session that has ended asks for, over a page that is kept. */
export type EndedStep = 'password' | 'code'

export type AuthState =
  | { status: 'loading'; user: null }
  | { status: 'unauthenticated'; user: null; end?: SessionEnd | undefined }
  /** The password was right, and the code of the second step is still to come. */
  | { status: 'second_step'; user: null }
  | { status: 'authenticated'; user: SignedInUser }

export type Auth = AuthState & {
  /** The session has ended by itself over a page that is kept until the user signs in again, or leaves. */
  ended?: EndedStep | undefined
  /** Gives up a page whose session has ended. */
  leave: () => void
  signIn: (email: string, password: string) => Promise<SignInOutcome>
  signUp: (registration: Registration) => Promise<SignUpResult>
  signOut: () => Promise<void>
  /** Refreshed when needed; undefined without a session. */
  getAccessToken: () => Promise<string | undefined>
}

export const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth needs an AuthProvider above it')
  return auth
}

/** For pages that need a sign-in, which render only with a user. */
export function useUser(): SignedInUser {
  const { user } = useAuth()
  if (!user) throw new Error('useUser was called where nobody is signed in')
  return user
}
