// The operator's page. To everyone else its address leads where an unknown one leads.
import type { OperatorSelf } from '@galley/contract/admin/people'
import { Link, Navigate, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useActs, useOperator, usePersonEvents } from '../../../features/admin/admin-queries.ts'
import { AlarmList } from '../../../features/admin/alarm-list.tsx'
import { ActList, EventList } from '../../../features/admin/log-lists.tsx'
import { PaymentList } from '../../../features/admin/payment-rows.tsx'
import { PeopleList } from '../../../features/admin/people-list.tsx'
import { PersonView } from '../../../features/admin/person-view.tsx'
import { SwitchList } from '../../../features/admin/switch-list.tsx'
import { admin as words } from '../../../strings/en/operating/admin.ts'
import { cx } from '../../../ui/class-names.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { AppHeader } from '../../frame/app-header.tsx'
import { BackToDashboard } from '../../frame/back-to-dashboard.tsx'
import { backLinkClass } from '../../frame/back-link-class.ts'
import { Page } from '../../frame/page.tsx'
import { PageSpinner } from '../../frame/page-spinner.tsx'
import { SignedInOnly } from '../../frame/route-guards.tsx'

const sections = ['people', 'payments', 'switches', 'log'] as const
type Section = (typeof sections)[number]

export function AdminPage() {
  return (
    <SignedInOnly>
      <OperatorOnly />
    </SignedInOnly>
  )
}

function OperatorOnly() {
  const { data, error, refetch } = useOperator()
  const { section = 'people', id } = useParams({ strict: false })
  const known = sections.find((one) => one === section)
  // Also where it was loaded before: the role may have been taken meanwhile.
  const isNone = error instanceof ApiError && error.status === 404
  if (isNone || (data && !known)) return <Navigate to="/" replace />
  if (data && known)
    return (
      <Frame>
        <Parts operator={data} section={known} personId={id} />
      </Frame>
    )
  if (!error) return <PageSpinner label={words.loading} />
  return (
    <Frame>
      <RetryNotice sentence={words.failed} retryLabel={words.retry} onRetry={() => void refetch()} />
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Page title={words.pageTitle}>
    <AppHeader>
      <BackToDashboard label={words.back} />
    </AppHeader>
    <main id="content" tabIndex={-1} className="mx-auto max-w-5xl px-4 py-10 outline-none sm:px-8 sm:py-14">
      <h1 className="font-display text-3xl tracking-[-0.015em]">{words.title}</h1>
      {children}
    </main>
  </Page>
)

interface PartsProps {
  operator: OperatorSelf
  section: Section
  personId: string | undefined
}

function Parts({ operator, section, personId }: PartsProps) {
  const isHosted = operator.accounts === 'hosted'
  return (
    <>
      <p className="mt-2 mb-6 max-w-xl text-ink-soft wrap-anywhere">{words.lead(operator.email)}</p>
      <SectionLinks current={section} />
      {section === 'people' &&
        (personId === undefined ? <PeopleList isHosted={isHosted} /> : <OnePerson id={personId} />)}
      {section === 'payments' && (
        <>
          <Panel title={words.alarms.title} aside={words.alarms.body} className="border-t-0 pt-0">
            <AlarmList />
          </Panel>
          <Panel title={words.payments.title}>
            <PaymentList />
          </Panel>
        </>
      )}
      {section === 'switches' && (
        <Panel title={words.switches.title} aside={words.switches.body} className="border-t-0 pt-0">
          <SwitchList isHosted={isHosted} />
        </Panel>
      )}
      {section === 'log' && <Log />}
    </>
  )
}

const SectionLinks = ({ current }: { current: Section }) => (
  <nav aria-label={words.sectionsLabel} className="mb-8 border-b border-rule">
    <ul className="-mb-px flex flex-wrap gap-x-1">
      {sections.map((section) => (
        <li key={section}>
          <Link
            to="/admin/{-$section}/{-$id}"
            params={{ section, id: undefined }}
            aria-current={section === current ? 'page' : undefined}
            className={cx(
              'inline-block border-b-2 px-3 py-2.5 font-medium hover:text-ink',
              section === current ? 'border-ink text-ink' : 'border-transparent text-ink-soft',
            )}
          >
            {words.sections[section]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

const OnePerson = ({ id }: { id: string }) => (
  <>
    <Link
      to="/admin/{-$section}/{-$id}"
      params={{ section: 'people', id: undefined }}
      className={cx(backLinkClass, 'mb-6')}
    >
      <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
      {words.person.back}
    </Link>
    <PersonView key={id} id={id} />
  </>
)

function Log() {
  const acts = useActs()
  const events = usePersonEvents()
  return (
    <div className="grid gap-x-12 lg:grid-cols-2">
      <Panel title={words.log.acts} aside={words.log.actsBody} className="min-w-0 border-t-0 pt-0">
        <ActList query={acts} />
      </Panel>
      <Panel title={words.log.events} className="min-w-0 max-lg:border-t lg:border-t-0 lg:pt-0">
        <EventList query={events} />
      </Panel>
    </div>
  )
}
