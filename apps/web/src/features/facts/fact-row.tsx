import type { Fact } from '@galley/contract/facts'
import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { facts as words } from '../../strings/en/facts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useFocusAfter } from '../../ui/use-focus-after.ts'
import { FactForm } from './fact-form.tsx'

interface Props {
  fact: Fact
  resumeTitle: string
  isBusy: boolean
  onDelete: () => void
}

/** One fact, with where it was said. */
export function FactRow({ fact, resumeTitle, isBusy, onDelete }: Props) {
  const [isEdited, setEdited] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  useFocusAfter(isEdited, editButton)
  const { text, answers_claim: claim, said_at: at, is_corrected: isCorrected } = fact
  return (
    <li className="flex items-start gap-2 border-t border-rule py-3">
      {isEdited ? (
        <FactForm fact={fact} onDone={() => setEdited(false)} />
      ) : (
        <>
          <div className="min-w-0 grow">
            <p className="wrap-anywhere">{text}</p>
            <p className="mt-0.5 text-sm text-ink-faint wrap-anywhere">
              {claim ? words.answered(claim.text) : words.said(resumeTitle)}, <time dateTime={at}>{dayOf(at)}</time>
              {isCorrected && `, ${words.corrected}`}
            </p>
          </div>
          <div className="flex">
            <IconButton
              ref={editButton}
              label={words.editFact(text)}
              tooltip={words.edit}
              disabled={isBusy}
              icon={<Pencil aria-hidden="true" />}
              onClick={() => setEdited(true)}
            />
            <IconButton
              data-fact-delete=""
              tone="danger"
              label={words.deleteFact(text)}
              tooltip={words.delete}
              disabled={isBusy}
              icon={<Trash2 aria-hidden="true" />}
              onClick={onDelete}
            />
          </div>
        </>
      )}
    </li>
  )
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const dayOf = (iso: string) => day.format(new Date(iso))
