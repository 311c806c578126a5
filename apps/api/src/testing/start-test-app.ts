// A whole API for tests: real routes, a real database (embedded in memory, or Postgres by TEST_DATABASE_URL), fakes for
// external services.
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Session } from '@galley/contract/accounts'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { JWK } from 'jose'
import { pino } from 'pino'
import type { AssistantPort } from '../adapters/llm/assistant.port.ts'
import { noTracing, type Tracing } from '../adapters/tracing/tracing.port.ts'
import type { Clock } from '../adapters/clock.port.ts'
import { fakeCompiler } from '../adapters/compiler/compiler.fake.ts'
import type { DocumentWriter } from '../adapters/llm/document-writer.port.ts'
import type { LimitCounters } from '../adapters/limits/limit-counters.port.ts'
import { memoryCounters } from '../adapters/limits/memory-counters.ts'
import { createModelUses, type ModelUses } from '../adapters/llm/model-uses.port.ts'
import type { LineReader } from '../adapters/llm/line-reader.port.ts'
import type { SecondReader } from '../adapters/llm/second-reader.port.ts'
import { noMailer, type Mailer } from '../adapters/mail/mailer.port.ts'
import type { PaymentGateway } from '../adapters/payments/payment-gateway.port.ts'
import type { Compiler } from '../adapters/compiler/compiler.port.ts'
import type { PreviewImages } from '../adapters/compiler/preview-images.port.ts'
import { folderTexFiles } from '../adapters/tex/folder-tex-files.ts'
import { sameThreadBackground } from '../adapters/background/same-thread-background.ts'
import { threadProofreader } from '../adapters/proofreading/thread-proofreader.ts'
import {
  sandboxGateway,
  sandboxPath,
  type PaymentSandbox,
  type SandboxSettings,
} from '../adapters/payments/sandbox-gateway.ts'
import { rulesDocumentWriter } from '../adapters/background/rules-document-writer.ts'
import { offlineAssistant } from '../adapters/background/offline-assistant.ts'
import { createApp } from '../app.ts'
import type { OpenDatabase } from '../db/open-database.ts'
import { oneKey } from './one-key.ts'
import { openTestDatabase, recycle } from './test-databases.ts'
import type { HostedAccounts } from '../adapters/identity/hosted-accounts.port.ts'
import { createPasswords } from '../features/accounts/passwords.ts'
import { createSecretBox } from '../features/accounts/keys/secret-box.ts'
import { createTokens, generateSigningKey, type Tokens } from '../features/accounts/tokens.ts'
import type { Seller } from '../features/billing/receipt.ts'
import type { FreeCallLimits } from '../features/assistant/free-calls.repository.ts'
import { checkLedger } from '../db/check-ledger.ts'
import { defaultAllowances, type Allowances } from '../http/rate-limits.ts'

export const issuer = 'http://galley.test/auth/v1'

/** A clock that stands where a test puts it. */
export function movableClock(start = '2026-03-01T12:00:00.000Z'): Clock & { forward(ms: number): void } {
  let now = Date.parse(start)
  return { now: () => new Date(now), forward: (ms) => void (now += ms) }
}

/** Nothing runs into a limit unless the test is about one. */
const generous = Object.fromEntries(
  Object.keys(defaultAllowances).map((name) => [name, { points: 1_000_000, seconds: 60 }]),
) as Allowances

const onePreview: PreviewImages = {
  version: async (id) => (id === 'classic' ? 'v1' : null),
  read: async (id) => (id === 'classic' ? Buffer.from('a picture') : null),
}

export interface TestUser {
  id: string
  email: string
  accessToken: string
  refreshToken: string
}

export interface TestApp {
  app: FastifyInstance
  database: OpenDatabase
  clock: ReturnType<typeof movableClock>
  compiler: ReturnType<typeof fakeCompiler>
  tokens: Tokens
  /** What tokens are signed with, for a test that signs its own. */
  signingKey: JWK
  sandbox: PaymentSandbox
  /** The API's chores of every minute: asks the gateway about payments without a notification. */
  reconcile(): Promise<unknown>
  /** Everything that was logged, a line each. */
  logs: string[]
  /** A new account, signed in. */
  register(fullName?: string): Promise<TestUser>
  /** A request as this user; with null, without a session. */
  ask(person: TestUser | null, options: InjectOptions): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

interface SellerOptions {
  seller?: Seller | null
  supportEmail?: string
}

/** None where they are omitted. */
interface Readers {
  lineReader?: LineReader | null
  secondReader?: SecondReader | null
}

export interface TestAppOptions extends Readers {
  allowances?: Partial<Allowances>
  /** In memory where it is omitted. */
  limitCounters?: LimitCounters
  freeCallLimits?: FreeCallLimits
  /** Where the clock stands at first: at now, where a real client library has one of its own. */
  startAt?: string
  /** Instead of the fake one. */
  compiler?: Compiler
  /** Instead of the rules. */
  assistant?: AssistantPort
  /** Instead of the rules. */
  documentWriter?: DocumentWriter
  trustedProxies?: string[]
  /** Another than the sandbox. */
  gateway?: PaymentGateway
  sandbox?: Partial<SandboxSettings>
  /** The sandbox as if it were a live account with this key. */
  liveKey?: string
  /** Of another test app, which closes it. */
  database?: OpenDatabase
  signingKey?: JWK
  /** Instead of its own, which sign with `signingKey`. */
  ownTokens?: (clock: Clock) => Promise<Tokens>
  /** Keeps the accounts, by this app's clock. */
  hosted?: (clock: Clock) => HostedAccounts
  indiaOnly?: boolean
  homeCountry?: string
  countryHeader?: string
  metricsToken?: string
  /** None where it is omitted. */
  tracing?: Tracing
  modelUses?: ModelUses
  lastCopy?: () => Promise<{ at: string; bytes: number } | null>
  /** None where it is omitted. */
  requestsFolder?: string | null
  publicUrl?: string
  webOrigin?: string
  mailer?: Mailer
  /** Off where it is omitted. */
  confirmsSignUp?: boolean
  /** Calls take as long as they take where it is omitted. */
  paceMs?: number
  /** None where it is omitted. */
  signUpProof?: { bits: number }
  seller?: Seller
  supportEmail?: string
}

const sellerOf = ({ seller = null, supportEmail = 'support@galley.example' }: SellerOptions) => ({
  seller,
  supportEmail,
})
const asLive = (gateway: PaymentGateway, keyId: string | undefined): PaymentGateway =>
  keyId === undefined ? gateway : { ...gateway, isTest: false, keyId }

const readersOf = ({ lineReader = null, secondReader = null }: Readers) => ({ lineReader, secondReader })

/** Who may reach what, and how often. */
const reachOf = ({
  trustedProxies = [],
  confirmsSignUp = false,
  signUpProof,
  paceMs = 0,
  limitCounters = memoryCounters,
  metricsToken,
  tracing = noTracing,
  modelUses = createModelUses(),
  lastCopy = async () => null,
  webOrigin,
  freeCallLimits,
  requestsFolder = null,
}: TestAppOptions) => ({
  confirmsSignUp,
  rotateKeys: async () => 0,
  requestsFolder,
  signUpProof: signUpProof ?? null,
  paceMs,
  limitCounters,
  freeCallLimits: { perPerson: 1_000, perDay: 1_000_000, ...freeCallLimits },
  trustedProxies,
  metricsToken: metricsToken ?? null,
  tracing,
  modelUses,
  lastCopy,
  areLimitsShared: () => null,
  webOrigin: webOrigin ?? null,
})

/** Rules, where the test has nothing else. */
const writersOf = (options: TestAppOptions, parts: Parameters<typeof offlineAssistant>[0]) => ({
  assistant: options.assistant ?? offlineAssistant(parts),
  documentWriter: options.documentWriter ?? rulesDocumentWriter(parts),
})

const accountsOf = async (options: TestAppOptions, { signingKey, clock }: { signingKey: JWK; clock: Clock }) => ({
  tokens: await (options.ownTokens?.(clock) ?? createTokens({ keys: oneKey(signingKey), issuer, clock })),
  hosted: options.hosted?.(clock) ?? null,
})

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const [database, signingKey, passwords] = await Promise.all([
    options.database ?? openTestDatabase(),
    options.signingKey ?? generateSigningKey(),
    createPasswords(),
  ])
  const clock = movableClock(options.startAt)
  const compiler = fakeCompiler()
  const accounts = await accountsOf(options, { signingKey, clock })
  const logs: string[] = []
  const [background, proofreader] = [sameThreadBackground(), threadProofreader()]
  const sandbox = await sandboxGateway({
    sendWebhook: async ({ body, headers }) => {
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/webhooks/razorpay', payload: body, headers })
      return statusCode
    },
    now: () => clock.now(),
    pageOrigin: options.webOrigin ?? null,
    ...options.sandbox,
  })
  const app: FastifyInstance = await createApp({
    background,
    gateway: options.gateway ?? asLive(sandbox.gateway, options.liveKey),
    testCheckout: { path: sandboxPath, pages: sandbox.pages },
    countries: { find: (address) => (address.startsWith('49.36.') ? 'IN' : null) },
    indiaOnly: options.indiaOnly ?? false,
    homeCountry: options.homeCountry ?? 'US',
    countryHeader: options.countryHeader ?? null,
    database,
    clock,
    compiler: options.compiler ?? compiler,
    ...writersOf(options, { compiler: options.compiler ?? compiler, background, proofreader }),
    ...readersOf(options),
    ...accounts,
    secretBox: createSecretBox([Buffer.alloc(32, 7)]),
    passwords,
    ids: { next: randomUUID },
    allowances: { ...generous, ...options.allowances },
    publicUrl: options.publicUrl ?? 'http://galley.test',
    ...reachOf(options),
    siteFolder: null,
    droppedLogLines: () => 0,
    logger: pino({ level: 'debug' }, { write: (line: string) => void logs.push(line) }),
    mailer: options.mailer ?? noMailer,
    previews: onePreview,
    texFiles: folderTexFiles([fileURLToPath(new URL('../../../../tex/class', import.meta.url))]),
    ...sellerOf(options),
  })
  const ask: TestApp['ask'] = (person, { headers, ...rest }) =>
    app.inject({ ...rest, headers: { ...(person && { authorization: `Bearer ${person.accessToken}` }), ...headers } })
  let people = 0
  return {
    app,
    database,
    clock,
    compiler,
    tokens: accounts.tokens,
    signingKey,
    logs,
    sandbox,
    reconcile: () => app.reconcile(),
    ask,
    async register(fullName = 'Ann Example') {
      const email = `person${(people += 1)}@example.org`
      const response = await app.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: { email, password: 'a good password', full_name: fullName },
      })
      const session = response.json<Session>()
      return { id: session.user.id, email, accessToken: session.access_token, refreshToken: session.refresh_token }
    },
    /** After every test file: the books are right. */
    async close() {
      const wrong = (await checkLedger(database.db)).filter(({ broken }) => broken.length > 0)
      await Promise.all([app.close(), proofreader.close()])
      if (!options.database) await recycle(database)
      if (wrong.length > 0) throw new Error(`the ledger is not sound: ${JSON.stringify(wrong)}`)
    },
  }
}
