// What was bought, with a receipt for each that was paid.
import { getReceipt, type Purchase } from '@galley/contract/billing'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { api } from '../../api/galley-api.ts'
import { billing } from '../../strings/en/billing.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { saveFile } from '../../ui/save-file.ts'

const words = billing.purchases
/** As on the receipt: one day, wherever it is read. */
const dateOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
const cell = 'sm:border-b sm:border-rule sm:py-2.5 sm:pr-4 sm:align-baseline sm:last:pr-0'
const atTheEnd = 'max-sm:justify-self-end max-sm:text-right'
const looks = {
  open: '',
  processing: 'text-warn',
  paid: 'text-good',
  refunded: 'text-ink-soft',
  expired: 'text-ink-soft',
} as const

/**
 * A table, and on a phone the same as cards. The roles are spelled out since a table that is drawn otherwise may lose
 * them.
 */
export function PurchaseList({ purchases }: { purchases: Purchase[] }) {
  return (
    <table role="table" className="w-full text-sm max-sm:block sm:border-t sm:border-rule">
      <caption className="sr-only">{words.caption}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr
          role="row"
          className="text-left text-xs text-ink-faint [&>th]:border-b [&>th]:border-rule [&>th]:py-2 [&>th]:pr-4 [&>th]:font-normal"
        >
          {Object.values(words.columns).map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:grid max-sm:gap-3">
        {purchases.map((purchase) => (
          <Row key={purchase.id} purchase={purchase} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ purchase }: { purchase: Purchase }) {
  const { id, at, pack_id, messages, display_price, state, reference } = purchase
  const { is_test: isTest, amount_refunded, second_payments } = purchase
  const isPartly = state === 'paid' && amount_refunded > 0
  return (
    <tr
      role="row"
      className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:gap-y-1 max-sm:rounded-md max-sm:border max-sm:border-rule max-sm:bg-sheet max-sm:p-4"
    >
      <td role="cell" className={cx(cell, 'whitespace-nowrap text-ink-soft max-sm:order-3')}>
        <time dateTime={at}>{dateOf(at)}</time>
      </td>
      <td role="cell" className={cx(cell, 'max-sm:order-1 max-sm:font-medium')}>
        {words.pack(pack_id, messages)}
      </td>
      <td role="cell" className={cx(cell, atTheEnd, 'whitespace-nowrap tabular-nums max-sm:order-2')}>
        {display_price}
      </td>
      <td role="cell" className={cx(cell, atTheEnd, 'max-sm:order-4', looks[state])}>
        {words.state(state, { isTest, isPartly })}
        {second_payments.map((second) => (
          <p key={second.reference} className="mt-1 text-xs text-ink-soft wrap-anywhere">
            {words.second(second)}
          </p>
        ))}
      </td>
      <td
        role="cell"
        className={cx(cell, 'font-mono text-xs text-ink-soft wrap-anywhere max-sm:order-5 max-sm:self-center')}
      >
        <span aria-hidden="true" className="font-sans text-ink-faint sm:hidden">
          {words.columns.reference}{' '}
        </span>
        {reference ?? '–'}
      </td>
      <td role="cell" className={cx(cell, atTheEnd, 'max-sm:order-6')}>
        {(state === 'paid' || state === 'refunded') && <ReceiptButton id={id} date={dateOf(at)} />}
      </td>
    </tr>
  )
}

function ReceiptButton({ id, date }: { id: string; date: string }) {
  const [isMaking, setMaking] = useState(false)
  const download = async () => {
    setMaking(true)
    try {
      saveFile(await api(getReceipt, { params: { id } }), `galley-receipt-${id.slice(0, 8)}.pdf`)
    } catch {
      toast.error(words.receiptFailed)
    } finally {
      setMaking(false)
    }
  }
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={isMaking}
      aria-label={words.receiptLabel(date)}
      onClick={() => void download()}
    >
      {!isMaking && <FileText aria-hidden="true" className="size-3.5" />}
      {words.receipt}
    </Button>
  )
}
