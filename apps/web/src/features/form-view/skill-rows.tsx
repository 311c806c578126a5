// Groups of words: "Languages: Python, Go".
import { insertSkills } from '@galley/resume/lens/edit-blocks'
import { editSkills } from '@galley/resume/lens/edit-field'
import type { LensSection, LensSkills } from '@galley/resume/lens/lens-types'
import { Plus } from 'lucide-react'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { BlockMenu, HiddenMark, type BlockActions } from './block-bar.tsx'
import { partsOf } from './item-card.tsx'
import { useLens } from './lens-context.ts'
import { LensField } from './lens-field.tsx'

const words = strings.formView

interface Props {
  group: LensSkills
  name: string
  sort: { list: string; index: number }
  actions: BlockActions
}

export function SkillRow({ group, name, sort, actions }: Props) {
  const { document } = useLens()
  const place = { from: group.from, to: group.to, isEditable: group.isEditable }
  return (
    <div
      role="group"
      aria-label={name}
      data-sort={`${sort.list}/${sort.index}`}
      className="@container flex items-start gap-1"
    >
      <div className="grid min-w-0 grow gap-2 @xs:grid-cols-[1fr_2fr]">
        <LensField
          label={words.skillLabel}
          value={group.label.text}
          place={{ ...place, isEditable: group.isEditable && group.label.isEditable }}
          edit={(label) => editSkills(document, group, { label })}
        />
        <LensField
          label={words.skillItems}
          isLong
          value={group.items.join(', ')}
          place={place}
          hint={strings.create.commaHint}
          edit={(text) => editSkills(document, group, { items: partsOf(text) })}
        />
        {group.isHidden && <HiddenMark />}
      </div>
      <span className="mt-7">
        <BlockMenu name={name} actions={actions} />
      </span>
    </div>
  )
}

export function AddSkills({ section }: { section: LensSection }) {
  const lens = useLens()
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-2 self-start"
      onClick={() => lens.change(insertSkills(lens.document, section), 'step')}
    >
      <Plus aria-hidden="true" className="size-4" />
      {words.addGroup}
    </Button>
  )
}
