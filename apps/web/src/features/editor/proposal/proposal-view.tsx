// A proposal in the place of the code: what it changes, and the two answers to it.
import type { EditorView } from '@codemirror/view'
import { ArrowDown, ArrowUp } from 'lucide-react'
import {
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { editor as words } from '../../../strings/en/editor.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { EditorProposal } from '../state/proposal-hunks.ts'
import { summarizeDiff } from './diff-summary.ts'
import { HunkText } from './hunk-text.tsx'
import type { OnAnswer } from './hunk-widgets.ts'
import { useEscapeTwice } from './use-escape-twice.ts'
import { useHunks, type OpenHunks } from './use-hunks.ts'

export interface ProposalViewHandle {
  focus: () => void
}

interface Props {
  accepted: string
  proposal: EditorProposal
  isAcceptable: boolean
  showInlineChanges: boolean
  onToggleInline: () => void
  onAccept: () => void
  onReject: () => void
  onDecideHunk: OnAnswer
  /** Shows the next wording of a change. */
  onReword: (hunk: number) => void
  /** Opens the last decided change again. */
  onTakeBack: () => void
  ref?: Ref<ProposalViewHandle>
}

export function ProposalView({ ref, ...props }: Props) {
  const { accepted, proposal, isAcceptable, showInlineChanges, onReject } = props
  const heading = useId()
  const code = useRef<EditorView | null>(null)
  const summary = useMemo(
    () => words.proposal.summary(summarizeDiff(accepted, proposal.latex)),
    [accepted, proposal.latex],
  )
  const escape = useEscapeTwice(onReject)
  const focus = () => code.current?.focus()
  useImperativeHandle(ref, () => ({ focus }))
  const decide = useLatest<Parameters<OnAnswer>>((hunk, choice) => {
    props.onDecideHunk(hunk, choice)
    // The button that had the keyboard is gone.
    focus()
  })
  const reword = useLatest((hunk: number) => {
    props.onReword(hunk)
    focus()
  })
  const hunks = useHunks({ proposal, isAcceptable, onDecide: decide, onReword: reword })
  const go = (step: 1 | -1) => {
    if (!showInlineChanges) return
    hunks.go(step)
    focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actionOf(event, { ...props, hunks, go, onEscape: escape.press })
    if (act === null) return
    event.preventDefault()
    act()
  }
  return (
    <section aria-labelledby={heading} className="flex h-full min-h-0 flex-col bg-sheet" onKeyDown={onKeyDown}>
      <header className="@container border-b border-rule px-4 py-2.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="min-w-0 grow">
            <h2 id={heading} className="text-sm font-medium">
              {words.proposal.title}
            </h2>
            <p className="text-xs text-ink-soft tabular-nums">{summary}</p>
          </div>
          <div className="flex gap-2">
            <Button size="sm" variant="secondary" className="max-sm:min-h-11" onClick={onReject}>
              {words.proposal.reject}
            </Button>
            <Button size="sm" className="max-sm:min-h-11" disabled={!isAcceptable} onClick={props.onAccept}>
              {words.proposal.accept}
            </Button>
          </div>
        </div>
        <Places {...props} hunks={hunks} onGo={go} isArmed={escape.isArmed} />
        {!isAcceptable && (
          <Notice tone="warn" className="my-1">
            {words.proposal.stale}
          </Notice>
        )}
      </header>
      <HunkText ref={code} latex={proposal.latex} shown={showInlineChanges ? hunks.shown : null} />
    </section>
  )
}

/** The same function each time, which calls the newest one. */
function useLatest<Args extends unknown[]>(call: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(call)
  useLayoutEffect(() => void (latest.current = call))
  return useCallback((...args: Args) => latest.current(...args), [])
}

interface Keys extends Pick<Props, 'isAcceptable' | 'showInlineChanges' | 'onAccept' | 'onTakeBack'> {
  hunks: OpenHunks
  go: (step: 1 | -1) => void
  onEscape: () => void
}

/** What a key does here; null: nothing. */
function actionOf(event: KeyboardEvent, keys: Keys): (() => void) | null {
  const { hunks, go, isAcceptable, showInlineChanges, onAccept, onTakeBack, onEscape } = keys
  const isCommand = event.ctrlKey || event.metaKey
  if (event.key === 'F7') return () => go(event.shiftKey ? -1 : 1)
  if (event.key === 'Escape') return onEscape
  // What is not marked is not decided on one by one.
  if (event.altKey && !isCommand) {
    if (!showInlineChanges) return null
    const byKey: Record<string, () => void> = {
      ArrowDown: () => go(1),
      ArrowUp: () => go(-1),
      ArrowRight: hunks.reword,
      Enter: () => hunks.answer('taken'),
      Backspace: () => hunks.answer('rejected'),
    }
    return byKey[event.key] ?? null
  }
  if (isCommand && event.key === 'Enter' && isAcceptable) return onAccept
  return isCommand && !event.shiftKey && event.key.toLowerCase() === 'z' ? onTakeBack : null
}

interface PlacesProps extends Pick<Props, 'showInlineChanges' | 'onToggleInline'> {
  hunks: OpenHunks
  onGo: (step: 1 | -1) => void
  isArmed: boolean
}

/** How much is left, where the keyboard is, and the way to the others. */
function Places({ hunks: { current, left, total }, showInlineChanges, onToggleInline, onGo, isArmed }: PlacesProps) {
  return (
    <div className="mt-1 flex items-center gap-1">
      <Checkbox label={words.proposal.inline} checked={showInlineChanges} onChange={onToggleInline} />
      <span
        role="status"
        className="flex min-w-0 grow flex-wrap justify-end gap-x-3 px-2 text-right text-xs text-ink-soft tabular-nums"
      >
        {isArmed ? (
          <span className="text-mark">{words.proposal.escapeAgain}</span>
        ) : (
          <>
            <span>{words.proposal.left(left, total)}</span>
            {current !== null && left > 1 && (
              <span className="sr-only">{words.proposal.place(current + 1, total)}</span>
            )}
          </>
        )}
      </span>
      <IconButton
        label={words.proposal.previous}
        icon={<ArrowUp aria-hidden="true" />}
        disabled={!showInlineChanges}
        onClick={() => onGo(-1)}
        className="size-8 max-sm:size-11"
      />
      <IconButton
        label={words.proposal.next}
        icon={<ArrowDown aria-hidden="true" />}
        disabled={!showInlineChanges}
        onClick={() => onGo(1)}
        className="size-8 max-sm:size-11"
      />
    </div>
  )
}
