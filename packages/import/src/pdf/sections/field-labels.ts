// A resume as a table of labels and values, as Europass has it: "Occupation or position held" beside the post. The
// label says what its value is.
import type { Line } from '../layout/layout.ts'
import { textOfCells, wordsOf } from '../layout/positioned-text.ts'
import { fieldLabelOf } from '../vocabulary/field-labels.ts'
import type { ValueLabel } from '../vocabulary/field-labels.ts'

/** Fewer are words of the values. */
const minLabels = 3

/** Lines without the labels that stand before their values, and with what those say. */
export function withFieldLabels(lines: readonly Line[]): Line[] {
  const found = lines.map((line, index) => labelAt(line, lines[index + 1]))
  if (found.filter((each) => each !== undefined).length < minLabels) return [...lines]
  return lines.flatMap((line, index) => {
    const [own, above] = [found[index], found[index - 1]]
    const isRest = own === undefined && above?.isInTwo === true
    const label = own?.label ?? (isRest ? above.label : undefined)
    if (!label) return [line]
    const cells = line.cells.slice(1)
    const words = cells.flatMap(wordsOf)
    if (!words[0]) return []
    const text = textOfCells(cells)
    return [{ ...line, cells, words, left: words[0].x, text, bulletTextLeft: null, ...(isRest ? {} : { label }) }]
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
