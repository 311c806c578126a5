// A page's picture is drawn once a resume has been left alone for a while: the dashboard then has it at once.
import type { ResumeOwner } from '../resumes.repository.ts'
import type { ThumbnailsService } from './thumbnails.service.ts'

/** Longer than a pause in typing: while a user edits, pictures would only take the compiler's time. */
const quietMs = 20_000
const maxDrawMs = 15_000
/** More resumes are not waited for: their pictures are drawn when they are asked for. */
const maxWaiting = 200

export interface ThumbnailPreparation {
  /** After each change of the text. */
  prepare(which: ResumeOwner): void
  stop(): void
}

export function createThumbnailPreparation(thumbnails: Pick<ThumbnailsService, 'find'>): ThumbnailPreparation {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const draw = (which: ResumeOwner) => {
    waiting.delete(which.id)
    // A picture that could not be drawn is drawn when it is asked for.
    thumbnails.find(which, AbortSignal.timeout(maxDrawMs)).catch(() => undefined)
  }
  return {
    prepare(which) {
      const { id, userId } = which
      clearTimeout(waiting.get(id))
      if (!waiting.has(id) && waiting.size >= maxWaiting) return
      waiting.set(id, setTimeout(() => draw({ id, userId }), quietMs).unref())
    },
    stop() {
      for (const timer of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
