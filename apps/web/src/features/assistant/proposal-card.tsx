// A proposal in the chat: what was checked, what it would change in numbers, what is left to ask, and what became of
// it.
import type { ChatMessage, Claim, Review } from '@galley/contract/assistant'
import { Check, Undo2, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { assistant } from '../../strings/en/assistant.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { ClaimList } from './claim-list.tsx'

const words = assistant.card

export type ProposalOnCard = NonNullable<ChatMessage['proposal']>

/** What the page does with a proposal: the editor is another feature's. */
export interface ProposalActions {
  /**
   * How many of its changes are still to be decided, of how many. Null: none was decided yet, or the text is none that
   * it gives.
   */
  changesLeft: (messageId: string, proposal: ProposalOnCard) => { left: number; total: number } | null
  onReview: (messageId: string, proposal: ProposalOnCard) => void
  onDecide: (messageId: string, proposal: ProposalOnCard, decision: 'accepted' | 'rejected') => void
  /** Puts back the text that an accepted proposal took the place of. */
  onRestore: (latex: string) => void
}

interface Props extends ProposalActions {
  messageId: string
  proposal: ProposalOnCard
  /** It was made from a text that is no longer there. */
  isStale: boolean
  /** The text is not to be changed: a proposal is being looked at. */
  isLocked: boolean
  /** What is still to be asked or looked at. */
  claims: Claim[]
  /** No reply is awaited. */
  isQuiet: boolean
  onAnswer: (answer: string, claim: string) => void
}

export function ProposalCard(props: Props) {
  const { messageId, proposal, claims, isQuiet, onAnswer, changesLeft } = props
  const heading = useId()
  const { decision, review } = proposal
  const changes = decision === 'pending' || decision === 'partly' ? changesLeft(messageId, proposal) : null
  const isOpen = decision === 'pending' || (changes !== null && changes.left > 0)
  const isStale = props.isStale && changes === null
  return (
    <section aria-labelledby={heading} className="mt-3 ml-5 border border-rule bg-desk">
      <header className="flex items-center justify-between gap-3 border-b border-rule px-3.5 py-2">
        <h3 id={heading} className="font-display text-lg leading-tight">
          {words.title}
        </h3>
        <State decision={isOpen ? 'pending' : decision} isStale={isStale} changes={changes} />
      </header>
      <Facts review={review} />
      {claims.length > 0 && <ClaimList claims={claims} isAnswerable={isQuiet} onAnswer={onAnswer} />}
      {isOpen && <Choice {...props} isStale={isStale} />}
      {(decision === 'accepted' || decision === 'partly') && !isOpen && props.isStale && <Restore {...props} />}
    </section>
  )
}

function Choice({ messageId, proposal, isStale, isQuiet, onReview, onDecide }: Props) {
  return (
    <footer className="flex flex-wrap items-center gap-2 border-t border-rule px-3.5 py-2.5">
      {isStale ? (
        <span className="grow text-xs text-warn">{words.stale}</span>
      ) : (
        <Button size="sm" variant="quiet" disabled={!isQuiet} onClick={() => onReview(messageId, proposal)}>
          {words.review}
        </Button>
      )}
      <div className="ml-auto flex gap-2">
        <Button
          size="sm"
          variant="secondary"
          disabled={!isQuiet}
          onClick={() => onDecide(messageId, proposal, 'rejected')}
        >
          {words.reject}
        </Button>
        {!isStale && (
          <Button size="sm" disabled={!isQuiet} onClick={() => onDecide(messageId, proposal, 'accepted')}>
            {words.accept}
          </Button>
        )}
      </div>
    </footer>
  )
}

function Restore({ proposal, isQuiet, isLocked, onRestore }: Props) {
  return (
    <footer className="flex border-t border-rule px-3.5 py-2">
      <Button
        size="sm"
        variant="quiet"
        className="-ml-2.5"
        disabled={!isQuiet || isLocked}
        onClick={() => onRestore(proposal.base_latex)}
      >
        <Undo2 aria-hidden="true" className="size-3.5" />
        {words.restore}
      </Button>
    </footer>
  )
}

interface StateProps extends Pick<ProposalOnCard, 'decision'>, Pick<Props, 'isStale'> {
  changes: ReturnType<ProposalActions['changesLeft']>
}

function State({ decision, isStale, changes }: StateProps) {
  const isAccepted = decision === 'accepted' || decision === 'partly'
  const Icon = isAccepted ? Check : X
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 text-xs',
        isAccepted ? 'text-good' : decision === 'pending' ? 'text-mark' : 'text-ink-faint',
      )}
    >
      {decision !== 'pending' && <Icon aria-hidden="true" className="size-3.5" />}
      {decision === 'pending' && changes
        ? words.left(changes.left, changes.total)
        : words.state[decision === 'pending' && isStale ? 'stale' : decision]}
    </span>
  )
}

function Facts({ review: { checked, pages, coverage } }: { review: Review }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2.5 px-3.5 py-3 text-sm">
      <Fact term={words.pages}>{words.pagesChange(pages.before, pages.after)}</Fact>
      {coverage && <Fact term={words.coverage}>{words.coverageChange(coverage.before, coverage.after)}</Fact>}
      {checked.length > 0 && (
        <Fact term={words.checked}>
          <ul className="flex flex-wrap gap-x-3 text-ink-soft">
            {checked.map((code) => (
              <li key={code} className="inline-flex items-center gap-1">
                <Check aria-hidden="true" className="size-3.5 text-good" />
                {words.checks[code]}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-faint">{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}
