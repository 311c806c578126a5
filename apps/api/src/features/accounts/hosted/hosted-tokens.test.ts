// Which tokens are believed where a hosted service keeps the accounts, and why each other one is not.
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWTHeaderParameters } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHostedApp, type HostedApp } from '../../../testing/hosted/start-hosted-app.ts'
import { standInKey } from '../../../testing/hosted/hosted-stand-in.ts'
import type { TestUser } from '../../../testing/start-test-app.ts'
import { generateSigningKey } from '../tokens.ts'

const secret = 'a secret of a project that signs with HS256'

const statusOf = async ({ galley }: HostedApp, token: string) =>
  (await galley.app.inject({ url: '/api/resumes/', headers: { authorization: `Bearer ${token}` } })).statusCode
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

/** The service itself would refuse most of them, too: here it takes every token, so that Galley alone decides. */
const believeAll = ({ standIn }: HostedApp) =>
  standIn.respond('/auth/v1/user', { status: 200, body: { created_at: '2026-01-01T00:00:00Z' } })

let app: HostedApp
let ann: TestUser
let claims: Record<string, unknown>
beforeAll(async () => {
  app = await startHostedApp()
  believeAll(app)
  ann = await app.galley.register()
  claims = payloadOf(ann.accessToken)
})
afterAll(() => app.close())

const seconds = () => Math.floor(app.galley.clock.now().getTime() / 1000)
const kid = () => app.standIn.keys.signingKey().kid ?? ''
/** Signed with the service's own key: only what is changed is wrong. */
async function signed(changed: Record<string, unknown>, header: Partial<JWTHeaderParameters> = {}) {
  const all = Object.entries({ ...claims, ...changed }).filter(([, value]) => value !== undefined)
  return new SignJWT(Object.fromEntries(all))
    .setProtectedHeader({ alg: 'ES256', kid: kid(), typ: 'JWT', ...header })
    .sign(await importJWK(app.standIn.keys.signingKey(), 'ES256'))
}

it('believes the service’s own', async () => {
  expect(await statusOf(app, ann.accessToken)).toBe(200)
  expect(await statusOf(app, await signed({}))).toBe(200)
})

it.each<[string, () => Promise<string> | string]>([
  ['nothing', () => ''],
  ['no JWT', () => 'abc'],
  ['three parts of nothing', () => 'a.b.c'],
  ['the publishable key', () => standInKey],
  ['none as its algorithm', () => `${encode({ alg: 'none', kid: kid() })}.${encode(claims)}.`],
  ['no signature', () => `${ann.accessToken.split('.').slice(0, 2).join('.')}.`],
  ['a truncated signature', () => ann.accessToken.slice(0, -8)],
  [
    'other claims under the same signature',
    () => {
      const [head, , signature] = ann.accessToken.split('.')
      return `${head}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`
    },
  ],
  [
    'HS256 with the public key as the secret',
    async () =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: kid() })
        .sign(Buffer.from(JSON.stringify(app.standIn.keys.publicKeys()[0]))),
  ],
  [
    'HS256 with a secret that was never set',
    () => new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: kid() }).sign(new TextEncoder().encode(secret)),
  ],
  [
    'another key under the right id',
    async () =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: kid() })
        .sign(await importJWK(await generateSigningKey(), 'ES256')),
  ],
  [
    'another key, given in its header',
    async () => {
      const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
      const jwk = await exportJWK(publicKey)
      return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: kid(), jwk }).sign(privateKey)
    },
  ],
  [
    'another key, at an address in its header',
    async () => {
      const { privateKey } = await generateKeyPair('ES256')
      const jku = 'https://evil.example/jwks.json'
      return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: kid(), jku }).sign(privateKey)
    },
  ],
  [
    'another algorithm than its key’s',
    async () => {
      const { privateKey } = await generateKeyPair('RS256')
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: kid() }).sign(privateKey)
    },
  ],
  [
    'an extension that must be understood',
    async () => {
      const [, body, signature] = (await signed({})).split('.')
      return `${encode({ alg: 'ES256', kid: kid(), crit: ['exp2'], exp2: 1 })}.${body}.${signature}`
    },
  ],
  ['no id of a key', () => signed({}, { kid: undefined as never })],
  ['an id of a key that is no text', () => signed({}, { kid: { toString: 'x' } as never })],
  ['an endless id of a key', () => signed({}, { kid: 'k'.repeat(1_000) })],
  ['another project as its issuer', () => signed({ iss: 'https://other.supabase.co/auth/v1' })],
  ['no issuer', () => signed({ iss: undefined })],
  ['an issuer that only begins like it', () => signed({ iss: `${app.standIn.url}/auth/v1/x` })],
  ['another audience', () => signed({ aud: 'anon' })],
  ['no audience', () => signed({ aud: undefined })],
  ['the role of a visitor', () => signed({ role: 'anon' })],
  ['the role of the service', () => signed({ role: 'service_role' })],
  ['no role', () => signed({ role: undefined })],
  ['no user', () => signed({ sub: undefined })],
  ['a user that is no UUID', () => signed({ sub: '__proto__' })],
  ['no session', () => signed({ session_id: undefined })],
  ['no address', () => signed({ email: '' })],
  ['an anonymous user', () => signed({ is_anonymous: true })],
  ['no end', () => signed({ exp: undefined })],
  ['no beginning', () => signed({ iat: undefined })],
  ['an end five minutes ago', () => signed({ exp: seconds() - 300 })],
  ['a beginning in five minutes', () => signed({ iat: seconds() + 300 })],
  ['a start of validity in five minutes', () => signed({ nbf: seconds() + 300 })],
])('refuses one with %s', async (_what, make) => expect(await statusOf(app, await make())).toBe(401))

it('refuses one of an unknown key, once the service has no such key', async () => {
  app.galley.clock.forward(11_000)
  expect(await statusOf(app, await signed({}, { kid: 'of another project' }))).toBe(401)
})

it.each<[string, () => object]>([
  ['ended 20 seconds ago', () => ({ exp: seconds() - 20 })],
  ['begins in 20 seconds', () => ({ iat: seconds() + 20, nbf: seconds() + 20 })],
])('believes one that %s: clocks differ', async (_what, changed) => {
  expect(await statusOf(app, await signed(changed() as Record<string, unknown>))).toBe(200)
})

it.each([
  [20_000, 200],
  [-20_000, 200],
  [300_000, 401],
])('a service whose clock is %s ms away gets in: %s', async (ms, status) => {
  const skewed = await startHostedApp()
  believeAll(skewed)
  skewed.standIn.inner.clock.forward(ms)
  const user = await skewed.galley.register()
  expect(await statusOf(skewed, user.accessToken)).toBe(status)
  await skewed.close()
})

describe('a project that signs with a secret', () => {
  let old: HostedApp
  let ben: TestUser
  beforeAll(async () => {
    old = await startHostedApp({ secret })
    believeAll(old)
    ben = await old.galley.register()
  })
  afterAll(() => old.close())
  const bytes = new TextEncoder().encode(secret)

  it('is believed, and asked for no keys', async () => {
    expect(await statusOf(old, ben.accessToken)).toBe(200)
    expect(old.standIn.count('/auth/v1/.well-known/jwks.json')).toBe(0)
  })
  it.each<[string, () => Promise<string>]>([
    [
      'another secret',
      () =>
        new SignJWT(payloadOf(ben.accessToken))
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode('x'.repeat(40))),
    ],
    [
      'a longer form of HS256',
      () => new SignJWT(payloadOf(ben.accessToken)).setProtectedHeader({ alg: 'HS512' }).sign(bytes),
    ],
    [
      'a key instead',
      async () => {
        const key = old.standIn.keys.signingKey()
        return new SignJWT(payloadOf(ben.accessToken))
          .setProtectedHeader({ alg: 'ES256', kid: key.kid ?? '' })
          .sign(await importJWK(key, 'ES256'))
      },
    ],
    [
      'the role of the service, as its secret key is',
      () =>
        new SignJWT({ iss: 'supabase', role: 'service_role', exp: 4_000_000_000, iat: 1 })
          .setProtectedHeader({ alg: 'HS256' })
          .sign(bytes),
    ],
    [
      'the role of a visitor, as its anon key is',
      () =>
        new SignJWT({ iss: 'supabase', role: 'anon', exp: 4_000_000_000, iat: 1 })
          .setProtectedHeader({ alg: 'HS256' })
          .sign(bytes),
    ],
  ])('refuses %s', async (_what, make) => expect(await statusOf(old, await make())).toBe(401))
})
