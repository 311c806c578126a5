import { limits } from '@galley/contract/limits'
import { useState, type FormEvent } from 'react'
import { jobTerms } from '../../strings/en/job-terms.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'

const words = jobTerms.posting

interface Props {
  jobDescription: string
  onSave: (jobDescription: string) => void
  /** Without it there is nothing to go back to. */
  onCancel?: () => void
}

export function PostingForm({ jobDescription, onSave, onCancel }: Props) {
  const [text, setText] = useState(jobDescription)
  const [error, setError] = useState<string | undefined>(undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // One that stands there may be taken away; where there is none, nothing is asked for by mistake.
    if (text.trim() === '' && !onCancel) setError(words.missing)
    else onSave(text)
  }
  return (
    <form onSubmit={submit}>
      <TextArea
        label={words.field}
        value={text}
        error={error}
        autoFocus={onCancel !== undefined}
        maxLength={limits.jobDescriptionChars}
        minHeightPx={144}
        maxHeightPx={360}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button size="sm" variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        <Button size="sm" type="submit">
          {words.save}
        </Button>
      </div>
    </form>
  )
}
