// Above the panes of a copy: how much changed in the resume that it was made of, and the way to decide on it.
import { takeOver } from '@galley/resume/variant/take-over'
import { GitCompareArrows, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { toast } from 'sonner'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { OriginDialog, type FieldLabel } from './origin-dialog.tsx'
import { dismissNotice, isNoticeDismissed } from './dismissed-notice.ts'
import { useOrigin, type FollowedOrigin } from './use-origin.ts'

const words = strings.variants

interface Props {
  resumeId: string | null
  latex: string
  /** The assistant works on the text, or a proposal for it waits. */
  isLocked: boolean
  /** It opens on the changes. */
  isReviewAsked: boolean
  onReviewed: () => void
  /** The page knows the routes. */
  trashLink: ReactNode
  fieldLabel: FieldLabel
  onChange: (latex: string) => void
}

export function OriginNotice({ resumeId, trashLink, ...rest }: Props) {
  const origin = useOrigin({ resumeId, latex: rest.latex })
  if (origin?.kind === 'followed') return <Changes origin={origin} {...rest} />
  if (origin?.kind === 'trashed' && resumeId !== null)
    return <Trashed key={resumeId} resumeId={resumeId} title={origin.title} trashLink={trashLink} />
  if (origin?.kind !== 'failed') return null
  return (
    <Line sentence={words.notLoaded}>
      <Button variant="secondary" size="sm" busy={origin.isRetrying} onClick={origin.retry}>
        {words.retry}
      </Button>
    </Line>
  )
}

interface TrashedProps {
  resumeId: string
  title: string
  trashLink: ReactNode
}

/** Until it is dismissed, in this browser. */
function Trashed({ resumeId, title, trashLink }: TrashedProps) {
  const [isDismissed, setDismissed] = useState(() => isNoticeDismissed(resumeId))
  if (isDismissed) return null
  const dismiss = () => {
    dismissNotice(resumeId)
    setDismissed(true)
  }
  return (
    <Line sentence={words.trashed(title)}>
      <span className="text-ink-soft">{trashLink}</span>
      <IconButton
        label={words.dismiss}
        icon={<X aria-hidden="true" className="size-4" />}
        className="ml-auto"
        onClick={dismiss}
      />
    </Line>
  )
}

function Line({ sentence, children }: { sentence: string; children: ReactNode }) {
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule bg-inset px-3 py-1.5 text-sm sm:px-5">
      <GitCompareArrows aria-hidden="true" className="size-4 text-ink-faint" />
      <p role="status">{sentence}</p>
      {children}
    </div>
  )
}

type ChangesProps = Omit<Props, 'resumeId' | 'trashLink'> & { origin: FollowedOrigin }

function Changes({ origin, latex, isLocked, isReviewAsked, onReviewed, fieldLabel, onChange }: ChangesProps) {
  const [isOpen, setOpen] = useState(isReviewAsked)
  const { title, changes, variant, onDecided, isDeciding } = origin
  if (changes.length === 0 && !isOpen) return null
  const take = (ids: readonly string[]) => {
    const { latex: next, left } = takeOver({ ...variant, latex }, ids)
    onChange(next)
    if (left.length > 0) toast.error(words.notTaken(left.length))
  }
  return (
    <Line sentence={words.since(changes.length, title)}>
      <Button variant="secondary" size="sm" disabled={isLocked} onClick={() => setOpen(true)}>
        {words.review}
      </Button>
      <OriginDialog
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open)
          if (!open) onReviewed()
        }}
        title={title}
        changes={changes}
        fieldLabel={fieldLabel}
        isBusy={isDeciding}
        isLocked={isLocked}
        onTakeOver={take}
        onKeep={onDecided}
      />
    </Line>
  )
}
