// Turning the second step on: the password, the picture for the app, and its first code.
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useUser } from '../auth-context.ts'
import { ProvePassword } from './prove-password.tsx'
import { enrol, showCode, type ShownApp } from '../second-factor.ts'

const words = strings.twoStep
const formClass = 'flex max-w-md flex-col items-stretch gap-4'

interface Props {
  /** It is on. */
  onDone: () => Promise<void>
  onCancel: () => void
}

export function TwoStepSetup(props: Props) {
  const [enrolment, setEnrolment] = useState<ShownApp>()
  return enrolment ? (
    <Scan enrolment={enrolment} {...props} />
  ) : (
    <Prove onProven={setEnrolment} onCancel={props.onCancel} />
  )
}

function Prove({ onProven, onCancel }: { onProven: (shown: ShownApp) => void; onCancel: () => void }) {
  const { email } = useUser()
  const begin = async (password: string) => {
    const outcome = await enrol(email, password)
    if (outcome.kind === 'refused') return outcome.message
    onProven(outcome)
    return undefined
  }
  const { lead, next } = words.prove
  return <ProvePassword {...{ lead, next, onCancel }} cancel={words.cancel} onPassword={begin} />
}

function Scan({ enrolment, onDone, onCancel }: Props & { enrolment: ShownApp }) {
  const [refusal, setRefusal] = useState<string>()
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { code: '' } })
  const submit = handleSubmit(async ({ code }) => {
    setRefusal(undefined)
    const outcome = await showCode(code, [enrolment.factorId])
    if (outcome.kind === 'done') return onDone()
    setRefusal(outcome.message)
    setFocus('code', { shouldSelect: true })
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={formClass}>
      <p className="text-ink-soft">{words.scan.lead}</p>
      <img
        src={enrolment.picture}
        alt={words.scan.picture}
        className="size-52 self-start rounded-md border border-line bg-white"
      />
      <div>
        <p className="text-sm text-ink-soft">{words.scan.secret}</p>
        <code className="mt-1 block font-mono text-sm wrap-anywhere">
          {enrolment.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </div>
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <TextField
        {...register('code', {
          pattern: { value: /^\s*\d{3}\s*\d{3}\s*$/, message: words.step.required },
          required: words.step.required,
        })}
        label={words.scan.code}
        hint={words.scan.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        error={formState.errors.code?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={formState.isSubmitting}>
          {words.scan.submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
