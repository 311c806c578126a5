import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { record } from '../../api/analytics.ts'
import { authClient, authStorageKey, getAccessToken } from '../../api/auth-client.ts'
import { findFullName } from '../../api/profiles.ts'
import { endSession, signIn, signUp } from './auth-actions.ts'
import { AuthContext, type Auth, type AuthState } from './auth-context.ts'
import { toUser, type SignedInAccount } from './account.ts'

type Held =
  { status: 'loading' } | { status: 'unauthenticated' } | { status: 'authenticated'; account: SignedInAccount }

/**
 * Holds who is signed in. The provider's events are the only source; `onSignedOut` is called once a sign-out, after
 * tokens, user and cached answers are gone.
 */
export function AuthProvider({ onSignedOut, children }: { onSignedOut: () => void; children: ReactNode }) {
  const queryClient = useQueryClient()
  const [held, setHeld] = useState<Held>({ status: 'loading' })
  const signedInAs = useRef<string>(null)

  const forget = useCallback(() => {
    setHeld({ status: 'unauthenticated' })
    if (signedInAs.current === null) return
    signedInAs.current = null
    record('user_logout')
    queryClient.clear()
    onSignedOut()
  }, [onSignedOut, queryClient])

  useEffect(() => {
    // Only state is set in here: a call back into the client from its own listener would wait for itself.
    const { data } = authClient.onAuthStateChange((event: AuthChangeEvent, session: Session | null) => {
      if (event === 'SIGNED_OUT' || !session) return forget()
      const { id, email = '', created_at, user_metadata } = session.user
      // Another user signed in in another tab: what was read for the one before is not theirs to see.
      if (signedInAs.current !== null && signedInAs.current !== id) queryClient.clear()
      signedInAs.current = id
      setHeld((current) =>
        current.status === 'authenticated' && current.account.id === id && current.account.email === email
          ? current
          : { status: 'authenticated', account: { id, email, created_at, metadataName: user_metadata['full_name'] } },
      )
    })
    // Another tab signed out without its broadcast reaching us.
    const onStorage = (event: StorageEvent) => {
      if (event.key === authStorageKey && event.newValue === null) forget()
    }
    window.addEventListener('storage', onStorage)
    return () => {
      data.subscription.unsubscribe()
      window.removeEventListener('storage', onStorage)
    }
  }, [forget, queryClient])

  const account = held.status === 'authenticated' ? held.account : null
  const { data: profileName } = useQuery({
    queryKey: ['profile', account?.id],
    queryFn: () => findFullName(account?.id ?? ''),
    enabled: account !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

  const signOut = useCallback(async () => {
    await endSession()
    forget()
  }, [forget])

  const auth = useMemo<Auth>(() => {
    const state: AuthState = account
      ? { status: 'authenticated', user: toUser(account, profileName) }
      : { status: held.status === 'loading' ? 'loading' : 'unauthenticated', user: null }
    return { ...state, signIn, signUp, signOut, getAccessToken }
  }, [account, held.status, profileName, signOut])

  return <AuthContext value={auth}>{children}</AuthContext>
}
