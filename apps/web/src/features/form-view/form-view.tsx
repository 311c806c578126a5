// The open resume as a form: another view of the same text.
import { moveBlock } from '@galley/resume/lens/edit-blocks'
import type { EditResult } from '@galley/resume/lens/edit-field'
import { insertSection } from '@galley/resume/lens/edit-sections'
import { readResume } from '@galley/resume/lens/read-resume'
import { applyEdits } from '@galley/resume/lens/text-edits'
import type { LensDocument, Span } from '@galley/resume/lens/lens-types'
import type { SectionName } from '@galley/resume/fields/field-types'
import { Plus } from 'lucide-react'
import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { undoKeys } from '../../ui/undo-keys.ts'
import { LensContext, useLens, type ChangeKind, type Lens } from './lens-context.ts'
import { PersonFields } from './person-fields.tsx'
import { blockActions, SectionCard } from './section-card.tsx'
import type { SectionSpecs } from './section-specs.ts'
import { Sortable, SortableItem, useOrder } from './sortable.tsx'
import { HandWrittenBlock } from './hand-written-block.tsx'
import { focusPlace, startsOnLine, type ShownPlaces } from './show-line.ts'

const words = strings.formView

export interface FormViewHandle {
  /**
   * Unfolds the field of this line, counted from 1, and gives it the keyboard: the one with these words where the line
   * has several. False where it has none.
   */
  showLine: (line: number, words: string) => boolean
}

export interface FormViewProps {
  latex: string
  specs: SectionSpecs
  /** While the assistant works on the text, or has a proposal for it. */
  isLocked: boolean
  onEdit: (latex: string, kind: ChangeKind) => void
  onUndo: () => void
  onRedo: () => void
  /** A field got the keyboard: its line of the text, counted from 1. */
  onFocusLine: (line: number) => void
  onEditInLatex: (line: number) => void
  /** Starts a new resume of Galley's own class from this document, which stays as it is. */
  onBringIn: () => void
  /** What there is to say of the text in this span; stands under its field. */
  remarks?: (span: Span, focusField: () => void) => ReactNode
  /** Asks the assistant about the text in this span. Null: there is none to be asked. */
  onAsk?: Lens['ask']
  /** The field of the photo. */
  photo?: ReactNode
  ref?: Ref<FormViewHandle>
}

export function FormView({
  latex,
  specs,
  isLocked,
  onEdit,
  onUndo,
  onRedo,
  onFocusLine,
  onEditInLatex,
  onBringIn,
  remarks = () => null,
  onAsk = null,
  photo = null,
  ref,
}: FormViewProps) {
  const document = useMemo(() => readResume(latex), [latex])
  const form = useRef<HTMLFormElement>(null)
  const shown = useShownLine(document, form, ref)
  if (!document) return <OtherClass onOpen={() => onEditInLatex(1)} onBringIn={onBringIn} />
  const lineOf = ({ from }: Span) => latex.slice(0, from).split('\n').length
  const lens: Lens = {
    document,
    specs,
    change(edits: EditResult, kind) {
      if (!edits || edits.length === 0 || isLocked) return false
      onEdit(applyEdits(latex, edits), kind)
      return true
    },
    onFocus: (span) => onFocusLine(lineOf(span)),
    editInLatex: (span) => onEditInLatex(lineOf(span)),
    remarks,
    ask: isLocked ? null : onAsk,
    shown,
  }
  return (
    <LensContext value={lens}>
      <form
        ref={form}
        aria-label={words.label}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={undoKeys({ onUndo, onRedo })}
        className="h-full overflow-y-auto overscroll-contain px-4 py-5 sm:px-5"
      >
        <fieldset disabled={isLocked} className="mx-auto min-w-0 max-w-2xl">
          <legend className="sr-only">{words.label}</legend>
          <PersonFields header={document.header} photo={photo} />
          <Lead document={document} />
          <Sections document={document} />
          <div className="border-t border-rule py-5">
            <AddSection />
          </div>
        </fieldset>
      </form>
    </LensContext>
  )
}

/** What the form was asked to show last. The entry unfolds first, then the field gets the keyboard. */
function useShownLine(
  document: LensDocument | null,
  form: RefObject<HTMLFormElement | null>,
  ref: Ref<FormViewHandle> | undefined,
): ShownPlaces | null {
  const [shown, setShown] = useState<ShownPlaces | null>(null)
  useImperativeHandle(ref, () => ({
    showLine(line, words) {
      const starts = document ? startsOnLine(document, line) : []
      if (starts.length > 0) setShown({ starts, words })
      return starts.length > 0
    },
  }))
  useEffect(() => {
    if (shown && form.current) focusPlace(form.current, shown)
  }, [form, shown])
  return shown
}

/** What stands before the first section. */
function Lead({ document: { lead } }: { document: LensDocument }) {
  return lead.length === 0 ? null : (
    <div className="flex flex-col gap-3 border-t border-rule py-5">
      {lead.map((block, index) => (
        <HandWrittenBlock key={index} block={{ ...block, kind: 'handWritten', text: '' }} />
      ))}
    </div>
  )
}

function Sections({ document }: { document: LensDocument }) {
  const lens = useLens()
  const { sections } = document
  const order = useOrder(sections.length)
  const move = (index: number, target: number) =>
    lens.change(moveBlock(document, sections, { index, target }), 'step') && order.moved(index, target)
  return (
    <Sortable id="sections" count={sections.length} onMove={move}>
      {sections.map((section, index) => (
        <SortableItem key={order.ids[index]} list="sections" index={index} name={section.title.text}>
          {(handle) => (
            <SectionCard
              id={`section-${index}`}
              section={section}
              handle={handle}
              actions={blockActions(lens, sections, { list: 'sections', index, order })}
            />
          )}
        </SortableItem>
      ))}
    </Sortable>
  )
}

const offered: readonly SectionName[] = [
  'summary',
  'experience',
  'education',
  'projects',
  'skills',
  'certifications',
  'languages',
  'awards',
  'publications',
  'volunteering',
  'speaking',
  'military',
  'hobbies',
  'references',
  'additional_sections',
]

function AddSection() {
  const lens = useLens()
  const { sections } = lens.document
  const trigger = (
    <Button variant="secondary" size="sm">
      <Plus aria-hidden="true" className="size-4" />
      {strings.create.addSection}
    </Button>
  )
  return (
    <Menu trigger={trigger} align="start">
      {offered.map((name) => (
        <MenuItem
          key={name}
          disabled={name !== 'additional_sections' && sections.some((section) => section.name === name)}
          onSelect={() => lens.change(insertSection(lens.document, name, sections.length), 'step')}
        >
          {name === 'additional_sections' ? strings.create.optional.additional_sections : strings.create.sections[name]}
        </MenuItem>
      ))}
    </Menu>
  )
}

function OtherClass({ onOpen, onBringIn }: { onOpen: () => void; onBringIn: () => void }) {
  return (
    <div className="grid h-full place-items-center overflow-y-auto p-6 text-center">
      <div className="max-w-sm">
        <h2 className="font-display text-xl">{words.otherClass.title}</h2>
        <p className="mt-2 text-sm text-ink-soft">{words.otherClass.body}</p>
        <p className="mt-2 text-sm text-ink-soft">{words.otherClass.bringInBody}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          <Button size="sm" onClick={onBringIn}>
            {words.otherClass.bringIn}
          </Button>
          <Button variant="secondary" size="sm" onClick={onOpen}>
            {words.editInLatex}
          </Button>
        </div>
      </div>
    </div>
  )
}
