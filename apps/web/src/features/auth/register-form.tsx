import { limits } from '@galley/contract/limits'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useAuth } from './auth-context.ts'
import { prepareProof } from './proof/proofs.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ResendSignUp } from './resend-sign-up.tsx'

const words = strings.auth
const empty = { fullName: '', email: '', password: '', confirmation: '' }

/** `email`: the one that a mail was sent to. */
type Answer = { tone: 'error' | 'good'; text: string; email?: string }

/** The page that shows it navigates away once the auth state has a user. */
export function RegisterForm() {
  const { signUp } = useAuth()
  const [answer, setAnswer] = useState<Answer>()
  const { register, handleSubmit, reset, getValues, formState } = useForm({ defaultValues: empty })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ fullName, email, password }) => {
    setAnswer(undefined)
    const outcome = await signUp({ fullName: fullName.trim(), email: email.trim(), password })
    if (outcome.kind === 'refused') setAnswer({ tone: 'error', text: outcome.message })
    if (outcome.kind !== 'verify_email') return
    reset(empty)
    setAnswer({ tone: 'good', text: words.register.verify, email: email.trim() })
  })

  return (
    <form
      noValidate
      onFocus={() => prepareProof('sign_up')}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      {answer && <Notice tone={answer.tone}>{answer.text}</Notice>}
      {answer?.email !== undefined && <ResendSignUp email={answer.email} />}
      <TextField
        {...register('fullName', { validate: (name) => name.trim() !== '' || words.required.fullName })}
        label={words.fullName}
        autoComplete="name"
        maxLength={limits.fullNameChars}
        required
        error={errors.fullName?.message}
      />
      <TextField
        {...register('email', { required: words.required.email })}
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={limits.emailChars}
        required
        error={errors.email?.message}
      />
      <NewPasswordFields register={register} getValues={getValues} errors={errors} label={words.password} />
      <Button type="submit" size="lg" busy={isSubmitting} className="mt-2">
        {isSubmitting ? words.register.submitting : words.register.submit}
      </Button>
    </form>
  )
}
