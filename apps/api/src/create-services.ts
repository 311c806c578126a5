// The features' services, composed of the parts that the app is given.
import type { FastifyBaseLogger } from 'fastify'
import { AssistantFailure, type AssistantPort } from './adapters/llm/assistant.port.ts'
import { classVersionOf } from './adapters/tex/class-version.ts'
import type { TexFiles } from './adapters/tex/tex-files.port.ts'
import type { Background } from './adapters/background/background.port.ts'
import type { SecondReader } from './adapters/llm/second-reader.port.ts'
import type { Passwords } from './features/accounts/passwords.ts'
import type { Tokens } from './features/accounts/tokens.ts'
import { transactionsOf } from './adapters/transactions.port.ts'
import { createDocuments } from './create-documents.ts'
import { createPayments, type PaymentParts } from './create-payments.ts'
import { createAccountsRepository } from './features/accounts/accounts.repository.ts'
import { createAccountsService } from './features/accounts/accounts.service.ts'
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
import { createCreditsRepository } from './features/credits/credits.repository.ts'
import { createCreditsService } from './features/credits/credits.service.ts'
import { createDocumentsRepository } from './features/documents/documents.repository.ts'
import type { DocumentWriter } from './adapters/llm/document-writer.port.ts'
import { createAnalyticsRepository } from './features/analytics/analytics.repository.ts'
import { createAnalyticsService } from './features/analytics/analytics.service.ts'
import { createResumesRepository } from './features/resumes/resumes.repository.ts'
import { createResumesService } from './features/resumes/resumes.service.ts'
import { createThumbnailsRepository } from './features/resumes/thumbnails.repository.ts'
import { createThumbnailsService } from './features/resumes/thumbnails.service.ts'
import { createVersionsRepository } from './features/resumes/versions.repository.ts'
import { createVersionsService } from './features/resumes/versions.service.ts'

export interface ServiceParts extends PaymentParts {
  freeCallLimits: FreeCallLimits
  tokens: Tokens
  passwords: Passwords
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
}

/** The features' services, each with what it needs of the others. */
export function createServices(parts: ServiceParts, { log, countAlarm }: Watching) {
  const {
    database: { db },
    clock,
    ids,
  } = parts
  const accounts = createAccountsService({
    ...parts,
    repository: createAccountsRepository(db),
    // The embedded database has this one process: it knows of every session that ends.
    knownTokens: parts.database.kind === 'embedded' ? createKnownTokens(clock) : nothingKnown,
  })
  const chats = createAssistantRepository(db)
  const transactions = transactionsOf(db)
  const factChanges = createFactsRepository(db)
  const resumes = createResumesService({
    transactions,
    repository: createResumesRepository(db),
    versions: createVersionsService({ versions: createVersionsRepository(db), clock, ids }),
    clock,
    ids,
    compiler: parts.compiler,
    otherBytesOf: sumOf([chats, factChanges, createDocumentsRepository(db)]),
    isAcceptedProposal: (tx, { id: resumeId, userId }, latex) => chats.isAccepted(tx, { userId, resumeId }, latex),
  })
  const thumbnails = createThumbnailsService({
    ...parts,
    transactions,
    resumes: createResumesRepository(db),
    thumbnails: createThumbnailsRepository(db),
    classVersion: classVersionOf(parts.texFiles),
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
    ...reportsOf({ log, countAlarm }),
  })
  const reports = reportsOf({ log, countAlarm })
  const written = createDocuments({ ...parts, db, transactions, resumes, facts, credits, freeCalls, reports })
  return {
    accounts,
    resumes,
    thumbnails,
    analytics,
    credits,
    assistant,
    answering,
    freeCalls,
    facts,
    ...written,
    ...createPayments(parts, { credits, log, countAlarm }),
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
const reportsOf = ({ log, countAlarm }: Watching): Required<Pick<AnsweringParts, 'onLostCredit' | 'onFailure'>> => ({
  // What a person let expire in a test is no loss.
  onLostCredit({ kind, key }) {
    if (kind !== 'refund') return
    countAlarm('awaited_credit_used')
    log.error({ alarm: 'awaited_credit_used', grantKey: key }, 'a credit was used that a refund was to take back')
  },
  // What went wrong may quote what a person wrote: only its kind is logged.
  onFailure({ reason, error }) {
    const status = error instanceof AssistantFailure ? error.status : null
    const facts = { reason, status, err: { type: error instanceof Error ? error.name : 'none' } }
    if (reason === 'misconfigured') log.error(facts, 'the provider of answers refuses the key or the model')
    else if (reason === 'daily_limit') log.error(facts, 'no answers any more today: AI_FREE_CALLS_PER_DAY is reached')
    else log.warn(facts, 'an answer did not come about')
  },
})
