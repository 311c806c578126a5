import { lookOf } from '@galley/resume/class-options'
import { pageRoom, type PageRoom } from '@galley/resume/fit/page-room'
import { useEffect, useState } from 'react'
import type { CompiledPdf } from '../state/editor-state.ts'

export interface RoomOnPages {
  pages: number
  room: PageRoom
}

/** While someone types, a page follows each pause: the room is looked at when they stop. */
const restMs = 250

/** The room on the last page; null where it is not known: the margins of another class are not. */
export function usePageRoom(pdf: CompiledPdf): RoomOnPages | null {
  const [found, setFound] = useState<{ pdf: CompiledPdf; room: RoomOnPages | null } | null>(null)
  useEffect(() => {
    const marginMm = lookOf(pdf.latex)?.marginMm
    if (marginMm === undefined) return
    let isOver = false
    const look = async () => {
      const { parsedPagesOf } = await import('../../../ui/pdf/parsed-pages.ts')
      const pages = await parsedPagesOf(pdf.bytes)
      const room = pageRoom(pages, marginMm)
      if (!isOver) setFound({ pdf, room: room && { pages: pages.length, room } })
    }
    // A PDF that cannot be read is reported where it is drawn.
    const timer = setTimeout(() => void look().catch(() => {}), restMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [pdf])
  // The last known one stays while the next is looked at.
  return found !== null && lookOf(pdf.latex) !== null ? found.room : null
}
