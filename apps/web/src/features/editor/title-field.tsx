import { limits } from '@galley/contract/limits'
import { useRef } from 'react'
import { editor as words } from '../../strings/en/editor.ts'

interface Props {
  title: string
  onEdit: (title: string) => void
}

/** The resume's title, edited in place. A title of nothing but blanks is no title: the last one comes back. */
export function TitleField({ title, onEdit }: Props) {
  const before = useRef(title)
  return (
    <input
      aria-label={words.titleField}
      value={title}
      maxLength={limits.titleChars}
      onFocus={() => void (before.current = title)}
      onChange={(event) => onEdit(event.target.value)}
      onBlur={() => title.trim() === '' && onEdit(before.current)}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      className="field-type min-h-9 field-sizing-content min-w-20 max-w-full shrink truncate max-xl:basis-20 max-xl:grow lg:max-w-96 rounded-sm border border-transparent bg-transparent px-2 font-display text-lg hover:border-rule focus:border-line focus:bg-sheet"
    />
  )
}
