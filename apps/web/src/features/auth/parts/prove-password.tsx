// The password once more, before something that opens the account is added: a session may be borrowed.
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useUser } from '../auth-context.ts'

interface Props {
  lead: string
  next: string
  cancel: string
  /** Returns a sentence where it was refused. */
  onPassword: (password: string) => Promise<string | undefined>
  onCancel: () => void
}

export function ProvePassword({ lead, next, cancel, onPassword, onCancel }: Props) {
  const { email } = useUser()
  const [refusal, setRefusal] = useState<string>()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { current: '' } })
  const submit = handleSubmit(async ({ current }) => {
    setRefusal(undefined)
    setRefusal(await onPassword(current))
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col items-stretch gap-4">
      <p className="text-ink-soft">{lead}</p>
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...register('current', { required: strings.auth.required.password })}
        label={strings.account.password.current}
        showLabel={strings.auth.showPassword}
        hideLabelText={strings.auth.hidePassword}
        autoComplete="current-password"
        autoFocus
        error={formState.errors.current?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={formState.isSubmitting}>
          {next}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}
