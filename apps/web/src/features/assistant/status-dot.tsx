import { assistant as words } from '../../strings/en/assistant.ts'
import { cx } from '../../ui/class-names.ts'
import type { ChatSession } from './chat-state.ts'

const looks = {
  initialising: { dot: 'bg-warn animate-breathe', text: 'text-warn' },
  ready: { dot: 'bg-good', text: 'text-good' },
  failed: { dot: 'bg-mark', text: 'text-mark' },
} as const

/** How the session is, as a colour and as a word. */
export function StatusDot({ kind }: Pick<ChatSession, 'kind'>) {
  return (
    <span role="status" className={cx('inline-flex items-center gap-1.5 text-xs', looks[kind].text)}>
      <span aria-hidden="true" className={cx('size-2 rounded-full', looks[kind].dot)} />
      {words.status[kind]}
    </span>
  )
}
