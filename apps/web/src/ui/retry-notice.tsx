import { Button } from './button.tsx'
import { cx } from './class-names.ts'
import { Notice } from './notice.tsx'

interface Props {
  sentence: string
  retryLabel: string
  onRetry: () => void
  className?: string
}

/** In the place of something that could not be loaded: what it is, and the way to ask for it again. */
export function RetryNotice({ sentence, retryLabel, onRetry, className }: Props) {
  return (
    <Notice tone="error" className={cx('flex flex-wrap items-center justify-between gap-3', className)}>
      <span>{sentence}</span>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {retryLabel}
      </Button>
    </Notice>
  )
}
