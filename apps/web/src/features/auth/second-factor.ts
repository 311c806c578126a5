// The second factor, as the provider's client does it. Outcomes are values; nothing here throws.
import type { Session } from '@supabase/auth-js'
import { accountsService } from '../../api/accounts-service.ts'
import { authClient } from '../../api/auth-client.ts'
import { strings } from '../../strings/en.ts'
import { changeMessage, type ChangeOutcome } from './account-actions.ts'
import type { ProviderError } from './auth-messages.ts'

const { problems } = strings.twoStep

/** A hosted service is not asked for any. */
export const hasRecoveryCodes = accountsService.url === null

export interface SecondFactor {
  /** Ids of the apps whose codes are asked for; none where it is off. */
  apps: string[]
  since: Date | null
  /** Null where there are no recovery codes at all. */
  codesLeft: number | null
}
export interface ShownApp {
  factorId: string
  /** An image's address. */
  picture: string
  secret: string
}
export type StepOutcome<T> = ({ kind: 'done' } & T) | { kind: 'refused'; message: string }
export type CodeKind = 'app' | 'recovery'

/** Whether the session waits for its code: nothing of the product opens before. */
export function needsCode({ access_token: token, user }: Pick<Session, 'access_token' | 'user'>): boolean {
  return user.factors?.some(({ status }) => status === 'verified') === true && !hasSecondFactor(token)
}

function hasSecondFactor(token: string): boolean {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return (JSON.parse(atob(payload)) as { aal?: unknown }).aal === 'aal2'
  } catch {
    return false
  }
}

const byCode = new Map<string, string>([
  ['mfa_verification_failed', problems.wrong],
  ['mfa_challenge_expired', problems.expired],
  ['mfa_recovery_codes_locked', problems.tooManyRecovery],
  ['over_request_rate_limit', problems.tooMany],
  ['reauthentication_needed', problems.tooLong],
  ['insufficient_aal', problems.tooLong],
  ['mfa_totp_enroll_not_enabled', problems.switchedOff],
])
const refused = (error: ProviderError): { kind: 'refused'; message: string } => ({
  kind: 'refused',
  message: (error.code !== undefined && byCode.get(error.code)) || changeMessage(error),
})
const failed = { kind: 'refused', message: problems.failed } as const

/** Those that were verified. Throws where they can't be read. */
async function listApps() {
  const { data, error } = await authClient.mfa.listFactors()
  if (error) throw error
  return data.totp
}

/** Throws where it can't be read. */
export async function readSecondFactor(withCodes = hasRecoveryCodes): Promise<SecondFactor> {
  const apps = await listApps()
  const since = apps[0] ? new Date(apps[0].updated_at) : null
  const codes = withCodes && apps.length > 0 ? await authClient.mfa.recoveryCodes.getStatus() : null
  return { apps: apps.map(({ id }) => id), since, codesLeft: withCodes ? (codes?.data?.remaining ?? 0) : null }
}

/** A set-up that was left stands in the way of the next one at a hosted service, for some minutes. */
async function enrolAnew() {
  const app = { factorType: 'totp', friendlyName: strings.twoStep.appName, issuer: 'Galley' } as const
  const first = await authClient.mfa.enroll(app)
  if (first.error?.code !== 'mfa_factor_name_conflict') return first
  const { data } = await authClient.mfa.listFactors()
  for (const { id, status, factor_type: type } of data?.all ?? [])
    if (status === 'unverified' && type === 'totp') await authClient.mfa.unenroll({ factorId: id })
  return authClient.mfa.enroll(app)
}

/** By the password, since a session may be borrowed: it opens another one, which is recent. */
export async function enrol(email: string, password: string): Promise<StepOutcome<ShownApp>> {
  try {
    const signedIn = await authClient.signInWithPassword({ email, password })
    if (signedIn.error) return refused(signedIn.error)
    const { data, error } = await enrolAnew()
    if (error) return refused(error)
    const svg = data.totp.qr_code.replace(/^data:[^,]*,/, '')
    const picture = `data:image/svg+xml;utf-8,${encodeURIComponent(svg)}`
    return { kind: 'done', factorId: data.id, picture, secret: data.totp.secret }
  } catch {
    return failed
  }
}

/** One app, or each of several until one has this code. */
export async function showCode(code: string, apps?: readonly string[]): Promise<StepOutcome<object>> {
  try {
    let outcome: StepOutcome<object> = failed
    for (const factorId of apps ?? (await listApps()).map(({ id }) => id)) {
      const { error } = await authClient.mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, '') })
      if (!error) return { kind: 'done' }
      outcome = refused(error)
    }
    return outcome
  } catch {
    return failed
  }
}

export async function showRecoveryCode(code: string): Promise<StepOutcome<object>> {
  try {
    const { error } = await authClient.mfa.recoveryCodes.verify({ code })
    if (!error) return { kind: 'done' }
    return error.code === 'mfa_verification_failed'
      ? { kind: 'refused', message: problems.wrongRecovery }
      : refused(error)
  } catch {
    return failed
  }
}

/** The ones before, if there are any, stop working. */
export async function makeRecoveryCodes(): Promise<StepOutcome<{ codes: string[] }>> {
  try {
    const { recoveryCodes } = authClient.mfa
    const first = await recoveryCodes.generate()
    const made = first.error?.code === 'mfa_verified_factor_exists' ? await recoveryCodes.regenerate() : first
    return made.error ? refused(made.error) : { kind: 'done', codes: made.data.codes.map(inGroups) }
  } catch {
    return failed
  }
}

const inGroups = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code

export async function turnOff(apps: readonly string[]): Promise<ChangeOutcome> {
  try {
    for (const factorId of apps) {
      const { error } = await authClient.mfa.unenroll({ factorId })
      if (error) return refused(error)
    }
    // The token still says that there is one.
    await authClient.refreshSession()
    return { kind: 'changed' }
  } catch {
    return failed
  }
}
