import { cx } from '../../ui/class-names.ts'
import { Field, inputClass } from '../../ui/fields/field.tsx'

interface Props<T extends string> {
  label: string
  hideLabel?: boolean
  value: T
  options: readonly (readonly [value: T, label: string])[]
  onChange: (value: T) => void
  className?: string
}

/** One of a few, in the browser's own list. */
export function SelectField<T extends string>({
  label,
  hideLabel = false,
  value,
  options,
  onChange,
  className,
}: Props<T>) {
  return (
    <Field label={label} hideLabel={hideLabel} className={className}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as T)}
          className={cx(inputClass, 'min-h-10')}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
