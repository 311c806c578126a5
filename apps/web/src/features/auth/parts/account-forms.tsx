// What a signed-in user changes of the account: name, address, password.
import { limits } from '@galley/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type UseFormRegisterReturn } from 'react-hook-form'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { changeEmail, changeName, changePassword } from '../account-actions.ts'
import { AccountPart, formClass, useChange } from './account-part.tsx'
import { useUser } from '../auth-context.ts'
import { NewPasswordFields, type NewPassword } from '../new-password-fields.tsx'

const words = strings.account
const auth = strings.auth

export function NamePart() {
  const user = useUser()
  const queries = useQueryClient()
  const { run, notice, isBusy } = useChange(words.saved)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { fullName: user.full_name } })
  const submit = handleSubmit(async ({ fullName }) => {
    if (await run(() => changeName(user.id, fullName.trim())))
      await queries.invalidateQueries({ queryKey: ['profile', user.id] })
  })
  return (
    <AccountPart title={words.name.title}>
      <form noValidate onSubmit={(event) => void submit(event)} className={formClass}>
        {notice}
        <TextField
          {...register('fullName', { validate: (name) => name.trim() !== '' || auth.required.fullName })}
          label={words.name.label}
          hint={words.name.hint}
          autoComplete="name"
          maxLength={limits.fullNameChars}
          error={formState.errors.fullName?.message}
        />
        <Button type="submit" variant="secondary" busy={isBusy} className="self-start">
          {words.name.save}
        </Button>
      </form>
    </AccountPart>
  )
}

export function EmailPart() {
  const user = useUser()
  const [asked, setAsked] = useState('')
  const isChanged = asked !== '' && user.email === asked
  const { run, notice, isBusy } = useChange(isChanged ? words.email.changed(asked) : words.email.sent(asked))
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { email: '', current: '' } })
  const submit = handleSubmit(async ({ email, current }) => {
    const next = email.trim().toLowerCase()
    setAsked(next)
    if (await run(() => changeEmail(user.email, { current, next }))) reset()
  })
  return (
    <AccountPart title={words.email.title}>
      <p className="mb-4 text-ink-soft wrap-anywhere">{words.email.now(user.email)}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className={formClass}>
        {notice}
        <TextField
          {...register('email', {
            required: auth.required.email,
            pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: words.problems.emailInvalid },
          })}
          label={words.email.label}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={limits.emailChars}
          error={formState.errors.email?.message}
        />
        <CurrentPassword
          {...register('current', { required: auth.required.password })}
          error={formState.errors.current?.message}
        />
        <Button type="submit" variant="secondary" busy={isBusy} className="self-start">
          {words.email.save}
        </Button>
      </form>
    </AccountPart>
  )
}

export const CurrentPassword = (field: UseFormRegisterReturn & { error: string | undefined }) => (
  <PasswordField
    {...field}
    label={words.password.current}
    showLabel={auth.showPassword}
    hideLabelText={auth.hidePassword}
    autoComplete="current-password"
  />
)

const noPasswords = { current: '', password: '', confirmation: '' }

export function PasswordPart() {
  const user = useUser()
  const { run, notice, isBusy } = useChange(words.password.changed)
  const { register, handleSubmit, getValues, reset, formState } = useForm<NewPassword & { current: string }>({
    defaultValues: noPasswords,
  })
  const submit = handleSubmit(async ({ current, password }) => {
    if (await run(() => changePassword(user.email, { current, next: password }))) reset(noPasswords)
  })
  return (
    <AccountPart title={words.password.title}>
      <form noValidate onSubmit={(event) => void submit(event)} className={formClass}>
        {notice}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <CurrentPassword
          {...register('current', { required: auth.required.password })}
          error={formState.errors.current?.message}
        />
        <NewPasswordFields
          register={register}
          getValues={getValues}
          errors={formState.errors}
          label={words.password.next}
        />
        <Button type="submit" variant="secondary" busy={isBusy} className="self-start">
          {words.password.save}
        </Button>
      </form>
    </AccountPart>
  )
}
