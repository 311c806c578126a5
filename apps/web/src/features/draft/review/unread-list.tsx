// Whatever found no place: nothing of the file is dropped without a word. A line is dragged into a field, or added at a
// press.
import { GripVertical } from 'lucide-react'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import type { FormUnreadLine } from '../model/draft-storage.ts'
import { dragLine, withoutLead } from './line-drop.ts'

const words = strings.importing

interface Props {
  lines: readonly FormUnreadLine[]
  /** `onPlaced`: once there was room for it, and when it is taken back. */
  onAdd: (line: string, onPlaced: (isPlaced: boolean) => void) => void
  onPlaced: (index: number, isPlaced: boolean) => void
}

export function UnreadList({ lines, onAdd, onPlaced }: Props) {
  return (
    <>
      <p className="mb-2 text-ink-soft">{words.unreadNote}</p>
      <ul className="divide-y divide-rule border-y border-rule">
        {lines.map(({ text, reason, isPlaced }, index) => {
          return (
            <li
              key={`${index}-${text}`}
              {...(isPlaced ? {} : dragLine({ text, onPlaced: (is) => onPlaced(index, is) }))}
              className={cx('flex items-baseline gap-2 py-1.5', !isPlaced && 'cursor-grab active:cursor-grabbing')}
            >
              <GripVertical
                aria-hidden="true"
                className={cx('size-3.5 shrink-0 self-center text-ink-faint max-sm:hidden', isPlaced && 'invisible')}
              />
              <span className={cx('min-w-0 grow wrap-anywhere', isPlaced && 'text-ink-faint line-through')}>
                {text}{' '}
                {reason !== 'unplaced' && (
                  <span className={cx('text-xs', reason === 'hidden' ? 'text-mark' : 'text-ink-faint')}>
                    ({words.reasons[reason]})
                  </span>
                )}
              </span>
              <Button
                size="sm"
                variant="quiet"
                aria-label={words.addLabel(text)}
                onClick={() => onAdd(withoutLead(text), (is) => onPlaced(index, is))}
              >
                {isPlaced ? words.addAgain : words.add}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
