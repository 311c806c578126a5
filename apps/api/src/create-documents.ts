// Letters and notes: their services, each with what it needs of the others.
import type { Clock, Ids } from './adapters/clock.port.ts'
import type { Background } from './adapters/background/background.port.ts'
import type { Compiler } from './adapters/compiler/compiler.port.ts'
import { AssistantFailure } from './adapters/llm/assistant.port.ts'
import type { DocumentWriter } from './adapters/llm/document-writer.port.ts'
import type { Transactions } from './adapters/transactions.port.ts'
import type { Database } from './db/open-database.ts'
import type { AnsweringParts } from './features/assistant/answering.service.ts'
import type { FreeCallsRepository } from './features/assistant/free-calls.repository.ts'
import type { CreditsService } from './features/credits/credits.service.ts'
import { createDocumentAsksRepository } from './features/documents/document-asks.repository.ts'
import { createDocumentsRepository } from './features/documents/documents.repository.ts'
import { createDocumentsService } from './features/documents/documents.service.ts'
import { createWritingService } from './features/documents/writing.service.ts'
import type { ResumesService } from './features/resumes/resumes.service.ts'

interface Parts {
  db: Database
  clock: Clock
  ids: Ids
  compiler: Compiler
  background: Background
  documentWriter: DocumentWriter
  transactions: Transactions
  resumes: ResumesService
  facts: AnsweringParts['facts']
  credits: CreditsService
  freeCalls: FreeCallsRepository
  reports: Required<Pick<AnsweringParts, 'onLostCredit' | 'onFailure'>>
}

export function createDocuments({ db, documentWriter: writer, reports, ...parts }: Parts) {
  const repository = createDocumentsRepository(db)
  const documents = createDocumentsService({ ...parts, repository })
  const writing = createWritingService({
    ...parts,
    repository,
    documents,
    asks: createDocumentAsksRepository(db),
    writer,
    onLostCredit: reports.onLostCredit,
    onFailure: (error) => reports.onFailure({ reason: reasonIn(error), error }),
  })
  return { documents, writing }
}

const reasonIn = (error: unknown) => (error instanceof AssistantFailure ? error.reason : 'internal')
