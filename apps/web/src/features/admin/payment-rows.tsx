import type { PaymentRow } from '@galley/contract/admin/payments'
import { Link } from '@tanstack/react-router'
import { admin } from '../../strings/en/operating/admin.ts'
import { usePayments } from './admin-queries.ts'
import { Badge } from './badge.tsx'
import { momentOf, priceOf } from './formats.ts'
import { PagedList } from './paged-list.tsx'

const words = admin.payments

export function PaymentList() {
  const payments = usePayments()
  return (
    <PagedList query={payments} itemsOf={(part) => part.payments} label={words.title} none={words.none}>
      {(payment) => <Row key={payment.id} payment={payment} hasBuyer />}
    </PagedList>
  )
}

/** Of one person. */
export function PaymentRows({ payments }: { payments: PaymentRow[] }) {
  if (payments.length === 0) return <p className="text-ink-soft">{words.none}</p>
  return (
    <ul aria-label={words.title} className="divide-y divide-rule border-y border-rule">
      {payments.map((payment) => (
        <Row key={payment.id} payment={payment} />
      ))}
    </ul>
  )
}

function Row({ payment, hasBuyer = false }: { payment: PaymentRow; hasBuyer?: boolean }) {
  const { id, at, amount, currency, outcome, messages, amount_refunded: refunded } = payment
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium tabular-nums">{priceOf(amount, currency)}</span>
          {messages !== null && <span className="text-sm text-ink-soft">{words.messages(messages)}</span>}
          {payment.is_test && <Badge tone="plain">{words.test}</Badge>}
          {payment.alarms.map((kind) => (
            <Badge key={kind} tone="warn">
              {admin.alarms.kind(kind)}
            </Badge>
          ))}
        </p>
        <p className="text-sm text-ink-soft">
          {words.outcomes[outcome]}
          {refunded > 0 && ` · ${words.refunded(priceOf(refunded, currency))}`}
        </p>
        {hasBuyer && <Buyer payment={payment} />}
      </div>
      <div className="text-sm text-ink-soft sm:text-right">
        <time dateTime={at}>{momentOf(at)}</time>
        <p className="font-mono text-xs text-ink-faint wrap-anywhere">{words.reference(id)}</p>
      </div>
    </li>
  )
}

function Buyer({ payment: { person_id: id, email } }: { payment: PaymentRow }) {
  if (id === null) return <p className="text-sm text-ink-faint">{words.unknownBuyer}</p>
  return (
    <Link
      to="/admin/{-$section}/{-$id}"
      params={{ section: 'people', id }}
      className="text-sm wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {email || id}
    </Link>
  )
}
