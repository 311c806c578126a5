import { Plus } from 'lucide-react'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { optionalSections, type OptionalSection } from '../model/optional-sections.ts'

const words = strings.create

interface Props {
  shown: readonly OptionalSection[]
  onAdd: (section: OptionalSection) => void
}

/** What a resume may have besides. Custom sections may be added again and again. */
export function AddSectionMenu({ shown, onAdd }: Props) {
  const trigger = (
    <Button variant="secondary" size="sm">
      <Plus aria-hidden="true" className="size-4" />
      {words.addSection}
    </Button>
  )
  return (
    <Menu trigger={trigger} align="start">
      {optionalSections.map((section) => (
        <MenuItem
          key={section}
          disabled={shown.includes(section) && section !== 'additional_sections'}
          onSelect={() => onAdd(section)}
        >
          {words.optional[section]}
        </MenuItem>
      ))}
    </Menu>
  )
}
