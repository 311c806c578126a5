// One passkey of the list: its name, which can be changed in place, and the way to remove it.
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { ChangeOutcome } from '../account-actions.ts'
import { removePasskey, renamePasskey, type Passkey } from '../passkeys.ts'

const words = strings.passkeys
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

interface Props {
  passkey: Passkey
  onChanged: (outcome: ChangeOutcome) => Promise<void>
}

export function PasskeyRow({ passkey, onChanged }: Props) {
  const { id, name, addedAt, usedAt } = passkey
  const [isNaming, setNaming] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const times = [words.added(day.format(addedAt)), ...(usedAt ? [words.used(day.format(usedAt))] : [])]
  if (isNaming) return <NameForm {...{ passkey, onChanged }} onClose={() => setNaming(false)} />
  return (
    <li className="flex items-center gap-2 py-3">
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">{times.join(', ')}</p>
      </div>
      <IconButton label={words.rename(name)} icon={<Pencil aria-hidden="true" />} onClick={() => setNaming(true)} />
      <IconButton
        label={words.remove(name)}
        icon={<Trash2 aria-hidden="true" />}
        tone="danger"
        onClick={() => setRemoving(true)}
      />
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={words.removal.title(name)}
        description={words.removal.body}
        confirmLabel={words.removal.confirm}
        cancelLabel={words.removal.cancel}
        onConfirm={() => void removePasskey(id).then(onChanged)}
      />
    </li>
  )
}

function NameForm({ passkey, onChanged, onClose }: Props & { onClose: () => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: passkey.name } })
  const submit = handleSubmit(async ({ name }) => {
    if (name.trim() !== '') await onChanged(await renamePasskey(passkey.id, name.trim()))
    onClose()
  })
  return (
    <li className="py-3">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-3">
        <TextField {...register('name')} label={words.name} autoFocus maxLength={60} className="min-w-48 grow" />
        <Button type="submit" busy={formState.isSubmitting}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </form>
    </li>
  )
}
