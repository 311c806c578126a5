// The account page's part about passkeys: the list, adding, naming and removing them.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AccountPart } from './account-part.tsx'
import type { ChangeOutcome } from '../account-actions.ts'
import { useUser } from '../auth-context.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { usePasskeysHere } from '../passkey-sign-in.tsx'
import { addPasskey, listPasskeys, provePasswordAndAdd } from '../passkeys.ts'
import { ProvePassword } from './prove-password.tsx'
import { readSecondFactor } from '../second-factor.ts'
import { SecondStepForm } from '../second-step-form.tsx'

const words = strings.passkeys

export function PasskeysPart() {
  const isHere = usePasskeysHere()
  return isHere ? <Passkeys /> : null
}

function Passkeys() {
  const { id } = useUser()
  const queries = useQueryClient()
  const queryKey = ['passkeys', id]
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: listPasskeys })
  const [isAdding, setAdding] = useState(false)
  const [notice, setNotice] = useState<{ tone: 'good' | 'error'; text: string }>()
  const take = async (outcome: ChangeOutcome, done?: string) => {
    setNotice(
      outcome.kind === 'refused'
        ? { tone: 'error', text: outcome.message }
        : done
          ? { tone: 'good', text: done }
          : undefined,
    )
    await queries.invalidateQueries({ queryKey })
  }
  const begin = () => {
    setNotice(undefined)
    setAdding(true)
  }
  const added = async () => {
    setAdding(false)
    await take({ kind: 'changed' }, words.done)
  }
  return (
    <AccountPart title={words.title}>
      <div className="flex max-w-md flex-col items-stretch gap-4">
        <p className="text-ink-soft">{words.lead}</p>
        {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
        {!data && !isError && <p className="text-ink-soft">{words.loading}</p>}
        {isError && !data && <NotLoaded onRetry={() => void refetch()} />}
        {data?.length === 0 && <p className="text-ink-soft">{words.none}</p>}
        {data && data.length > 0 && (
          <ul aria-label={words.list} className="divide-y divide-rule border-y border-rule">
            {data.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onChanged={take} />
            ))}
          </ul>
        )}
        {isAdding ? (
          <Adding onAdded={added} onCancel={() => setAdding(false)} />
        ) : (
          <Button variant="secondary" className="self-start" onClick={begin}>
            {words.add}
          </Button>
        )}
      </div>
    </AccountPart>
  )
}

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <div className="flex flex-col items-start gap-3">
    <Notice tone="error">{words.notLoaded}</Notice>
    <Button variant="secondary" onClick={onRetry}>
      {words.retry}
    </Button>
  </div>
)

/** By a code where the account has a second step, otherwise by the password. */
function Adding({ onAdded, onCancel }: { onAdded: () => Promise<void>; onCancel: () => void }) {
  const { id, email } = useUser()
  const { data } = useQuery({ queryKey: ['second-factor', id], queryFn: () => readSecondFactor() })
  const finish = async (outcome: ChangeOutcome): Promise<string | undefined> => {
    if (outcome.kind === 'refused') return outcome.message
    await onAdded()
    return undefined
  }
  const { next, cancel } = words
  if (!data) return <p className="text-ink-soft">{words.loading}</p>
  if (data.apps.length === 0)
    return (
      <ProvePassword
        lead={words.prove}
        {...{ next, cancel, onCancel }}
        onPassword={async (password) => finish(await provePasswordAndAdd(email, password))}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{words.proveCode}</p>
      <SecondStepForm
        submitLabel={next}
        onShown={async () => finish(await addPasskey())}
        leave={{ label: cancel, run: onCancel }}
      />
    </div>
  )
}
