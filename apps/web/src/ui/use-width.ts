import { useEffect, useState, type RefObject } from 'react'

const resizePauseMs = 120

/** The room that an element's parent gives it, in CSS pixels; 0 before it is known. Follows once resizing pauses. */
export function useWidth(host: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = host.current?.parentElement
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // The first observation comes at once, with the width that the pane opens with.
    let isFirst = true
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setWidth(element.clientWidth), isFirst ? 0 : resizePauseMs)
      isFirst = false
    })
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [host])
  return width
}
