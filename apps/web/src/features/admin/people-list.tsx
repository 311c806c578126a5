import type { PersonSummary } from '@galley/contract/admin/people'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { admin } from '../../strings/en/operating/admin.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { usePeople } from './admin-queries.ts'
import { Badge } from './badge.tsx'
import { dayOf } from './formats.ts'
import { PagedList } from './paged-list.tsx'

const words = admin.people

const debounceMs = 250

/** What was typed, once the typing pauses. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

export function PeopleList({ isHosted }: { isHosted: boolean }) {
  const [text, setText] = useState('')
  const q = useDebounced(text.trim())
  const people = usePeople(q)
  return (
    <>
      <TextField
        label={words.search}
        type="search"
        autoComplete="off"
        maxLength={200}
        className="mb-6 max-w-md"
        {...(isHosted && { hint: words.hosted })}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <PagedList query={people} itemsOf={(part) => part.people} label={words.list} none={words.none}>
        {(person) => <PersonRow key={person.id} person={person} />}
      </PagedList>
    </>
  )
}

function PersonRow({ person }: { person: PersonSummary }) {
  const { id, email, full_name: name, created_at: since, last_seen_at: seen, resumes, credits } = person
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/admin/{-$section}/{-$id}"
            params={{ section: 'people', id }}
            className="font-medium wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {email}
          </Link>
          {person.ban && <Badge tone="bad">{words.banned}</Badge>}
          {person.is_operator && <Badge tone="plain">{words.operator}</Badge>}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">{name || words.noName}</p>
      </div>
      <div className="text-sm text-ink-soft sm:text-right sm:whitespace-nowrap">
        <p className="tabular-nums">{words.row(resumes, credits)}</p>
        <p className="text-ink-faint">
          {words.since(dayOf(since))}
          {seen !== null && ` · ${words.seen(dayOf(seen))}`}
        </p>
      </div>
    </li>
  )
}
