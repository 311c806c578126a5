// The text of a section that is nothing but paragraphs, in one field.
import { bodyText, editBody } from '@galley/resume/lens/edit-sections'
import type { BodyLine, LensSection } from '@galley/resume/lens/lens-types'
import { useLens } from './lens-context.ts'
import { LensField } from './lens-field.tsx'

interface Props {
  section: LensSection
  lines: readonly BodyLine[]
  label: string
}

export function TextBody({ section, lines, label }: Props) {
  const lens = useLens()
  const [from, to] = [lines[0]?.from ?? section.to, lines.at(-1)?.to ?? section.to]
  return (
    <LensField
      label={label}
      hideLabel
      isLong
      value={bodyText(lines)}
      place={{ from, to, isEditable: true }}
      starts={lines.map((line) => line.from)}
      edit={(text) => editBody(lens.document, section, text)}
    />
  )
}
