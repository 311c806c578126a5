// Table only: the operators of pdf.js that paint, by what they paint.
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

export const fills = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])
export const evenOddFills = new Set<number>([OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke])
export const strokes = new Set<number>([OPS.stroke, OPS.closeStroke])
export const pictures = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintInlineImageXObject,
  OPS.paintSolidColorImageMask,
])
export const picturesAnywhere = new Set<number>([
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
])
