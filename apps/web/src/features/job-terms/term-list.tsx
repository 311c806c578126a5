// One group of a posting's terms. What becomes of each is said in words; the signs beside them say nothing more.
import { Check, ChevronRight, ClipboardList, List } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { jobTerms as words } from '../../strings/en/job-terms.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { CaretMark } from '../../ui/pdf/proof-marks.tsx'
import { keepFocus } from './keep-focus.ts'
import type { MeasuredTerm } from './measured.ts'
import { linesOf, sentenceOf, type TermGroup } from './term-groups.ts'

export interface TermActions {
  /** Goes to this line of the source, and to its place on the page. */
  onShowLine: (line: number) => void
  /** Puts the beginning of an answer into the chat; null where there is no chat. */
  onAsk: ((text: string) => void) | null
  onIgnore: (name: string) => void
}

export function TermList({ group: { demand, terms, present }, ...actions }: TermActions & { group: TermGroup }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mt-6">
      <header className="flex items-baseline justify-between gap-3 border-b border-rule pb-1">
        <h3 id={heading} className="font-display text-lg">
          {words.groups[demand]}
        </h3>
        <span className="text-xs text-ink-faint tabular-nums">{words.present(present, terms.length)}</span>
      </header>
      <ul aria-labelledby={heading}>
        {terms.map((term) => (
          <Term key={term.name} term={term} {...actions} />
        ))}
      </ul>
    </section>
  )
}

function Term({ term, onIgnore, ...actions }: TermActions & { term: MeasuredTerm }) {
  const [isOpen, setOpen] = useState(false)
  const sentence = useId()
  return (
    <li className="border-b border-rule py-1.5 last:border-b-0">
      <div className="flex items-start gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? sentence : undefined}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-7 min-w-0 grow items-center gap-1 text-left text-sm font-medium wrap-anywhere hover:text-ink-soft"
        >
          <ChevronRight
            aria-hidden="true"
            className={cx('size-3.5 shrink-0 text-ink-faint transition-transform duration-150', isOpen && 'rotate-90')}
          />
          {term.state === 'gap' && term.either.length > 0 ? words.either(term.either) : term.name}
        </button>
        <button
          type="button"
          data-leaves
          aria-label={words.ignoreTerm(term.name)}
          onClick={(event) => {
            keepFocus(event.currentTarget)
            onIgnore(term.name)
          }}
          className="min-h-7 shrink-0 px-1 text-xs text-ink-faint hover:text-ink hover:underline"
        >
          {words.ignore}
        </button>
      </div>
      <div className="pl-[1.125rem]">
        <State term={term} {...actions} />
        {isOpen && (
          <q id={sentence} className="mt-1 block font-display text-base text-ink-soft italic wrap-anywhere">
            {sentenceOf(term)}
          </q>
        )}
      </div>
    </li>
  )
}

/** More would hide the other terms. */
const maxLines = 4

type StateProps = Omit<TermActions, 'onIgnore'> & { term: MeasuredTerm }

function State({ term, onShowLine, onAsk }: StateProps) {
  const { state, name, either, kind, yearsShown } = term
  if (state === 'proven' || state === 'listed') {
    const lines = linesOf(term)
    const Icon = state === 'proven' ? Check : List
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-xs">
        <Icon aria-hidden="true" className={cx('size-3.5', state === 'proven' ? 'text-good' : 'text-ink-faint')} />
        {lines.slice(0, maxLines).map((line, index) => (
          <LineLink key={line} onPress={() => onShowLine(line)}>
            {index === 0 ? words.states[state](line) : words.moreLine(line)}
          </LineLink>
        ))}
        {lines.length > maxLines && <span className="text-ink-faint">{words.moreLines(lines.length - maxLines)}</span>}
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-xs">
      {state === 'gap' ? (
        <CaretMark className="size-3 text-mark" />
      ) : (
        <ClipboardList aria-hidden="true" className="size-3.5 text-ink-faint" />
      )}
      <span className={state === 'gap' ? 'text-mark' : 'text-ink-soft'}>{words.states[state]}</span>
      {yearsShown !== undefined && <span className="text-ink-soft">{words.yearsShown(yearsShown)}</span>}
      {onAsk && kind === 'term' && (
        <Button
          size="sm"
          variant="quiet"
          className="min-h-7 px-1.5 text-xs"
          aria-label={words.askAbout(name)}
          onClick={() => onAsk(words.question(either.length > 0 ? '' : name))}
        >
          {words.ask}
        </Button>
      )}
    </div>
  )
}

function LineLink({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-7 text-ink-soft underline decoration-rule underline-offset-3 hover:text-ink hover:decoration-current"
    >
      {children}
    </button>
  )
}
