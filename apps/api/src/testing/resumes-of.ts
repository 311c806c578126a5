// The resumes of a database, for tests that put the other services together themselves.
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { systemClock } from '../adapters/system-clock.ts'
import { transactionsOf } from '../adapters/transactions.port.ts'
import type { Database } from '../db/open-database.ts'
import { createAssistantRepository } from '../features/assistant/assistant.repository.ts'
import { createResumeFilesRepository } from '../features/resumes/files/resume-files.repository.ts'
import { createResumesRepository } from '../features/resumes/resumes.repository.ts'
import { createResumesService, type ResumesService } from '../features/resumes/resumes.service.ts'
import { createVersionsRepository } from '../features/resumes/versions.repository.ts'
import { createVersionsService } from '../features/resumes/versions.service.ts'

const ids = { next: randomUUID }

export const resumesOf = (db: Database): ResumesService =>
  createResumesService({
    repository: createResumesRepository(db),
    transactions: transactionsOf(db),
    versions: createVersionsService({
      versions: createVersionsRepository(db),
      filesOf: (tx, which) => createResumeFilesRepository(db).list(which, tx),
      clock: systemClock,
      ids,
    }),
    clock: systemClock,
    ids,
    files: createResumeFilesRepository(db),
    compiler: { prepare: () => {} },
    otherBytesOf: (userId) => createAssistantRepository(db).bytesOf(userId),
    onStored: () => {},
    isAcceptedProposal: () => sql<boolean>`false`,
  })
