// A click on the words of a drawn page. What a click means already stays: links, selecting by dragging or twice
// pressing.
import { useEffect, useEffectEvent, type RefObject } from 'react'

/** In PDF points from the top left of a page; pages count from 1. */
export interface PagePoint {
  page: number
  x: number
  y: number
  /** The words that were clicked, as the page has them. */
  words: string
}

/** `signal` is aborted when the mouse or a finger is pressed again. */
export type OnPagePoint = (point: PagePoint, signal: AbortSignal) => void

/** A second press within that time makes it a double click, which selects a word. */
const doubleClickMs = 250
const maxDriftPx = 4
/** Room around words for a finger. */
const maxDistancePx = 10

export function usePageClicks(host: RefObject<HTMLElement | null>, onPoint: OnPagePoint | null): void {
  const isOn = onPoint !== null
  const report = useEffectEvent((point: PagePoint, signal: AbortSignal) => onPoint?.(point, signal))
  useEffect(() => {
    const pages = host.current
    if (!pages || !isOn) return
    let last = new AbortController()
    let pressed = { clientX: 0, clientY: 0 }
    const onDown = (event: PointerEvent) => {
      last.abort()
      pressed = event
    }
    const onClick = (event: MouseEvent) => {
      if (!isPlain(event) || distance(event, pressed) > maxDriftPx) return
      const point = pointAt(pages, event)
      if (!point) return
      last.abort()
      const { signal } = (last = new AbortController())
      setTimeout(() => !signal.aborted && !isSelecting() && report(point, signal), doubleClickMs)
    }
    document.addEventListener('pointerdown', onDown, true)
    pages.addEventListener('click', onClick)
    return () => {
      last.abort()
      document.removeEventListener('pointerdown', onDown, true)
      pages.removeEventListener('click', onClick)
    }
  }, [host, isOn])
}

type Position = Pick<MouseEvent, 'clientX' | 'clientY'>

const distance = (one: Position, other: Position) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  event.detail < 2 &&
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  !(event.target instanceof Element && event.target.closest('a'))

/** A press clears a selection after the click. */
const isSelecting = () => (getSelection()?.toString() ?? '') !== ''

/** Null beside the words. */
function pointAt(pages: HTMLElement, event: MouseEvent): PagePoint | null {
  const index = Array.from(pages.children).findIndex((page) => page.contains(event.target as Node))
  const page = pages.children.item(index)
  const words = page && wordsAt(page, event)
  if (!(page instanceof HTMLElement) || words === null) return null
  const scale = Number(page.style.getPropertyValue('--total-scale-factor'))
  const { left, top } = page.getBoundingClientRect()
  return { page: index + 1, x: (event.clientX - left) / scale, y: (event.clientY - top) / scale, words }
}

function wordsAt(page: Element, { clientX, clientY }: Position): string | null {
  let nearest: { words: string; distancePx: number } | null = null
  for (const run of page.querySelectorAll('.page-text span')) {
    const words = run.textContent.trim()
    if (words === '') continue
    const { left, right, top, bottom } = run.getBoundingClientRect()
    const beside = Math.max(left - clientX, 0, clientX - right)
    const distancePx = Math.hypot(beside, Math.max(top - clientY, 0, clientY - bottom))
    if (distancePx <= maxDistancePx && (!nearest || distancePx < nearest.distancePx)) nearest = { words, distancePx }
  }
  return nearest?.words ?? null
}
