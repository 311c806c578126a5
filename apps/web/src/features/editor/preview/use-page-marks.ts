// What is marked on the drawn pages: words anywhere, and the place of one line. Pages are replaced when they are drawn
// anew, and the marks with them.
import type { PageBox } from '@galley/contract/latex'
import { useEffect, useRef, type RefObject } from 'react'
import { findWords } from './find-words.ts'
import type { ShownPages } from '../../../ui/pdf/use-pdf-pages.ts'

export interface MarkedOnPages {
  words: readonly string[]
  boxes: readonly PageBox[] | null
}

/** The name that pdf-pages.css knows the marked words by. */
const highlightName = 'galley-words'

export function usePageMarks(
  host: RefObject<HTMLElement | null>,
  shown: ShownPages,
  { words, boxes }: MarkedOnPages,
): void {
  useEffect(() => {
    const pages = host.current
    // A browser without the highlight API shows the page unmarked: the code and the list say the same.
    if (!pages || words.length === 0 || shown.pages === 0 || !('highlights' in CSS)) return
    CSS.highlights.set(highlightName, new Highlight(...findWords(pages, words)))
    return () => void CSS.highlights.delete(highlightName)
  }, [host, shown, words])

  const seen = useRef<MarkedOnPages['boxes']>(null)
  useEffect(() => {
    const pages = host.current
    if (!pages || !boxes) return
    const marks = boxes.flatMap((box) => {
      const page = pages.children.item(box.page - 1)
      if (!page) return []
      const mark = markOf(box)
      page.append(mark)
      return [mark]
    })
    // Once: the page does not scroll back when the pages are drawn anew.
    if (seen.current !== boxes && bringIntoView(pages, marks)) seen.current = boxes
    return () => {
      for (const mark of marks) mark.remove()
    }
  }, [host, shown, boxes])
}

/** Room around the words, in points. */
const margin = 2

/** In the page's own measure, so that it stays in its place whatever the zoom. */
function markOf({ x, y, width, height }: PageBox): HTMLElement {
  const mark = document.createElement('div')
  mark.className = 'page-place'
  const points = { left: x - margin, top: y - margin, width: width + 2 * margin, height: height + 2 * margin }
  for (const [side, length] of Object.entries(points))
    mark.style.setProperty(side, `calc(var(--total-scale-factor) * ${length}px)`)
  return mark
}

/** Returns whether one of them is in view: behind another tab nothing is. */
function bringIntoView(pages: HTMLElement, marks: readonly HTMLElement[]): boolean {
  const scroller = pages.parentElement
  const [first] = marks.map((mark) => mark.getBoundingClientRect())
  if (!scroller || !first || scroller.clientHeight === 0) return false
  const view = scroller.getBoundingClientRect()
  const isSeen = (place: DOMRect) => place.top >= view.top && place.bottom <= view.bottom
  if (!marks.some((mark) => isSeen(mark.getBoundingClientRect())))
    scroller.scrollTop += first.top - view.top - view.height / 3
  return true
}
