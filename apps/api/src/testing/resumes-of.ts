// The resumes of a database, for tests that put the other services together themselves.
import { randomUUID } from 'node:crypto'
import { systemClock } from '../adapters/system-clock.ts'
import type { Database } from '../db/open-database.ts'
import { createAssistantRepository } from '../features/assistant/assistant.repository.ts'
import { createResumesRepository } from '../features/resumes/resumes.repository.ts'
import { createResumesService, type ResumesService } from '../features/resumes/resumes.service.ts'
import { createVersionsRepository } from '../features/resumes/versions.repository.ts'

export const resumesOf = (db: Database): ResumesService =>
  createResumesService({
    repository: createResumesRepository(db),
    versions: createVersionsRepository(db),
    clock: systemClock,
    ids: { next: randomUUID },
    compiler: { prepare: () => {} },
    conversationBytesOf: (userId) => createAssistantRepository(db).bytesOf(userId),
  })
