// The one client of the Supabase Auth protocol. Hosted or embedded, it is found under the API's origin.
import { AuthClient, isAuthApiError } from '@supabase/auth-js'
import { apiCaller } from './api-origin.ts'

/** Embedded authentication has one key for all; it identifies the project, not the person. */
const apiKey = 'galley-embedded'

/** Every key the provider keeps in this browser begins with this. */
export const authStorageKey = 'sb-galley-auth-token'

export const authHeaders = { apikey: apiKey, ...apiCaller.headers }

/** The address of a path of the hosted service's protocol; its client wants the whole of it. */
export const serviceAddress = (path: string): string => new URL(apiCaller.addressOf(path), window.location.origin).href

export const authClient = new AuthClient({
  url: serviceAddress('/auth/v1'),
  headers: authHeaders,
  storageKey: authStorageKey,
  persistSession: true,
  autoRefreshToken: true,
  // A link with tokens in its fragment would sign the person who follows it in to the account of the person who made
  // it.
  detectSessionInUrl: false,
  flowType: 'implicit',
})

/** The session's token, refreshed when it is about to expire; undefined without a session. */
export async function getAccessToken(): Promise<string | undefined> {
  const { data } = await authClient.getSession()
  return data.session?.access_token
}

/**
 * The session's token as it stands in this browser's storage, fresh or not: for a page that is going away and can't
 * wait for a better one.
 */
export function peekAccessToken(): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(authStorageKey) ?? 'null') as { access_token?: unknown } | null
    return typeof kept?.access_token === 'string' ? kept.access_token : undefined
  } catch {
    return undefined
  }
}

/**
 * Another token from the provider; undefined without one. A refusal ends the session in this browser too: the client
 * itself would keep it until the token's last second. No answer, or "not now" (429), says nothing about the session and
 * leaves it.
 */
export async function refreshSession(): Promise<string | undefined> {
  const { data, error } = await authClient.refreshSession()
  if (isAuthApiError(error) && [400, 401, 403].includes(error.status)) await authClient.signOut({ scope: 'local' })
  return data.session?.access_token
}
