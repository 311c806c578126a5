// Starts the API: picks the real adapters, opens the database, listens, and stops in order.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openLog } from '@galley/logging/open-log'
import { pino, type Logger } from 'pino'
import { folderPreviewImages } from './adapters/compiler/folder-preview-images.ts'
import { randomIds, systemClock } from './adapters/system-clock.ts'
import {
  assistantSettings,
  chooseAssistant,
  chooseDocumentWriter,
  chooseLineReader,
  chooseSecondReader,
  freeCallLimits,
} from './choose-assistant.ts'
import { costOf, type ModelPrices } from './adapters/llm/model-cost.ts'
import { createModelUses, type ModelCall, type ModelUses, type ModelWork } from './adapters/llm/model-uses.port.ts'
import type { Background } from './adapters/background/background.port.ts'
import { threadBackground } from './adapters/background/judge-pool.ts'
import { threadProofreader } from './adapters/proofreading/thread-proofreader.ts'
import { folderTexFiles } from './adapters/tex/folder-tex-files.ts'
import { startTracing } from './adapters/tracing/start-tracing.ts'
import { traceStatements } from './adapters/tracing/trace-statements.ts'
import type { Tracing } from './adapters/tracing/tracing.port.ts'
import { defaultMaxQueueMs, workerCompiler } from './adapters/compiler/worker-compiler.ts'
import type { WorkerAddress } from './adapters/compiler/worker-transport.ts'
import { memoryCounters } from './adapters/limits/memory-counters.ts'
import { redisCounters } from './adapters/limits/redis-counters.ts'
import { noMailer } from './adapters/mail/mailer.port.ts'
import { smtpMailer } from './adapters/mail/smtp-mailer.ts'
import { mmdbCountryTable } from './adapters/geo/mmdb-country-table.ts'
import { supabaseAccounts } from './adapters/identity/supabase-accounts.ts'
import { choosePayments } from './choose-payments.ts'
import { createApp } from './app.ts'
import { readLastCopy } from './db/copies/last-copy.ts'
import { prepareDataFolder } from './db/data-folder.ts'
import { openEmbedded, openPostgres, type Database, type OpenDatabase } from './db/open-database.ts'
import { unwatched } from './db/watch-statements.ts'
import { readEnv, type Env } from './env.ts'
import { defaultProofBits } from './features/accounts/proof-of-work.service.ts'
import { createPasswords } from './features/accounts/passwords.ts'
import { openKeyRing } from './features/accounts/keys/key-ring.ts'
import { isRotationAsked, removeRotationRequest } from './features/accounts/keys/rotation-request.ts'
import { createSecretBox } from './features/accounts/keys/secret-box.ts'
import { loadSecretsKeys } from './features/accounts/keys/secrets-key.ts'
import { createServerKeysRepository } from './features/accounts/keys/server-keys.repository.ts'
import { readSigningKeyFile, removeSigningKeyFile } from './features/accounts/keys/signing-key-file.ts'
import { createTokens, type Tokens } from './features/accounts/tokens.ts'
import { defaultAllowances } from './http/rate-limits.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
/** More than what a sign-up or a recovery takes, and less than its user notices. */
const paceMs = 200

const sellerOf = ({ SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_TAX_ID: taxId }: Env) =>
  name === undefined ? null : { name, address: address ?? null, taxId: taxId ?? null }

/** Who sells, to whom, and how they write. */
const sellingOf = (env: Env) => ({
  mailer: env.SMTP_URL && env.MAIL_FROM ? smtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM }) : noMailer,
  supportEmail: env.SUPPORT_EMAIL,
  seller: sellerOf(env),
  countries: mmdbCountryTable(),
  indiaOnly: env.PAYMENT_INDIA_ONLY,
  homeCountry: env.HOME_COUNTRY,
  countryHeader: env.COUNTRY_HEADER ?? null,
})

/** Of the worker beside this process, or of those elsewhere. */
const workerAddressOf = ({ WORKER_URL, WORKER_TOKEN, WORKER_SOCKET = '' }: Env): WorkerAddress =>
  WORKER_URL === undefined ? { socketPath: WORKER_SOCKET } : { url: WORKER_URL, token: WORKER_TOKEN ?? null }

/** What a new account takes. */
const signUpOf = (env: Env) => ({
  confirmsSignUp: env.SIGN_UP_CONFIRMATION,
  paceMs,
  signUpProof: env.SIGN_UP_PROOF ? { bits: defaultProofBits } : null,
})

interface Watching {
  logger: Logger
  modelUses: ModelUses
  /** What tokens cost; undefined where that is not known. */
  prices: ModelPrices | undefined
  tracing: Tracing
}

async function startWatching(env: Env, logger: Logger): Promise<Watching> {
  const tracing = await startTracing(env, {
    onLost: (reason) => logger.warn({ reason }, 'the collector of traces takes none: they are dropped until it does'),
    onBack: () => logger.info('the collector takes traces again'),
  })
  return { logger, tracing, modelUses: createModelUses(), prices: env.AI_PRICES }
}

const compilerOf = (env: Env, { logger, tracing }: Watching) =>
  workerCompiler({
    ...workerAddressOf(env),
    timeoutMs: env.COMPILE_TIMEOUT_MS * 3 + defaultMaxQueueMs,
    onUnreachable: (reason) => logger.warn({ reason }, 'the worker could not be reached'),
    tracing,
  })

/** What a model was used for, for the log and the trace. */
const reportUse =
  ({ logger, tracing, modelUses, prices }: Watching, { work, said }: { work: ModelWork; said: string }) =>
  (call: ModelCall): void => {
    const use = prices ? { ...call, cost: costOf(call, prices) } : call
    logger.info(use, said)
    modelUses.note(work, use)
    tracing.note(`model ${work}`, use.ms, {
      'gen_ai.usage.input_tokens': use.inputTokens,
      'gen_ai.usage.output_tokens': use.outputTokens,
    })
  }

/** The model's other work, where it is on. */
const readersOf = (env: Env, watching: Watching) => ({
  secondReader: chooseSecondReader({
    settings: assistantSettings(env),
    isOn: env.AI_SECOND_READING,
    onUse: reportUse(watching, { work: 'second_reading', said: 'a model read a proposal again' }),
  }),
  lineReader: chooseLineReader({
    settings: assistantSettings(env),
    isOn: env.IMPORT_MODEL,
    onUse: reportUse(watching, { work: 'import', said: 'a model looked at an import' }),
  }),
})

const documentWriterOf = (env: Env, background: Background, watching: Watching) =>
  chooseDocumentWriter({
    settings: assistantSettings(env),
    background,
    onUse: reportUse(watching, { work: 'document', said: 'a model wrote a document' }),
  })

const hostedAccountsOf = (env: Env, logger: Logger) =>
  env.SUPABASE_URL === undefined || env.SUPABASE_ANON_KEY === undefined
    ? null
    : supabaseAccounts({
        url: env.SUPABASE_URL,
        key: env.SUPABASE_ANON_KEY,
        jwtSecret: env.SUPABASE_JWT_SECRET,
        clock: systemClock,
        onRefusal: (refusal) =>
          logger.warn(refusal, 'the hosted accounts refused a request: is SUPABASE_ANON_KEY right?'),
      })

/** What only the server may read, the keys of sessions, which earlier versions kept in a file, and who may ask. */
async function openKeys({ GALLEY_DATA_DIR: folder, SECRETS_KEY, DATABASE_URL }: Env, db: Database) {
  const secretBox = createSecretBox(await loadSecretsKeys(folder, SECRETS_KEY))
  const legacy = await readSigningKeyFile(folder)
  const repository = createServerKeysRepository(db)
  const keys = await openKeyRing({ repository, box: secretBox, clock: systemClock, legacy })
  // Another process may have been first, with a key of its own: then this one is kept.
  if (legacy && keys.verifying().some(({ kid }) => kid === legacy.kid)) await removeSigningKeyFile(folder)
  async function rotateKeys(): Promise<number> {
    await keys.reload()
    await keys.forgetRetired()
    if (!(await isRotationAsked(folder))) return keys.rotateOld()
    const count = await keys.rotate()
    await removeRotationRequest(folder)
    return count
  }
  // On Postgres bin/operator does by itself what it is asked for.
  return { secretBox, keys, rotateKeys, requestsFolder: DATABASE_URL === undefined ? folder : null }
}

async function openDatabase(
  { DATABASE_URL, GALLEY_DATA_DIR }: Env,
  { logger, tracing }: Watching,
): Promise<OpenDatabase> {
  const watch = tracing.isOn ? traceStatements(tracing) : unwatched
  if (DATABASE_URL === undefined) return openEmbedded(GALLEY_DATA_DIR, watch)
  const database = await openPostgres(DATABASE_URL, { watch })
  if (!database.endsStatements)
    logger.warn('no statement_timeout: the pooler in front of Postgres takes none; docs/operations.md says what to do')
  return database
}

/** Rate limits: in Redis for several processes, otherwise in this one. */
async function limitCountersOf({ REDIS_URL, API_PROCESSES }: Env, { hashPrivately }: Tokens, logger: Logger) {
  if (REDIS_URL === undefined) return { counters: memoryCounters, areShared: () => null, close() {} }
  let areShared = true
  const counters = await redisCounters({
    url: REDIS_URL,
    processes: API_PROCESSES,
    hash: hashPrivately,
    onLost(reason) {
      areShared = false
      logger.error({ reason, processes: API_PROCESSES }, 'Redis is gone: this process has its part of the rate limits')
    },
    onBack() {
      areShared = true
      logger.info('Redis is back: rate limits are shared again')
    },
  })
  return { ...counters, areShared: () => areShared }
}

/** Where users find it, and what stands in front of it. */
const surroundingsOf = ({ PUBLIC_URL, WEB_ORIGIN, TRUSTED_PROXIES, DRAIN_MS }: Env) => ({
  publicUrl: PUBLIC_URL,
  webOrigin: WEB_ORIGIN ?? null,
  trustedProxies: TRUSTED_PROXIES,
  drainMs: DRAIN_MS,
})

async function start(): Promise<void> {
  // Whatever is written from here on is its owner's alone.
  process.umask(0o077)
  /** Where this process listens; empty until it does. */
  let address = ''
  const env = readEnv()
  // Written once a second, and at the end: to write each line by itself took a tenth of what a request takes.
  const log = openLog({ path: env.LOG_FILE ?? null })
  const logger = pino({ name: 'api', level: env.LOG_LEVEL, redact: ['req', 'res', 'headers', 'body'] }, log)
  prepareDataFolder(env.GALLEY_DATA_DIR)
  const watching = await startWatching(env, logger)
  const database = await openDatabase(env, watching)
  const compiler = compilerOf(env, watching)
  const [background, proofreader] = [threadBackground(), threadProofreader()]
  const assistant = chooseAssistant({
    settings: assistantSettings(env),
    compiler,
    background,
    proofreader,
    onUse: reportUse(watching, { work: 'answer', said: 'a model answered' }),
  })
  const payments = await choosePayments(env, {
    sandboxFile: join(env.GALLEY_DATA_DIR, 'payment-sandbox.json'),
    apiAddress: () => address,
  })
  const { keys, ...secrets } = await openKeys(env, database.db)
  const tokens = await createTokens({ keys, issuer: `${env.PUBLIC_URL}/auth/v1`, clock: systemClock })
  const limits = await limitCountersOf(env, tokens, logger)
  const app = await createApp({
    ...payments,
    ...sellingOf(env),
    database,
    ...watching,
    droppedLogLines: log.dropped,
    clock: systemClock,
    ids: randomIds,
    hosted: hostedAccountsOf(env, logger),
    passwords: await createPasswords(),
    allowances: defaultAllowances,
    limitCounters: limits.counters,
    areLimitsShared: limits.areShared,
    lastCopy: () => readLastCopy(env.GALLEY_DATA_DIR),
    tokens,
    ...secrets,
    compiler,
    assistant,
    documentWriter: documentWriterOf(env, background, watching),
    freeCallLimits: freeCallLimits(env),
    ...readersOf(env, watching),
    background,
    texFiles: folderTexFiles([join(root, 'tex/class'), join(root, 'tex/dist')]),
    previews: folderPreviewImages(join(root, '.cache/previews')),
    ...surroundingsOf(env),
    ...signUpOf(env),
    metricsToken: env.METRICS_TOKEN ?? null,
    siteFolder: join(root, 'apps/web/dist'),
  })

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    // A request that does not finish in time is cut off: what was acknowledged is stored, the rest was not.
    setTimeout(() => process.exit(1), env.DRAIN_MS + 10_000).unref()
    await app.close()
    await Promise.all([background.close(), proofreader.close()])
    limits.close()
    await database.close()
    await watching.tracing.close()
    await log.flush()
    process.exit(0)
  }
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => void stop())

  address = await app.listen({ host: env.HOST, port: env.PORT })
  process.send?.({ listening: address, publicUrl: env.PUBLIC_URL })
  logger.info({ address, database: database.kind }, 'the API listens')
  background.startSoon()
}

try {
  await start()
} catch (error) {
  // A sentence for the person at the terminal; a stack would only hide it.
  process.stderr.write(`Galley cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
