// Controls bound to a place of the document.
import type { EditResult } from '@galley/resume/lens/edit-field'
import type { Place } from '@galley/resume/lens/lens-types'
import { useRef, type ComponentProps, type KeyboardEvent, type RefObject } from 'react'
import { strings } from '../../strings/en.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useLens } from './lens-context.ts'
import { useTypedText } from './use-typed-text.ts'

const words = strings.formView

interface Props {
  label: string
  hideLabel?: boolean
  value: string
  place: Place
  /** Where its lines begin, of a text of several. */
  starts?: readonly number[]
  /** The changes that write a text there. */
  edit: (text: string) => EditResult
  className?: string | undefined
  placeholder?: string | undefined
  hint?: string | undefined
  inputMode?: ComponentProps<'input'>['inputMode']
  /** Of a field that may take several lines on the screen. */
  isLong?: boolean
  name?: string
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}

export function LensField({
  value,
  place,
  starts = [place.from],
  edit,
  hint,
  isLong = false,
  onKeyDown,
  ...rest
}: Props) {
  const lens = useLens()
  const area = useRef<HTMLTextAreaElement>(null)
  const { shown, onType, onLeave } = useTypedText(value, (text) => lens.change(edit(text), 'typing'))
  const control = {
    ...rest,
    hint: place.isEditable ? hint : words.onlyInLatex,
    value: shown,
    readOnly: !place.isEditable,
    'data-from': starts.join(' '),
    onFocus: () => lens.onFocus(place),
    onBlur: onLeave,
    onKeyDown,
  }
  if (!isLong) return <TextField {...control} onChange={(event) => onType(event.target.value)} />
  return (
    <>
      <TextArea
        {...control}
        ref={area}
        minHeightPx={40}
        maxHeightPx={400}
        onChange={(event) => onType(event.target.value)}
      />
      {place.from < place.to && <Remarks place={place} field={area} />}
    </>
  )
}

function Remarks({ place, field }: { place: Place; field: RefObject<HTMLTextAreaElement | null> }) {
  return useLens().remarks(place, () => field.current?.focus())
}
