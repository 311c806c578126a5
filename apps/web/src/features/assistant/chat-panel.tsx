// The chat about one resume: what was said, what is being said, and the place to say something.
import { EllipsisVertical } from 'lucide-react'
import { useState, type ReactNode, type Ref } from 'react'
import { toast } from 'sonner'
import { assistant as words } from '../../strings/en/assistant.ts'
import { Button } from '../../ui/button.tsx'
import { CaretMark } from '../../ui/pdf/proof-marks.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import type { AskedPart } from './input/asked-part.ts'
import { ChatInput, type ChatInputHandle } from './input/chat-input.tsx'
import { ChatLog } from './chat-log.tsx'
import { canStop, isAwaiting, type ChatState } from './chat-state.ts'
import type { ProposalActions } from './proposal-card.tsx'
import { StatusDot } from './status-dot.tsx'
import type { AssistantControls } from './use-assistant.ts'

interface Props extends ProposalActions {
  assistant: AssistantControls
  resumeId: string
  /** The text as it stands: what "Attach current PDF" sets, and what a proposal is compared with. */
  latex: string
  /** The text is not to be changed now. */
  isLocked: boolean
  /** How many messages are left, where the page's bar has no room for it. */
  counter?: ReactNode
  input?: Ref<ChatInputHandle>
  /** The part of the text that the next message is about. */
  part: AskedPart | null
  onPart: (part: AskedPart | null) => void
  /** Further items of its menu. */
  menuItems?: ReactNode
}

export function ChatPanel({ assistant, resumeId, latex, isLocked, counter, input, part, onPart, ...rest }: Props) {
  const { menuItems, ...actions } = rest
  const { state, send, stop, retry, restart } = assistant
  const { session } = state
  return (
    <ChatFrame
      status={
        <>
          <StatusDot kind={session.kind} />
          {session.kind === 'failed' && (
            <Button variant="quiet" size="sm" onClick={restart}>
              {words.status.retry}
            </Button>
          )}
        </>
      }
      menu={
        <>
          {counter}
          <ConversationMenu isEmpty={state.lines.length === 0} onForget={assistant.forget} items={menuItems} />
        </>
      }
    >
      {session.kind === 'ready' && session.assistant === 'offline' && (
        <p className="border-b border-rule px-4 py-1.5 text-xs text-ink-faint">{words.offline}</p>
      )}
      <ChatLog
        state={state}
        latex={latex}
        isLocked={isLocked}
        onRetry={retry}
        onAnswer={(text, answersClaim) => send({ text, answersClaim })}
        onIdea={(text) => send({ text })}
        onTailorFirst={assistant.tailorFirst}
        {...actions}
      />
      <ChatInput
        key={resumeId}
        ref={input}
        latex={latex}
        resumeId={resumeId}
        arrived={arrivedText(state)}
        isAwaiting={isAwaiting(state)}
        canStop={canStop(state)}
        seesFiles={session.kind !== 'ready' || session.assistant !== 'offline'}
        part={part}
        onPart={onPart}
        onSend={(text, attachments) => send({ text, attachments, ...(part && { part }) })}
        onStop={stop}
      />
    </ChatFrame>
  )
}

/** A message that is still on its way is not there yet. */
function arrivedText({ lines, pending }: ChatState): string | null {
  const last = lines.findLast((line) => line.kind === 'user')
  return pending === null || pending.hasArrived ? (last?.content ?? null) : null
}

/** Where there is no resume yet to talk about. */
export function NoChat() {
  return (
    <ChatFrame>
      <div className="grid grow place-items-center p-6 text-center">
        <div className="flex max-w-64 flex-col items-center gap-4">
          <CaretMark className="size-7 text-mark" />
          <p className="font-display text-xl text-ink-soft">{words.noResume}</p>
        </div>
      </div>
    </ChatFrame>
  )
}

function ChatFrame({ status, menu, children }: { status?: ReactNode; menu?: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby="chat-title" className="flex h-full min-h-0 flex-col bg-sheet">
      {/* What it is called stands on its tab. */}
      <h2 id="chat-title" className="sr-only">
        {words.title}
      </h2>
      {status && (
        <header className="flex min-h-10 items-center gap-3 border-b border-rule px-4">
          <div className="flex min-w-0 grow items-center gap-1">{status}</div>
          {menu}
        </header>
      )}
      {children}
    </section>
  )
}

interface MenuProps {
  isEmpty: boolean
  onForget: () => Promise<boolean>
  items: ReactNode
}

function ConversationMenu({ isEmpty, onForget, items }: MenuProps) {
  const [isAsked, setAsked] = useState(false)
  const forget = async () => {
    if (!(await onForget())) toast.error(words.forget.failed)
  }
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={words.more}
            className="-mr-2 inline-flex size-8 items-center justify-center rounded-md text-ink-faint hover:bg-inset hover:text-ink"
          >
            <EllipsisVertical aria-hidden="true" className="size-[1.125rem]" />
          </button>
        }
      >
        {items}
        <MenuItem disabled={isEmpty} onSelect={() => setAsked(true)}>
          {words.forget.action}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.forget.title}
        description={words.forget.body}
        confirmLabel={words.forget.confirm}
        cancelLabel={words.forget.cancel}
        onConfirm={() => void forget()}
      />
    </>
  )
}
