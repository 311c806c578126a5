// What was bought, with a receipt for each that was paid.
import { getReceipt, type Purchase } from '@galley/contract/billing'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { api } from '../../api/galley-api.ts'
import { billing } from '../../strings/en/billing.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'

const words = billing.purchases
const dateOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const cell = 'border-b border-rule py-2.5 pr-4 align-baseline last:pr-0'
const looks = { open: '', processing: 'text-warn', paid: 'text-good', refunded: 'text-ink-soft' } as const

export function PurchaseList({ purchases }: { purchases: Purchase[] }) {
  const { columns } = words
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={words.title}>
      <table className="w-full min-w-[36rem] border-t border-rule text-sm">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr className="text-left text-xs text-ink-faint [&>th]:border-b [&>th]:border-rule [&>th]:py-2 [&>th]:pr-4 [&>th]:font-normal">
            {Object.values(columns).map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {purchases.map((purchase) => (
            <Row key={purchase.id} purchase={purchase} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ purchase }: { purchase: Purchase }) {
  const { id, at, pack_id, messages, display_price, state, reference, is_test } = purchase
  return (
    <tr>
      <td className={cx(cell, 'whitespace-nowrap text-ink-soft')}>
        <time dateTime={at}>{dateOf(at)}</time>
      </td>
      <td className={cell}>{words.pack(pack_id, messages)}</td>
      <td className={cx(cell, 'whitespace-nowrap tabular-nums')}>{display_price}</td>
      <td className={cx(cell, 'whitespace-nowrap', looks[state])}>{words.state(state, is_test)}</td>
      <td className={cx(cell, 'font-mono text-xs text-ink-soft wrap-anywhere')}>{reference ?? '–'}</td>
      <td className={cell}>
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
      save(await api(getReceipt, { params: { id } }), `galley-receipt-${id.slice(0, 8)}.pdf`)
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

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
