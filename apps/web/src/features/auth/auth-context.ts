import { createContext, useContext } from 'react'

export interface SignedInUser {
  id: string
  email: string
  full_name: string
  is_active: true
  created_at: string
}

export type SignInOutcome = { kind: 'signed_in' } | { kind: 'refused'; message: string }
export type SignUpResult = { kind: 'signed_in' } | { kind: 'verify_email' } | { kind: 'refused'; message: string }
export interface Registration {
  fullName: string
  email: string
  password: string
}

export type AuthState =
  | { status: 'loading'; user: null }
  | { status: 'unauthenticated'; user: null }
  | { status: 'authenticated'; user: SignedInUser }

export type Auth = AuthState & {
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
