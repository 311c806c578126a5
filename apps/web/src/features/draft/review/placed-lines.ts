// Lines that were put into the form, taken back with Ctrl+Z and put back with Ctrl+Shift+Z or Ctrl+Y. A browser's own
// undo knows nothing of them; what is typed stays its business.
import { useCallback, useEffect, useRef } from 'react'

/** One line that was put somewhere. */
export interface PlacedLine {
  /** The field that took it; null beside all fields. */
  readonly control: HTMLElement | null
  /** Each returns false where the form has changed since, and then does nothing. */
  readonly takeBack: () => boolean
  readonly putBack: () => boolean
}

const isTextControl = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement

type Direction = 'takeBack' | 'putBack'

function directionOf(event: KeyboardEvent): Direction | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'putBack' : 'takeBack'
  return key === 'y' && event.ctrlKey ? 'putBack' : null
}

/** `remember`: a line as the last that was put into the form. */
export function usePlacedLines(): { remember: (line: PlacedLine) => void; forget: () => void } {
  const placed = useRef<PlacedLine[]>([])
  const takenBack = useRef<PlacedLine[]>([])
  /** Since the last line was put anywhere: the browser takes that back first. */
  const typedIn = useRef<EventTarget | null>(null)
  useEffect(() => {
    const onInput = (event: Event) => {
      // A line that is put into a field is an event, too, which no user has made.
      if (event.isTrusted) typedIn.current = event.target
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = directionOf(event)
      if (direction === null || event.defaultPrevented) return
      const [from, to] = direction === 'takeBack' ? [placed, takenBack] : [takenBack, placed]
      const line = from.current.at(-1)
      const focused = document.activeElement
      const isTyping = isTextControl(focused) && focused === typedIn.current && focused !== line?.control
      if (!line || isTyping || document.querySelector('[role=dialog], [role=alertdialog]') !== null) return
      if (!line[direction]()) return
      event.preventDefault()
      from.current.pop()
      to.current.push(line)
    }
    window.addEventListener('input', onInput, true)
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('input', onInput, true)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  const remember = useCallback((line: PlacedLine) => {
    typedIn.current = null
    takenBack.current = []
    placed.current.push(line)
  }, [])
  const forget = useCallback(() => {
    takenBack.current = []
    placed.current = []
  }, [])
  return { remember, forget }
}
