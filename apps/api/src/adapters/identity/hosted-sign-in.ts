// Registering and signing in at the hosted service, and what its responses mean.
import { lookup } from '@galley/resume/text/lookup'
import { z } from 'zod'
import type { HostedSession, HostedSignInOutcome, HostedSignUpOutcome } from './hosted-accounts.port.ts'
import { askHosted, isUp, type HostedResponse, type HostedService } from './hosted-requests.ts'
import { nameIn } from './session-checks.ts'

const timeoutMs = 10_000
/** Where the service does not say how long to wait. */
const retrySeconds = 5
const tooManySeconds = 60

const hostedUser = z.object({
  id: z.uuid(),
  email: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  user_metadata: z.looseObject({}).optional(),
})
const hostedSession = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.int(),
  expires_at: z.int(),
  user: hostedUser,
})
/** A sign-up that waits for its confirmation has a user and no session; of a taken address, one without identities. */
const unconfirmed = z.object({ id: z.uuid(), identities: z.array(z.unknown()).nullish() })
const withMessage = z.object({ message: z.string().optional(), msg: z.string().optional() })

function sessionIn({ status, body }: HostedResponse): HostedSession | null {
  const { data } = hostedSession.safeParse(body)
  if (status !== 200 || !data) return null
  const { id, email, created_at: createdAt, user_metadata: metadata } = data.user
  return {
    accessToken: data.access_token,
    refreshToken: data.refresh_token,
    expiresIn: data.expires_in,
    expiresAt: data.expires_at,
    user: { id, email, createdAt: new Date(createdAt).toISOString(), fullName: nameIn(metadata) },
  }
}

function messageIn(body: unknown): string {
  const { data } = withMessage.safeParse(body)
  return (data?.message ?? data?.msg ?? 'is not accepted').slice(0, 200)
}

const signInVerdicts = lookup<'wrong' | 'unconfirmed'>({
  invalid_credentials: 'wrong',
  user_banned: 'wrong',
  validation_failed: 'wrong',
  email_not_confirmed: 'unconfirmed',
})

const signUpVerdicts = lookup<'exists' | 'closed' | 'password' | 'email'>({
  user_already_exists: 'exists',
  email_exists: 'exists',
  signup_disabled: 'closed',
  email_provider_disabled: 'closed',
  weak_password: 'password',
  email_address_invalid: 'email',
  email_address_not_authorized: 'email',
  validation_failed: 'email',
})

interface Parts {
  service: HostedService
  onRefusal: (refusal: { status: number; code: string | null }) => void
}

export function hostedSignIn({ service, onRefusal }: Parts) {
  const post = (path: string, body: object) => askHosted(service, path, { method: 'POST', body, timeoutMs })

  /** What is the same for both: too many, or no verdict at all. */
  function withoutVerdict(
    response: HostedResponse | null,
  ): Extract<HostedSignInOutcome, { retryAfterSeconds: number }> {
    if (response?.status === 429)
      return { kind: 'too_many', retryAfterSeconds: response.retryAfterSeconds ?? tooManySeconds }
    if (isUp(response)) onRefusal({ status: response.status, code: response.code })
    return { kind: 'unavailable', retryAfterSeconds: response?.retryAfterSeconds ?? retrySeconds }
  }

  return {
    async signIn(credentials: { email: string; password: string }): Promise<HostedSignInOutcome> {
      const response = await post('/auth/v1/token?grant_type=password', credentials)
      const session = response && sessionIn(response)
      if (session) return { kind: 'opened', session }
      const verdict = isUp(response) ? signInVerdicts[response.code ?? ''] : undefined
      return verdict === undefined ? withoutVerdict(response) : { kind: verdict }
    },

    async signUp(registration: { email: string; password: string; fullName: string }): Promise<HostedSignUpOutcome> {
      const { email, password, fullName } = registration
      const response = await post('/auth/v1/signup', { email, password, data: { full_name: fullName } })
      const session = response && sessionIn(response)
      if (session) return { kind: 'opened', session }
      if (!isUp(response)) return withoutVerdict(response)
      const user = response.status === 200 ? unconfirmed.safeParse(response.body).data : undefined
      if (user) return { kind: user.identities?.length === 0 ? 'exists' : 'unconfirmed' }
      const verdict = signUpVerdicts[response.code ?? '']
      if (verdict === undefined) return withoutVerdict(response)
      if (verdict === 'exists' || verdict === 'closed') return { kind: verdict }
      return { kind: 'invalid', field: verdict, message: messageIn(response.body) }
    },
  }
}
