import type { PersonDetail, PersonSummary, ResumeOverview } from '@galley/contract/admin/people'
import { ApiError } from '../../api/api-error.ts'
import { admin } from '../../strings/en/operating/admin.ts'
import { Panel } from '../../ui/panel.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useActs, usePerson, usePersonEvents } from './admin-queries.ts'
import { Badge } from './badge.tsx'
import { dayOf, momentOf } from './formats.ts'
import { ActList, EventList } from './log-lists.tsx'
import { PaymentRows } from './payment-rows.tsx'
import { PersonBan } from './person-ban.tsx'
import { PersonCredits } from './person-credits.tsx'

const words = admin.person

export function PersonView({ id }: { id: string }) {
  const { data, error, refetch } = usePerson(id)
  if (data) return <Person detail={data} />
  if (error instanceof ApiError && error.status < 500) return <p>{words.missing}</p>
  if (error) return <RetryNotice sentence={admin.failed} retryLabel={admin.retry} onRetry={() => void refetch()} />
  return <Skeleton className="h-64" />
}

function Person({ detail }: { detail: PersonDetail }) {
  const { person, resumes, payments } = detail
  const acts = useActs(person.id)
  const events = usePersonEvents(person.id)
  return (
    <>
      <Heading person={person} />
      <PersonCredits detail={detail} />
      <Panel title={words.resumes.title} aside={words.resumes.body}>
        {resumes.length === 0 ? (
          <p className="text-ink-soft">{words.resumes.none}</p>
        ) : (
          <ul aria-label={words.resumes.title} className="divide-y divide-rule border-y border-rule">
            {resumes.map((resume) => (
              <Resume key={resume.id} resume={resume} />
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={words.payments}>
        <PaymentRows payments={payments} />
      </Panel>
      <PersonBan person={person} />
      <Panel title={words.acts}>
        <ActList query={acts} isOfOne />
      </Panel>
      <Panel title={words.events}>
        <EventList query={events} isOfOne />
      </Panel>
    </>
  )
}

function Heading({ person }: { person: PersonSummary }) {
  const { id, email, full_name: name, created_at: since, last_seen_at: seen } = person
  return (
    <div className="pb-8">
      <h2 className="font-display text-2xl wrap-anywhere">{email}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere">{name || admin.people.noName}</span>
        {person.ban && <Badge tone="bad">{admin.people.banned}</Badge>}
        {person.is_operator && <Badge tone="plain">{admin.people.operator}</Badge>}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {admin.people.since(dayOf(since))}
        {seen !== null && ` · ${admin.people.seen(momentOf(seen))}`}
      </p>
      <p className="mt-1 font-mono text-xs text-ink-faint wrap-anywhere">{id}</p>
    </div>
  )
}

function Resume({ resume }: { resume: ResumeOverview }) {
  const { title, versions, updated_at: changed, is_in_trash: isInTrash } = resume
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-2.5">
      <span className="min-w-0 grow basis-64 wrap-anywhere">
        {title} {isInTrash && <Badge tone="plain">{words.resumes.inTrash}</Badge>}
      </span>
      <span className="text-sm text-ink-soft tabular-nums">{words.resumes.row(versions, momentOf(changed))}</span>
    </li>
  )
}
