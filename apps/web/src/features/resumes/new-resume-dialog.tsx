import type { ResumeListItem } from '@galley/contract/resumes'
import { Copy, FileCode2, FileUp, ScrollText, SquarePen, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { strings } from '../../strings/en.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from './select-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const words = strings.dashboard.chooser

/** What a new resume starts from. */
export type StartingPoint = 'file' | 'copy' | 'form' | 'latex' | 'sample'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Those that it can be a copy of. */
  resumes: readonly ResumeListItem[]
  /** Of which the rest is up to the page: with `copy` comes the resume's id. */
  onStart: (start: StartingPoint, id?: string) => void
  isBusy: boolean
  hasFailed: boolean
}

const ways: readonly (readonly [StartingPoint, LucideIcon])[] = [
  ['file', FileUp],
  ['copy', Copy],
  ['form', SquarePen],
  ['latex', FileCode2],
  ['sample', ScrollText],
]

/** Where a new resume comes from. */
export function NewResumeDialog({ open, onOpenChange, resumes, onStart, isBusy, hasFailed }: Props) {
  const [isCopying, setCopying] = useState(false)
  const close = (next: boolean) => {
    setCopying(false)
    onOpenChange(next)
  }
  return (
    <Dialog
      isSheet
      open={open}
      onOpenChange={close}
      title={words.title}
      description={words.lead}
      closeLabel={words.close}
    >
      {hasFailed && (
        <Notice tone="error" className="mb-4">
          {words.failed}
        </Notice>
      )}
      {isCopying ? (
        <CopyForm
          resumes={resumes}
          isBusy={isBusy}
          onBack={() => setCopying(false)}
          onCopy={(id) => onStart('copy', id)}
        />
      ) : (
        <ul className="grid gap-2">
          {ways
            .filter(([start]) => start !== 'copy' || resumes.length > 0)
            .map(([start, Icon]) => (
              <li key={start}>
                <button
                  type="button"
                  disabled={isBusy}
                  onClick={() => (start === 'copy' ? setCopying(true) : onStart(start))}
                  className="flex w-full items-center gap-4 rounded-md border border-rule px-4 py-3 text-left enabled:hover:border-ink enabled:hover:bg-inset disabled:opacity-50"
                >
                  <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
                  <span className="min-w-0">
                    <span className="block font-medium">{words.ways[start].name}</span>
                    <span className="block text-sm text-ink-soft">{words.ways[start].note}</span>
                  </span>
                </button>
              </li>
            ))}
        </ul>
      )}
    </Dialog>
  )
}

interface CopyFormProps {
  resumes: readonly ResumeListItem[]
  isBusy: boolean
  onBack: () => void
  onCopy: (id: string) => void
}

function CopyForm({ resumes, isBusy, onBack, onCopy }: CopyFormProps) {
  const [id, setId] = useState(resumes[0]?.id ?? '')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onCopy(id)
      }}
    >
      <SelectField
        label={words.which}
        value={id}
        options={resumes.map((resume) => [resume.id, resume.title])}
        onChange={setId}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onBack}>
          {words.back}
        </Button>
        <Button type="submit" busy={isBusy}>
          {words.copy}
        </Button>
      </div>
    </form>
  )
}
