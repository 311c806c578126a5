// Ties a read PDF to the form that the person fills in.
import type { Extracted } from '@galley/contract/import'
import { additionalSection } from '@galley/contract/resume-data'
import { useCallback, useState } from 'react'
import { strings } from '../../strings/en.ts'
import { useDraftFormContext } from './draft-form-values.ts'
import { newItemId } from './list-items.ts'
import { sectionsInData, type OptionalSection } from './optional-sections.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { mergeImport, settleConflicts, type Conflict } from './merge-import.ts'
import { QuickStart } from './quick-start.tsx'
import { useImport } from './use-import.ts'

const words = strings.importing
const emptySection = () => ({ ...additionalSection.parse({}), id: newItemId() })

interface Props {
  /** Opens a part of the form that is off by itself. */
  onSection: (section: OptionalSection) => void
}

export function ImportCard({ onSection }: Props) {
  const form = useDraftFormContext()
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])

  const fill = useCallback(
    (change: (data: Extracted['resume_data']) => Extracted['resume_data']) => {
      const { jobDescription, ...data } = form.getValues()
      const filled = change(data)
      form.reset({ ...filled, jobDescription }, { keepDefaultValues: true })
      for (const section of sectionsInData(filled)) onSection(section)
    },
    [form, onSection],
  )
  const onFound = useCallback(
    (found: Extracted) => {
      fill((data) => {
        const merged = mergeImport(data, found.resume_data)
        setConflicts(merged.conflicts)
        return merged.data
      })
      const { professional_title: title, portfolio } = found.fields_present
      if (title) onSection('professional_title')
      if (portfolio) onSection('portfolio')
    },
    [fill, onSection],
  )
  const { importing, start } = useImport(onFound)

  const addLine = (line: string) =>
    fill((data) => {
      const sections = data.additional_sections
      const own = sections.find(({ section_name: name }) => name === words.addedTitle)
      const item = own ?? { ...emptySection(), section_name: words.addedTitle }
      const longer = { ...item, content: item.content === '' ? line : `${item.content}\n${line}` }
      return {
        ...data,
        additional_sections: own ? sections.map((one) => (one === own ? longer : one)) : [...sections, longer],
      }
    })

  return (
    <>
      <QuickStart importing={importing} onFile={start} onAdd={addLine} />
      {conflicts.length > 0 && (
        <ConflictDialog
          conflicts={conflicts}
          onChosen={(taken) => {
            setConflicts([])
            if (taken.length > 0) fill((data) => settleConflicts(data, taken))
          }}
        />
      )}
    </>
  )
}
