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
import { createModelUses, type ModelUses } from '../adapters/llm/model-uses.port.ts'
import { noMailer, type Mailer } from '../adapters/mail/mailer.port.ts'
import type { PaymentGateway } from '../adapters/payments/payment-gateway.port.ts'
import type { Compiler } from '../adapters/compiler/compiler.port.ts'
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
import { runsTwoInstances } from './env.ts'
import { limitCountersForTest } from './limit-counters.ts'
import { oneKey } from './one-key.ts'
import { takeTurns } from './take-turns.ts'
import { openTestDatabase, recycle } from './test-databases.ts'
import type { HostedAccounts } from '../adapters/identity/hosted-accounts.port.ts'
import { createPasswords } from '../features/accounts/passwords.ts'
import { createSecretBox } from '../features/accounts/keys/secret-box.ts'
import { createTokens, generateSigningKey, type Tokens } from '../features/accounts/tokens.ts'
import type { Seller } from '../features/billing/receipt.ts'
import type { FreeCallLimits } from '../features/assistant/free-calls.repository.ts'
import { checkLedger } from '../db/check-ledger.ts'
import type { Allowances } from '../http/rate-limits.ts'
import { generous, onePreview, readersOf, sellerOf, type Readers } from './app-defaults.ts'

export const issuer = 'http://galley.test/auth/v1'

/** A clock that stands where a test puts it. */
export function movableClock(start = '2026-03-01T12:00:00.000Z'): Clock & { forward(ms: number): void } {
  let now = Date.parse(start)
  return { now: () => new Date(now), forward: (ms) => void (now += ms) }
}

export interface TestUser {
  id: string
  email: string
  accessToken: string
  refreshToken: string
}

export interface TestApp {
  app: FastifyInstance
  /** The processes behind `app`, of which each counts for itself. */
  instances: readonly FastifyInstance[]
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

export interface TestAppOptions extends Readers {
  allowances?: Partial<Allowances>
  /** In memory, or in Redis by TEST_REDIS_URL, where it is omitted. */
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
  /** One, where the others have two by TEST_INSTANCES: the test is about what a process has by itself. */
  isOneProcess?: boolean
  /** It ends at once where it is omitted. */
  drainMs?: number
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

const asLive = (gateway: PaymentGateway, keyId: string | undefined): PaymentGateway =>
  keyId === undefined ? gateway : { ...gateway, isTest: false, keyId }

/** Who may reach what, and how often. */
const reachOf = ({
  trustedProxies = [],
  confirmsSignUp = false,
  signUpProof,
  paceMs = 0,
  limitCounters,
  metricsToken,
  tracing = noTracing,
  modelUses = createModelUses(),
  lastCopy = async () => null,
  webOrigin,
  freeCallLimits,
  requestsFolder = null,
}: TestAppOptions & { limitCounters: LimitCounters }) => ({
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

type Accounts = Awaited<ReturnType<typeof accountsOf>>

interface InstanceParts {
  accounts: Accounts
  database: OpenDatabase
  clock: Clock
  compiler: Compiler
  proofreader: ReturnType<typeof threadProofreader>
  sandbox: PaymentSandbox
  passwords: Awaited<ReturnType<typeof createPasswords>>
  limits: { counters: LimitCounters }
  logs: string[]
}

/** One process's API: what it keeps by itself is its own. */
async function createInstance(options: TestAppOptions, parts: InstanceParts): Promise<FastifyInstance> {
  const { accounts, database, clock, compiler, proofreader, sandbox, passwords, limits, logs } = parts
  const background = sameThreadBackground()
  return createApp({
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
    ...reachOf({ limitCounters: limits.counters, ...options }),
    siteFolder: null,
    drainMs: options.drainMs ?? 0,
    droppedLogLines: () => 0,
    logger: pino({ level: 'debug' }, { write: (line: string) => void logs.push(line) }),
    mailer: options.mailer ?? noMailer,
    previews: onePreview,
    texFiles: folderTexFiles([fileURLToPath(new URL('../../../../tex/class', import.meta.url))]),
    ...sellerOf(options),
  })
}

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const [database, signingKey, passwords] = await Promise.all([
    options.database ?? openTestDatabase(),
    options.signingKey ?? generateSigningKey(),
    createPasswords(),
  ])
  const clock = movableClock(options.startAt)
  const compiler = fakeCompiler()
  const logs: string[] = []
  const proofreader = threadProofreader()
  const sandbox = await sandboxGateway({
    sendWebhook: async ({ body, headers }) => {
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/webhooks/razorpay', payload: body, headers })
      return statusCode
    },
    now: () => clock.now(),
    pageOrigin: options.webOrigin ?? null,
    ...options.sandbox,
  })
  const limits = await limitCountersForTest()
  const create = (accounts: Accounts) =>
    createInstance(options, { accounts, database, clock, compiler, proofreader, sandbox, passwords, limits, logs })
  const accounts = await accountsOf(options, { signingKey, clock })
  const first = await create(accounts)
  // What a test has of its own it counts and changes, as the one that there is.
  const isShared = options.ownTokens !== undefined || options.hosted !== undefined
  const second =
    runsTwoInstances() && options.isOneProcess !== true
      ? await create(isShared ? accounts : await accountsOf(options, { signingKey, clock }))
      : null
  const app = second ? takeTurns(first, second) : first
  const ask: TestApp['ask'] = (person, { headers, ...rest }) =>
    app.inject({ ...rest, headers: { ...(person && { authorization: `Bearer ${person.accessToken}` }), ...headers } })
  let people = 0
  return {
    app,
    instances: second ? [first, second] : [first],
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
      limits.close()
      if (!options.database) await recycle(database)
      if (wrong.length > 0) throw new Error(`the ledger is not sound: ${JSON.stringify(wrong)}`)
    },
  }
}
