import type { ComponentProps } from 'react'
import { cx } from '../class-names.ts'
import { useDoubt } from './field-doubt.ts'
import { Field, inputClass, type FieldText } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & FieldText

export function TextField({ label, hint, error, doubt: ownDoubt, hideLabel = false, className, ...input }: Props) {
  const doubt = useDoubt(input.name) ?? ownDoubt
  return (
    <Field {...{ label, hint, error, doubt, hideLabel, className }}>
      {(control) => <input type="text" {...input} {...control} className={cx(inputClass, 'min-h-10')} />}
    </Field>
  )
}
