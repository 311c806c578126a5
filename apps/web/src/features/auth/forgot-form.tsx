import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { strings } from '../../strings/en.ts'
import { supportEmail } from '../../strings/en/site.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { askForReset, canResetByMail } from './account-actions.ts'
import { prepareProof } from './proof/proofs.ts'

const words = strings.account.forgot

interface Props {
  /** The way on, once a mail was asked for. */
  codeLink: ReactNode
}

export function ForgotForm({ codeLink }: Props) {
  const { data: hasMail = true } = useQuery({
    queryKey: ['auth-settings'],
    queryFn: ({ signal }) => canResetByMail(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [refusal, setRefusal] = useState<string>()
  const [isSent, setSent] = useState(false)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ email }) => {
    setRefusal(undefined)
    const outcome = await askForReset(email.trim())
    if (outcome.kind === 'refused') setRefusal(outcome.message)
    setSent(outcome.kind === 'changed')
  })
  if (!hasMail) return <Notice tone="plain">{words.noMail(supportEmail)}</Notice>
  return (
    <form
      noValidate
      onFocus={() => prepareProof('recover')}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      {refusal && <Notice tone="error">{refusal}</Notice>}
      {isSent && <Notice tone="good">{words.sent}</Notice>}
      <TextField
        {...register('email', {
          required: strings.auth.required.email,
          pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: strings.account.problems.emailInvalid },
        })}
        label={strings.auth.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={errors.email?.message}
      />
      <Button type="submit" size="lg" busy={isSubmitting} className="mt-2">
        {isSubmitting ? words.submitting : words.submit}
      </Button>
      {isSent && codeLink}
    </form>
  )
}
