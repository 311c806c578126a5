import { Check, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { files as words } from '../../../strings/en/editing/files.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { withoutEnding } from './file-name.ts'
import type { Renamed } from './use-file-acts.ts'

interface Props {
  name: string
  onRename: (to: string) => Promise<Renamed>
  /** With the name that the file has now. */
  onEnd: (name: string) => void
}

/** In the place of the name; its ending stays when the name is typed over. */
export function RenameForm({ name, onRename, onEnd }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(name)
  const [refusal, setRefusal] = useState<string>()
  const [isPending, setPending] = useState(false)
  useEffect(() => {
    input.current?.focus()
    input.current?.setSelectionRange(0, withoutEnding(name).length)
  }, [name])
  const submit = async () => {
    if (isPending) return
    setPending(true)
    const renamed = await onRename(typed)
    setPending(false)
    if ('name' in renamed) return onEnd(renamed.name)
    setRefusal(renamed.refusal)
    input.current?.focus()
  }
  return (
    <form
      className="flex items-start gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEnd(name)
      }}
    >
      <TextField
        ref={input}
        label={words.newName(name)}
        hideLabel
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefusal(undefined)
        }}
        error={refusal}
        className="grow"
      />
      <IconButton
        type="submit"
        label={words.saveName}
        icon={isPending ? <Spinner size={16} /> : <Check aria-hidden="true" />}
      />
      <IconButton label={words.cancel} icon={<X aria-hidden="true" />} onClick={() => onEnd(name)} />
    </form>
  )
}
