// Where the account is signed in, signing out there, and what happened to its safety.
import { closeSession, listSecurityEvents, listSessions, type OpenSession } from '@galley/contract/accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountsService } from '../../../api/accounts-service.ts'
import { api } from '../../../api/galley-api.ts'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { signOutOthers, type ChangeOutcome } from '../account-actions.ts'
import { AccountPart, useChange } from './account-part.tsx'
import { useUser } from '../auth-context.ts'

const words = strings.account.devices
const { events: eventWords } = strings.account

/** A hosted service lists its sessions to no user. */
const isEmbedded = accountsService.url === null

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const countries = new Intl.DisplayNames('en', { type: 'region' })

/** Such as “Firefox on Windows, India”. */
function placeOf({ browser, country }: { browser: string | null; country: string | null }): string {
  return [browser ?? words.unknownBrowser, ...(country === null ? [] : [countries.of(country) ?? country])].join(', ')
}

export function DevicesPart() {
  const { id } = useUser()
  const queries = useQueryClient()
  const { run, notice, isBusy } = useChange(words.done)
  const found = useQuery({
    queryKey: ['sessions', id],
    queryFn: ({ signal }) => api(listSessions, {}, { signal }),
    enabled: isEmbedded,
  })
  const refresh = () => queries.invalidateQueries({ queryKey: ['sessions', id] })
  const sessions = found.data?.sessions ?? []
  return (
    <AccountPart title={words.title}>
      <div className="flex max-w-xl flex-col items-stretch gap-4">
        <p className="text-ink-soft">{words.body}</p>
        {notice}
        {isEmbedded && found.isPending && <Skeleton className="h-24" />}
        {found.isError && (
          <RetryNotice sentence={words.failed} retryLabel={words.retry} onRetry={() => void found.refetch()} />
        )}
        {sessions.length > 0 && (
          <ul aria-label={words.title} className="divide-y divide-rule border-y border-rule">
            {sessions.map((session) => (
              <Device key={session.id} session={session} onClosed={refresh} />
            ))}
          </ul>
        )}
        {(sessions.length > 1 || !isEmbedded) && (
          <Button
            variant="secondary"
            busy={isBusy}
            className="self-start"
            onClick={() => void run(signOutOthers).then(refresh)}
          >
            {words.action}
          </Button>
        )}
        {isEmbedded && <Events />}
      </div>
    </AccountPart>
  )
}

function Device({ session, onClosed }: { session: OpenSession; onClosed: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const close = async () => {
    setBusy(true)
    const outcome = await closed(session.id)
    setBusy(false)
    setProblem(outcome.kind === 'refused' ? outcome.message : undefined)
    await onClosed()
  }
  const place = placeOf(session)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="font-medium wrap-anywhere">{place}</p>
        <p className="text-sm text-ink-soft">
          {session.is_current ? words.here : words.lastUsed(moment.format(new Date(session.last_used_at)))}
        </p>
        {problem && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
      </div>
      {!session.is_current && (
        <Button
          variant="secondary"
          size="sm"
          busy={isBusy}
          aria-label={words.closeThis(place)}
          onClick={() => void close()}
        >
          {words.close}
        </Button>
      )}
    </li>
  )
}

async function closed(id: string): Promise<ChangeOutcome> {
  try {
    await api(closeSession, { params: { id } })
    return { kind: 'changed' }
  } catch {
    return { kind: 'refused', message: strings.account.problems.failed }
  }
}

function Events() {
  const { id } = useUser()
  const [isOpen, setOpen] = useState(false)
  const found = useQuery({
    queryKey: ['security-events', id],
    queryFn: ({ signal }) => api(listSecurityEvents, {}, { signal }),
    enabled: isOpen,
    staleTime: 0,
  })
  return (
    <Disclosure label={eventWords.title} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <p className="mb-3 text-sm text-ink-soft">{eventWords.body}</p>
      {found.isError && (
        <RetryNotice sentence={words.failed} retryLabel={words.retry} onRetry={() => void found.refetch()} />
      )}
      <ol aria-label={eventWords.title} className="flex flex-col gap-2 text-sm">
        {found.data?.events.map((event) => (
          <li key={event.id} className="flex flex-wrap gap-x-3">
            <time dateTime={event.at} className="w-44 shrink-0 text-ink-soft">
              {moment.format(new Date(event.at))}
            </time>
            <span className="min-w-0 grow basis-48">
              {eventWords.kinds[event.kind]}
              {event.browser !== null && <span className="text-ink-soft"> · {placeOf(event)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
