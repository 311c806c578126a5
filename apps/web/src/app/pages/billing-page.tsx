import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useUser } from '../../features/auth/auth-context.ts'
import { BuyingRemark } from '../../features/billing/buying-remark.tsx'
import { useMonthlyPlan, useOffer, usePurchases, type Offer } from '../../features/billing/billing-queries.ts'
import type { PurchaseRequest } from '../../features/billing/create-buying.ts'
import { MonthlyPlan } from '../../features/billing/monthly-plan.tsx'
import { PackGrid } from '../../features/billing/pack-grid.tsx'
import { PurchaseList } from '../../features/billing/purchase-list.tsx'
import { useBuying } from '../../features/billing/use-buying.ts'
import { creditLevel } from '../../features/credits/credit-level.ts'
import { useBalance, useRefetchCredits, type PlanState } from '../../features/credits/credit-queries.ts'
import { supportEmail } from '../../strings/en/site.ts'
import { strings } from '../../strings/en.ts'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AppHeader } from '../frame/app-header.tsx'
import { BackToDashboard } from '../frame/back-to-dashboard.tsx'
import { Page } from '../frame/page.tsx'
import { SignedInOnly } from '../frame/route-guards.tsx'

const words = strings.billing

export function BillingPage() {
  return (
    <SignedInOnly>
      <Page name="billing" title={words.pageTitle}>
        <AppHeader isBilling>
          <BackToDashboard label={words.back} />
        </AppHeader>
        <main id="content" tabIndex={-1} className="mx-auto max-w-5xl px-4 py-10 outline-none sm:px-8 sm:py-14">
          <h1 className="mb-8 font-display text-3xl tracking-[-0.015em]">{words.title}</h1>
          <Account />
        </main>
      </Page>
    </SignedInOnly>
  )
}

function Account() {
  const { data: balance, isError, refetch } = useBalance()
  const { data: offer } = useOffer()
  if (isError && !balance)
    return <RetryNotice sentence={words.failed} retryLabel={words.retry} onRetry={() => void refetch()} />
  if (!balance || !offer) return <Loading />
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Credits left={balance.left} />
        <AccountInfo />
      </div>
      <Packs offer={offer} plan={balance.plan} />
    </>
  )
}

function Loading() {
  return (
    <div role="status" aria-label={words.loading} className="grid gap-4 sm:grid-cols-2">
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
      <Skeleton className="h-80 sm:col-span-2" />
    </div>
  )
}

const figures = { good: 'text-good', low: 'text-warn', out: 'text-mark', none: 'text-mark' } as const

function Credits({ left }: { left: number }) {
  const level = creditLevel(left)
  return (
    <Card className="p-5">
      <CardTitle>{words.credits.title}</CardTitle>
      <p className={cx('mt-2 font-display text-2xl tabular-nums', figures[level])}>{words.credits.remaining(left)}</p>
      <div role="status" className="mt-2 min-h-6 text-sm font-medium">
        {level === 'low' && <p className="text-warn">{words.credits.low}</p>}
        {level === 'out' && <p className="text-mark">{words.credits.out}</p>}
        {level === 'none' && <p className="text-mark">{words.credits.none}</p>}
      </div>
      <Link to="/credits" className="mt-3 inline-block text-sm underline underline-offset-2 hover:text-ink-soft">
        {words.credits.statement}
      </Link>
    </Card>
  )
}

function AccountInfo() {
  const { full_name: name, email } = useUser()
  const rows: [string, ReactNode][] = [
    [words.account.name, name],
    [words.account.email, email],
    [
      words.account.support,
      <a key="support" href={`mailto:${supportEmail}`} className="underline underline-offset-2 hover:text-ink-soft">
        {supportEmail}
      </a>,
    ],
  ]
  return (
    <Card className="p-5">
      <CardTitle>{words.account.title}</CardTitle>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-sm text-ink-faint">{term}</dt>
            <dd className="text-sm wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const CardTitle = ({ children }: { children: ReactNode }) => (
  <h2 className="text-sm font-medium text-ink-soft">{children}</h2>
)

function Packs({ offer, plan }: { offer: Offer; plan: PlanState | null }) {
  const { full_name: name, email } = useUser()
  const refreshBalance = useRefetchCredits()
  const { data: purchases, isError, refetch } = usePurchases()
  const { data: monthly } = useMonthlyPlan()
  const { country_name: country, currency, symbol } = offer.country
  const offered = (id: PurchaseRequest) =>
    id === 'monthly' ? monthly : offer.packs.map((pack) => ({ ...pack, currency })).find((pack) => pack.id === id)
  const { buying, buy, resume } = useBuying({ buyer: { name, email }, offered, refreshBalance })

  // Paid before this page was opened, such as in a tab that was closed: the page waits for it once.
  const awaited = useRef<string | null>(null)
  const underWay = purchases?.find(({ state }) => state === 'processing')?.id ?? null
  useEffect(() => {
    if (underWay === null || awaited.current === underWay || buying.kind !== 'idle') return
    awaited.current = underWay
    resume(underWay)
  }, [underWay, buying.kind, resume])

  return (
    <>
      <section aria-labelledby="packs" className="mt-12">
        <h2 id="packs" className="font-display text-2xl">
          {words.packs.title}
        </h2>
        <p className="mt-1 mb-6 text-sm text-ink-soft">
          {words.packs.prices(country, currency, symbol)} {words.packs.promise}
        </p>
        {offer.isTest && <p className="mb-6 text-sm font-medium">{words.packs.test}</p>}
        <BuyingRemark buying={buying} />
        <PackGrid offer={offer} buying={buying} onBuy={buy} />
        <MonthlyPlan
          plan={plan}
          isIndia={offer.country.country_code === 'IN'}
          isRestricted={offer.isRestricted}
          buying={buying}
          onSubscribe={() => buy('monthly')}
          refresh={refreshBalance}
        />
      </section>
      {purchases && purchases.length > 0 && (
        <section aria-labelledby="purchases" className="mt-14">
          <h2 id="purchases" className="mb-4 font-display text-2xl">
            {words.purchases.title}
          </h2>
          <PurchaseList purchases={purchases} />
        </section>
      )}
      {isError && !purchases && (
        <RetryNotice
          sentence={words.purchases.failed}
          retryLabel={words.retry}
          onRetry={() => void refetch()}
          className="mt-14"
        />
      )}
    </>
  )
}
