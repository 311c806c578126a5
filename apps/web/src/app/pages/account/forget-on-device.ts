// What this browser has kept of a user who is gone: drafts, texts that were not saved, and preferences.
import { clearDraft } from '../../../features/draft/model/draft-storage.ts'
import { forgetReview } from '../../../features/draft/review/kept-review.ts'
import { forgetPhotosOf } from '../../../features/editor/photo/kept-photos.ts'
import { removeDraftsOf } from '../../../features/editor/save/device-drafts.ts'

/** Other users of this browser lose nothing. */
export async function forgetOnDevice(userId: string): Promise<void> {
  try {
    clearDraft(localStorage, userId)
    const theirs = Object.keys(localStorage).filter((key) => key.includes(userId))
    for (const key of theirs) localStorage.removeItem(key)
    // Of one tab, and of its user alone.
    sessionStorage.clear()
  } catch {
    // Forbidden storage holds nothing.
  }
  await Promise.all([removeDraftsOf(userId), forgetReview(userId), forgetPhotosOf(userId)])
}
