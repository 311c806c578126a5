// Quick Start, and the question that comes with it where the form says something else already.
import { ConflictDialog } from './conflict-dialog.tsx'
import { QuickStart } from './quick-start.tsx'
import type { ImportReview } from './use-import-review.ts'

export function ImportCard({ review }: { review: ImportReview }) {
  return (
    <>
      <QuickStart review={review} />
      {review.conflicts.length > 0 && <ConflictDialog conflicts={review.conflicts} onChosen={review.resolve} />}
    </>
  )
}
