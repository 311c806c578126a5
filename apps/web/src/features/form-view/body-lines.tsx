// Paragraphs and bullets of an entry or a section, a row each.
import {
  bulletsBeside,
  hideBlock,
  hideBullet,
  insertBullet,
  moveBlock,
  removeBlock,
  removeBullet,
  showBlock,
  showBullet,
} from '@galley/resume/lens/edit-blocks'
import { editText } from '@galley/resume/lens/edit-field'
import type { BodyBlock, BodyLine, Detail, LensItem, LensSection } from '@galley/resume/lens/lens-types'
import { Plus } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { AskItems } from './ask-items.tsx'
import { BlockMenu, HiddenMark, type BlockActions } from './block-bar.tsx'
import { HandWrittenBlock } from './hand-written-block.tsx'
import { useLens } from './lens-context.ts'
import { LensField } from './lens-field.tsx'
import { Sortable, SortableItem } from './sortable.tsx'

const words = strings.formView

interface Props {
  id: string
  owner: LensItem | LensSection
  body: readonly BodyBlock[]
  /** Whether a first bullet is offered: not beside a list of skills. */
  canAdd?: boolean
}

export function BodyLines({ id, owner, body, canAdd = true }: Props) {
  const lens = useLens()
  const host = useRef<HTMLDivElement>(null)
  /** The row whose text gets the keyboard after the next render. */
  const goTo = (row: number) =>
    requestAnimationFrame(() => {
      const fields = host.current?.querySelectorAll<HTMLElement>('textarea')
      fields?.[Math.max(0, Math.min(row, fields.length - 1))]?.focus()
    })
  const rows = body.map((block) => block.from)
  const add = (after: BodyLine | null) => {
    if (lens.change(insertBullet(lens.document, { owner, after }, ''), 'step')) {
      goTo(after ? rows.indexOf(after.from) + 1 : Number.POSITIVE_INFINITY)
    }
  }
  const lastBullet = body.findLast((block): block is BodyLine => block.kind === 'bullet') ?? null
  return (
    <div ref={host} className="flex flex-col gap-2">
      {groups(body).map((group, index) => (
        <BodyGroup
          key={index}
          id={`${id}-${index}`}
          body={body}
          group={group}
          onAdd={add}
          onGo={(block) => goTo(rows.indexOf(block.from))}
        />
      ))}
      {canAdd && (
        <Button variant="quiet" size="sm" className="-ml-2 self-start" onClick={() => add(lastBullet)}>
          <Plus aria-hidden="true" className="size-4" />
          {words.addBullet}
        </Button>
      )}
    </div>
  )
}

/** Bullets of one list together, anything else alone. */
function groups(body: readonly BodyBlock[]): BodyBlock[][] {
  const out: BodyBlock[][] = []
  for (const block of body) {
    const last = out.at(-1)
    const before = last?.at(-1)
    const isSameList = before?.kind === 'bullet' && block.kind === 'bullet' && before.list?.from === block.list?.from
    if (last && isSameList) last.push(block)
    else out.push([block])
  }
  return out
}

interface GroupProps {
  id: string
  body: readonly BodyBlock[]
  group: readonly BodyBlock[]
  onAdd: (after: BodyLine) => void
  onGo: (block: BodyBlock) => void
}

function BodyGroup({ id, body, group, onAdd, onGo }: GroupProps) {
  const lens = useLens()
  const [first] = group
  if (first?.kind === 'handWritten') return <HandWrittenBlock block={first} />
  if (first?.kind === 'detail') return <DetailRow detail={first} />
  const lines = group as readonly BodyLine[]
  const move = (index: number, target: number) =>
    lens.change(moveBlock(lens.document, lines, { index, target }), 'step')
  return (
    <Sortable id={id} count={lines.length} onMove={move}>
      {lines.map((line, index) => (
        <LineRow
          key={index}
          {...{ line, body, onAdd }}
          sort={{ list: id, index }}
          up={index > 0 ? () => move(index, index - 1) : undefined}
          down={index < lines.length - 1 ? () => move(index, index + 1) : undefined}
          onRemoved={() => onGo(body[Math.max(0, body.indexOf(line) - 1)] ?? line)}
        />
      ))}
    </Sortable>
  )
}

interface LineProps {
  line: BodyLine
  body: readonly BodyBlock[]
  sort: { list: string; index: number }
  up: (() => void) | undefined
  down: (() => void) | undefined
  onAdd: (after: BodyLine) => void
  onRemoved: () => void
}

function LineRow({ line, body, sort, up, down, onAdd, onRemoved }: LineProps) {
  const lens = useLens()
  const isBullet = line.kind === 'bullet'
  const name = isBullet ? words.bullet(sort.index + 1) : words.paragraph
  const remove = () =>
    lens.change(isBullet ? removeBullet(lens.document, body, line) : removeBlock(lens.document, line), 'step') &&
    onRemoved()
  const hide = () =>
    lens.change(isBullet ? hideBullet(lens.document, body, line) : hideBlock(lens.document, line), 'step')
  const show = () =>
    lens.change(isBullet ? showBullet(lens.document, body, line) : showBlock(lens.document, line), 'step')
  const actions: BlockActions = {
    up,
    down,
    hide,
    show,
    isHidden: line.isHidden,
    remove: line.lines ? () => void remove() : undefined,
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (isBullet) onAdd(line)
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && isBullet) {
      event.preventDefault()
      remove()
    }
  }
  return (
    <SortableItem {...sort} name={name} className="rounded-md">
      {(handle) => (
        <div className={cx('flex items-start gap-1', line.isHidden && 'opacity-70')}>
          {isBullet && bulletsBeside(body, line).length > 1 ? <span className="mt-1">{handle}</span> : null}
          <div className="min-w-0 grow">
            <LensField
              label={name}
              hideLabel
              isLong
              value={line.text}
              place={line}
              edit={(text) => editText(lens.document, line, text)}
              onKeyDown={onKeyDown}
            />
            {line.isHidden && <HiddenMark />}
          </div>
          <span className="mt-1">
            <BlockMenu name={name} actions={actions}>
              {!line.isHidden && <AskItems span={line} />}
            </BlockMenu>
          </span>
        </div>
      )}
    </SortableItem>
  )
}

function DetailRow({ detail }: { detail: Detail }) {
  const lens = useLens()
  const { document } = lens
  const actions: BlockActions = {
    isHidden: detail.isHidden,
    hide: detail.lines ? () => void lens.change(hideBlock(document, detail), 'step') : undefined,
    show: () => void lens.change(showBlock(document, detail), 'step'),
    remove: detail.lines ? () => void lens.change(removeBlock(document, detail), 'step') : undefined,
  }
  return (
    <div className={cx('flex items-start gap-1', detail.isHidden && 'opacity-70')}>
      <DetailFields detail={detail} />
      <span className="mt-7">
        <BlockMenu name={detail.label.text || words.detailText} actions={actions} />
      </span>
    </div>
  )
}

function DetailFields({ detail }: { detail: Detail }) {
  const lens = useLens()
  return (
    <div className="grid min-w-0 grow grid-cols-[minmax(6rem,1fr)_2fr] gap-2">
      <LensField
        label={words.detailLabel}
        value={detail.label.text}
        place={detail.label}
        edit={(text) => editText(lens.document, detail.label, text)}
      />
      <LensField
        label={words.detailText}
        value={detail.value.text}
        place={detail.value}
        edit={(text) => editText(lens.document, detail.value, text)}
      />
      {detail.isHidden && <HiddenMark />}
    </div>
  )
}
