import { TextSelect, X } from 'lucide-react'
import { selection as words } from '../../../strings/en/editing/selection.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { wordsOf, type AskedPart } from './asked-part.ts'

/** What the next message is about, with a way to take it off again. */
export function AskedPartChip({ part, onRemove }: { part: AskedPart; onRemove: () => void }) {
  return (
    <div className="mb-2 flex items-center gap-1 border border-rule bg-desk pl-2 text-xs text-ink-soft">
      <TextSelect aria-hidden="true" className="size-3.5 shrink-0" />
      <p className="min-w-0 grow truncate">
        <span className="sr-only">{words.about} </span>“{wordsOf(part)}”
      </p>
      <IconButton
        label={words.remove}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
        className="size-8 [&_svg]:size-4"
      />
    </div>
  )
}
