import type { VersionListItem } from '@galley/contract/versions'
import { useId, useState } from 'react'
import { editor } from '../../../strings/en/editor.ts'
import { daysOf, type VersionDay } from './version-days.ts'

const words = editor.history
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

interface Props {
  versions: VersionListItem[]
  shown: string
  onChoose: (id: string) => void
}

export function VersionList({ versions, ...props }: Props) {
  const [now] = useState(() => new Date())
  return (
    <section
      aria-label={words.list}
      className="max-h-44 overflow-y-auto overscroll-contain border-y border-rule sm:max-h-[calc(100dvh-20rem)]"
    >
      {daysOf(versions, now).map((day) => (
        <Day key={`${day.title} ${day.versions[0]?.id}`} day={day} {...props} />
      ))}
    </section>
  )
}

function Day({ day: { title, versions }, shown, onChoose }: Omit<Props, 'versions'> & { day: VersionDay }) {
  const heading = useId()
  return (
    <>
      <h3
        id={heading}
        className="sticky top-0 border-b border-rule bg-sheet px-3 pt-2.5 pb-1 text-xs font-medium text-ink-soft"
      >
        {title}
      </h3>
      <ul aria-labelledby={heading}>
        {versions.map((version) => (
          <li key={version.id} className="border-b border-rule">
            <button
              type="button"
              aria-current={version.id === shown}
              onClick={() => onChoose(version.id)}
              className="min-h-11 w-full border-l-2 border-transparent px-3 py-2 text-left text-sm hover:bg-inset focus-visible:-outline-offset-2 aria-[current=true]:border-mark aria-[current=true]:bg-inset"
            >
              <VersionLine version={version} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function VersionLine({ version }: { version: VersionListItem }) {
  const { name, author, reason, written_at: at, words_added: added, words_removed: removed } = version
  const why = words.reasons[reason]
  return (
    <>
      {name !== null && <span className="block truncate font-medium">{name}</span>}
      <span className="flex items-baseline gap-2 tabular-nums">
        <time dateTime={at}>{timeFormat.format(new Date(at))}</time>
        <span className="text-xs text-ink-soft">{words.authors[author]}</span>
        {added !== null && removed !== null && (
          <span className="ml-auto text-xs text-ink-soft">
            <span aria-hidden="true">{words.wordsShort(added, removed)}</span>
            <span className="sr-only">{words.words(added, removed)}</span>
          </span>
        )}
      </span>
      {why !== null && <span className="block text-xs text-ink-soft">{why}</span>}
    </>
  )
}
