// A line that should be an email address or a web address. One that does not look like it gets a hint, and is taken all
// the same.
import { linkAddress } from '@galley/resume/text/link-tex'
import { useState, type ComponentProps } from 'react'
import { useWatch, type FieldPathByValue } from 'react-hook-form'
import { strings } from '../../../strings/en.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useDraftFormContext, type DraftValues } from '../model/draft-form-values.ts'

type Kind = 'email' | 'url'

interface Props extends Omit<ComponentProps<typeof TextField>, 'name' | 'onBlur' | 'onChange' | 'ref'> {
  path: FieldPathByValue<DraftValues, string>
  kind: Kind
}

/** As the resume will take it: what is no address there is set as mere words. */
function isOfKind(kind: Kind, text: string): boolean {
  const address = linkAddress(text)
  return address !== null && address.startsWith('mailto:') === (kind === 'email')
}

export function CheckedField({ path, kind, ...field }: Props) {
  const { control, register } = useDraftFormContext()
  const [isLeft, setLeft] = useState(false)
  const text = (useWatch({ control, name: path }) ?? '').trim()
  const isOdd = isLeft && text !== '' && !isOfKind(kind, text)
  return (
    <TextField
      {...field}
      {...register(path, { onBlur: () => setLeft(true), onChange: () => setLeft(false) })}
      doubt={isOdd ? strings.create.hints[kind] : undefined}
    />
  )
}
