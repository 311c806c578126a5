// What follows when the server does not take a token that looked good here: the session was ended elsewhere, or
// its key changed. One refresh at a time serves every call that was refused meanwhile.
import { NetworkError } from './api-error.ts'

export interface RenewalDeps {
  /** The token this browser holds now; undefined without a session. */
  getAccessToken: () => Promise<string | undefined>
  /** Undefined when the session is over; signing out is then the provider's doing. */
  refreshSession: () => Promise<string | undefined>
}

/**
 * Returns another token for the one that was refused; undefined when there is none, or when it is another person's.
 * Throws NetworkError where the provider can't be reached.
 */
export function createRenewal({ getAccessToken, refreshSession }: RenewalDeps) {
  let refreshing: Promise<string | undefined> | undefined

  return async (refused: string): Promise<string | undefined> => {
    try {
      const held = await getAccessToken()
      // Signed out meanwhile, or a call that was refused before this one has brought a new token already.
      const next =
        held === refused ? await (refreshing ??= refreshSession().finally(() => (refreshing = undefined))) : held
      return next !== undefined && subjectOf(next) === subjectOf(refused) ? next : undefined
    } catch (failure) {
      // The session may be whole: only the way to its provider is not.
      if (failure instanceof NetworkError) throw failure
      return undefined
    }
  }
}

/** Whose token it is. A text of one person must not be sent again in the name of the next one to sign in here. */
function subjectOf(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? ''
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown }).sub
  } catch {
    return undefined
  }
}
