// The features' services, composed of the parts that the app is given.
import type { FastifyBaseLogger } from 'fastify'
import { AssistantFailure, type AssistantPort } from './adapters/llm/assistant.port.ts'
import type { TexFiles } from './adapters/tex/tex-files.port.ts'
import type { LimitCounters } from './adapters/limits/limit-counters.port.ts'
import { memoryCounters } from './adapters/limits/memory-counters.ts'
import type { HostedAccounts } from './adapters/identity/hosted-accounts.port.ts'
import type { Background } from './adapters/background/background.port.ts'
import type { SecondReader } from './adapters/llm/second-reader.port.ts'
import type { Passwords } from './features/accounts/passwords.ts'
import { createSessionsRepository } from './features/accounts/sessions/sessions.repository.ts'
import { createSessionsService } from './features/accounts/sessions/sessions.service.ts'
import type { SecretBox } from './features/accounts/keys/secret-box.ts'
import { createSecondFactorRepository } from './features/accounts/second-factor/second-factor.repository.ts'
import { createSecondFactor, listFactors } from './features/accounts/second-factor/second-factor.service.ts'
import { createPasskeysRepository } from './features/accounts/passkeys/passkeys.repository.ts'
import { createPasskeys } from './features/accounts/passkeys/passkeys.service.ts'
import type { Tokens } from './features/accounts/tokens.ts'
import { transactionsOf } from './adapters/transactions.port.ts'
import { createAccountData } from './create-account-data.ts'
import { createDocuments } from './create-documents.ts'
import { createGuards, createOperating, createRoles } from './create-operating.ts'
import { createResumes } from './create-resumes.ts'
import { createPayments, type PaymentParts } from './create-payments.ts'
import { createAccountChangesRepository } from './features/accounts/changes/account-changes.repository.ts'
import { createAccountChanges } from './features/accounts/changes/account-changes.service.ts'
import { createMailedTokensRepository } from './features/accounts/changes/mailed-tokens.repository.ts'
import { createAccountsRepository } from './features/accounts/accounts.repository.ts'
import { createAccountsService } from './features/accounts/accounts.service.ts'
import { createFamiliarPlacesRepository } from './features/accounts/familiar-places.repository.ts'
import { createFamiliarPlaces } from './features/accounts/familiar-places.ts'
import { createProofOfWork } from './features/accounts/proof-of-work.service.ts'
import { createKnownTokens, nothingKnown } from './features/accounts/known-tokens.ts'
import { createAnsweringService, type AnsweringParts } from './features/assistant/answering.service.ts'
import { createAssistantRepository } from './features/assistant/assistant.repository.ts'
import { createAssistantService } from './features/assistant/assistant.service.ts'
import { createFreeCallsRepository, type FreeCallLimits } from './features/assistant/free-calls.repository.ts'
import { createSaidRepository } from './features/assistant/facts/said.repository.ts'
import { createJudge } from './features/assistant/judge-draft.ts'
import { createFactsRepository } from './features/assistant/facts/facts.repository.ts'
import { createFactsService } from './features/assistant/facts/facts.service.ts'
import type { AlarmKind } from './adapters/alarms.port.ts'
import type { AlarmsService } from './features/alarms/alarms.service.ts'
import { createCreditsRepository } from './features/credits/credits.repository.ts'
import { createCreditsService } from './features/credits/credits.service.ts'
import { createDocumentsRepository } from './features/documents/documents.repository.ts'
import type { DocumentWriter } from './adapters/llm/document-writer.port.ts'
import { createAnalyticsRepository } from './features/analytics/analytics.repository.ts'
import { createAnalyticsService } from './features/analytics/analytics.service.ts'
import { createSecurityEventsRepository } from './features/security-events/security-events.repository.ts'
import { createSecurityEvents } from './features/security-events/security-events.service.ts'

export interface ServiceParts extends PaymentParts {
  publicUrl: string
  /** The web app's origin where that is not the API's own: it alone may call from a browser. */
  webOrigin: string | null
  freeCallLimits: FreeCallLimits
  /** Keeps the accounts instead of this API; null: the embedded accounts. */
  hosted: HostedAccounts | null
  tokens: Tokens
  secretBox: SecretBox
  passwords: Passwords
  /** What counts limits. */
  limitCounters: LimitCounters
  /** How much work a client does before a sign-up or a mail; null: none. */
  signUpProof: { bits: number } | null
  assistant: AssistantPort
  /** Null: none is configured. */
  secondReader: SecondReader | null
  documentWriter: DocumentWriter
  background: Background
  texFiles: TexFiles
}

export type Services = ReturnType<typeof createServices>

interface Watching {
  log: FastifyBaseLogger
  countAlarm: (kind: AlarmKind) => void
  /** An answer that did not come about, by why. */
  countAnswerFailure: (reason: string) => void
}

/** The features' services, each with what it needs of the others. */
export function createServices(parts: ServiceParts, watching: Watching) {
  const { log, countAlarm } = watching
  const { db } = parts.database
  const { clock, ids } = parts
  const { bansOf, ...roles } = createRoles(parts, unlisted(log))
  const accounts = createAccounts(parts, { log, bansOf })
  const guards = createGuards(parts, log)
  const chats = createAssistantRepository(db)
  const transactions = transactionsOf(db)
  const factChanges = createFactsRepository(db)
  const { resumes, resumeFiles, thumbnails, thumbnailPreparation } = createResumes(parts, {
    otherBytesOf: sumOf([chats, factChanges, createDocumentsRepository(db)]),
    isAcceptedProposal: ({ id: resumeId, userId }, latex) => chats.isAccepted({ userId, resumeId }, latex),
  })
  const analytics = createAnalyticsService({ repository: createAnalyticsRepository(db), clock })
  const credits = createCreditsService({ repository: createCreditsRepository(db), resumes, clock, ids })
  const assistant = createAssistantService({
    transactions,
    repository: chats,
    resumes,
    assistant: parts.assistant,
    credits,
    clock,
    ids,
  })
  const freeCalls = createFreeCallsRepository(db, parts.freeCallLimits)
  const facts = createFactsService({
    transactions,
    repository: factChanges,
    said: createSaidRepository(db),
    resumes,
    background: parts.background,
    clock,
  })
  const reports = reportsOf({ ...watching, ...guards })
  const answering = createAnsweringService({
    facts,
    credits,
    resumes,
    clock,
    ids,
    repository: chats,
    assistant: parts.assistant,
    freeCalls,
    transactions,
    judge: createJudge(parts),
    ...reports,
  })
  const written = createDocuments({ ...parts, db, transactions, resumes, facts, credits, freeCalls, reports })
  const watched = { credits, log, countAlarm, ...guards }
  const payments = createPayments(parts, { findBuyer: findBuyerIn(parts, accounts), ...watched })
  return {
    ...accounts,
    ...roles,
    ...guards,
    ...createOperating(parts, { ...accounts, ...roles, ...guards, ...payments, resumes, credits }),
    ...createAccountData(parts, { ...accounts, ...payments, ...written, credits, resumes, resumeFiles }, log),
    resumes,
    resumeFiles,
    thumbnails,
    thumbnailPreparation,
    analytics,
    credits,
    assistant,
    answering,
    freeCalls,
    facts,
    ...written,
    ...payments,
  }
}

const unlisted =
  (log: FastifyBaseLogger) =>
  ({ name }: Error) =>
    log.warn({ err: { type: name } }, 'a person was not added to the list of people')

interface AccountsNeeds extends Pick<Watching, 'log'> {
  bansOf: ReturnType<typeof createRoles>['bansOf']
}

const findBuyerIn =
  ({ hosted }: Pick<ServiceParts, 'hosted'>, { accounts }: ReturnType<typeof createAccounts>) =>
  async (userId: string) =>
    hosted ? { email: null } : accounts.getUser(userId)

function createAccounts(parts: ServiceParts, { log, bansOf }: AccountsNeeds) {
  const { db, kind } = parts.database
  const repository = createAccountsRepository(db)
  // The embedded database has this one process: it knows of every session that ends.
  const knownTokens = kind === 'embedded' ? createKnownTokens(parts.clock) : nothingKnown
  const factors = createSecondFactorRepository(db)
  const factorsOf = (userId: string) => listFactors(factors, userId)
  const accounts = createAccountsService({ ...parts, repository, knownTokens, factorsOf })
  const { publicUrl, supportEmail } = parts
  const hash = (text: string) => parts.tokens.hashPrivately(text)
  const changes = createAccountChanges({
    ...parts,
    users: repository,
    repository: createAccountChangesRepository(db),
    mailedTokens: createMailedTokensRepository(db),
    mailSettings: { publicUrl, supportEmail },
    open: accounts.open,
    onSessionsEnded: () => knownTokens.forgetAll(),
    onFailure: (error) => log.warn({ err: error }, 'a mail about an account was not sent'),
  })
  const { notice } = changes
  const secondFactor = createSecondFactor({
    ...parts,
    repository: factors,
    hand: accounts.hand,
    onChanged: () => knownTokens.forgetAll(),
    notice,
  })
  const passkeys = createPasskeys({
    ...parts,
    repository: createPasskeysRepository(db),
    findUser: accounts.getUser,
    isRecent: secondFactor.isRecent,
    open: accounts.open,
    notice,
  })
  return {
    accounts,
    bans: bansOf(() => knownTokens.forgetAll()),
    changes,
    security: createSecurityEvents({
      ...parts,
      repository: createSecurityEventsRepository(db),
      hash,
      onFailure: (error) => log.error({ err: { type: error.name } }, 'a security event was not stored'),
    }),
    sessions: createSessionsService({
      ...parts,
      repository: createSessionsRepository(db),
      onSessionsEnded: () => knownTokens.forgetAll(),
    }),
    secondFactor,
    passkeys,
    proof:
      parts.signUpProof &&
      createProofOfWork({ tokens: parts.tokens, clock: parts.clock, ...parts.signUpProof, ...sharedBy(parts) }),
    places: createFamiliarPlaces({
      ...parts,
      repository: createFamiliarPlacesRepository(db),
      hash,
    }),
  }
}

interface Counting {
  bytesOf(userId: string): Promise<number>
}
const sumOf =
  (all: readonly Counting[]) =>
  async (userId: string): Promise<number> =>
    (await Promise.all(all.map((of) => of.bytesOf(userId)))).reduce((sum, bytes) => sum + bytes, 0)

/** What answering reports to the operator. */
const reportsOf = ({
  log,
  countAlarm,
  countAnswerFailure,
  alarms,
}: Watching & { alarms: Pick<AlarmsService, 'raise'> }): Required<
  Pick<AnsweringParts, 'onLostCredit' | 'onFailure'>
> => ({
  // What a person let expire in a test is no loss.
  onLostCredit({ kind, key }) {
    if (kind !== 'refund') return
    countAlarm('awaited_credit_used')
    alarms.raise('awaited_credit_used', { subject: key, orderId: null })
    log.error({ alarm: 'awaited_credit_used', grantKey: key }, 'a credit was used that a refund was to take back')
  },
  // What went wrong may quote what a person wrote: only its kind is logged.
  onFailure({ reason, error }) {
    countAnswerFailure(reason)
    const status = error instanceof AssistantFailure ? error.status : null
    const facts = { reason, status, err: { type: error instanceof Error ? error.name : 'none' } }
    if (reason === 'misconfigured') log.error(facts, 'the provider of answers refuses the key or the model')
    else if (reason === 'daily_limit') log.error(facts, 'no answers any more today: AI_FREE_CALLS_PER_DAY is reached')
    else log.warn(facts, 'an answer did not come about')
  },
})

/** What a process counts by itself is remembered there already. */
const sharedBy = ({ limitCounters }: ServiceParts) => (limitCounters === memoryCounters ? {} : { limitCounters })
