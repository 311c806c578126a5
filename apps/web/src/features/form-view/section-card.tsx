// One section: its title, and what stands in it.
import { hideBlock, insertItem, moveBlock, removeBlock, showBlock } from '@galley/resume/lens/edit-blocks'
import { editTitle } from '@galley/resume/lens/edit-field'
import { plainBody } from '@galley/resume/lens/edit-sections'
import type { LensItem, LensSection, LensSkills, SectionBlock } from '@galley/resume/lens/lens-types'
import { hasItems } from '@galley/resume/fields/section-forms'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { BlockMenu, HiddenMark, type BlockActions } from './block-bar.tsx'
import { BodyLines } from './body-lines.tsx'
import { ItemCard } from './item-card.tsx'
import { useLens, type Lens } from './lens-context.ts'
import { LensField } from './lens-field.tsx'
import { AddSkills, SkillRow } from './skill-rows.tsx'
import { focusBlock, Sortable, SortableItem, useOrder, type Order } from './sortable.tsx'
import { TextBody } from './text-body.tsx'

const words = strings.formView
const form = strings.create

/** A heading that can be typed in: a box only while it is pointed at or typed in. */
const titleLook =
  '[&_input]:border-transparent [&_input]:bg-transparent [&_input]:px-1 [&_input]:py-0 [&_input]:font-display [&_input]:text-xl [&_input:focus]:bg-sheet'

interface Props {
  id: string
  section: LensSection
  actions: BlockActions
  handle: ReactNode
}

export function SectionCard({ id, section, actions, handle }: Props) {
  const lens = useLens()
  const name = section.title.text || words.untitled
  return (
    <section
      aria-label={name}
      data-from={section.from}
      className={cx('border-t border-rule py-5', section.isHidden && 'opacity-75')}
    >
      <div className="mb-3 flex items-center gap-1">
        {handle}
        <div className="min-w-0 grow">
          <LensField
            label={words.sectionTitle}
            hideLabel
            value={section.title.text}
            place={section.title}
            edit={(text) => editTitle(lens.document, section, text)}
            className={titleLook}
          />
        </div>
        {section.isHidden && <HiddenMark />}
        <BlockMenu name={name} actions={actions} />
      </div>
      <SectionBody id={id} section={section} />
    </section>
  )
}

const isItem = (block: SectionBlock): block is LensItem => block.kind === 'item'
const isSkills = (block: SectionBlock): block is LensSkills => block.kind === 'skills'

function SectionBody({ id, section }: { id: string; section: LensSection }) {
  const lens = useLens()
  const skills = section.blocks.filter(isSkills)
  const body = section.blocks.flatMap((block) => (isItem(block) || isSkills(block) ? [] : [block]))
  const items = section.blocks.filter(isItem)
  const isList = ['skills', 'languages', 'hobbies'].includes(section.name) || skills.length > 0
  const isText = ['summary', 'references', 'additional_sections'].includes(section.name) && items.length === 0
  const lines = plainBody(lens.document, section)
  // A section with bullets has a row for each. One that gets its first bullet in the text field keeps the field.
  const [isOneField] = useState(() => lines !== null && lines.every(({ kind }) => kind === 'paragraph'))
  return (
    <div className="flex flex-col gap-3">
      {skills.map((group, index) => (
        <SkillRow
          key={index}
          group={group}
          name={group.label.text || words.group(index + 1)}
          sort={{ list: `${id}-skills`, index }}
          actions={blockActions(lens, skills, { list: `${id}-skills`, index })}
        />
      ))}
      {isList && <AddSkills section={section} />}
      {isText && isOneField && lines ? (
        <TextBody section={section} lines={lines} label={section.title.text || words.untitled} />
      ) : (
        (body.length > 0 || (isText && !isList)) && (
          <BodyLines id={`${id}-body`} owner={section} body={body} canAdd={!isList} />
        )
      )}
      {(items.length > 0 || hasItems(section.name)) && <Items {...{ id, section, items }} />}
    </div>
  )
}

/** What the menu of a block in a list can do. Undefined where there is no way further, or only LaTeX has one. */
export function blockActions(
  lens: Lens,
  siblings: readonly (LensItem | LensSection | LensSkills)[],
  { list, index, order }: { list: string; index: number; order?: Order },
): BlockActions {
  const { document } = lens
  const block = siblings[index]!
  const moveTo = (target: number) => () => {
    if (!lens.change(moveBlock(document, siblings, { index, target }), 'step')) return
    order?.moved(index, target)
    focusBlock(list, target)
  }
  const remove = () => {
    if (!lens.change(removeBlock(document, block), 'step')) return
    order?.removed(index)
    focusBlock(list, index)
  }
  return {
    up: index > 0 ? moveTo(index - 1) : undefined,
    down: index < siblings.length - 1 ? moveTo(index + 1) : undefined,
    isHidden: block.isHidden,
    hide: block.lines ? () => void lens.change(hideBlock(document, block), 'step') : undefined,
    show: () => void lens.change(showBlock(document, block), 'step'),
    remove: block.lines ? remove : undefined,
  }
}

function Items({ id, section, items }: { id: string; section: LensSection; items: readonly LensItem[] }) {
  const lens = useLens()
  const [added, setAdded] = useState<number | null>(null)
  const order = useOrder(items.length)
  const { document } = lens
  const thing = form.things[section.name as keyof typeof form.things] ?? words.entry
  const add = () => {
    if (lens.change(insertItem(document, section, items.length), 'step')) setAdded(items.length)
  }
  return (
    <>
      <Sortable
        id={id}
        count={items.length}
        onMove={(index, target) =>
          lens.change(moveBlock(document, items, { index, target }), 'step') && order.moved(index, target)
        }
      >
        {items.map((item, index) => {
          const fallback = `${thing} ${index + 1}`
          const actions = blockActions(lens, items, { list: id, index, order })
          return (
            <SortableItem key={order.ids[index]} list={id} index={index} name={fallback}>
              {(handle) => (
                <ItemCard
                  {...{ section, item, fallback, actions, handle }}
                  id={`${id}-${index}`}
                  startsOpen={added === index}
                />
              )}
            </SortableItem>
          )
        })}
      </Sortable>
      <Button variant="secondary" size="sm" className="self-start" onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        {form.add(thing)}
      </Button>
    </>
  )
}
