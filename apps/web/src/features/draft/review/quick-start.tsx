// The card above the form: an existing resume goes in, the form is filled.
import { FileUp, ScanText } from 'lucide-react'
import { useRef, useState, type DragEvent, type RefObject } from 'react'
import { toast } from 'sonner'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import type { Importing } from '../model/importing.ts'
import { UnreadList } from './unread-list.tsx'
import type { ImportReview } from './use-import-review.ts'

const words = strings.importing
const otherKinds = '.docx,.zip,.json,.tex,.txt,.md'

export function QuickStart({ review }: { review: ImportReview }) {
  const { importing, start } = review
  const pdfInput = useRef<HTMLInputElement>(null)
  const otherInput = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const isFile = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const isWorking = importing.kind === 'working'
  return (
    <section
      aria-labelledby="quick-start"
      onDragOver={(event) => {
        if (!isFile(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!isFile(event)) return
        event.preventDefault()
        setOver(false)
        const [file, second] = event.dataTransfer.files
        if (second) toast(words.oneAtATime)
        if (file) start(file, 'any')
      }}
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
          <Button
            variant="secondary"
            busy={isWorking}
            className="max-sm:w-full"
            onClick={() => pdfInput.current?.click()}
          >
            {!isWorking && <FileUp aria-hidden="true" className="size-4" />}
            {importing.kind === 'done' ? words.again : words.choose}
          </Button>
          <p className="mt-1.5 text-xs text-ink-faint max-sm:hidden">{words.drop}</p>
          <FileInput
            input={pdfInput}
            label={words.choose}
            accept="application/pdf,.pdf"
            onFile={(file) => start(file, 'pdf')}
          />
          <FileInput
            input={otherInput}
            label={words.chooseOther}
            accept={otherKinds}
            onFile={(file) => start(file, 'any')}
          />
        </div>
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        {words.otherKinds}{' '}
        <button
          type="button"
          disabled={isWorking}
          className="rounded-sm text-ink underline decoration-rule underline-offset-3 hover:decoration-ink"
          onClick={() => otherInput.current?.click()}
        >
          {words.chooseOther}
        </button>
      </p>
      <p className="mt-1 text-sm text-ink-soft">{words.projects}</p>
      <div role="status" className="text-sm">
        <State review={review} />
      </div>
      <Unread review={review} />
    </section>
  )
}

interface FileInputProps {
  input: RefObject<HTMLInputElement | null>
  label: string
  accept: string
  onFile: (file: File) => void
}

/** Out of sight: a button opens it. The same file can be chosen again. */
function FileInput({ input, label, accept, onFile }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      accept={accept}
      aria-label={label}
      className="sr-only"
      tabIndex={-1}
      onChange={(event) => {
        const file = event.target.files?.[0]
        event.target.value = ''
        if (file) onFile(file)
      }}
    />
  )
}

function State({ review }: { review: ImportReview }) {
  const { importing, original, isOpen, setOpen } = review
  if (importing.kind === 'idle') return null
  if (importing.kind === 'working') return <p className="mt-4 text-ink-soft">{importing.doing ?? words.working}</p>
  const name = <span className="font-medium wrap-anywhere">{importing.name}</span>
  if (importing.kind === 'failed') return <Failure failed={importing} />
  const doubts = review.doubtfulNames().length
  const hidden = review.unread.filter(({ reason }) => reason === 'hidden').length
  return (
    <div className="mt-4">
      <p>
        {name} <span className="block text-good">{words.done}</span>
      </p>
      {doubts > 0 && <p className="mt-1 text-warn">{words.unsure(doubts)}</p>}
      {hidden > 0 && <p className="mt-1 text-mark">{words.hiddenFound(hidden)}</p>}
      {review.isCut && <p className="mt-1 text-warn">{words.cut}</p>}
      {original && !isOpen && (
        <Button size="sm" variant="secondary" className="mt-3" onClick={() => setOpen(true)}>
          <ScanText aria-hidden="true" className="size-4" />
          {words.review.show}
        </Button>
      )}
    </div>
  )
}

function Failure({ failed: { name, why, title, retry, open } }: { failed: Extract<Importing, { kind: 'failed' }> }) {
  return (
    <div className="mt-4">
      <p className="text-mark">
        <span className="font-medium wrap-anywhere">{name}</span>{' '}
        <span className="block font-medium">{title ?? words.failed}</span>
        <span className="block wrap-anywhere">{why}</span>
      </p>
      {retry && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={retry.act}>
            {retry.label}
          </Button>
          {open && (
            <Button size="sm" variant="quiet" onClick={open}>
              {strings.latexProject.open}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function Unread({ review }: { review: ImportReview }) {
  const [isOpen, setOpen] = useState(false)
  const { unread } = review
  if (unread.length === 0) return null
  return (
    <div className="mt-3 text-sm">
      <Disclosure label={words.unread(unread.length)} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        <UnreadList lines={unread} onAdd={review.addFromList} onPlaced={review.onPlaced} />
      </Disclosure>
    </div>
  )
}
