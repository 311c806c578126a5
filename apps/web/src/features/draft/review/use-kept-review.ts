// Shows what an earlier visit has read beside its draft, and keeps what this one reads.
import { useEffect, useRef, useState } from 'react'
import type { FormUnreadLine } from '../model/draft-storage.ts'
import { forgetReview, keepMarks, keepReview, takeReview, type KeptMarks, type KeptReview } from './kept-review.ts'
import type { Conflict } from '../model/merge-entries.ts'
import type { Evidence } from './evidence.ts'
import type { Original } from './original.ts'

interface Shown {
  original: Original | null
  evidence: readonly Evidence[]
  isCut: boolean
  declined: ReadonlySet<string>
  confirmed: readonly string[]
  conflicts: readonly Conflict[]
  isOpen: boolean
  unread: readonly FormUnreadLine[]
  /** Of the file that was read; null where none was. */
  name: string | null
}

interface Parts {
  userId: string
  /** Whether the draft is one that a file has filled. */
  isWanted: () => boolean
  review: Shown
  onTaken: (kept: KeptReview) => void
}

export function useKeptReview({ userId, isWanted, review, onTaken }: Parts): void {
  const [isTaken, setTaken] = useState(false)
  const listener = useRef({ isWanted, onTaken })
  useEffect(() => void (listener.current = { isWanted, onTaken }))
  /** What is kept by now; undefined: nothing, or nothing that is known. */
  const kept = useRef<Original | null>(undefined)
  useEffect(() => {
    let isCurrent = true
    void takeReview(userId).then((taken) => {
      if (!isCurrent) return
      if (taken && listener.current.isWanted()) {
        kept.current = taken.original
        listener.current.onTaken(taken)
      }
      setTaken(true)
    })
    return () => void (isCurrent = false)
  }, [userId])

  const { original, name, evidence, isCut, declined, confirmed, conflicts, isOpen, unread } = review
  useEffect(() => {
    if (!isTaken) return
    if (name === null) {
      // Taken back with Undo.
      if (kept.current === undefined || original !== null) return
      kept.current = undefined
      void forgetReview(userId)
      return
    }
    const marks: KeptMarks = {
      name,
      evidence,
      isCut,
      declined: [...declined],
      confirmed,
      conflicts,
      isOpen,
      unread: unread.map(({ text, boxes }) => ({ text, boxes })),
    }
    if (kept.current === original) void keepMarks(userId, marks)
    else void keepReview(userId, { original, marks })
    kept.current = original
  }, [isTaken, userId, original, name, evidence, isCut, declined, confirmed, conflicts, isOpen, unread])
}
