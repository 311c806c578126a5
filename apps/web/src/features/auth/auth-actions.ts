// Sign in, sign up, sign out as the provider's client does them. Outcomes are values; nothing here throws.
import { authClient, authStorageKey } from '../../api/auth-client.ts'
import { record } from '../../api/analytics.ts'
import { strings } from '../../strings/en.ts'
import type { Registration, SignInOutcome, SignUpResult } from './auth-context.ts'
import { loginMessage, registrationMessage } from './auth-messages.ts'
import { withProof } from './proof/proofs.ts'

export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  try {
    const { data, error } = await authClient.signInWithPassword({ email, password })
    if (error)
      return { kind: 'refused', message: loginMessage(error), isUnconfirmed: error.code === 'email_not_confirmed' }
    if (!data.session) return { kind: 'refused', message: strings.auth.login.failed }
    record('user_login')
    return { kind: 'signed_in' }
  } catch {
    return { kind: 'refused', message: strings.auth.login.failed }
  }
}

export async function signUp({ fullName, email, password }: Registration): Promise<SignUpResult> {
  const { register } = strings.auth
  try {
    const { data, error } = await withProof('sign_up', (proof) =>
      authClient.signUp({ email, password, options: { data: { full_name: fullName }, ...proof } }),
    )
    if (error) return { kind: 'refused', message: registrationMessage(error) }
    if (!data.user) return { kind: 'refused', message: register.failed }
    // How a provider that confirms addresses says "taken" without revealing accounts.
    if (data.user.identities?.length === 0) return { kind: 'refused', message: register.exists }
    record('user_registered')
    return { kind: data.session ? 'signed_in' : 'verify_email' }
  } catch {
    return { kind: 'refused', message: register.network }
  }
}

const signOutKey = 'galley-sign-out'
/** Longer than a sign-out takes to reach the browser's other tabs. */
const signOutLastsMs = 30_000

/** Whether the user has just asked for it, in any tab of this browser: such a session has not ended by itself. */
export function wasSignOutAsked(): boolean {
  const askedMs = Number(localStorage.getItem(signOutKey) ?? 0)
  return Math.abs(Date.now() - askedMs) < signOutLastsMs
}

/** Ends every session of the user, and forgets this one even when the provider can't be reached. */
export async function endSession(): Promise<void> {
  localStorage.setItem(signOutKey, String(Date.now()))
  try {
    await authClient.signOut({ scope: 'global' })
  } catch {
    // Ignored: what counts is that this browser forgets.
  }
  removeProviderKeys(localStorage)
}

export function removeProviderKeys(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(authStorageKey)) storage.removeItem(key)
}
