// What was said, oldest first, and what is being said. All of it is shown as plain text: a reply is never a link, an
// image or markup.
import { Paperclip } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { assistant as words } from '../../strings/en/assistant.ts'
import { selection } from '../../strings/en/editing/selection.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { CaretMark } from '../../ui/pdf/proof-marks.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ChatLine, ChatState } from './chat-state.ts'
import { ClaimList } from './claim-list.tsx'
import { openClaims } from './open-claims.ts'
import { ProposalCard, type ProposalActions } from './proposal-card.tsx'

interface Props extends ProposalActions {
  state: ChatState
  latex: string
  isLocked: boolean
  onRetry: () => void
  /** Sends the answer to a card's question. */
  onAnswer: (answer: string, claim: string) => void
  onIdea: (text: string) => void
  /** Asks for the proposal that generating the resume for a job comes with. */
  onTailorFirst: () => void
}

export function ChatLog({ state, latex, isLocked, onRetry, onAnswer, onIdea, onTailorFirst, ...actions }: Props) {
  const { lines, pending, isCatchingUp, session } = state
  const isOwn = lines.at(-1)?.kind === 'user'
  const scroller = useFollowing({ lineCount: lines.length, isOwn }, [pending?.text, pending?.stage, state.retry?.key])
  const isQuiet = pending === null && !isCatchingUp
  const open = openClaims(lines)
  const isFresh = lines.length === 0 && isQuiet
  return (
    <div
      ref={scroller}
      tabIndex={0}
      role="group"
      aria-label={words.title}
      className="relative min-h-0 grow overflow-y-auto px-4 py-4"
    >
      {isFresh && session.kind === 'initialising' && <Opening />}
      {isFresh && session.kind === 'ready' && <Ideas onIdea={onIdea} />}
      <div role="log" aria-label={words.log}>
        <ol className="flex flex-col gap-5">
          {lines.map((line) => (
            <li key={line.id}>
              <Line line={line} />
              {line.kind === 'assistant' && line.proposal && (
                <ProposalCard
                  messageId={line.id}
                  proposal={line.proposal}
                  isStale={line.proposal.base_latex !== latex}
                  isLocked={isLocked}
                  claims={open.get(line.id) ?? []}
                  isQuiet={isQuiet}
                  onAnswer={onAnswer}
                  {...actions}
                />
              )}
              {line.kind === 'assistant' && !line.proposal && open.has(line.id) && (
                <div className="mt-3 ml-5 border-x border-b border-rule bg-desk">
                  <ClaimList claims={open.get(line.id) ?? []} isAnswerable={isQuiet} onAnswer={onAnswer} />
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
      {isQuiet ? (
        <Next state={state} onRetry={onRetry} onTailorFirst={onTailorFirst} />
      ) : (
        <UnderWay pending={pending} stop={state.stop} />
      )}
    </div>
  )
}

/** What can be asked for again. */
function Next({ state, onRetry, onTailorFirst }: Pick<Props, 'state' | 'onRetry' | 'onTailorFirst'>) {
  if (state.retry !== null) {
    return (
      <Button size="sm" variant="secondary" className="mt-3" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    )
  }
  if (!state.isTailoringDue || state.session.kind !== 'ready') return null
  return (
    <Button size="sm" variant="quiet" className="mt-3 -ml-2.5" onClick={onTailorFirst}>
      {words.tailor.prepare}
    </Button>
  )
}

/** The words as they come, and what is being done. Not in the log: a reader would speak every word of it on its own. */
function UnderWay({ pending, stop }: Pick<ChatState, 'pending' | 'stop'>) {
  const doing = pending ? words.stages[pending.stage] : words.catchingUp
  return (
    <div className="mt-5">
      {pending?.text && <Said>{pending.text}</Said>}
      <p role="status" className="mt-1 animate-breathe pl-5 text-sm text-ink-faint italic">
        {stop === 'none' ? doing : words.stopping}
      </p>
    </div>
  )
}

/** So near to its end a person is reading what comes. */
const nearPx = 120

/** A new line is read from its beginning: where it is taller than the room, its end would be all that is seen. */
function showNewest(element: HTMLElement): void {
  const newest = element.querySelector<HTMLElement>('ol > li:last-child')
  const isTall = newest !== null && newest.offsetHeight > element.clientHeight - aboveNewestPx
  element.scrollTop = isTall ? newest.offsetTop - aboveNewestPx : element.scrollHeight
}
const aboveNewestPx = 16

/** Follows what is added, unless the person has scrolled up to read something and says nothing. */
function useFollowing({ lineCount, isOwn }: { lineCount: number; isOwn: boolean }, added: readonly unknown[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const isNear = useRef(true)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const note = () => {
      isNear.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx
    }
    const follow = () => {
      if (isNear.current) element.scrollTop = element.scrollHeight
    }
    // The room shrinks when something is attached, or a phone's keyboard comes up.
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    element.addEventListener('scroll', note)
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', note)
    }
  }, [])
  useEffect(() => {
    if (scroller.current && (isNear.current || isOwn)) showNewest(scroller.current)
  }, [lineCount, isOwn])
  const key = added.join(' ')
  useEffect(() => {
    const element = scroller.current
    if (element && isNear.current && key.trim() !== '') element.scrollTop = element.scrollHeight
  }, [key])
  return scroller
}

function Line({ line }: { line: ChatLine }) {
  switch (line.kind) {
    case 'user':
      return (
        <div className="ml-auto w-fit max-w-[88%] rounded-md bg-inset px-3.5 py-2">
          <span className="sr-only">{words.you}: </span>
          {line.selected !== undefined && (
            <p className="mb-1 line-clamp-3 border-l-2 border-line pl-2 text-sm wrap-anywhere text-ink-soft">
              <span className="sr-only">{selection.about} </span>“{line.selected}”
            </p>
          )}
          <p className="text-base wrap-anywhere whitespace-pre-wrap">{line.content}</p>
          {line.image && (
            <img
              src={line.image.src}
              alt={line.image.name}
              className="mt-2 max-h-40 max-w-full rounded-sm border border-rule object-contain"
            />
          )}
          {line.attachments
            .filter((name) => name !== line.image?.name)
            .map((name) => (
              <p key={name} className="mt-1 flex items-center gap-1.5 text-xs text-ink-soft">
                <Paperclip aria-hidden="true" className="size-3.5" />
                <span className="truncate">{name}</span>
              </p>
            ))}
        </div>
      )
    case 'assistant':
      return <Said>{line.content}</Said>
    case 'billing_prompt':
      return (
        <Aside tone="mark">
          {line.content}{' '}
          <a href="/billing" className="font-medium underline underline-offset-2">
            {words.trouble.buyMore}
          </a>
        </Aside>
      )
    case 'trouble':
      return <Aside tone="mark">{line.content}</Aside>
    case 'note':
      return <Aside tone="plain">{line.content}</Aside>
  }
}

/** The assistant's words, with a proof-reader's caret in the margin. */
function Said({ children }: { children: string }) {
  return (
    <div className="flex gap-2.5">
      <CaretMark className="mt-1.5 h-2.5 w-2.5 shrink-0" />
      <div className="min-w-0">
        <span className="sr-only">{words.me}: </span>
        <p className="text-base wrap-anywhere whitespace-pre-wrap">{children}</p>
      </div>
    </div>
  )
}

function Aside({ tone, children }: { tone: 'mark' | 'plain'; children: ReactNode }) {
  return (
    <p
      className={cx(
        'border-l-2 py-0.5 pl-3 text-sm wrap-anywhere',
        tone === 'mark' ? 'border-mark text-mark' : 'border-line text-ink-soft',
      )}
    >
      {children}
    </p>
  )
}

function Opening() {
  return (
    <div>
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="ml-auto h-9 w-2/3" />
      <Skeleton className="mt-5 h-4 w-11/12" />
      <Skeleton className="mt-2 h-4 w-3/4" />
    </div>
  )
}

function Ideas({ onIdea }: Pick<Props, 'onIdea'>) {
  return (
    <div className="py-4">
      <p className="font-display text-2xl">{words.empty.title}</p>
      <p className="mt-2 max-w-sm text-sm text-ink-soft">{words.empty.body}</p>
      <ul className="mt-4 divide-y divide-rule border-y border-rule">
        {words.empty.ideas.map((idea) => (
          <li key={idea}>
            <button
              type="button"
              onClick={() => onIdea(idea)}
              className="min-h-10 w-full px-1 py-2 text-left text-sm text-ink-soft hover:bg-inset hover:text-ink"
            >
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
