// Lines of the file that found no place, and what becomes of them: dragged into a field or added by a press, and taken
// back again.
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { toast } from 'sonner'
import { strings } from '../../../strings/en.ts'
import type { DraftValues } from '../model/draft-form-values.ts'
import type { FormUnreadLine } from '../model/draft-storage.ts'
import type { FormValues } from '../model/list-items.ts'
import type { OptionalSection } from '../model/optional-sections.ts'
import { withLine } from '../model/with-lines.ts'
import { withPlaced } from './line-drop.ts'
import { usePlacedLines, type PlacedLine } from './placed-lines.ts'

export interface UnreadLines {
  unread: readonly FormUnreadLine[]
  onPlaced: (line: number, isPlaced: boolean) => void
  /** Puts a line below the others of its kind. Null where there was no room. */
  addLine: (text: string) => Omit<PlacedLine, 'control'> | null
  /** The same by a press in the list. */
  addFromList: (text: string, onPlaced: (isPlaced: boolean) => void) => void
  /** A line was put into the form: Ctrl+Z takes it back. */
  onDropped: (line: PlacedLine) => void
  /** What was put anywhere stays there: the lines are those of another file. */
  forgetPlaced: () => void
}

interface Parts {
  form: UseFormReturn<DraftValues>
  onSection: (section: OptionalSection) => void
  unread: readonly FormUnreadLine[]
  setUnread: (lines: readonly FormUnreadLine[]) => void
}

export function useUnreadLines({ form, onSection, unread, setUnread }: Parts): UnreadLines {
  const { remember: onDropped, forget: forgetPlaced } = usePlacedLines()
  /** A line is taken back long after it was put somewhere. */
  const latest = useRef(unread)
  useEffect(() => void (latest.current = unread), [unread])
  return {
    unread,
    onPlaced: (line, isPlaced) =>
      setUnread(latest.current.map((one, index) => (index === line ? { ...one, isPlaced } : one))),
    addLine: (text) => addLine(form, onSection, text),
    addFromList: (text, onPlaced) => {
      const line = addLine(form, onSection, text)
      if (!line) return
      onPlaced(true)
      onDropped(withPlaced({ control: null, ...line }, onPlaced))
    },
    onDropped,
    forgetPlaced,
  }
}

function addLine(
  form: UseFormReturn<DraftValues>,
  onSection: (section: OptionalSection) => void,
  text: string,
): Omit<PlacedLine, 'control'> | null {
  const sections = () => structuredClone(form.getValues('additional_sections'))
  const before = sections()
  const { jobDescription: _, ...data } = form.getValues()
  const longer = withLine(data, text)
  if (longer === null) {
    toast.error(strings.importing.noRoom)
    return null
  }
  // Nothing else is touched: what is unfolded elsewhere stays so.
  const set = (to: FormValues['additional_sections']) => form.setValue('additional_sections', to, { shouldDirty: true })
  set(longer.additional_sections)
  onSection('additional_sections')
  const after = sections()
  const change = (from: typeof before, to: typeof before) => () => {
    if (JSON.stringify(sections()) !== JSON.stringify(from)) return false
    set(structuredClone(to))
    return true
  }
  return { takeBack: change(after, before), putBack: change(before, after) }
}
