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
import type { Background } from './adapters/background/background.port.ts'
import { threadBackground } from './adapters/background/judge-pool.ts'
import { threadProofreader } from './adapters/proofreading/thread-proofreader.ts'
import { folderTexFiles } from './adapters/tex/folder-tex-files.ts'
import { workerCompiler } from './adapters/compiler/worker-compiler.ts'
import { noMailer } from './adapters/mail/mailer.port.ts'
import { smtpMailer } from './adapters/mail/smtp-mailer.ts'
import { mmdbCountryTable } from './adapters/geo/mmdb-country-table.ts'
import { choosePayments } from './choose-payments.ts'
import { createApp } from './app.ts'
import { prepareDataFolder } from './db/data-folder.ts'
import { openEmbedded, openPostgres } from './db/open-database.ts'
import { readEnv, type Env } from './env.ts'
import { createPasswords } from './features/accounts/passwords.ts'
import { loadSigningKey } from './features/accounts/signing-key.ts'
import { createTokens } from './features/accounts/tokens.ts'
import { defaultAllowances } from './http/rate-limits.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
/** A queue of documents in front of one may each take their whole time. */
const maxQueueMs = 60_000

const sellerOf = ({ SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_TAX_ID: taxId }: Env) =>
  name === undefined ? null : { name, address: address ?? null, taxId: taxId ?? null }

/** The model's other work, where it is on. */
const readersOf = (env: Env, logger: Logger) => ({
  secondReader: chooseSecondReader({
    settings: assistantSettings(env),
    isOn: env.AI_SECOND_READING,
    onUse: (use) => logger.info(use, 'a model read a proposal again'),
  }),
  lineReader: chooseLineReader({
    settings: assistantSettings(env),
    isOn: env.IMPORT_MODEL,
    onUse: (use) => logger.info(use, 'a model looked at an import'),
  }),
})

const documentWriterOf = (env: Env, background: Background, logger: Logger) =>
  chooseDocumentWriter({
    settings: assistantSettings(env),
    background,
    onUse: (use) => logger.info(use, 'a model wrote a document'),
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
  const database = env.DATABASE_URL ? await openPostgres(env.DATABASE_URL) : await openEmbedded(env.GALLEY_DATA_DIR)
  const compiler = workerCompiler({
    socketPath: env.WORKER_SOCKET,
    timeoutMs: env.COMPILE_TIMEOUT_MS * 3 + maxQueueMs,
    onUnreachable: (reason) => logger.warn({ reason }, 'the worker could not be reached'),
  })
  const [background, proofreader] = [threadBackground(), threadProofreader()]
  const assistant = chooseAssistant({
    settings: assistantSettings(env),
    compiler,
    background,
    proofreader,
    onUse: (use) => logger.info(use, 'a model answered'),
  })
  const payments = await choosePayments(env, {
    sandboxFile: join(env.GALLEY_DATA_DIR, 'payment-sandbox.json'),
    apiAddress: () => address,
  })
  const app = await createApp({
    ...payments,
    mailer: env.SMTP_URL && env.MAIL_FROM ? smtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM }) : noMailer,
    supportEmail: env.SUPPORT_EMAIL,
    seller: sellerOf(env),
    countries: mmdbCountryTable(),
    indiaOnly: env.PAYMENT_INDIA_ONLY,
    homeCountry: env.HOME_COUNTRY,
    countryHeader: env.COUNTRY_HEADER ?? null,
    database,
    logger,
    droppedLogLines: log.dropped,
    clock: systemClock,
    ids: randomIds,
    passwords: await createPasswords(),
    allowances: defaultAllowances,
    tokens: await createTokens({
      signingKey: await loadSigningKey(env.GALLEY_DATA_DIR),
      issuer: `${env.PUBLIC_URL}/auth/v1`,
      clock: systemClock,
    }),
    compiler,
    assistant,
    documentWriter: documentWriterOf(env, background, logger),
    freeCallLimits: freeCallLimits(env),
    ...readersOf(env, logger),
    background,
    texFiles: folderTexFiles([join(root, 'tex/class'), join(root, 'tex/dist')]),
    previews: folderPreviewImages(join(root, '.cache/previews')),
    publicUrl: env.PUBLIC_URL,
    webOrigin: env.WEB_ORIGIN ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    metricsToken: env.METRICS_TOKEN ?? null,
    siteFolder: join(root, 'apps/web/dist'),
  })

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    // A request that does not finish in time is cut off: what was acknowledged is stored, the rest was not.
    setTimeout(() => process.exit(1), 10_000).unref()
    await app.close()
    await Promise.all([background.close(), proofreader.close()])
    await database.close()
    await log.flush()
    process.exit(0)
  }
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => void stop())

  address = await app.listen({ host: env.HOST, port: env.PORT })
  process.send?.({ listening: address, publicUrl: env.PUBLIC_URL })
  logger.info({ address, database: database.kind }, 'the API listens')
}

try {
  await start()
} catch (error) {
  // A sentence for the person at the terminal; a stack would only hide it.
  process.stderr.write(`Galley cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
