import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { resetPassword, setNewPassword, type ResetOutcome } from './account-actions.ts'
import { SecondStepForm } from './second-step-form.tsx'
import { NewPasswordFields, type NewPassword } from './new-password-fields.tsx'

const words = strings.account.reset
const empty = { email: '', code: '', password: '', confirmation: '' }
type Values = NewPassword & { email: string; code: string }

interface Props {
  /** Of the link in the mail; null where the code is typed. */
  token: string | null
  onDone: () => void
}

export function ResetForm({ token, onDone }: Props) {
  const [refusal, setRefusal] = useState<string>()
  // A link works once: a password that is refused is set by the session that it has opened.
  const [isProven, setProven] = useState(false)
  const [waiting, setWaiting] = useState<string>()
  const { register, handleSubmit, getValues, formState } = useForm<Values>({ defaultValues: empty })
  const { errors, isSubmitting } = formState
  const send = ({ email, code, password }: Values): Promise<ResetOutcome> => {
    if (isProven) return setNewPassword(password)
    return resetPassword(token === null ? { email: email.trim(), code: code.trim() } : { token }, password)
  }
  const take = (outcome: ResetOutcome, password: string) => {
    if (outcome.kind === 'changed') return onDone()
    setWaiting(outcome.kind === 'second_step' ? password : undefined)
    setProven(true)
    if (outcome.kind === 'second_step') return
    setProven(outcome.isProven)
    setRefusal(outcome.message)
  }
  const submit = handleSubmit(async (values) => {
    setRefusal(undefined)
    const outcome = await send(values)
    take(outcome, values.password)
  })
  if (waiting !== undefined)
    return (
      <SecondStepForm
        submitLabel={words.submit}
        onShown={async () => {
          take(await setNewPassword(waiting), waiting)
          return undefined
        }}
        leave={{ label: strings.twoStep.cancel, run: () => setWaiting(undefined) }}
      />
    )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      {token === null && (
        <>
          <TextField
            {...register('email', { required: strings.auth.required.email })}
            label={strings.auth.email}
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
          />
          <TextField
            {...register('code', {
              pattern: { value: /^\s*\d{6}\s*$/, message: words.codeHint },
              required: words.codeHint,
            })}
            label={words.code}
            hint={words.codeHint}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            error={errors.code?.message}
          />
        </>
      )}
      <NewPasswordFields register={register} getValues={getValues} errors={errors} label={words.next} />
      <Button type="submit" size="lg" busy={isSubmitting} className="mt-2">
        {isSubmitting ? words.submitting : words.submit}
      </Button>
    </form>
  )
}
