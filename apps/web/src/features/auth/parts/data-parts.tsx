// Taking everything along, and deleting the account.
import { deleteAccount, exportAccount } from '@galley/contract/accounts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError, NetworkError } from '../../../api/api-error.ts'
import { fileNameIn } from '../../../api/file-name.ts'
import { api } from '../../../api/galley-api.ts'
import { strings } from '../../../strings/en.ts'
import { sentenceOfCode } from '../../../strings/error-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import type { ChangeOutcome } from '../account-actions.ts'
import { CurrentPassword } from './account-forms.tsx'
import { AccountPart, formClass, useChange } from './account-part.tsx'
import { useUser } from '../auth-context.ts'

const words = strings.account
const auth = strings.auth

async function outcomeOf(run: () => Promise<unknown>): Promise<ChangeOutcome & { code?: string }> {
  try {
    await run()
    return { kind: 'changed' }
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'unreadable')
      return { kind: 'refused', message: sentenceOfCode(error.code), code: error.code }
    return { kind: 'refused', message: error instanceof NetworkError ? words.problems.network : words.problems.failed }
  }
}

const download = () =>
  outcomeOf(async () => {
    const response = await api.raw(exportAccount, {})
    saveFile(await response.blob(), fileNameIn(response.headers, 'galley.zip'))
  })

export function ExportPart() {
  const { run, notice, isBusy } = useChange(words.data.done)
  return (
    <AccountPart title={words.data.title}>
      <div className={formClass}>
        <p className="text-ink-soft">{words.data.body}</p>
        {notice}
        <Button variant="secondary" busy={isBusy} className="self-start" onClick={() => void run(download)}>
          {isBusy ? words.data.busy : words.data.action}
        </Button>
      </div>
    </AccountPart>
  )
}

interface DeletePartProps {
  /** The account is gone: what this browser has of the user goes, too. */
  onDeleted: (userId: string) => Promise<void>
}

export function DeletePart({ onDeleted }: DeletePartProps) {
  const [isOpen, setOpen] = useState(false)
  const { title, body, action } = words.deletion
  return (
    <AccountPart title={title}>
      <div className={formClass}>
        <p className="text-ink-soft">{body}</p>
        <Button variant="danger" className="self-start" onClick={() => setOpen(true)}>
          {action}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={words.deletion.question}
        description={words.deletion.details}
        closeLabel={words.deletion.cancel}
      >
        <DeleteForm onDeleted={onDeleted} onCancel={() => setOpen(false)} />
      </Dialog>
    </AccountPart>
  )
}

function DeleteForm({ onDeleted, onCancel }: DeletePartProps & { onCancel: () => void }) {
  const user = useUser()
  const [refusal, setRefusal] = useState<{ message: string; code?: string }>()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { current: '' } })
  const submit = handleSubmit(async ({ current }) => {
    setRefusal(undefined)
    const outcome = await outcomeOf(() => api(deleteAccount, { body: { password: current } }))
    if (outcome.kind === 'refused') return setRefusal(outcome)
    await onDeleted(user.id)
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {refusal && (
        <Notice tone="error">
          {refusal.message}{' '}
          {refusal.code === 'plan_active' && (
            <Link to="/billing" className="underline underline-offset-4">
              {words.deletion.toBilling}
            </Link>
          )}
        </Notice>
      )}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <CurrentPassword
        {...register('current', { required: auth.required.password })}
        error={formState.errors.current?.message}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="button" variant="secondary" onClick={onCancel}>
          {words.deletion.cancel}
        </Button>
        <Button type="submit" variant="danger" busy={formState.isSubmitting}>
          {words.deletion.confirm}
        </Button>
      </div>
    </form>
  )
}
