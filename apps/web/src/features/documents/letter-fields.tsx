import type { LetterContent } from '@galley/contract/documents'
import { limits } from '@galley/contract/limits'
import { documents } from '../../strings/en/documents.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

const words = documents.letter

interface Props {
  content: LetterContent
  onEdit: (content: LetterContent) => void
}

/** In the order of the page. */
export function LetterFields({ content, onEdit }: Props) {
  const line = (name: 'date' | 'subject' | 'salutation' | 'closing') => ({
    label: words[name],
    maxLength: limits.lineChars,
    value: content[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => onEdit({ ...content, [name]: event.currentTarget.value }),
  })
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...line('date')} />
        <TextField {...line('subject')} />
      </div>
      <TextArea
        label={words.recipient}
        hint={words.recipientHint}
        maxLength={limits.recipientChars}
        maxHeightPx={160}
        value={content.recipient}
        onChange={(event) => onEdit({ ...content, recipient: event.currentTarget.value })}
      />
      <TextField {...line('salutation')} />
      <TextArea
        label={words.body}
        hint={words.bodyHint}
        maxLength={limits.letterChars}
        minHeightPx={280}
        maxHeightPx={900}
        value={content.body}
        onChange={(event) => onEdit({ ...content, body: event.currentTarget.value })}
      />
      <TextField {...line('closing')} hint={words.closingHint} />
    </div>
  )
}
