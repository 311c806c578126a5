// Who looks at a page in a test, and the session that the provider's client finds in the browser.
import type { Auth, SignedInUser } from '../../features/auth/auth-context.ts'

export const mara: SignedInUser = {
  id: 'mara',
  email: 'mara@example.com',
  full_name: 'Mara Lindqvist',
  is_active: true,
  created_at: '2026-11-21T00:00:00Z',
}

const doors = {
  signIn: async () => ({ kind: 'signed_in' }) as const,
  signUp: async () => ({ kind: 'signed_in' }) as const,
  signOut: async () => undefined,
  getAccessToken: async () => undefined,
  leave: () => undefined,
}
export const checking: Auth = { status: 'loading', user: null, ...doors }
export const visitor: Auth = { status: 'unauthenticated', user: null, ...doors }
/** The password was right, and the code is still to come. */
export const halfSignedIn: Auth = { status: 'second_step', user: null, ...doors }
export const member: Auth = { status: 'authenticated', user: mara, ...doors }

export function keepSession(storage: Storage): void {
  const session = {
    access_token: `e30.${btoa(JSON.stringify({ exp: 4_000_000_000, sub: mara.id })).replaceAll('=', '')}.c2ln`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: 4_000_000_000,
    user: { id: mara.id, email: mara.email, user_metadata: {}, created_at: mara.created_at },
  }
  storage.setItem('sb-galley-auth-token', JSON.stringify(session))
}
