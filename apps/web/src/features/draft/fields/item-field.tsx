import { limits } from '@galley/contract/limits'
import type { FieldPathByValue } from 'react-hook-form'
import { strings } from '../../../strings/en.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { CheckedField } from './checked-field.tsx'
import { CommaField } from './comma-field.tsx'
import { useDraftFormContext, type DraftValues } from '../model/draft-form-values.ts'
import type { FieldSpec } from '../model/section-table.ts'

/** One field of an entry, as the section table describes it. `base` is the entry's path: "experience.0". */
export function ItemField({ base, spec }: { base: string; spec: FieldSpec }) {
  const { register } = useDraftFormContext()
  const className = spec.wide ? 'sm:col-span-2' : undefined
  const path = `${base}.${spec.name}`
  const text = { label: spec.label, className }

  if (spec.kind === 'comma') {
    return <CommaField {...text} path={path as FieldPathByValue<DraftValues, string[]>} />
  }
  const field = register(path as FieldPathByValue<DraftValues, string>)
  switch (spec.kind) {
    case 'text':
      return <TextArea {...text} {...field} maxLength={limits.textChars} />
    case 'url':
      return (
        <CheckedField
          {...text}
          path={path as FieldPathByValue<DraftValues, string>}
          kind="url"
          inputMode="url"
          autoCapitalize="none"
          maxLength={limits.urlChars}
        />
      )
    case 'date':
      return (
        <TextField {...text} {...field} placeholder={strings.create.placeholders.date} maxLength={limits.lineChars} />
      )
    case 'line':
      return <TextField {...text} {...field} maxLength={limits.lineChars} />
  }
}
