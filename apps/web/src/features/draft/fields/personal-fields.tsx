import { limits } from '@galley/contract/limits'
import { strings } from '../../../strings/en.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { CheckedField } from './checked-field.tsx'
import { useDraftFormContext } from '../model/draft-form-values.ts'
import type { OptionalSection } from '../model/optional-sections.ts'

const words = strings.create
const labels = words.personal

interface Props {
  shown: readonly OptionalSection[]
  nameMissing: boolean
  onNameLeft: () => void
}

export function PersonalFields({ shown, nameMissing, onNameLeft }: Props) {
  const { register } = useDraftFormContext()
  const line = { maxLength: limits.lineChars }
  const url = { maxLength: limits.urlChars, inputMode: 'url', autoCapitalize: 'none', autoComplete: 'url' } as const
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...register('personalInfo.name', { onBlur: onNameLeft })}
        {...line}
        label={labels.name}
        autoComplete="name"
        required
        className="sm:col-span-2"
        error={nameMissing ? words.nameMissing : undefined}
      />
      {shown.includes('professional_title') && (
        <TextField
          {...register('personalInfo.title')}
          {...line}
          label={labels.title}
          autoComplete="organization-title"
          className="sm:col-span-2"
        />
      )}
      <CheckedField
        path="personalInfo.email"
        kind="email"
        {...line}
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField {...register('personalInfo.phone')} {...line} label={labels.phone} type="tel" autoComplete="tel" />
      <TextField
        {...register('personalInfo.address')}
        {...line}
        label={labels.address}
        autoComplete="address-level2"
        className="sm:col-span-2"
      />
      <CheckedField path="personalInfo.linkedin" kind="url" {...url} label={labels.linkedin} />
      <CheckedField path="personalInfo.github" kind="url" {...url} label={labels.github} />
      <CheckedField path="personalInfo.website" kind="url" {...url} label={labels.website} />
      {shown.includes('portfolio') && (
        <CheckedField path="personalInfo.portfolio" kind="url" {...url} label={labels.portfolio} />
      )}
    </div>
  )
}
