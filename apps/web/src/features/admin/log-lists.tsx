// What operators did, and what happened to the safety of accounts: of all, or about one person.
import type { OperatorAct, PersonEvent } from '@galley/contract/admin/acts'
import { Link } from '@tanstack/react-router'
import { account } from '../../strings/en/account.ts'
import { admin } from '../../strings/en/operating/admin.ts'
import type { useActs, usePersonEvents } from './admin-queries.ts'
import { momentOf } from './formats.ts'
import { PagedList } from './paged-list.tsx'

const words = admin.log
const { kinds } = account.events

interface OfOne {
  /** Everything in it is about one person, whose page it is on. */
  isOfOne?: boolean
}

export const ActList = ({ query, isOfOne = false }: OfOne & { query: ReturnType<typeof useActs> }) => (
  <PagedList query={query} itemsOf={(part) => part.acts} label={words.acts} none={words.noActs}>
    {(act) => <Act key={act.id} act={act} isOfOne={isOfOne} />}
  </PagedList>
)

export const EventList = ({ query, isOfOne = false }: OfOne & { query: ReturnType<typeof usePersonEvents> }) => (
  <PagedList query={query} itemsOf={(part) => part.events} label={words.events} none={words.noEvents}>
    {(event) => <Event key={event.id} event={event} isOfOne={isOfOne} />}
  </PagedList>
)

function Act({ act, isOfOne }: Required<OfOne> & { act: OperatorAct }) {
  const { at, actor, target, kind, subject, reason } = act
  return (
    <li className="py-2.5 text-sm">
      <p className="flex flex-wrap gap-x-3">
        <time dateTime={at} className="text-ink-soft">
          {momentOf(at)}
        </time>
        <span className="font-medium wrap-anywhere">{words.act(kind, subject)}</span>
        {target !== null && !isOfOne && <Someone who={target} />}
      </p>
      <p className="text-ink-soft wrap-anywhere">
        {words.reason(reason)} {words.by(actor === null ? words.command : (actor.email ?? words.gone))}
      </p>
    </li>
  )
}

function Event({ event, isOfOne }: Required<OfOne> & { event: PersonEvent }) {
  const { at, kind, browser, country, person } = event
  const place = [browser, country].filter((part) => part !== null).join(', ')
  return (
    <li className="py-2.5 text-sm">
      <p className="flex flex-wrap gap-x-3">
        <time dateTime={at} className="text-ink-soft">
          {momentOf(at)}
        </time>
        <span className="font-medium">{kinds[kind]}</span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-soft">
        {!isOfOne && (person === null ? <span>{words.unknown}</span> : <Someone who={person} />)}
        {place !== '' && <span className="wrap-anywhere">{place}</span>}
      </p>
    </li>
  )
}

function Someone({ who: { id, email } }: { who: { id: string; email: string | null } }) {
  if (email === null) return <span className="text-ink-faint">{words.gone}</span>
  return (
    <Link
      to="/admin/{-$section}/{-$id}"
      params={{ section: 'people', id }}
      className="wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {email}
    </Link>
  )
}
