// The one client of the Supabase Auth protocol: it speaks to the service that keeps the accounts, hosted or embedded.
import { AuthClient, isAuthApiError, isAuthRetryableFetchError, type Session } from '@supabase/auth-js'
import { accountsService } from './accounts-service.ts'
import { NetworkError } from './api-error.ts'
import { apiCaller } from './api-origin.ts'

const { url: hostedUrl, key: apiKey } = accountsService

/** Every key the provider keeps in this browser begins with this. */
export const authStorageKey = 'sb-galley-auth-token'

/** A hosted service is no tunnel, and refuses headers that it does not know. */
export const authHeaders = { apikey: apiKey, ...(hostedUrl === null && apiCaller.headers) }

/** The address of a path of the service's protocol; its client wants the whole of it. */
export const serviceAddress = (path: string): string =>
  hostedUrl === null ? new URL(apiCaller.addressOf(path), window.location.origin).href : hostedUrl + path

const connection = { url: serviceAddress('/auth/v1'), headers: authHeaders, flowType: 'implicit' } as const

export const authClient = new AuthClient({
  ...connection,
  storageKey: authStorageKey,
  persistSession: true,
  autoRefreshToken: true,
  // A link with tokens in its fragment would sign the person who follows it in to the account of the person who made
  // it.
  detectSessionInUrl: false,
  experimental: { recoveryCodes: true },
})

/** For what needs no session to stay: nothing of it is kept in this browser. */
export const passingAuthClient = () =>
  new AuthClient({
    ...connection,
    storageKey: 'galley-passing',
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })

/**
 * The session's token, refreshed when it is about to expire; undefined without a session. Throws NetworkError where
 * there is one that can't be refreshed now: that is no end of it.
 */
export async function getAccessToken(): Promise<string | undefined> {
  const { data, error } = await authClient.getSession()
  if (isAuthRetryableFetchError(error)) throw new NetworkError(error)
  return data.session?.access_token
}

/** The session as it stands in this browser's storage, fresh or not. */
export function peekSession(): Pick<Session, 'access_token' | 'user'> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(authStorageKey) ?? 'null') as Partial<Session> | null
    const { access_token: token, user } = kept ?? {}
    return typeof token === 'string' && typeof user?.id === 'string' ? { access_token: token, user } : null
  } catch {
    return null
  }
}

/** Its token: for a page that is going away and can't wait for a better one. */
export const peekAccessToken = (): string | undefined => peekSession()?.access_token

/**
 * Another token from the provider; undefined without one. A refusal ends the session in this browser too: the client
 * itself would keep it until the token's last second. No answer, or "not now" (429), says nothing about the session and
 * leaves it: no answer throws NetworkError.
 */
export async function refreshSession(): Promise<string | undefined> {
  const { data, error } = await authClient.refreshSession()
  if (isAuthRetryableFetchError(error)) throw new NetworkError(error)
  if (isAuthApiError(error) && [400, 401, 403].includes(error.status)) await authClient.signOut({ scope: 'local' })
  return data.session?.access_token
}

/** Calls `listener` when the session is good again: signed in to, or refreshed. Returns the function that stops it. */
export function onSession(listener: () => void): () => void {
  const { data } = authClient.onAuthStateChange((event) => {
    // Later: a call back into the client from its own listener would wait for itself.
    if (event === 'SIGNED_IN' || event === 'TOKEN_REFRESHED') setTimeout(listener)
  })
  return () => data.subscription.unsubscribe()
}
