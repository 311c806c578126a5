// Accounts of a hosted Supabase project.
import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { Clock } from '../clock.port.ts'
import type { HostedAccounts } from './hosted-accounts.port.ts'
import { askHosted, type HostedService } from './hosted-requests.ts'
import { hostedSignIn } from './hosted-sign-in.ts'
import { judgeToken } from './hosted-tokens.ts'
import { createSessionChecks, nameIn } from './session-checks.ts'
import { createSigningKeys } from './signing-keys.ts'

export interface SupabaseSettings extends HostedService {
  /** Of projects that sign with HS256; undefined: the project's public keys are read. */
  jwtSecret?: string | undefined
  clock: Clock
  /** The service refused something that is not about a user: a wrong key, most likely. */
  onRefusal: (refusal: { status: number; code: string | null }) => void
}

const profileTimeoutMs = 3_000
const removalTimeoutMs = 10_000

const profile = z.object({ full_name: z.string() })

/** As a verified token's user is known: judgeToken in hosted-tokens.ts. */
const userOf = ({ sub }: { sub?: string }): string => (sub ?? '').toLowerCase()

export function supabaseAccounts({ clock, jwtSecret, onRefusal, ...service }: SupabaseSettings): HostedAccounts {
  const issuer = `${service.url}/auth/v1`
  const trust =
    jwtSecret === undefined
      ? { kind: 'keys' as const, keys: createSigningKeys(service, clock) }
      : { kind: 'secret' as const, secret: new TextEncoder().encode(jwtSecret) }
  const checks = createSessionChecks({ service, clock, onRefusal })

  return {
    url: service.url,
    key: service.key,

    async verify(token) {
      const verdict = await judgeToken(token, { issuer, clock, trust })
      if (verdict.kind !== 'good') return verdict
      const { hasSecondFactor, ...claims } = verdict.claims
      const said = await checks.find(token, claims.userId)
      if (said.isEnded) return { kind: 'bad' }
      const needsSecondFactor = said.hasFactor && !hasSecondFactor
      const isUnsure = !hasSecondFactor && !said.isSaid
      const { fullName } = said
      const email = said.email ?? claims.email
      return { kind: 'good', claims: { ...claims, email, fullName, needsSecondFactor, isUnsure } }
    },

    async describe(token) {
      const claims = decodeJwt<{ email: string; user_metadata?: Record<string, unknown> }>(token)
      const id = userOf(claims)
      const query = `select=full_name&user_id=eq.${encodeURIComponent(id)}`
      const headers = { accept: 'application/vnd.pgrst.object+json' }
      const [row, facts] = await Promise.all([
        askHosted(service, `/rest/v1/user_profiles?${query}`, { token, headers, timeoutMs: profileTimeoutMs }),
        checks.find(token, id),
      ])
      const named = profile.safeParse(row?.status === 200 ? row.body : null).data?.full_name.trim()
      const fullName = named || (facts.fullName ?? nameIn(claims.user_metadata))
      return { id, email: facts.email ?? claims.email, createdAt: facts.createdAt, fullName }
    },

    findEmail: async (token) => (await checks.findNow(token, userOf(decodeJwt(token)))).email,

    ...hostedSignIn({ service, onRefusal }),

    async remove(token) {
      const path = '/rest/v1/rpc/delete_own_account'
      const response = await askHosted(service, path, { method: 'POST', body: {}, token, timeoutMs: removalTimeoutMs })
      return response !== null && response.status < 300
    },
  }
}
