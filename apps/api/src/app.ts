// The API, put together from the parts that main.ts or a test hands in.
import { randomUUID } from 'node:crypto'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { ModelUses } from './adapters/llm/model-uses.port.ts'
import type { TokensUsed } from './adapters/llm/assistant.port.ts'
import type { LineReader } from './adapters/llm/line-reader.port.ts'
import type { Tracing } from './adapters/tracing/tracing.port.ts'
import type { PreviewImages } from './adapters/compiler/preview-images.port.ts'
import { createServices, type ServiceParts, type Services } from './create-services.ts'
import { accountDataRoutes } from './features/account-data/account-data.routes.ts'
import { assistantRoutes } from './features/assistant/assistant.routes.ts'
import { billingRoutes } from './features/billing/billing.routes.ts'
import { subscriptionsRoutes } from './features/billing/subscriptions.routes.ts'
import { creditsRoutes } from './features/credits/credits.routes.ts'
import { analyticsRoutes } from './features/analytics/analytics.routes.ts'
import { documentsRoutes } from './features/documents/documents.routes.ts'
import { factsRoutes } from './features/assistant/facts/facts.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { metricsRoutes } from './features/health/metrics.routes.ts'
import type { Books, MetricSources } from './features/health/metric-sources.ts'
import { countRequests, type ProcessMetrics } from './features/health/process-metrics.ts'
import { exportsRoutes } from './features/exports/exports.routes.ts'
import { createExportsService } from './features/exports/exports.service.ts'
import { importRoutes } from './features/import/import.routes.ts'
import { latexRoutes } from './features/latex/latex.routes.ts'
import { pricingRoutes } from './features/pricing/pricing.routes.ts'
import { resumesRoutes } from './features/resumes/resumes.routes.ts'
import { resumeFilesRoutes } from './features/resumes/files/resume-files.routes.ts'
import { thumbnailsRoutes } from './features/resumes/thumbnails/thumbnails.routes.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { createOriginOf } from './http/request-origin.ts'
import { variantsRoutes } from './features/resumes/variants.routes.ts'
import { versionsRoutes } from './features/resumes/versions.routes.ts'
import { templatesRoutes } from './features/templates/templates.routes.ts'
import { registerAccounts, type AccountsRegistration } from './register-accounts.ts'
import { registerChores } from './register-chores.ts'
import { registerApiPages } from './http/api-pages.ts'
import { registerErrors, send } from './http/errors.ts'
import { registerDrain } from './features/health/drain.ts'
import { registerRequestLog } from './http/request-log.ts'
import { refuseSwitchedOff } from './http/refuse-switched-off.ts'
import { limitBeforeBodies } from './http/limit-before-bodies.ts'
import { createRequestLimits, type RequestLimits, type Allowances } from './http/rate-limits.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { registerSecurityTxt } from './http/security-txt.ts'
import { registerStaticSite } from './http/static-site.ts'
import { refuseTwoHosts } from './http/two-hosts.ts'
import { registerTestCheckout } from './http/test-checkout.ts'
import { registerStorableText } from './http/storable-text.ts'
import { traceRequests } from './http/trace-requests.ts'
import { registerWebOrigin } from './http/web-origin.ts'

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
  /** So long it waits at its end for requests under way; 0: it ends at once. */
  drainMs: number
  tracing: Tracing
  modelUses: ModelUses
  /** When bin/backup made the last copy, and how large it was; null: it made none. */
  lastCopy: () => Promise<{ at: string; bytes: number } | null>
  /** Whether `limitCounters` counts for all processes together; null where it never does. */
  areLimitsShared: () => boolean | null
  /** How many lines of the log could not be written. */
  droppedLogLines: () => number
  /** Where users find the product; https switches on what only makes sense there. */
  publicUrl: string
  /** Whether a new account has to follow a link in a mail before its first sign-in; only where there is a mailer. */
  confirmsSignUp: boolean
  /** Replaces the key that signs sessions where it is old, or a command asked for it; returns how many. */
  rotateKeys: () => Promise<number>
  /** Where bin/operator asks a process that has the embedded database; null: it asks none. */
  requestsFolder: string | null
  /** Calls that must not say whether an account exists take whole steps of this; 0: as long as they take. */
  paceMs: number
  /** The token that readers of /metrics must send; null: there is no such page. */
  metricsToken: string | null
  /** The folder of the built web app; null: it is not served. */
  siteFolder: string | null
}

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    // A busy machine takes longer than the default of ten seconds to open what a plugin needs.
    pluginTimeout: 120_000,
    // What comes while it ends is served: the load balancer has not seen it yet.
    return503OnClosing: parts.drainMs === 0,
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
  traceRequests(app, parts.tracing)
  registerErrors(app)
  const https = parts.publicUrl.startsWith('https:')
  await registerSecurityHeaders(app, {
    https,
    checkoutUrl: parts.gateway.checkoutUrl,
    accountsOrigin: parts.hosted?.url ?? null,
  })
  registerWebOrigin(app, parts.webOrigin)
  registerStorableText(app)
  refuseTwoHosts(app)
  if (parts.testCheckout) registerTestCheckout(app, parts.testCheckout.path)
  registerRequestLog(app)
  const drain = registerDrain(app, {
    drainMs: parts.drainMs,
    isBusy: () => services.answering.isBusy() || services.writing.isBusy(),
  })
  // Read when Prometheus asks: the services are there by then.
  const metrics = countIn(app, parts, { books: () => booksOf(services), requestsUnderWay: drain.count })
  const services: Services = createServices(parts, {
    log: app.log,
    countAlarm: (kind) => metrics?.countAlarm(kind),
    countAnswerFailure: (reason) => metrics?.countAnswerFailure(reason),
  })
  const limits = createRequestLimits(parts.allowances, {
    counters: parts.limitCounters,
    onRefusal: (name) => metrics?.countLimit(name),
  })
  const originOf = createOriginOf(parts.countries)
  const accounts = registerAccounts(app, { ...parts, services, limits, originOf })

  limitBeforeBodies(app, limits)
  refuseSwitchedOff(app, services.switches.isOn)
  await registerApiPages(app)
  await registerApi(app, parts, { ...services, limits, originOf, registration: accounts })
  await accounts.protocol(app)
  await app.register(healthRoutes, {
    checks: { database: parts.database.ping, compiler: () => parts.compiler.isReady() },
    isDraining: drain.isDraining,
  })
  await app.register(metricsRoutes, {
    token: parts.metricsToken,
    own: metrics,
    ofWorker: () => parts.compiler.metrics(),
  })
  const { testCheckout } = parts
  if (testCheckout) await app.register(testCheckout.pages, { prefix: testCheckout.path })
  registerSecurityTxt(app, parts)
  await registerStaticSite(app, { ...parts, folder: parts.siteFolder, isTraced: parts.tracing.isOn })
  registerChores(app, parts, services)
  return app
}

/** What routes need beside their service. */
interface Shared extends Services {
  limits: RequestLimits
  originOf: ReturnType<typeof createOriginOf>
  registration: AccountsRegistration
}

async function registerApi(app: FastifyInstance, parts: AppParts, shared: Shared): Promise<void> {
  await app.register(
    async (api) => {
      await shared.registration.calls(api)
      await api.register(accountDataRoutes, { ...shared, clock: parts.clock })
      await api.register(resumesRoutes, shared)
      await api.register(exportsRoutes, { ...shared, exports: createExportsService({ ...parts, ...shared }) })
      await api.register(resumeFilesRoutes, shared)
      await api.register(thumbnailsRoutes, shared)
      await api.register(versionsRoutes, shared)
      await api.register(variantsRoutes, shared)
      await api.register(templatesRoutes, { ...shared, previews: parts.previews })
      await api.register(latexRoutes, { ...shared, compiler: parts.compiler })
      await api.register(assistantRoutes, shared)
      await api.register(factsRoutes, shared)
      await api.register(documentsRoutes, shared)
      await api.register(creditsRoutes, shared)
      await api.register(pricingRoutes, { ...shared, isTest: parts.gateway.isTest })
      await api.register(billingRoutes, shared)
      await api.register(subscriptionsRoutes, shared)
      await api.register(importRoutes, {
        compiler: parts.compiler,
        lineReader: parts.lineReader,
        isReaderOn: () => shared.switches.isOn('assistant'),
      })
      await api.register(analyticsRoutes, shared)
      await api.register(adminRoutes, { ...shared, accountsKeptBy: parts.hosted ? 'hosted' : 'embedded' })
    },
    { prefix: '/api' },
  )
}

/** Null where nothing shows them. */
function countIn(
  app: FastifyInstance,
  parts: AppParts,
  own: Pick<MetricSources, 'books' | 'requestsUnderWay'>,
): ProcessMetrics | null {
  if (parts.metricsToken === null) return null
  const sources = {
    tokensUsed: tokensOf(parts),
    droppedLogLines: parts.droppedLogLines,
    databaseLoad: parts.database.load,
    pingDatabase: parts.database.ping,
    ...own,
    lastCopy: parts.lastCopy,
    spans: parts.tracing.counts,
    areLimitsShared: parts.areLimitsShared,
  }
  const metrics = countRequests(app, sources, Object.keys(parts.allowances))
  parts.modelUses.listen(metrics.countModelCall)
  return metrics
}

async function booksOf({ credits, alarms }: Services): Promise<Books> {
  const [sums, openAlarms] = await Promise.all([credits.sums(), alarms.countOpen()])
  return { credits: sums, openAlarms }
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
