// A resume as a table of labels and values, as Europass has it: "Occupation or position held" beside the post. The
// label says what its value is.
import type { Line } from '../layout/layout.ts'
import { lineWith } from '../layout/lines.ts'
import { slice } from '../layout/positioned-text.ts'
import { columnLabelOf, fieldLabelOf } from '../vocabulary/field-labels.ts'
import type { ColumnLabel, ValueLabel } from '../vocabulary/field-labels.ts'

/** Fewer are words of the values. */
const minLabels = 3

/** "Designation: Audit Senior": in the line itself, before a colon. */
const inline = /^(\p{L}[\p{L} /&]{2,30}?)\s*[:：]\s*(?=\S)/u
const ofInline: ReadonlySet<ValueLabel> = new Set(['dates', 'post', 'employer', 'degree', 'school'])

function inlineLabel(line: Line): { label: ValueLabel; length: number } | undefined {
  const [first] = line.cells
  const found = first && line.bulletTextLeft === null ? inline.exec(first.text) : null
  const label = found ? columnLabelOf(found[1]!) : undefined
  return found && label && isValueLabel(label) ? { label, length: found[0].length } : undefined
}
const isValueLabel = (label: ColumnLabel): label is ValueLabel => ofInline.has(label as ValueLabel)

function withInlineLabels(lines: readonly Line[]): Line[] {
  const found = lines.map(inlineLabel)
  if (found.filter((each) => each !== undefined).length < minLabels) return [...lines]
  const valued = lines.map((line, index): Line => {
    const own = found[index]
    const [first, ...others] = line.cells
    const value = own && first && lineWith(line, [slice(first, own.length, first.text.length), ...others])
    return value ? { ...value, label: own.label, role: 'header', roleSureness: 1 } : line
  })
  const isLabelled = (index: number) => valued[index]?.label !== undefined
  // What stands above the labels of an entry is named by them.
  const isHead = (index: number) => {
    const line = valued[index]
    return line !== undefined && !isLabelled(index) && line.bulletTextLeft === null && isLabelled(index + 1)
  }
  return valued.flatMap((line, index): readonly Line[] => {
    if (isHead(index)) return entryOf(labelledFrom(valued, index + 1), line)
    if (!isLabelled(index)) return [line]
    return isLabelled(index - 1) || isHead(index - 1) ? [] : entryOf(labelledFrom(valued, index), undefined)
  })
}

function labelledFrom(lines: readonly Line[], from: number): readonly Line[] {
  const end = lines.findIndex((line, index) => index >= from && line.label === undefined)
  return lines.slice(from, end < 0 ? lines.length : end)
}

/** It begins with its dates; the line above is its employer where no label says who that is. */
function entryOf(rows: readonly Line[], above: Line | undefined): Line[] {
  const dates = rows.find(({ label }) => label === 'dates')
  const isNamed = rows.some(({ label }) => label === 'employer' || label === 'school')
  const head: Line[] = above
    ? [{ ...above, role: 'header', roleSureness: 1, ...(!isNamed && { label: 'employer' as const }) }]
    : []
  const others = [...head, ...rows.filter((row) => row !== dates)]
  return dates ? [{ ...dates, role: 'begin' }, ...others] : others
}

/** Lines without the labels that stand before their values, and with what those say. */
export function withFieldLabels(all: readonly Line[]): Line[] {
  const lines = withInlineLabels(all)
  const found = lines.map((line, index) => labelAt(line, lines[index + 1]))
  if (found.filter((each) => each !== undefined).length < minLabels) return [...lines]
  return lines.flatMap((line, index) => {
    const [own, above] = [found[index], found[index - 1]]
    const isRest = own === undefined && above?.isInTwo === true
    const label = own?.label ?? (isRest ? above.label : undefined)
    if (!label) return [line]
    const value = lineWith(line, line.cells.slice(1))
    if (!value) return []
    const left = value.words[0]!.x
    const below = lines[index + 1]?.bulletTextLeft
    // The dot between a label and its value is lost: the next bullet shows that this is the first.
    const isBullet = label === 'text' && typeof below === 'number' && Math.abs(below - left) < 2
    return [{ ...value, left, ...(isBullet && { bulletTextLeft: below }), ...(isRest ? {} : { label }) }]
  })
}

/** A long label takes two lines; its value begins beside the first. */
function labelAt(line: Line, next: Line | undefined): { label: ValueLabel; isInTwo: boolean } | undefined {
  const [first, value] = line.cells
  if (!first || !value) return undefined
  const whole = fieldLabelOf(first.text)
  if (whole) return { label: whole, isInTwo: false }
  const both = next?.cells[0] && fieldLabelOf(`${first.text} ${next.cells[0].text}`)
  return both ? { label: both, isInTwo: true } : undefined
}
