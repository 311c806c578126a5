import { useWatch, type FieldPathByValue } from 'react-hook-form'
import { strings } from '../../../strings/en.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { useDraftFormContext, type DraftValues } from '../model/draft-form-values.ts'
import { ItemField } from './item-field.tsx'

const { fields, present } = strings.create

/** From when to when. What goes on has no end: the field makes room for the word, its text is kept. */
export function PeriodFields({ base, current }: { base: string; current?: string | undefined }) {
  const { control, register } = useDraftFormContext()
  const currentPath = `${base}.current` as FieldPathByValue<DraftValues, boolean>
  const isCurrent = useWatch({ control, name: currentPath, disabled: current === undefined }) === true
  return (
    <>
      <ItemField base={base} spec={{ name: 'startDate', label: fields.startDate, kind: 'date' }} />
      {current !== undefined && isCurrent ? (
        <div className="flex flex-col gap-1.5">
          <p className="text-sm font-medium text-ink-soft">{fields.endDate}</p>
          <p className="flex min-h-10 items-center border-b border-rule font-display text-ink-soft italic">{present}</p>
        </div>
      ) : (
        <ItemField base={base} spec={{ name: 'endDate', label: fields.endDate, kind: 'date' }} />
      )}
      {current !== undefined && (
        <div className="-mt-1 sm:col-span-2">
          <Checkbox label={current} {...register(currentPath)} />
        </div>
      )}
    </>
  )
}
