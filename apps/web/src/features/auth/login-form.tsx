import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useAuth } from './auth-context.ts'
import { ResendSignUp } from './resend-sign-up.tsx'

const words = strings.auth

/** The page that shows it navigates away once the auth state has a user. With an email, only its user signs in. */
export function LoginForm({ email: only }: { email?: string | undefined }) {
  const { signIn } = useAuth()
  const [refusal, setRefusal] = useState<string>()
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: only ?? '', password: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ email, password }) => {
    setRefusal(undefined)
    setUnconfirmed(undefined)
    const outcome = await signIn(only ?? email.trim(), password)
    if (outcome.kind !== 'refused') return
    setRefusal(outcome.message)
    if (outcome.isUnconfirmed) setUnconfirmed(email.trim())
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      {unconfirmed !== undefined && <ResendSignUp email={unconfirmed} />}
      {only === undefined && (
        <TextField
          {...register('email', { required: words.required.email })}
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={errors.email?.message}
        />
      )}
      <PasswordField
        {...register('password', { required: words.required.password })}
        label={words.password}
        showLabel={words.showPassword}
        hideLabelText={words.hidePassword}
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      <Button type="submit" size="lg" busy={isSubmitting} className="mt-2">
        {isSubmitting ? words.login.submitting : words.login.submit}
      </Button>
    </form>
  )
}
