// Passkeys, as the provider's client does them. Outcomes are values; nothing here throws but what says so.
import { record } from '../../api/analytics.ts'
import { authClient, serviceAddress } from '../../api/auth-client.ts'
import { strings } from '../../strings/en.ts'
import { changeMessage, type ChangeOutcome } from './account-actions.ts'
import type { ProviderError } from './auth-messages.ts'

const { problems } = strings.passkeys

export interface Passkey {
  id: string
  name: string
  addedAt: Date
  usedAt: Date | null
}

/** Without https, and in some browsers, there are none. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && 'credentials' in navigator

/** Whether there are any at this address: not at one of numbers, nor at another than the product's own domain. */
export async function arePasskeysOn(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(serviceAddress('/auth/v1/settings'), { signal })
  const { galley_passkeys: domain } = (await response.json()) as { galley_passkeys?: string | null }
  const { hostname } = window.location
  return domain != null && (hostname === domain || hostname.endsWith(`.${domain}`))
}

const byCode = new Map<string, string>([
  ['webauthn_verification_failed', problems.refused],
  ['webauthn_challenge_not_found', problems.expired],
  ['webauthn_challenge_expired', problems.expired],
  ['webauthn_credential_exists', problems.exists],
  ['ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED', problems.exists],
  ['too_many_passkeys', problems.tooMany],
  ['reauthentication_needed', problems.expired],
  ['insufficient_aal', problems.expired],
])
function messageOf(error: ProviderError, stopped: string): string {
  const known = error.code === undefined ? undefined : byCode.get(error.code)
  if (known !== undefined) return known
  // What the browser says: the user has closed its window, or there is no passkey on this device.
  return error.status ? changeMessage(error) : stopped
}
async function outcomeOf(
  run: () => Promise<{ error: ProviderError | null }>,
  stopped: string = problems.failed,
): Promise<ChangeOutcome> {
  try {
    const { error } = await run()
    return error ? { kind: 'refused', message: messageOf(error, stopped) } : { kind: 'changed' }
  } catch {
    return { kind: 'refused', message: stopped }
  }
}

/** Throws where they can't be read. */
export async function listPasskeys(): Promise<Passkey[]> {
  const { data, error } = await authClient.passkey.list()
  if (error) throw error
  return data.map(({ id, friendly_name: name = '', created_at: added, last_used_at: used }) => ({
    id,
    name,
    addedAt: new Date(added),
    usedAt: used === undefined ? null : new Date(used),
  }))
}

/** By the password, which opens another session: adding one needs a recent one. */
export async function provePasswordAndAdd(email: string, password: string): Promise<ChangeOutcome> {
  const proven = await outcomeOf(() => authClient.signInWithPassword({ email, password }))
  return proven.kind === 'refused' ? proven : addPasskey()
}

/** Opens the browser's own window. The session has to be a recent one. */
export const addPasskey = (): Promise<ChangeOutcome> => outcomeOf(() => authClient.registerPasskey(), problems.notAdded)

export const renamePasskey = (passkeyId: string, friendlyName: string): Promise<ChangeOutcome> =>
  outcomeOf(() => authClient.passkey.update({ passkeyId, friendlyName }))

export const removePasskey = (passkeyId: string): Promise<ChangeOutcome> =>
  outcomeOf(() => authClient.passkey.delete({ passkeyId }))

export async function signInWithPasskey(): Promise<ChangeOutcome> {
  const outcome = await outcomeOf(() => authClient.signInWithPasskey(), problems.stopped)
  if (outcome.kind === 'changed') record('user_login')
  return outcome
}
