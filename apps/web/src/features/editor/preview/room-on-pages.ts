import { lookOf } from '@galley/resume/class-options'
import { pageRoom, type PageRoom } from '@galley/resume/fit/page-room'
import type { ParsedPdf } from './use-parsed-pdf.ts'

export interface RoomOnPages {
  pages: number
  room: PageRoom
}

/** The room on the last page; null where it is not known: the margins of another class are not. */
export function roomOnPages({ pdf, pages }: ParsedPdf): RoomOnPages | null {
  const marginMm = lookOf(pdf.latex)?.marginMm
  const room = pages && marginMm !== undefined ? pageRoom(pages, marginMm) : null
  return pages && room && { pages: pages.length, room }
}
