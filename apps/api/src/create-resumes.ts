// Composes resumes with their histories, the files beside them, and their thumbnails.
import type { Clock, Ids } from './adapters/clock.port.ts'
import type { Compiler } from './adapters/compiler/compiler.port.ts'
import { classVersionOf } from './adapters/tex/class-version.ts'
import type { TexFiles } from './adapters/tex/tex-files.port.ts'
import { transactionsOf } from './adapters/transactions.port.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { createResumesRepository, type ResumeOwner } from './features/resumes/resumes.repository.ts'
import { besideIn } from './features/resumes/files-beside.ts'
import { createResumeFilesRepository } from './features/resumes/files/resume-files.repository.ts'
import { createResumeFilesService } from './features/resumes/files/resume-files.service.ts'
import { createResumesService } from './features/resumes/resumes.service.ts'
import type { TextSavingParts } from './features/resumes/saving.ts'
import { createThumbnailsRepository } from './features/resumes/thumbnails/thumbnails.repository.ts'
import { createThumbnailPreparation } from './features/resumes/thumbnails/thumbnail-preparation.ts'
import { createThumbnailsService } from './features/resumes/thumbnails/thumbnails.service.ts'
import { createVersionsRepository } from './features/resumes/versions.repository.ts'
import { createVersionsService, versionOf } from './features/resumes/versions.service.ts'

interface ResumeServiceParts {
  database: OpenDatabase
  clock: Clock
  ids: Ids
  compiler: Compiler
  texFiles: TexFiles
}

export function createResumes(
  parts: ResumeServiceParts,
  others: Pick<TextSavingParts, 'otherBytesOf' | 'isAcceptedProposal'>,
) {
  const { db } = parts.database
  const { clock, ids, compiler } = parts
  const transactions = transactionsOf(db)
  const repository = createResumesRepository(db)
  const files = createResumeFilesRepository(db)
  const thumbnails = createThumbnailsService({
    ...parts,
    transactions,
    resumes: repository,
    thumbnails: createThumbnailsRepository(db),
    besideOf: besideIn(files),
    classVersion: classVersionOf(parts.texFiles),
  })
  const thumbnailPreparation = createThumbnailPreparation(thumbnails)
  const versions = createVersionsService({
    versions: createVersionsRepository(db),
    filesOf: (tx, which) => files.list(which, tx),
    clock,
    ids,
  })
  const onStored = (which: ResumeOwner) => thumbnailPreparation.prepare(which)
  const resumes = createResumesService({
    ...others,
    transactions,
    repository,
    versions,
    files,
    clock,
    ids,
    compiler,
    onStored,
  })
  const resumeFiles = createResumeFilesService({
    transactions,
    resumes: repository,
    files,
    keepVersion: (tx, before) => versions.keep(tx, before, versionOf(before, 'before_files')),
    hasRoom: resumes.hasRoomForBytes,
    onChanged: onStored,
    clock,
  })
  return { resumes, resumeFiles, thumbnails, thumbnailPreparation }
}
