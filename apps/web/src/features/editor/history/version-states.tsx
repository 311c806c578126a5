import { editor } from '../../../strings/en/editor.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const words = editor.history

export function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="error">
      {words.failed}{' '}
      <Button size="sm" variant="quiet" onClick={onRetry}>
        {words.retry}
      </Button>
    </Notice>
  )
}

export function Waiting() {
  return (
    <div>
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="mt-2 h-4 w-1/2" />
    </div>
  )
}
