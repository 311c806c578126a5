// Dragging a line that found no place into the form: onto a field, which it is added to, or beside all fields, where it
// becomes a line of Additional Information.
import type { DragEvent } from 'react'
import type { PlacedLine } from './placed-lines.ts'

interface Line {
  readonly text: string
  /** Once it was dropped where it is taken; and when that is taken back. */
  readonly onPlaced: (isPlaced: boolean) => void
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * There is one pointer: one line is dragged at a time, over one field. Whatever else is dragged over the page is not
 * ours.
 */
let dragged: Line | null = null
let over: TextControl | null = null

/** What makes an element a line that can be dragged. */
export const dragLine = (line: Line) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    dragged = line
    event.dataTransfer.setData('text/plain', line.text)
    event.dataTransfer.effectAllowed = 'copy'
  },
  onDragEnd: () => {
    dragged = null
    mark(null)
  },
})

function mark(control: TextControl | null): void {
  if (over === control) return
  over?.removeAttribute('data-drop')
  control?.setAttribute('data-drop', '')
  over = control
}

const controlAt = (target: EventTarget): TextControl | null =>
  target instanceof Element ? target.closest('input[name]:not([type=checkbox]), textarea[name]') : null

/** What was left of a line may begin with what parted it from the rest: "– Princeton, NJ". */
export const withoutLead = (line: string): string => line.replace(/^[\s–—•·|,;:-]+(?=.)/u, '')

/** The text of a field with a line added to it; null where the two are longer than the field takes. */
export function withLineAdded(control: TextControl, line: string): string | null {
  const between = control instanceof HTMLTextAreaElement ? '\n' : control.dataset['list'] === undefined ? ' ' : ', '
  const text = control.value.trim() === '' ? line : `${control.value.trimEnd()}${between}${line}`
  return control.maxLength >= 0 && text.length > control.maxLength ? null : text
}

interface Receiver {
  /** Dropped beside all fields. Null where there was no room. */
  onLine: (text: string) => Omit<PlacedLine, 'control'> | null
  /** What was put where, to be taken back. */
  onDropped: (line: PlacedLine) => void
  /** Dropped on a field that does not take so much. */
  onTooLong: () => void
}

/** What makes an element take lines. The field under the pointer shows that it would. */
export const takeLines = ({ onLine, onDropped, onTooLong }: Receiver) => ({
  onDragOver: (event: DragEvent) => {
    if (!dragged) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    mark(controlAt(event.target))
  },
  onDragLeave: (event: DragEvent) => {
    if (event.target === over) mark(null)
  },
  onDrop: (event: DragEvent) => {
    if (!dragged) return
    event.preventDefault()
    mark(null)
    const { text: line, onPlaced } = dragged
    const control = controlAt(event.target)
    const text = control && withLineAdded(control, withoutLead(line))
    if (control && text === null) return onTooLong()
    const step = control && text !== null ? putInto(control, text) : onLine(withoutLead(line))
    if (!step) return
    onPlaced(true)
    onDropped(withPlaced({ control, ...step }, onPlaced))
  },
})

/** A line that says so where it came from, too. */
export const withPlaced = (line: PlacedLine, onPlaced: Line['onPlaced']): PlacedLine => {
  const saying = (act: () => boolean, isPlaced: boolean) => () => {
    const isDone = act()
    if (isDone) onPlaced(isPlaced)
    return isDone
  }
  return { control: line.control, takeBack: saying(line.takeBack, false), putBack: saying(line.putBack, true) }
}

function putInto(control: TextControl, text: string): Omit<PlacedLine, 'control'> {
  const before = control.value
  const change = (from: string, to: string) => () => {
    if (!control.isConnected || control.value !== from) return false
    typeInto(control, to)
    return true
  }
  typeInto(control, text)
  const after = control.value
  return { takeBack: change(after, before), putBack: change(before, after) }
}

/** As if it was typed: the form hears of it as of any other text. */
function typeInto(control: TextControl, text: string): void {
  const owner = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  // React remembers what it has set through the element itself; set through the class, the text below is news to it.
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
