import { limits } from '@galley/contract/limits'
import { X } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { strings } from '../../../strings/en.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { CommaField } from './comma-field.tsx'
import { useDraftFormContext } from '../model/draft-form-values.ts'
import { anchorOf, isFilled, isListSection, isRemovable, type FormSection } from '../model/form-sections.ts'
import { detailFlags, type OptionalSection } from '../model/optional-sections.ts'
import { ListSection } from './list-section.tsx'

const words = strings.create

interface Props {
  section: Exclude<FormSection, 'personalInfo'>
  shown: readonly OptionalSection[]
  onRemove: (section: OptionalSection) => void
}

export function FormSectionPanel({ section, shown, onRemove }: Props) {
  const title = words.sections[section]
  return (
    <Panel
      id={anchorOf(section)}
      title={title}
      actions={isRemovable(section) && <RemoveSection section={section} onRemove={() => onRemove(section)} />}
    >
      <SectionBody section={section} shown={shown} />
    </Panel>
  )
}

/** Only an empty section is taken off the form: what was typed is never hidden. */
function RemoveSection({ section, onRemove }: { section: FormSection; onRemove: () => void }) {
  const { control } = useDraftFormContext()
  const values = useWatch({ control })
  if (isFilled(values as never, section)) return null
  return (
    <IconButton
      label={words.removeSection(words.sections[section])}
      icon={<X aria-hidden="true" />}
      onClick={onRemove}
    />
  )
}

function SectionBody({ section, shown }: Pick<Props, 'section' | 'shown'>) {
  if (isListSection(section)) {
    const flag = detailFlags[section]
    return <ListSection list={section} detailsOpen={flag !== undefined && shown.includes(flag)} />
  }
  switch (section) {
    case 'summary':
    case 'references':
      return <TextSection section={section} />
    case 'skills':
    case 'languages':
    case 'hobbies':
      return (
        <CommaField
          path={section}
          label={words.sections[section]}
          hideLabel
          placeholder={words.placeholders[section]}
        />
      )
    case 'jobDescription':
      return <JobDescription />
  }
}

function TextSection({ section }: { section: 'summary' | 'references' }) {
  const { register } = useDraftFormContext()
  return (
    <TextArea
      {...register(section)}
      label={words.sections[section]}
      hideLabel
      placeholder={words.placeholders[section]}
      maxLength={limits.textChars}
    />
  )
}

function JobDescription() {
  const { register, control } = useDraftFormContext()
  const filled = useWatch({ control, name: 'jobDescription' }).trim() !== ''
  return (
    <TextArea
      {...register('jobDescription')}
      label={words.sections.jobDescription}
      hideLabel
      placeholder={words.placeholders.jobDescription}
      maxLength={limits.jobDescriptionChars}
      hint={filled ? words.jobDescriptionNote : undefined}
    />
  )
}
