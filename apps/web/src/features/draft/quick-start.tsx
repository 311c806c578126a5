// The card above the form: a PDF goes in, the form is filled.
import type { Extracted } from '@galley/contract/import'
import { FileUp } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { Importing } from './use-import.ts'

const words = strings.importing

interface Props {
  importing: Importing
  onFile: (file: File) => void
  /** Puts a line that found no place into the form. */
  onAdd: (line: string) => void
}

export function QuickStart({ importing, onFile, onAdd }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const isWorking = importing.kind === 'working'
  return (
    <section
      aria-labelledby="quick-start"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={cx(
        'mb-10 rounded-md border border-dashed bg-sheet p-5 transition-colors sm:p-6',
        isOver ? 'border-ink' : 'border-rule',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h2 id="quick-start" className="font-display text-xl">
            {words.title}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{words.lead}</p>
        </div>
        <div className="max-sm:w-full">
          <Button variant="secondary" busy={isWorking} className="max-sm:w-full" onClick={() => input.current?.click()}>
            {!isWorking && <FileUp aria-hidden="true" className="size-4" />}
            {importing.kind === 'done' ? words.again : words.choose}
          </Button>
          <p className="mt-1.5 text-xs text-ink-faint max-sm:hidden">{words.drop}</p>
          <input
            ref={input}
            type="file"
            accept="application/pdf,.pdf"
            aria-label={words.choose}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              take(event.target.files)
              event.target.value = ''
            }}
          />
        </div>
      </div>
      <div role="status" className="text-sm">
        <State importing={importing} />
      </div>
      {importing.kind === 'done' && <Unread found={importing.found} onAdd={onAdd} />}
    </section>
  )
}

function State({ importing }: { importing: Importing }) {
  if (importing.kind === 'idle') return null
  if (importing.kind === 'working') return <p className="mt-4 text-ink-soft">{words.working}</p>
  const name = <span className="font-medium wrap-anywhere">{importing.name}</span>
  if (importing.kind === 'failed')
    return (
      <p className="mt-4 text-mark">
        {name} <span className="block">{importing.why}</span>
      </p>
    )
  const unsure = unsureFields(importing.found)
  return (
    <div className="mt-4">
      <p>
        {name} <span className="block text-good">{words.done}</span>
      </p>
      {unsure !== '' && <p className="mt-1 text-warn">{words.unsure(unsure)}</p>}
      {importing.found.is_cut && <p className="mt-1 text-warn">{words.cut}</p>}
    </div>
  )
}

/** Under this a field is a guess. */
const sure = 0.5

const unsureFields = ({ fields }: Extracted): string =>
  fields
    .filter(({ confidence }) => confidence < sure)
    .map(({ path }) => words.fields[path.replace('personalInfo.', '')])
    .filter((name) => name !== undefined)
    .join(', ')

/** Whatever it is that found no place: nothing of the PDF is dropped without a word. */
function Unread({ found, onAdd }: { found: Extracted; onAdd: (line: string) => void }) {
  const [added, setAdded] = useState<readonly number[]>([])
  const [isOpen, setOpen] = useState(false)
  const lines = found.unread
  if (lines.length === 0) return null
  return (
    <div className="mt-3 text-sm">
      <Disclosure label={words.unread(lines.length)} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        <p className="mb-2 text-ink-soft">{words.unreadNote}</p>
        <ul className="divide-y divide-rule border-y border-rule">
          {lines.map(({ text, reason }, index) => (
            <li key={`${index}-${text}`} className="flex items-baseline justify-between gap-4 py-1.5">
              <span className="min-w-0 wrap-anywhere">
                {text}{' '}
                {reason !== 'unplaced' && <span className="text-xs text-ink-faint">({words.reasons[reason]})</span>}
              </span>
              <Button
                size="sm"
                variant="quiet"
                disabled={added.includes(index)}
                aria-label={words.addLabel(text)}
                onClick={() => {
                  onAdd(text)
                  setAdded([...added, index])
                }}
              >
                {added.includes(index) ? words.added : words.add}
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
