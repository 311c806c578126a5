import { limits } from '@galley/contract/limits'
import { useState, type FormEvent } from 'react'
import { assistant } from '../../strings/en/assistant.ts'
import { frame } from '../../strings/en/frame.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'

const words = assistant.tailor

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What the resume is aimed at already. */
  jobDescription: string
  /** A reply is awaited: nothing can be started before it is there. */
  isBusy: boolean
  onStart: (jobDescription: string) => void
}

export function TailorDialog({ open, onOpenChange, ...form }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.body}
      closeLabel={frame.close}
    >
      <TailorForm {...form} onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}

function TailorForm({
  jobDescription,
  isBusy,
  onStart,
  onCancel,
}: Omit<Props, 'open' | 'onOpenChange'> & { onCancel: () => void }) {
  const [text, setText] = useState(jobDescription)
  const [error, setError] = useState<string | undefined>(undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') setError(words.empty)
    else if (isBusy) setError(words.busy)
    else onStart(text)
  }
  return (
    <form onSubmit={submit}>
      <TextArea
        label={words.field}
        value={text}
        error={error}
        maxLength={limits.jobDescriptionChars}
        minHeightPx={160}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit">{words.start}</Button>
      </div>
    </form>
  )
}
