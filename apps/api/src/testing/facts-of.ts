// The facts of a database, for tests that put the other services together themselves.
import { sameThreadBackground } from '../adapters/background/same-thread-background.ts'
import { systemClock } from '../adapters/system-clock.ts'
import { transactionsOf } from '../adapters/transactions.port.ts'
import type { Database } from '../db/open-database.ts'
import { createSaidRepository } from '../features/assistant/facts/said.repository.ts'
import { createFactsRepository } from '../features/assistant/facts/facts.repository.ts'
import { createFactsService, type FactsService } from '../features/assistant/facts/facts.service.ts'
import { resumesOf } from './resumes-of.ts'

export const factsOf = (db: Database): FactsService =>
  createFactsService({
    transactions: transactionsOf(db),
    repository: createFactsRepository(db),
    said: createSaidRepository(db),
    resumes: resumesOf(db),
    background: sameThreadBackground(),
    clock: systemClock,
  })
