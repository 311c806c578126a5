// What is done at start, every minute and every day, whether anybody asks or not. With several processes on one
// database each job runs in one of them, but for what only the process itself knows of.
import type { FastifyInstance } from 'fastify'
import type { ServiceParts, Services } from './create-services.ts'
import { registerDailySweep, type Sweeps } from './daily-sweep.ts'
import { everyMinute, type Chore } from './every-minute.ts'
import { respondToRequests, runCommand } from './features/admin/operator-requests.ts'
import { createJobLeases, ownLeases, type JobLeases } from './features/jobs/job-leases.service.ts'
import { createJobLeasesRepository } from './features/jobs/job-leases.repository.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Asks the gateway about payments without a notification; returns how many it found. */
    reconcile(): Promise<number>
    /** Sends the receipts of paid purchases; returns how many. */
    mailReceipts(): Promise<number>
    /** Looks for payments of the last 30 days that were not settled; returns how many it settled. */
    recoverPayments(): Promise<number>
    /** Removes now what was written after its account was deleted. */
    removeLateWrites(): Promise<number>
  }
}

interface ChoreParts extends Pick<ServiceParts, 'database' | 'clock' | 'ids' | 'mailer' | 'gateway'> {
  /** Replaces the key that signs sessions where it is old, or a command asked for it; returns how many. */
  rotateKeys: () => Promise<number>
  /** Where bin/operator asks a process that has the embedded database; null: it asks none. */
  requestsFolder: string | null
}

export function registerChores(app: FastifyInstance, parts: ChoreParts, services: Services): void {
  const { db, kind } = parts.database
  const leases = createJobLeases({
    store: kind === 'embedded' ? ownLeases() : createJobLeasesRepository(db),
    holder: parts.ids.next(),
  })
  const { answering, writing } = services
  app.addHook('preClose', async () => {
    answering.stopAll()
    writing.stopAll()
    services.thumbnailPreparation.stop()
  })
  app.addHook('onClose', () => services.alarms.written())
  registerDailySweep(app, leases, sweepsOf(services, parts))
  registerOwnChores(app, parts, services)
  registerSharedChores(app, parts, { services, leases })
}

const sweepsOf = (services: Services, { clock }: Pick<ChoreParts, 'clock'>): Sweeps => {
  const { accounts, changes, places, resumes, analytics, assistant, writing, freeCalls, webhooks } = services
  return {
    trash: () => resumes.emptyTrash(),
    sessions: () => accounts.forgetEndedSessions(),
    places: () => places.forgetOld(),
    securityEvents: () => services.security.forgetOld(),
    mailedTokens: () => changes.forgetOldMails(),
    unconfirmed: () => changes.forgetUnconfirmed(),
    factors: () => services.secondFactor.forgetOld(),
    passkeys: () => services.passkeys.forgetOld(),
    analytics: () => analytics.forgetOld(),
    chats: () => assistant.sweep(),
    freeCalls: () => freeCalls.sweep(clock.now()),
    documentAsks: () => writing.sweep(),
    conversations: () => assistant.forgetGone(),
    versions: () => resumes.forgetGoneVersions(),
    webhooks: () => webhooks.forgetOld(),
  }
}

/** Of each process: it alone knows who was deleted here, and reads the keys that it verifies with. */
function registerOwnChores(
  app: FastifyInstance,
  { rotateKeys, requestsFolder }: ChoreParts,
  { accountData, operators }: Services,
): void {
  const removeLateWrites = () => accountData.removeLateWrites()
  everyMinute(app, {
    what: 'removed what was written after its account was deleted',
    run: removeLateWrites,
    isAwaited: false,
  })
  app.decorate('removeLateWrites', removeLateWrites)
  everyMinute(app, { what: 'replaced the key that signs sessions', run: rotateKeys, isAwaited: false })
  if (requestsFolder !== null)
    everyMinute(app, {
      what: 'responded to bin/operator',
      run: () => respondToRequests(requestsFolder, (request) => runCommand(operators, request)),
      isAwaited: false,
      // A person waits at the terminal.
      everyMs: 1_000,
    })
}

/** In one process at a time. What the first request waits for is done by each process at its start. */
function registerSharedChores(
  app: FastifyInstance,
  { database, mailer, gateway }: ChoreParts,
  { services, leases }: { services: Services; leases: JobLeases },
): void {
  const { answering, writing, billing, subscriptions, receipts, recovery } = services
  const shared = (name: string, { atStart, run, everyMs = 60_000, ...chore }: Chore) =>
    everyMinute(app, {
      ...chore,
      everyMs,
      run: async () => (await leases.run({ name, everyMs }, run)) ?? 0,
      ...(chore.isAwaited && { atStart: atStart ?? run }),
    })
  const freeExpired = async (which: { all: boolean }) =>
    (await answering.freeExpired(which)) + (await writing.freeExpired(which))
  // The embedded database has no other process: what is open when this one starts was left by one that died.
  shared('free_expired', {
    what: 'freed what a process left behind',
    atStart: () => freeExpired({ all: database.kind === 'embedded' }),
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
  app.decorate('recoverPayments', () => recovery.recover())
  app.decorate('mailReceipts', () => receipts.mailAll())
  if (mailer.isOn) shared('receipts', { what: 'mailed receipts', run: () => receipts.mailAll(), isAwaited: false })
  if (!gateway.isOn) return
  shared('test_credits', {
    what: 'expired credits of test purchases',
    run: services.expireTestCredits,
    isAwaited: true,
  })
  // The gateway may be down.
  shared('reconcile', { what: 'found payments without a webhook', run: reconcile, isAwaited: false })
  shared('recover', {
    what: 'recovered payments',
    run: () => recovery.recover(),
    isAwaited: false,
    everyMs: 60 * 60_000,
  })
}
