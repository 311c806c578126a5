// What is shown in one of several layouts stays the same elements when the layout changes: a code editor keeps its
// undo history, a list its place.
import { useCallback, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

export interface KeptPlace {
  /** Holds the content, wherever it stands. */
  readonly home: HTMLElement
}

export function useKeptPlace(): KeptPlace {
  const [home] = useState(() => {
    const element = document.createElement('div')
    element.className = 'h-full min-h-0'
    return element
  })
  return { home }
}

/** Renders the content into its home. Stands outside of the layouts, so that it lasts. */
export function Kept({ place, children }: { place: KeptPlace; children: ReactNode }) {
  return createPortal(children, place.home)
}

/** Where the content stands in a layout. `lobby`: a connected element that holds it while the layout changes. */
export function KeptSlot({ place, lobby }: { place: KeptPlace; lobby: () => HTMLElement | null }) {
  const { home } = place
  const attach = useCallback(
    (slot: HTMLDivElement) => {
      move(home, slot)
      return () => {
        const waiting = lobby()
        if (waiting) move(home, waiting)
      }
    },
    [home, lobby],
  )
  return <div ref={attach} className="h-full min-h-0" />
}

/** Keeps what scrolls in its place, where the browser can. */
function move(element: HTMLElement, to: HTMLElement) {
  const canMove = 'moveBefore' in to && element.isConnected && to.isConnected
  if (canMove) to.moveBefore(element, null)
  else to.append(element)
}
