import { maxCreditsPerAct, type PersonDetail } from '@galley/contract/admin/people'
import { useRef, useState } from 'react'
import { admin } from '../../strings/en/operating/admin.ts'
import { credits as creditWords } from '../../strings/en/credits.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { sentenceOf, useChangeCredits } from './admin-queries.ts'
import { momentOf } from './formats.ts'
import { minReasonChars } from './reason-dialog.tsx'

const words = admin.person.credits

export function PersonCredits({ detail }: { detail: PersonDetail }) {
  const { credits, credit_lines: lines } = detail
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={words.title}>
      <p>
        {credits === null ? words.unused : words.sums(credits.granted - credits.used, credits.granted, credits.used)}{' '}
        {credits !== null && credits.reserved > 0 && words.reserved(credits.reserved)}
      </p>
      <CreditsForm personId={detail.person.id} />
      <Disclosure label={words.lines} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        {lines.length === 0 && <p className="text-sm text-ink-soft">{words.noLines}</p>}
        <ol aria-label={words.lines} className="flex flex-col gap-1.5 text-sm">
          {lines.map(({ id, at, reason, amount, balance }) => (
            <li key={id} className="flex flex-wrap gap-x-3">
              <time dateTime={at} className="w-44 shrink-0 text-ink-soft">
                {momentOf(at)}
              </time>
              <span className="w-12 shrink-0 text-right tabular-nums">{signed(amount)}</span>
              <span className="min-w-0 grow basis-48">
                {creditWords.entry(reason, null)}
                <span className="text-ink-faint"> · {words.left(balance)}</span>
              </span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </Panel>
  )
}

const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${Math.abs(amount)}`)

/** The same key as long as the same act is tried again; another one once anything of it is another. */
function useActKey() {
  const last = useRef({ act: '', key: '' })
  return {
    keyOf(act: string): string {
      if (last.current.act !== act) last.current = { act, key: crypto.randomUUID() }
      return last.current.key
    },
    forget: () => void (last.current = { act: '', key: '' }),
  }
}

function CreditsForm({ personId }: { personId: string }) {
  const [count, setCount] = useState('')
  const [reason, setReason] = useState('')
  const { keyOf, forget } = useActKey()
  const change = useChangeCredits(personId)
  const number = Number(count)
  const isGood =
    Number.isInteger(number) && number >= 1 && number <= maxCreditsPerAct && reason.trim().length >= minReasonChars
  const act = (amount: number) => {
    const idempotencyKey = keyOf(JSON.stringify([amount, reason.trim()]))
    change.mutate(
      { amount, reason: reason.trim(), idempotencyKey },
      {
        onSuccess: () => {
          forget()
          setCount('')
          setReason('')
        },
      },
    )
  }
  const { data, error, isPending } = change
  return (
    <form
      className="mt-4 mb-4 grid max-w-2xl items-start gap-4 sm:grid-cols-[10rem_1fr]"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label={words.amount}
        hint={words.amountHint}
        type="number"
        inputMode="numeric"
        min={1}
        max={maxCreditsPerAct}
        step={1}
        value={count}
        onChange={(event) => setCount(event.currentTarget.value)}
      />
      <TextField
        label={admin.reason.label}
        hint={admin.reason.hintAboutPerson}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button busy={isPending} disabled={!isGood} onClick={() => act(number)}>
          {words.grant}
        </Button>
        <Button variant="secondary" disabled={!isGood || isPending} onClick={() => act(-number)}>
          {words.take}
        </Button>
      </div>
      {error && (
        <Notice tone="error" className="sm:col-span-2">
          {sentenceOf(error)}
        </Notice>
      )}
      {data && (
        <Notice tone="good" className="sm:col-span-2">
          {data.amount > 0 ? words.granted(data.amount, data.balance) : words.taken(-data.amount, data.balance)}
        </Notice>
      )}
    </form>
  )
}
