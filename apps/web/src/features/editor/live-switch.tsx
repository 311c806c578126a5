import { editor as words } from '../../strings/en/editor.ts'
import { cx } from '../../ui/class-names.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { LivePreview } from './use-live-preview.ts'

/** Whether the page follows the typing by itself. */
export function LiveSwitch({ isOn, turn }: LivePreview) {
  return (
    <Tooltip text={words.preview.live}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-label={words.preview.live}
        onClick={() => turn(!isOn)}
        className="group inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-md px-1.5 text-xs text-ink-soft transition-colors hover:bg-inset hover:text-ink"
      >
        <span
          aria-hidden="true"
          className={cx(
            'flex h-4 w-7 items-center rounded-full border p-0.5 transition-colors',
            isOn ? 'justify-end border-ink bg-ink' : 'justify-start border-ink-faint bg-sheet',
          )}
        >
          <span className={cx('size-2.5 rounded-full', isOn ? 'bg-desk' : 'bg-ink-faint')} />
        </span>
        <span className="hidden @min-[22rem]:inline">{words.preview.liveShort}</span>
      </button>
    </Tooltip>
  )
}
