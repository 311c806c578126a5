// Above the panes of a copy: how much changed in the resume that it was made of, and the way to decide on it.
import { takeOver } from '@galley/resume/variant/take-over'
import { GitCompareArrows } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { OriginDialog, type FieldLabel } from './origin-dialog.tsx'
import { useOrigin } from './use-origin.ts'

const words = strings.variants

interface Props {
  resumeId: string | null
  latex: string
  /** The assistant works on the text, or a proposal for it waits. */
  isLocked: boolean
  fieldLabel: FieldLabel
  onChange: (latex: string) => void
}

export function OriginNotice({ resumeId, latex, isLocked, fieldLabel, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const origin = useOrigin({ resumeId, latex })
  if (!origin || (origin.changes.length === 0 && !isOpen)) return null
  const { title, changes, variant, onDecided, isDeciding } = origin
  const take = (ids: readonly string[]) => {
    const { latex: next, left } = takeOver({ ...variant, latex }, ids)
    onChange(next)
    if (left.length > 0) toast.error(words.notTaken(left.length))
  }
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule bg-inset px-3 py-1.5 text-sm sm:px-5">
      <GitCompareArrows aria-hidden="true" className="size-4 text-ink-faint" />
      <p role="status">{words.since(changes.length, title)}</p>
      <Button variant="secondary" size="sm" disabled={isLocked} onClick={() => setOpen(true)}>
        {words.review}
      </Button>
      <OriginDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        changes={changes}
        fieldLabel={fieldLabel}
        isBusy={isDeciding}
        isLocked={isLocked}
        onTakeOver={take}
        onKeep={onDecided}
      />
    </div>
  )
}
