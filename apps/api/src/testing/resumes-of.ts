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

type Parts = Parameters<typeof createResumesService>[0]

/** `own`: what a test has in place of the usual parts. */
export function resumesOf(
  db: Database,
  own: Partial<Pick<Parts, 'repository' | 'clock' | 'isAcceptedProposal'>> = {},
): ResumesService {
  const { clock = systemClock } = own
  const files = createResumeFilesRepository(db)
  return createResumesService({
    repository: createResumesRepository(db),
    transactions: transactionsOf(db),
    versions: createVersionsService({
      versions: createVersionsRepository(db),
      filesOf: (tx, which) => files.list(which, tx),
      clock,
      ids,
    }),
    clock,
    ids,
    files,
    compiler: { prepare: () => {} },
    otherBytesOf: (userId) => createAssistantRepository(db).bytesOf(userId),
    onStored: () => {},
    isAcceptedProposal: () => sql<boolean>`false`,
    ...own,
  })
}
