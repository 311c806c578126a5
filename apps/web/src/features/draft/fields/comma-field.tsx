import { useState } from 'react'
import { useController, type FieldPathByValue } from 'react-hook-form'
import { strings } from '../../../strings/en.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { joinCommas, splitCommas } from '../model/comma-list.ts'
import { useDraftFormContext, type DraftValues } from '../model/draft-form-values.ts'

interface Props {
  path: FieldPathByValue<DraftValues, string[]>
  label: string
  hideLabel?: boolean
  placeholder?: string
  className?: string | undefined
}

/**
 * A list typed as one line. The text stays as it is typed; on leaving the field it is tidied to what was understood.
 */
export function CommaField({ path, label, hideLabel = false, placeholder, className }: Props) {
  const { control } = useDraftFormContext()
  const { ref, name, value, onChange, onBlur } = useController({ control, name: path }).field
  const parts = (value ?? []) as string[]
  const [text, setText] = useState(() => joinCommas(parts))

  // Set from outside, by an undo for instance: what is shown is no longer what is held.
  if (joinCommas(splitCommas(text)) !== joinCommas(parts)) setText(joinCommas(parts))

  return (
    <TextField
      ref={ref}
      name={name}
      label={label}
      hideLabel={hideLabel}
      data-list=""
      hint={strings.create.commaHint}
      placeholder={placeholder}
      className={className}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        onChange(splitCommas(event.target.value))
      }}
      onBlur={() => {
        setText(joinCommas(splitCommas(text)))
        onBlur()
      }}
    />
  )
}
