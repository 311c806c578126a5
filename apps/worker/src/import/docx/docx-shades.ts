// Whether text of a Word file is visible on its background: white letters on white paper are not, nor are minute
// letters.
import { isAlike, rgbOf, white } from '../pdf-items/colours.ts'

type Attributes = Readonly<Record<string, string>>

/** In points: letters of under it are dust. */
export const minSize = 3

function isWhite(hex: string | undefined): boolean {
  const colour = rgbOf(`#${hex}`)
  return colour !== null && isAlike(colour, white)
}

/**
 * Of `w:color`: a theme's first background is paper, unless it is darkened; Word writes what that comes to beside it.
 */
export function isPaperColoured({ 'w:themeColor': theme = '', 'w:themeShade': shade, 'w:val': value }: Attributes) {
  return (/^(?:background1|light1)$/.test(theme) && shade === undefined) || isWhite(value)
}

/** Whether a property puts something other than paper behind the text: `w:shd`, `w:highlight`. */
export function isShade(tag: string, attributes: Attributes): boolean {
  const { 'w:val': pattern = 'clear', 'w:fill': fill = 'auto', 'w:themeFill': theme = '' } = attributes
  if (tag === 'w:highlight') return !/^(?:none|white|clear)$/.test(pattern)
  if (tag !== 'w:shd') return false
  if (!/^(?:clear|nil)$/.test(pattern)) return true
  if (/^(?:background1|light1)$/.test(theme)) return attributes['w:themeFillShade'] !== undefined
  return theme !== '' || (fill !== 'auto' && !isWhite(fill))
}

const pageColour = /<w:background\s[^>]*w:color="([^"]*)"/

/** Pictures and shapes behind the text, and pages that are not white: white letters may stand on them. */
export function hasBackdrop(xml: string): boolean {
  const [, page = 'auto'] = pageColour.exec(xml) ?? []
  return /\bbehindDoc="(?:1|true)"|z-index:\s*-/.test(xml) || (page !== 'auto' && !isWhite(page))
}
