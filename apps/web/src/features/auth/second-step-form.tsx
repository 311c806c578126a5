// The code of the second step: of the authenticator app, or one of the recovery codes.
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { hasRecoveryCodes, showCode, showRecoveryCode, type CodeKind } from './second-factor.ts'

const words = strings.twoStep.step

interface Props {
  submitLabel?: string
  /** What is done with the right code: a sentence where that was refused. */
  onShown: () => Promise<string | undefined> | undefined
  /** A way out, such as “Sign out”. */
  leave: { label: string; run: () => void }
  /** Whether a recovery code is taken instead. */
  withCodes?: boolean
}

const fields = {
  app: { label: words.code, hint: words.codeHint, inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { label: words.recovery, hint: words.recoveryHint, inputMode: 'text', autoComplete: 'off' },
} as const

export function SecondStepForm(props: Props) {
  const { submitLabel = words.submit, onShown, leave, withCodes = hasRecoveryCodes } = props
  const [kind, setKind] = useState<CodeKind>('app')
  const [refusal, setRefusal] = useState<string>()
  const { register, handleSubmit, reset, setFocus, formState } = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = formState
  useEffect(() => setFocus('code'), [kind, setFocus])

  const submit = handleSubmit(async ({ code }) => {
    setRefusal(undefined)
    const outcome = await (kind === 'app' ? showCode(code) : showRecoveryCode(code))
    const message = outcome.kind === 'refused' ? outcome.message : await onShown()
    if (message === undefined) return
    setRefusal(message)
    reset()
    setFocus('code')
  })
  const change = () => {
    setRefusal(undefined)
    reset()
    setKind(kind === 'app' ? 'recovery' : 'app')
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <TextField
        {...register('code', { validate: (code) => code.trim() !== '' || words.required })}
        {...fields[kind]}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        error={errors.code?.message}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? words.submitting : submitLabel}
        </Button>
        <Button variant="quiet" onClick={leave.run}>
          {leave.label}
        </Button>
      </div>
      {withCodes && (
        <button type="button" onClick={change} className="self-start text-sm underline underline-offset-4">
          {kind === 'app' ? words.useRecovery : words.useApp}
        </button>
      )}
    </form>
  )
}
