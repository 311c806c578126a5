// The photo of the header: the name of a file beside the document.
import type { EditResult } from './edit-field.ts'
import { newHeader, wholeLine } from './header-lines.ts'
import type { LensDocument } from './lens-types.ts'
import { hiddenLevel, viewOf } from './source-view.ts'
import { asLines, insertedAfter, replaced } from './text-edits.ts'

/** Null takes it away. */
export function editPhoto({ header, latex }: LensDocument, name: string | null): EditResult {
  const view = viewOf(latex)
  const tex = name === null ? '' : `\\photo{${name}}`
  if (!header) return name === null ? [] : newHeader(view, tex)
  const { photo, places } = header
  if (photo === null) {
    if (name === null) return []
    const own = places.name
    const at = own.from < own.to ? own.to : header.from + '\\begin{header}'.length
    return [insertedAfter(view, at, asLines(view, [`  ${tex}`], hiddenLevel(view, header.from)))]
  }
  if (name === photo.name) return []
  return name === null ? [wholeLine(view, photo)] : replaced(latex, photo, tex)
}
