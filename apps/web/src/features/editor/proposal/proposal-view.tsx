// A proposal in the place of the code: what it changes, and the two answers to it.
import { getChunks, goToNextChunk, goToPreviousChunk } from '@codemirror/merge'
import { EditorView } from '@codemirror/view'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useId, useImperativeHandle, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { editor as words } from '../../../strings/en/editor.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { diffLook } from './diff-extensions.ts'
import { summarizeDiff } from './diff-summary.ts'
import { useEscapeTwice } from './use-escape-twice.ts'

export interface ProposalViewHandle {
  focus: () => void
}

interface Props {
  accepted: string
  proposed: string
  isAcceptable: boolean
  showInlineChanges: boolean
  onToggleInline: () => void
  onAccept: () => void
  onReject: () => void
  ref?: Ref<ProposalViewHandle>
}

export function ProposalView({ ref, ...props }: Props) {
  const { accepted, proposed, isAcceptable, showInlineChanges, onToggleInline, onAccept, onReject } = props
  const heading = useId()
  const code = useRef<EditorView | null>(null)
  const summary = useMemo(() => words.proposal.summary(summarizeDiff(accepted, proposed)), [accepted, proposed])
  const escape = useEscapeTwice(onReject)
  useImperativeHandle(ref, () => ({ focus: () => code.current?.focus() }))

  const [place, setPlace] = useState('')
  const go = (command: typeof goToNextChunk) => {
    const { current } = code
    if (!current) return
    command(current)
    current.dispatch({ effects: EditorView.scrollIntoView(current.state.selection.main.head, { y: 'center' }) })
    current.focus()
    setPlace(placeOf(current))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F7') go(event.shiftKey ? goToPreviousChunk : goToNextChunk)
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isAcceptable) onAccept()
    else if (event.key === 'Escape') escape.press()
    else return
    event.preventDefault()
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
            <Button size="sm" variant="secondary" onClick={onReject}>
              {words.proposal.reject}
            </Button>
            <Button size="sm" disabled={!isAcceptable} onClick={onAccept}>
              {words.proposal.accept}
            </Button>
          </div>
        </div>
        <div className="mt-1 flex items-center gap-1">
          <Checkbox label={words.proposal.inline} checked={showInlineChanges} onChange={onToggleInline} />
          <span role="status" className="min-w-0 grow truncate px-2 text-right text-xs text-ink-soft tabular-nums">
            {escape.isArmed ? <span className="text-mark">{words.proposal.escapeAgain}</span> : place}
          </span>
          <IconButton
            label={words.proposal.previous}
            icon={<ArrowUp aria-hidden="true" />}
            disabled={!showInlineChanges}
            onClick={() => go(goToPreviousChunk)}
            className="size-8"
          />
          <IconButton
            label={words.proposal.next}
            icon={<ArrowDown aria-hidden="true" />}
            disabled={!showInlineChanges}
            onClick={() => go(goToNextChunk)}
            className="size-8"
          />
        </div>
        {!isAcceptable && (
          <Notice tone="warn" className="my-1">
            {words.proposal.stale}
          </Notice>
        )}
      </header>
      <MarkedText ref={code} accepted={showInlineChanges ? accepted : null} proposed={proposed} />
    </section>
  )
}

/** At which of the changes the keyboard is. */
function placeOf({ state }: EditorView): string {
  const chunks = getChunks(state)?.chunks ?? []
  const { head } = state.selection.main
  return words.proposal.place(chunks.filter(({ fromB }) => fromB <= head).length, chunks.length)
}

interface MarkedTextProps {
  /** Null: nothing is marked. */
  accepted: string | null
  proposed: string
  ref: React.RefObject<EditorView | null>
}

function MarkedText({ accepted, proposed, ref }: MarkedTextProps) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const view = new EditorView({
      parent: host.current as HTMLElement,
      doc: proposed,
      extensions: diffLook(words.proposal.label, accepted),
    })
    ref.current = view
    // The first change comes into view; the focus stays where the person is.
    if (accepted !== null) goToNextChunk(view)
    return () => {
      ref.current = null
      view.destroy()
    }
  }, [accepted, proposed, ref])
  return <div ref={host} className="min-h-0 grow overflow-hidden" />
}
