// The account's statement: every credit that came or went, in words.
import type { CreditEntry } from '@galley/contract/credits'
import { ApiError } from '../../api/api-error.ts'
import { credits as words } from '../../strings/en/credits.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { creditLevel } from './credit-level.ts'
import { useBalance, useStatement } from './credit-queries.ts'

export function Statement() {
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useStatement()
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <>
      <BalanceLine />
      {!data && !isError && <Skeleton className="h-64" />}
      {isError && <RetryNotice sentence={words.failed} retryLabel={words.retry} onRetry={() => void refetch()} />}
      {data && entries.length === 0 && <p className="border-t border-rule py-6 text-ink-soft">{words.none}</p>}
      {entries.length > 0 && <Entries entries={entries} />}
      {hasNextPage && (
        <Button variant="secondary" className="mt-6" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.older}
        </Button>
      )}
    </>
  )
}

const figures = { good: 'text-ink', low: 'text-warn', out: 'text-mark', none: 'text-mark' } as const

function BalanceLine() {
  const { data, error, isError, refetch } = useBalance()
  if (isError && !data) {
    return (
      <RetryNotice
        sentence={error instanceof ApiError && error.code !== 'unreadable' ? error.detail : words.balanceFailed}
        retryLabel={words.retry}
        onRetry={() => void refetch()}
        className="mb-8"
      />
    )
  }
  return (
    <div className="mb-8 flex min-h-14 items-baseline gap-3">
      {data && (
        <>
          <span className={cx('font-display text-display tabular-nums', figures[creditLevel(data.left)])}>
            {data.left}
          </span>
          <span>
            <span className="block text-lg">{words.balance(words.levels[creditLevel(data.left)])}</span>
            <span className="block text-sm text-ink-faint">{words.granted(data.granted, data.used)}</span>
          </span>
        </>
      )}
    </div>
  )
}

const date = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${Math.abs(amount)}`)

const cell = 'border-b border-rule py-2.5 align-baseline'

function Entries({ entries }: { entries: CreditEntry[] }) {
  const { columns } = words
  return (
    <table className="w-full border-t border-rule text-sm">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr className="text-left text-xs text-ink-faint [&>th]:border-b [&>th]:border-rule [&>th]:py-2 [&>th]:font-normal">
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.what}</th>
          <th scope="col" className="text-right">
            {columns.amount}
          </th>
          <th scope="col" className="pl-4 text-right">
            {columns.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, reason, amount, balance, resume_title: title }) => (
          <tr key={id}>
            <td className={cx(cell, 'pr-4 whitespace-nowrap text-ink-soft')}>
              <time dateTime={at}>{date(at)}</time>
            </td>
            <td className={cx(cell, 'w-full wrap-anywhere')}>{words.entry(reason, title)}</td>
            <td className={cx(cell, 'pl-4 text-right tabular-nums', amount > 0 && 'text-good')}>{signed(amount)}</td>
            <td className={cx(cell, 'pl-4 text-right text-ink-soft tabular-nums')}>{balance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
