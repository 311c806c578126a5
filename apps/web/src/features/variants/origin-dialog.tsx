// The changes of the original, one by one: what it said and says, what the copy says, and which of them it should have.
import type { ContentNode } from '@galley/contract/variants'
import type { FieldValue } from '@galley/resume/fields/field-types'
import { nameOf, valuesOf } from '@galley/resume/variant/content-tree'
import type { OrderChange, OriginChange } from '@galley/resume/variant/origin-changes'
import type { ComparedChange } from '@galley/resume/variant/take-over'
import { useRef, type ReactNode } from 'react'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const words = strings.variants

/** What the form calls a field; undefined where it has none of that name. `section`: the form's name of the section. */
export type FieldLabel = (section: string, field: string) => string | undefined

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Of the original. */
  title: string
  changes: readonly ComparedChange[]
  fieldLabel: FieldLabel
  /** A decision is being stored: the next one waits for it. */
  isBusy: boolean
  /** The text can't be changed now. */
  isLocked: boolean
  onTakeOver: (ids: readonly string[]) => void
  onKeep: (ids: readonly string[]) => void
}

/** More rows than these are shown once those above are decided. */
const maxRows = 200

const isClean = ({ state, edits }: ComparedChange) => state.kind === 'clean' && edits() !== null
const idsOf = (changes: readonly ComparedChange[]) => changes.map(({ change }) => change.id)

export function OriginDialog({ open, onOpenChange, title, changes, fieldLabel, isBusy, isLocked, ...on }: Props) {
  const rows = open ? changes.slice(0, maxRows) : []
  const clean = rows.filter(isClean)
  const list = useRef<HTMLUListElement>(null)
  /** The button goes away with its row: the keyboard stays in the list. */
  const decided = () => list.current?.focus()
  return (
    <Dialog
      isSheet
      size="wide"
      open={open}
      onOpenChange={onOpenChange}
      title={words.changesIn(title)}
      description={changes.length === 0 ? words.none : words.reviewLead}
      closeLabel={words.close}
    >
      <ul ref={list} tabIndex={-1} className="border-t border-rule outline-none">
        {rows.map((one) => (
          <ChangeRow
            key={one.change.id}
            one={one}
            {...{ fieldLabel, isBusy, isLocked }}
            onTakeOver={() => {
              on.onTakeOver([one.change.id])
              decided()
            }}
            onKeep={() => {
              on.onKeep([one.change.id])
              decided()
            }}
          />
        ))}
      </ul>
      {changes.length > 1 && (
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={isBusy} onClick={() => on.onKeep(idsOf(changes))}>
            {words.keepAll}
          </Button>
          {clean.length > 0 && (
            <Button disabled={isLocked} onClick={() => on.onTakeOver(idsOf(clean))}>
              {words.takeOverAll(clean.length)}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}

interface RowProps {
  one: ComparedChange
  fieldLabel: FieldLabel
  isBusy: boolean
  isLocked: boolean
  onTakeOver: () => void
  onKeep: () => void
}

function ChangeRow({ one, fieldLabel, isBusy, isLocked, onTakeOver, onKeep }: RowProps) {
  const { change } = one
  const canTakeOver = one.edits() !== null
  const place = placeOf(one, fieldLabel)
  return (
    <li aria-label={place} className="grid gap-3 border-b border-rule py-4 sm:grid-cols-[1fr_auto] sm:items-start">
      <div className="min-w-0">
        <p className="mb-1.5 text-xs text-ink-faint">
          {place} · {change.kind === 'field' ? words.changed : words[change.kind]}
        </p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm wrap-anywhere">
          {textsOf(one).map(([label, text]) => (
            <Text key={label} label={words[label]}>
              {text}
            </Text>
          ))}
        </dl>
        <Remark>{remarkOf(one, canTakeOver)}</Remark>
      </div>
      <div className="flex gap-2">
        <Button variant="quiet" size="sm" disabled={isBusy} onClick={onKeep}>
          {words.keep}
        </Button>
        {canTakeOver && (
          <Button variant="secondary" size="sm" disabled={isLocked} onClick={onTakeOver}>
            {words.takeOver}
          </Button>
        )}
      </div>
    </li>
  )
}

function Text({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt className="text-ink-faint">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </>
  )
}

type LabelledText = [label: 'before' | 'now' | 'yours', text: string]

function textsOf({ change, state, within }: ComparedChange): LabelledText[] {
  const yours = state.kind === 'conflict' ? state.yours : null
  const textIn = change.kind === 'order' ? linesOf : textOf
  const own: LabelledText[] = yours === null ? [] : [['yours', textIn(yours)]]
  const section = within[0]?.name ?? ''
  if (change.kind === 'added') return [['now', summaryOf(change.node, section)], ...own]
  if (change.kind === 'removed') return [['before', summaryOf(change.node, section)], ...own]
  return [['before', textIn(change.old)], ['now', textIn(change.now)], ...own]
}

/** One block a line. */
const linesOf = (value: FieldValue): string => (Array.isArray(value) ? value.map(textOf).join('\n') : textOf(value))

const Remark = ({ children }: { children: ReactNode }) =>
  children ? <p className="mt-1.5 text-sm text-warn">{children}</p> : null

function remarkOf({ change, state }: ComparedChange, canTakeOver: boolean): string | null {
  if (state.kind === 'gone') return words.gone
  if (state.kind === 'conflict' && change.kind === 'removed') return words.yoursChanged
  if (state.kind === 'conflict' && change.kind === 'added') return words.yoursSimilar
  return canTakeOver ? null : words.onlyLatex
}

function textOf(value: FieldValue): string {
  if (value === true) return words.isCurrent
  const text = typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : ''
  return text || `(${words.nothing})`
}

/** "Analyst · Engine Co. · 2019", and its lines below it. */
const summaryOf = (node: ContentNode, section: string): string =>
  [
    valuesOf(node, section)
      .filter((value) => value !== '' && value !== false)
      .map(textOf)
      .join(' · '),
    ...node.children.map((child) => summaryOf(child, node.kind === 'section' ? node.name : section)),
  ].join('\n')

/** "Experience › Analyst › Position". */
function placeOf({ change, within }: ComparedChange, fieldLabel: FieldLabel): string {
  const named = within.filter(({ kind }) => kind === 'section' || kind === 'item')
  const names = named.map((node) => textOf(nameOf(node, within[0]!.name)))
  if (change.kind === 'order') {
    const sentence = words.orderOf(words.blocks[change.of ?? 'several'], names.at(-1) ?? null)
    return [...names.slice(0, -1), sentence].join(' › ')
  }
  const part = partOf(change, within, fieldLabel)
  return [...(within.length === 0 && change.kind === 'field' ? [words.person] : names), ...part].join(' › ')
}

function partOf(
  change: Exclude<OriginChange, OrderChange>,
  within: readonly ContentNode[],
  fieldLabel: FieldLabel,
): string[] {
  const target = within.at(-1)
  if (change.kind === 'added') return [words.parts[change.node.kind]]
  if (change.kind === 'removed') return change.node.kind === 'section' ? [] : [words.parts[change.node.kind]]
  const { field } = change
  const section = within[0]?.name ?? 'personalInfo'
  if (!target || target.kind === 'item') return [fieldLabel(section, field) ?? field]
  return [words.parts[partOfField(target.kind, field)]]
}

function partOfField(kind: ContentNode['kind'], field: string): keyof typeof words.parts {
  if (kind === 'section') return 'title'
  if (kind === 'skills') return field === 'label' ? 'label' : 'items'
  return kind
}
