import { limits } from '@galley/contract/limits'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { strings } from '../../strings/en.ts'
import { cx } from '../../ui/class-names.ts'
import { inputClass } from '../../ui/fields/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

const words = strings.dashboard.card

interface Props {
  title: string
  onSave: (title: string) => void
  onCancel: () => void
}

/** The title as a field. Enter and the check save, Escape and the cross leave; a blank title does nothing. */
export function RenameForm({ title, onSave, onCancel }: Props) {
  const [text, setText] = useState(title)
  return (
    <form
      className="flex flex-wrap items-center gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = text.trim()
        if (wanted) onSave(wanted)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
      }}
    >
      <input
        autoFocus
        aria-label={words.titleField}
        value={text}
        maxLength={limits.titleChars}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.currentTarget.value)}
        className={cx(inputClass, 'min-h-10 grow basis-40 px-2 font-display text-lg')}
      />
      <IconButton type="submit" label={words.saveTitle} icon={<Check aria-hidden="true" />} />
      <IconButton label={words.cancelRename} icon={<X aria-hidden="true" />} onClick={onCancel} />
    </form>
  )
}
