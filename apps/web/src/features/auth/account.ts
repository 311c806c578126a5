import type { SignedInUser } from './auth-context.ts'

/** What the session says about its user. */
export interface SignedInAccount {
  id: string
  email: string
  created_at: string
  metadataName: unknown
}

/**
 * `profileName`: undefined while the profile loads, null when there is none. While it loads, the name given at
 * registration stands in, so that the bar does not show one name and then another.
 */
export function toUser(account: SignedInAccount, profileName: string | null | undefined): SignedInUser {
  const { id, email, created_at, metadataName } = account
  const standIn = profileName === undefined && typeof metadataName === 'string' ? metadataName : null
  return { id, email, created_at, is_active: true, full_name: profileName ?? (standIn || email.split('@')[0] || email) }
}
