import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { record } from '../../api/analytics.ts'
import { authClient, authStorageKey, getAccessToken, peekSession } from '../../api/auth-client.ts'
import { findFullName } from '../../api/profiles.ts'
import { endSession, signIn, signUp, wasSignOutAsked } from './auth-actions.ts'
import { AuthContext, type Auth, type AuthState, type EndedStep, type SessionEnd } from './auth-context.ts'
import { needsCode } from './second-factor.ts'
import { toUser, type SignedInAccount } from './account.ts'

type Held =
  | { status: 'loading' }
  | { status: 'unauthenticated'; end?: SessionEnd }
  | { status: 'second_step' }
  /** `ended`: the page is kept, and what it needs to go on: a password, or after that a code. */
  | { status: 'authenticated'; account: SignedInAccount; ended?: EndedStep }

const never = () => false

interface Props {
  /** Whether the page holds what was typed: where its session ends by itself, it stays, and asks to sign in. */
  keepsPage?: () => boolean
  onSignedOut: (end: SessionEnd) => void
  children: ReactNode
}

/**
 * Holds who is signed in. The provider's events are the only source; `onSignedOut` is called once a sign-out, after
 * tokens, user and cached answers are gone.
 */
export function AuthProvider({ keepsPage = never, onSignedOut, children }: Props) {
  const queryClient = useQueryClient()
  const [held, setHeld] = useState<Held>({ status: 'loading' })
  const signedInAs = useRef<string>(null)

  const isSigningOut = useRef(false)

  const leave = useCallback(() => {
    if (signedInAs.current === null)
      return setHeld((held) => (held.status === 'unauthenticated' ? held : { status: 'unauthenticated' }))
    const end = isSigningOut.current ? 'signed-out' : 'ended'
    setHeld({ status: 'unauthenticated', end })
    signedInAs.current = null
    record('user_logout')
    queryClient.clear()
    onSignedOut(end)
  }, [onSignedOut, queryClient])

  const forget = useCallback(() => {
    const isKept = signedInAs.current !== null && !isSigningOut.current && !wasSignOutAsked() && keepsPage()
    if (!isKept) return leave()
    setHeld((current) => (current.status === 'authenticated' ? { ...current, ended: 'password' } : current))
  }, [keepsPage, leave])

  useEffect(() => {
    // Only state is set in here: a call back into the client from its own listener would wait for itself.
    const { data } = authClient.onAuthStateChange((event: AuthChangeEvent, session: Session | null) => {
      // A page that is opened while the provider can't be reached: the session that it can't refresh is still there.
      const held = session ?? (event === 'INITIAL_SESSION' ? peekSession() : null)
      if (event === 'SIGNED_OUT' || !held) return forget()
      const { id, email = '', created_at, user_metadata } = held.user
      // Another user signed in in another tab: what was read for the one before is not theirs to see.
      if (signedInAs.current !== null && signedInAs.current !== id) queryClient.clear()
      signedInAs.current = id
      if (needsCode(held))
        return setHeld((current) =>
          current.status === 'authenticated' && current.ended && current.account.id === id
            ? { ...current, ended: 'code' }
            : { status: 'second_step' },
        )
      setHeld((current) =>
        current.status === 'authenticated' &&
        !current.ended &&
        current.account.id === id &&
        current.account.email === email
          ? current
          : { status: 'authenticated', account: { id, email, created_at, metadataName: user_metadata?.['full_name'] } },
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
  const ended = held.status === 'authenticated' ? held.ended : undefined
  const { data: profileName } = useQuery({
    queryKey: ['profile', account?.id],
    queryFn: () => findFullName(account?.id ?? ''),
    enabled: account !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

  const signOut = useCallback(async () => {
    isSigningOut.current = true
    await endSession()
    leave()
    isSigningOut.current = false
  }, [leave])

  const auth = useMemo<Auth>(() => {
    const state: AuthState = account
      ? { status: 'authenticated', user: toUser(account, profileName) }
      : held.status === 'unauthenticated'
        ? { status: 'unauthenticated', user: null, end: held.end }
        : { status: held.status === 'second_step' ? 'second_step' : 'loading', user: null }
    return { ...state, ended, signIn, signUp, signOut, getAccessToken, leave }
  }, [account, ended, held, profileName, signOut, leave])

  return <AuthContext value={auth}>{children}</AuthContext>
}
