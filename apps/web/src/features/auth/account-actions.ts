// What a user changes of their account, as the provider's client does it. Outcomes are values; nothing here throws.
import { accountsService } from '../../api/accounts-service.ts'
import { authClient, authHeaders, passingAuthClient, serviceAddress } from '../../api/auth-client.ts'
import { setFullName } from '../../api/profiles.ts'
import { account as words } from '../../strings/en/account.ts'
import { auth } from '../../strings/en/auth.ts'
import type { ProviderError } from './auth-messages.ts'
import { withProof } from './proof/proofs.ts'

export type ChangeOutcome = { kind: 'changed' } | { kind: 'refused'; message: string }

const { problems } = words
const byCode = new Map<string, string>([
  ['current_password_mismatch', problems.wrongPassword],
  ['invalid_credentials', problems.wrongPassword],
  ['same_password', problems.samePassword],
  ['email_exists', problems.emailTaken],
  ['otp_expired', problems.expired],
  ['user_banned', auth.login.banned],
])

export function changeMessage({ code, status, name, message }: ProviderError): string {
  if (status === 429) return problems.tooMany
  if (name === 'AuthRetryableFetchError') return problems.failed
  const known = code === undefined ? undefined : byCode.get(code)
  // Why a password is too weak, the provider says in a sentence.
  return known ?? (code === 'weak_password' && message.trim() !== '' ? message : problems.failed)
}

async function outcomeOf(run: () => Promise<{ error: ProviderError | null }>): Promise<ChangeOutcome> {
  try {
    const { error } = await run()
    return error ? { kind: 'refused', message: changeMessage(error) } : { kind: 'changed' }
  } catch {
    return { kind: 'refused', message: problems.failed }
  }
}

/** Whether a forgotten password can be reset by mail; a hosted service always mails. */
export async function canResetByMail(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(serviceAddress('/auth/v1/settings'), { signal, headers: authHeaders })
  const settings = (await response.json()) as { galley_mail?: boolean }
  return settings.galley_mail !== false
}

/** Whether there is such an account is not said. */
export const askForReset = (email: string): Promise<ChangeOutcome> =>
  outcomeOf(() =>
    withProof('recover', (proof) =>
      authClient.resetPasswordForEmail(email, { redirectTo: `${window.location.origin}/reset-password`, ...proof }),
    ),
  )

export type MailedProof = { token: string } | { email: string; code: string }

/**
 * `second_step`: the code of the account's second step is still to come. `isProven`: the link or code was right, and is
 * spent; a session that it has opened can set another password.
 */
export type ResetOutcome =
  | { kind: 'changed' }
  | { kind: 'second_step' }
  | { kind: 'refused'; message: string; isProven: boolean }

/** Signs in by what was mailed, and sets the new password. */
export async function resetPassword(proof: MailedProof, password: string): Promise<ResetOutcome> {
  const verified = await outcomeOf(() =>
    authClient.verifyOtp(
      'token' in proof
        ? { type: 'recovery', token_hash: proof.token }
        : { type: 'recovery', email: proof.email, token: proof.code },
    ),
  )
  return verified.kind === 'refused' ? { ...verified, isProven: false } : setNewPassword(password)
}

/** For a session that a mailed link or code has opened. */
export async function setNewPassword(password: string): Promise<ResetOutcome> {
  const { data } = await authClient.mfa.getAuthenticatorAssuranceLevel()
  if (data?.nextLevel === 'aal2' && data.currentLevel !== 'aal2') return { kind: 'second_step' }
  const outcome = await outcomeOf(() => authClient.updateUser({ password }))
  return outcome.kind === 'refused' ? { ...outcome, isProven: true } : outcome
}

export type ConfirmedKind = 'email_change' | 'signup'

/**
 * Opens no session in this browser: the link may be another person's. One that is open here is shown the new address.
 * A hosted service returns a session, which is ended at once.
 */
export async function confirmEmail(token: string, type: ConfirmedKind): Promise<ChangeOutcome> {
  const client = passingAuthClient()
  const outcome = await outcomeOf(() => client.verifyOtp({ type, token_hash: token }))
  if (outcome.kind === 'refused') return outcome
  await outcomeOf(() => client.signOut({ scope: 'local' }))
  if (type === 'email_change') await outcomeOf(() => authClient.refreshSession())
  return outcome
}

/** The mail that confirms a new account, once more. Whether one waits for it is not said. */
export const resendSignUp = (email: string): Promise<ChangeOutcome> =>
  outcomeOf(() => withProof('resend', (proof) => authClient.resend({ type: 'signup', email, options: proof })))

/**
 * A hosted service may ask for no old password: it is tried here first. Where a second factor was shown in the session,
 * beside it: another sign-in in its place would be without the factor. The embedded accounts ask for the password.
 */
async function provePassword(email: string, password: string): Promise<ChangeOutcome> {
  const { data } = await authClient.mfa.getAuthenticatorAssuranceLevel()
  if (data?.currentLevel !== 'aal2') return outcomeOf(() => authClient.signInWithPassword({ email, password }))
  if (accountsService.url === null) return { kind: 'changed' }
  const client = passingAuthClient()
  const outcome = await outcomeOf(() => client.signInWithPassword({ email, password }))
  if (outcome.kind === 'changed') await outcomeOf(() => client.signOut({ scope: 'local' }))
  return outcome
}

/** Ends every other session. */
export async function changePassword(
  email: string,
  { current, next }: { current: string; next: string },
): Promise<ChangeOutcome> {
  const proven = await provePassword(email, current)
  if (proven.kind === 'refused') return proven
  const changed = await outcomeOf(() => authClient.updateUser({ password: next, current_password: current }))
  if (changed.kind === 'changed') await signOutOthers()
  return changed
}

export async function changeEmail(
  email: string,
  { current, next }: { current: string; next: string },
): Promise<ChangeOutcome> {
  const proven = await provePassword(email, current)
  return proven.kind === 'refused'
    ? proven
    : outcomeOf(() => authClient.updateUser({ email: next, current_password: current }))
}

export async function changeName(userId: string, fullName: string): Promise<ChangeOutcome> {
  try {
    await setFullName(userId, fullName)
  } catch {
    return { kind: 'refused', message: problems.failed }
  }
  return outcomeOf(() => authClient.updateUser({ data: { full_name: fullName } }))
}

export const signOutOthers = (): Promise<ChangeOutcome> => outcomeOf(() => authClient.signOut({ scope: 'others' }))
