// The API, put together from the parts that main.ts or a test hands in.
import { randomUUID } from 'node:crypto'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { TokensUsed } from './adapters/llm/assistant.port.ts'
import type { LineReader } from './adapters/llm/line-reader.port.ts'
import type { PreviewImages } from './adapters/compiler/preview-images.port.ts'
import { createServices, type ServiceParts, type Services } from './create-services.ts'
import { registerDailySweep } from './daily-sweep.ts'
import { everyMinute } from './every-minute.ts'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { authProtocolRoutes } from './features/accounts/auth-protocol.routes.ts'
import { profilesRoutes } from './features/accounts/profiles.routes.ts'
import { createSignInLimits } from './features/accounts/sign-in-limits.ts'
import { assistantRoutes } from './features/assistant/assistant.routes.ts'
import { billingRoutes } from './features/billing/billing.routes.ts'
import { subscriptionsRoutes } from './features/billing/subscriptions.routes.ts'
import { creditsRoutes } from './features/credits/credits.routes.ts'
import { analyticsRoutes } from './features/analytics/analytics.routes.ts'
import { documentsRoutes } from './features/documents/documents.routes.ts'
import { factsRoutes } from './features/assistant/facts/facts.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { metricsRoutes } from './features/health/metrics.routes.ts'
import { countRequests } from './features/health/process-metrics.ts'
import { exportsRoutes } from './features/exports/exports.routes.ts'
import { createExportsService } from './features/exports/exports.service.ts'
import { importRoutes } from './features/import/import.routes.ts'
import { latexRoutes } from './features/latex/latex.routes.ts'
import { pricingRoutes } from './features/pricing/pricing.routes.ts'
import { resumesRoutes } from './features/resumes/resumes.routes.ts'
import { thumbnailsRoutes } from './features/resumes/thumbnails.routes.ts'
import { variantsRoutes } from './features/resumes/variants.routes.ts'
import { versionsRoutes } from './features/resumes/versions.routes.ts'
import { templatesRoutes } from './features/templates/templates.routes.ts'
import { registerApiPages } from './http/api-pages.ts'
import { registerAuthentication } from './http/authenticate.ts'
import { registerErrors, send } from './http/errors.ts'
import { registerRequestLog } from './http/request-log.ts'
import { limitBeforeBodies } from './http/limit-before-bodies.ts'
import { createRequestLimits, type Allowances } from './http/rate-limits.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { registerStaticSite } from './http/static-site.ts'
import { refuseTwoHosts } from './http/two-hosts.ts'
import { registerTestCheckout } from './http/test-checkout.ts'
import { registerStorableText } from './http/storable-text.ts'
import { registerWebOrigin } from './http/web-origin.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Asks the gateway about payments without a notification; returns how many it found. */
    reconcile(): Promise<number>
    /** Sends the receipts of paid purchases; returns how many. */
    mailReceipts(): Promise<number>
    /** Looks for payments of the last 30 days that were not settled; returns how many it settled. */
    recoverPayments(): Promise<number>
  }
}

export interface AppParts extends ServiceParts {
  lineReader: LineReader | null
  previews: PreviewImages
  /** The window of a checkout that is only a test, to be served to browsers; null: the provider serves its own. */
  testCheckout: {
    path: string
    pages: (app: FastifyInstance) => Promise<void>
  } | null
  allowances: Allowances
  logger: FastifyBaseLogger
  /** How many lines of the log could not be written. */
  droppedLogLines: () => number
  /** Where users find the product; https switches on what only makes sense there. */
  publicUrl: string
  /** The web app's origin where that is not the API's own: it alone may call from a browser. */
  webOrigin: string | null
  /** The token that readers of /metrics must send; null: there is no such page. */
  metricsToken: string | null
  /** The folder of the built web app; null: it is not served. */
  siteFolder: string | null
}

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: parts.trustedProxies.length > 0 ? parts.trustedProxies : false,
    requestTimeout: 30_000,
    keepAliveTimeout: 5_000,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 200 },
    // Node's default checks for slow connections only every half minute.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    // A path that can't be decoded never reaches a route.
    frameworkErrors: (_error, _request, reply) => void send(reply as FastifyReply, 'bad_request'),
  })
  app.server.maxRequestsPerSocket = 1_000
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  registerErrors(app)
  await registerSecurityHeaders(app, {
    https: parts.publicUrl.startsWith('https:'),
    checkoutUrl: parts.gateway.checkoutUrl,
  })
  registerWebOrigin(app, parts.webOrigin)
  registerStorableText(app)
  refuseTwoHosts(app)
  if (parts.testCheckout) registerTestCheckout(app, parts.testCheckout.path)
  registerRequestLog(app)
  const metrics =
    parts.metricsToken === null
      ? null
      : countRequests(app, { tokensUsed: tokensOf(parts), droppedLogLines: parts.droppedLogLines })

  const services = createServices(parts, { log: app.log, countAlarm: (kind) => metrics?.countAlarm(kind) })
  const { accounts, resumes, analytics, credits, assistant, answering } = services
  const limits = createRequestLimits(parts.allowances)
  const signInLimits = createSignInLimits(limits)
  registerAuthentication(app, { verify: (token) => accounts.authenticate(token) })

  limitBeforeBodies(app, limits)
  await registerApiPages(app)
  await app.register(
    async (api) => {
      await api.register(accountsRoutes, { accounts, limits, signInLimits })
      await api.register(resumesRoutes, { resumes })
      await api.register(exportsRoutes, { exports: createExportsService({ ...parts, resumes }), limits })
      await api.register(thumbnailsRoutes, { ...services, limits })
      await api.register(versionsRoutes, { resumes })
      await api.register(variantsRoutes, { resumes })
      await api.register(templatesRoutes, { previews: parts.previews })
      await api.register(latexRoutes, { compiler: parts.compiler, limits })
      await api.register(assistantRoutes, { assistant, answering, limits })
      await api.register(factsRoutes, { facts: services.facts })
      await api.register(documentsRoutes, services)
      await api.register(creditsRoutes, { credits })
      await api.register(pricingRoutes, { ...services, isTest: parts.gateway.isTest })
      await api.register(billingRoutes, { ...services, limits })
      await api.register(subscriptionsRoutes, { ...services, limits })
      await api.register(importRoutes, { compiler: parts.compiler, lineReader: parts.lineReader })
      await api.register(analyticsRoutes, { analytics, limits })
    },
    { prefix: '/api' },
  )
  await app.register(authProtocolRoutes, { prefix: '/auth/v1', accounts, limits, signInLimits })
  await app.register(profilesRoutes, { prefix: '/rest/v1', accounts })
  await app.register(healthRoutes, {
    checks: { database: parts.database.ping, compiler: () => parts.compiler.isReady() },
  })
  await app.register(metricsRoutes, {
    token: parts.metricsToken,
    own: metrics,
    ofWorker: () => parts.compiler.metrics(),
  })
  const { testCheckout } = parts
  if (testCheckout) await app.register(testCheckout.pages, { prefix: testCheckout.path })
  await registerStaticSite(app, {
    folder: parts.siteFolder,
    publicUrl: parts.publicUrl,
    supportEmail: parts.supportEmail,
  })
  registerChores(app, parts, services)
  return app
}

/** What is done at start, every minute and every day, whether anybody asks or not. */
function registerChores(app: FastifyInstance, parts: AppParts, services: Services): void {
  const { accounts, resumes, analytics, assistant, answering, writing, freeCalls, billing } = services
  const freeExpired = async (which: { all: boolean }) =>
    (await answering.freeExpired(which)) + (await writing.freeExpired(which))
  const { subscriptions, receipts, webhooks } = services
  app.addHook('preClose', async () => {
    answering.stopAll()
    writing.stopAll()
  })
  registerDailySweep(app, {
    trash: () => resumes.emptyTrash(),
    sessions: () => accounts.forgetEndedSessions(),
    analytics: () => analytics.forgetOld(),
    chats: () => assistant.sweep(),
    freeCalls: () => freeCalls.sweep(parts.clock.now()),
    documentAsks: () => writing.sweep(),
    conversations: () => assistant.forgetGone(),
    versions: () => resumes.forgetGoneVersions(),
    webhooks: () => webhooks.forgetOld(),
  })
  // The embedded database has no other process: what is open when this one starts was left by one that died.
  everyMinute(app, {
    what: 'freed what a process left behind',
    atStart: () => freeExpired({ all: parts.database.kind === 'embedded' }),
    run: () => freeExpired({ all: false }),
    isAwaited: true,
  })
  // Neither waits for the other to come about.
  const reconcile = async () => {
    const [bought, monthly] = await Promise.allSettled([billing.reconcile(), subscriptions.reconcile()])
    if (bought.status === 'rejected') throw bought.reason
    if (monthly.status === 'rejected') throw monthly.reason
    return bought.value + monthly.value
  }
  app.decorate('reconcile', reconcile)
  app.decorate('recoverPayments', () => services.recovery.recover())
  app.decorate('mailReceipts', () => receipts.mailAll())
  if (parts.mailer.isOn) everyMinute(app, { what: 'mailed receipts', run: () => receipts.mailAll(), isAwaited: false })
  if (!parts.gateway.isOn) return
  everyMinute(app, { what: 'expired credits of test purchases', run: services.expireTestCredits, isAwaited: true })
  everyMinute(app, {
    what: 'found payments without a webhook',
    run: reconcile,
    // The gateway may be down.
    isAwaited: false,
  })
  everyMinute(app, {
    what: 'recovered payments',
    run: () => services.recovery.recover(),
    isAwaited: false,
    everyMs: 60 * 60_000,
  })
}

/** What answers have taken, their second readings included. */
const tokensOf =
  ({ assistant, secondReader }: Pick<AppParts, 'assistant' | 'secondReader'>) =>
  (): TokensUsed => {
    const [one, other] = [assistant.used(), secondReader?.used()]
    const sum = (name: keyof TokensUsed) => one[name] + (other?.[name] ?? 0)
    return {
      answers: one.answers,
      inputTokens: sum('inputTokens'),
      cachedTokens: sum('cachedTokens'),
      outputTokens: sum('outputTokens'),
    }
  }
