import { useState } from 'react'
import { admin } from '../../strings/en/operating/admin.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Notice } from '../../ui/notice.tsx'

const words = admin.reason
export const minReasonChars = 3

interface Props {
  title: string
  description?: string
  actionLabel: string
  isDangerous?: boolean
  /** It is done to a person, who may read the reason. */
  isAboutPerson?: boolean
  isBusy: boolean
  /** What the server said to the last try. */
  problem: string | null
  onClose: () => void
  onAct: (reason: string) => void
}

/** Every act has a reason: it is asked for before anything happens. Shown while it is mounted. */
export function ReasonDialog(props: Props) {
  const { title, description, actionLabel, isBusy, problem, onClose, onAct } = props
  const { isDangerous = false, isAboutPerson = false } = props
  const [reason, setReason] = useState('')
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      {...(description !== undefined && { description })}
      closeLabel={words.close}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim().length >= minReasonChars) onAct(reason.trim())
        }}
      >
        <TextArea
          label={words.label}
          hint={isAboutPerson ? words.hintAboutPerson : words.hint}
          required
          minLength={minReasonChars}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {problem && <Notice tone="error">{problem}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            variant={isDangerous ? 'danger' : 'primary'}
            busy={isBusy}
            disabled={reason.trim().length < minReasonChars}
          >
            {actionLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
