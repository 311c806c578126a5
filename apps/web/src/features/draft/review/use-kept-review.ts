// Shows what an earlier visit has read beside its draft, and keeps what this one reads.
import { useEffect, useRef, useState } from 'react'
import type { FormUnreadLine } from '../model/draft-storage.ts'
import { forgetReview, keepMarks, keepReview, takeReview, type KeptMarks, type KeptReview } from './kept-review.ts'
import type { Original } from './original.ts'

interface Shown extends Omit<KeptMarks, 'declined' | 'unread'> {
  original: Original | null
  declined: ReadonlySet<string>
  unread: readonly FormUnreadLine[]
}

interface Parts {
  userId: string
  /** Whether the draft is one that a file has filled. */
  isWanted: () => boolean
  /** What was read, by its id; an empty one: nothing. */
  review: Shown
  /** Returns false where another file was chosen meanwhile. */
  onTaken: (kept: KeptReview) => boolean
}

export function useKeptReview({ userId, isWanted, review, onTaken }: Parts): void {
  const [isTaken, setTaken] = useState(false)
  const listener = useRef({ isWanted, onTaken })
  useEffect(() => void (listener.current = { isWanted, onTaken }))
  /** The id of what is kept by now. */
  const kept = useRef('')
  useEffect(() => {
    let isCurrent = true
    void takeReview(userId).then((taken) => {
      if (!isCurrent) return
      if (taken && !listener.current.isWanted()) void forgetReview(userId)
      else if (taken && listener.current.onTaken(taken)) kept.current = taken.marks.id
      setTaken(true)
    })
    return () => void (isCurrent = false)
  }, [userId])

  const { id, original, name, evidence, isCut, declined, confirmed, conflicts, isOpen, unread } = review
  useEffect(() => {
    if (!isTaken || id === '') return
    const marks: KeptMarks = {
      id,
      name,
      evidence,
      isCut,
      declined: [...declined],
      confirmed,
      conflicts,
      isOpen,
      unread: unread.map(({ text, boxes }) => ({ text, boxes })),
    }
    if (kept.current === id) void keepMarks(userId, marks)
    else void keepReview(userId, { original, marks })
    kept.current = id
  }, [isTaken, userId, id, original, name, evidence, isCut, declined, confirmed, conflicts, isOpen, unread])
}
