import type { TrashedResume } from '@galley/contract/resumes'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { shortDate } from './short-date.ts'
import { useDeleteForGood, useRestore, useTrash } from './trash-queries.ts'

const words = strings.dashboard.trash
const dayMs = 86_400_000

/** Whole days until then; a part of a day counts as one. */
export const daysUntil = (iso: string, now: number): number =>
  Math.max(0, Math.ceil((new Date(iso).getTime() - now) / dayMs))

interface Props {
  nameOfTemplate: (id: string) => string
  /** A row is about to go, with the focus in it. */
  onLeft: () => void
  /** A resume can't be brought back any more. */
  onDeleted: (id: string) => void
}

export function TrashList({ nameOfTemplate, onLeft, onDeleted }: Props) {
  const { trash, isFailing, retry } = useTrash()
  const restore = useRestore()
  const remove = useDeleteForGood()
  const [doomed, setDoomed] = useState<TrashedResume>()
  const [now] = useState(() => Date.now())
  const [asking, setAsking] = useState(false)
  const isBusy = restore.isPending || remove.isPending

  if (!trash && isFailing)
    return <RetryNotice sentence={words.failed} retryLabel={strings.dashboard.retry} onRetry={retry} />
  if (!trash)
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton className="h-24" />
      </div>
    )
  if (trash.length === 0) return <p className="border-t border-rule pt-8 text-ink-soft">{words.empty}</p>
  return (
    <>
      <ul className="grid gap-3">
        {trash.map((resume) => (
          <li key={resume.id}>
            <TrashRow
              resume={resume}
              daysLeft={daysUntil(resume.removed_at, now)}
              templateName={nameOfTemplate(resume.template_name)}
              isBusy={isBusy}
              onRestore={() => restore.mutate(resume, { onSuccess: onLeft })}
              onDelete={() => {
                setDoomed(resume)
                setAsking(true)
              }}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.question}
        description={doomed && words.consequence(doomed.title)}
        confirmLabel={words.deleteForGood}
        cancelLabel={words.cancel}
        onConfirm={() => {
          if (!doomed) return
          remove.mutate(doomed, {
            onSuccess() {
              onDeleted(doomed.id)
              onLeft()
            },
          })
        }}
      />
    </>
  )
}

interface RowProps {
  resume: TrashedResume
  daysLeft: number
  templateName: string
  isBusy: boolean
  onRestore: () => void
  onDelete: () => void
}

function TrashRow({ resume, daysLeft, templateName, isBusy, onRestore, onDelete }: RowProps) {
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 grow basis-56">
        <h2 className="line-clamp-2 font-display text-lg leading-snug wrap-anywhere">{resume.title}</h2>
        <p className="mt-0.5 text-sm text-ink-faint">
          {templateName} · {words.deleted} <time dateTime={resume.deleted_at}>{shortDate(resume.deleted_at)}</time> ·{' '}
          <span className="text-ink-soft">{words.daysLeft(daysLeft)}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          disabled={isBusy}
          aria-label={words.restoreTitle(resume.title)}
          onClick={onRestore}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          {words.restore}
        </Button>
        <Button
          size="sm"
          variant="danger"
          disabled={isBusy}
          aria-label={words.deleteTitle(resume.title)}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {words.deleteForGood}
        </Button>
      </div>
    </Card>
  )
}
