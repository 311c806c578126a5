// Thumbnails: the first page of each resume as a small picture, drawn when it is first asked for and kept with a hash
// of the text that it shows.
import { createHash } from 'node:crypto'
import { isWorkerRefusal } from '@galley/contract/errors'
import type { Clock } from '../../../adapters/clock.port.ts'
import type { Beside, Compiler } from '../../../adapters/compiler/compiler.port.ts'
import type { Transactions } from '../../../adapters/transactions.port.ts'
import type { BesideOf } from '../files-beside.ts'
import type { ResumeOwner, ResumesRepository, StoredResume } from '../resumes.repository.ts'
import { createTurns } from './thumbnail-turns.ts'
import type { StoredThumbnail, ThumbnailsRepository } from './thumbnails.repository.ts'

export type ThumbnailOutcome =
  | { kind: 'drawn'; image: Uint8Array; hash: string }
  | { kind: 'missing' }
  /** The text does not compile, or its page cannot be drawn. */
  | { kind: 'no_page' }
  /** Too many are waiting, or the compiler is busy. */
  | { kind: 'unavailable' }
export type ThumbnailsService = ReturnType<typeof createThumbnailsService>

interface Parts {
  transactions: Transactions
  resumes: ResumesRepository
  thumbnails: ThumbnailsRepository
  compiler: Pick<Compiler, 'drawThumbnail'>
  besideOf: BesideOf
  clock: Clock
  /** Changes with the class and its themes: what was drawn with another is drawn again. */
  classVersion: () => string
  /** How long one may take, waiting for the compiler included. */
  maxMs?: number
}

/** A text without a page is tried again after that time: the machine may have been at fault. */
const noPageMs = 15 * 60_000
/** One that took too long is tried again sooner: a busy machine is late, too. */
const lateMs = 60_000

export function createThumbnailsService(parts: Parts) {
  const { transactions, resumes, thumbnails, compiler, besideOf, clock, classVersion, maxMs = 10_000 } = parts
  const turns = createTurns()
  const hashOf = ({ latexContent }: StoredResume, beside: Beside | undefined) =>
    createHash('sha256')
      .update(`${classVersion()}\n`)
      .update(beside ? `${JSON.stringify(beside.files)}\n` : '')
      .update(latexContent)
      .digest('base64url')

  async function findKept(which: ResumeOwner, hash: string): Promise<ThumbnailOutcome | null> {
    const kept = await thumbnails.find(which)
    if (kept?.hash !== hash) return null
    if (kept.image !== null) return { kind: 'drawn', image: kept.image, hash }
    return clock.now().getTime() - kept.drawnAt.getTime() < noPageMs ? { kind: 'no_page' } : null
  }

  /** Nothing, where the resume was deleted or saved meanwhile. */
  const keep = (which: ResumeOwner, { hash, image, drawnAt }: Pick<StoredThumbnail, 'hash' | 'image' | 'drawnAt'>) =>
    transactions.run(async (tx) => {
      const resume = await resumes.lock(tx, which)
      if (!resume || hashOf(resume, await besideOf(which, tx)) !== hash) return
      await thumbnails.keep(tx, { resumeId: which.id, userId: which.userId, hash, image, drawnAt })
    })

  async function draw(
    resume: StoredResume,
    { hash, beside }: { hash: string; beside: Beside | undefined },
    signal: AbortSignal,
  ): Promise<ThumbnailOutcome> {
    const limit = AbortSignal.timeout(maxMs)
    const { latexContent: latex, userId: userKey } = resume
    const { outcome, image } = await compiler.drawThumbnail(
      { latex, userKey },
      AbortSignal.any([signal, limit]),
      beside,
    )
    const isLate = limit.aborted && !signal.aborted
    if (isWorkerRefusal(outcome) && !isLate) return { kind: 'unavailable' }
    const ageMs = isLate && image === null ? noPageMs - lateMs : 0
    await keep(resume, { hash, image, drawnAt: new Date(clock.now().getTime() - ageMs) })
    return image === null ? { kind: 'no_page' } : { kind: 'drawn', image, hash }
  }

  return {
    async find(which: ResumeOwner, signal: AbortSignal): Promise<ThumbnailOutcome> {
      const resume = await resumes.find(which)
      if (!resume) return { kind: 'missing' }
      const beside = await besideOf(which)
      const hash = hashOf(resume, beside)
      const kept = await findKept(which, hash)
      if (kept) return kept
      const endTurn = await turns.take(which.userId, signal)
      if (endTurn === null) return { kind: 'unavailable' }
      try {
        // Another request may have drawn it meanwhile.
        return (await findKept(which, hash)) ?? (await draw(resume, { hash, beside }, signal))
      } finally {
        endTurn()
      }
    },
  }
}
