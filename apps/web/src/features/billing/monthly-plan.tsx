// The plan that is paid for every month: to be begun, or as it is, with the way out of it.
import type { Subscription } from '@galley/contract/credits'
import { cancelSubscription } from '@galley/contract/plans'
import { useState } from 'react'
import { toast } from 'sonner'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import { billing } from '../../strings/en/billing.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { cx } from '../../ui/class-names.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { useMonthlyPlan } from './billing-queries.ts'
import type { Buying } from './create-buying.ts'

const words = billing.plan

/** As far as it shows. */
interface Plan {
  status: Subscription['status']
  /** Of the month that is paid. */
  until: string
}

interface Props {
  /** What this person has; null: nothing. */
  plan: Plan | null
  /** The one way to pay elsewhere is a wallet, and a wallet can't be charged every month. */
  isIndia: boolean
  /** Payments from outside India are refused. */
  isRestricted: boolean
  buying: Buying
  onSubscribe: () => void
  refresh: () => Promise<void>
}

export function MonthlyPlan({ plan, isIndia, isRestricted, buying, onSubscribe, refresh }: Props) {
  const { data: offer } = useMonthlyPlan()
  if (!plan && !offer) return <NoOffer />
  const isWalletOnly = !isIndia && !isRestricted
  return (
    <section aria-labelledby="plan" className="mt-8 rounded-md border border-rule bg-sheet p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h3 id="plan" className="font-medium">
            {words.title}
          </h3>
          {plan ? (
            <p className={cx('mt-1 text-sm', plan.status === 'past_due' ? 'text-warn' : 'text-ink-soft')}>
              {words.state(plan.status, dateOf(plan.until))}
            </p>
          ) : (
            offer && (
              <p className="mt-1 text-sm text-ink-soft">{isWalletOnly ? words.noWallet : <Price offer={offer} />}</p>
            )
          )}
        </div>
        {plan && plan.status !== 'cancelled' && <CancelButton plan={plan} refresh={refresh} />}
        {!plan && !isWalletOnly && (
          <SubscribeButton isRestricted={isRestricted} buying={buying} onSubscribe={onSubscribe} />
        )}
      </div>
    </section>
  )
}

const Price = ({ offer }: { offer: { display_price: string; messages: number } }) => (
  <>
    <span className="text-ink">{words.price(offer.display_price)}</span> {words.offer(offer.messages)}
  </>
)

function SubscribeButton({
  isRestricted,
  buying,
  onSubscribe,
}: Pick<Props, 'isRestricted' | 'buying' | 'onSubscribe'>) {
  return (
    <div className="max-sm:w-full">
      <Button
        variant="secondary"
        className="max-sm:w-full"
        busy={buying.kind === 'processing' && buying.packId === 'monthly'}
        disabled={isRestricted || buying.kind === 'processing' || buying.kind === 'confirming'}
        onClick={onSubscribe}
      >
        {isRestricted ? billing.packs.soon : words.subscribe}
      </Button>
      {isRestricted && <p className="mt-2 text-center text-xs text-ink-faint">{billing.packs.soonNote}</p>}
    </div>
  )
}

/** A plan that can't be had here is not mentioned; one that could not be loaded is. */
function NoOffer() {
  const { isError, refetch } = useMonthlyPlan()
  if (!isError) return null
  return (
    <RetryNotice sentence={words.failed} retryLabel={billing.retry} onRetry={() => void refetch()} className="mt-8" />
  )
}

function CancelButton({ plan, refresh }: { plan: Plan; refresh: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const cancel = async () => {
    setCancelling(true)
    try {
      await api(cancelSubscription, {})
      await refresh()
    } catch (error) {
      toast.error(error instanceof ApiError ? error.detail : words.notCancelled)
    } finally {
      setCancelling(false)
    }
  }
  return (
    <>
      <Button variant="quiet" className="max-sm:-ml-4" busy={isCancelling} onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.cancelTitle}
        description={words.cancelText(plan.status, dateOf(plan.until))}
        confirmLabel={words.cancel}
        cancelLabel={words.keep}
        onConfirm={() => void cancel()}
      />
    </>
  )
}

const dateOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' })
