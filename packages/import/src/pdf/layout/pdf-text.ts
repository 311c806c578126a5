// What is read from a PDF before anything is understood: words where they stand, links, and the sizes of the pages.
// The worker reads it, and finds the text that is hidden (apps/worker/src/import/pdf-items).
import type { Box, PageSize } from '@galley/contract/import'

/** A run of text as the PDF shows it: one style, one line. */
export interface TextItem {
  readonly text: string
  readonly page: number
  readonly x: number
  /** Of the line that the letters stand on, from the page's top. */
  readonly baseline: number
  readonly width: number
  readonly size: number
  /** Its PostScript name, without the prefix of a subset. */
  readonly font: string
  readonly bold: boolean
  readonly italic: boolean
  /** Not turned: set from left to right. */
  readonly isUpright: boolean
  /** No reader of the page can see it: too small, in the colour of its ground, outside the page. */
  readonly isHidden?: boolean
  /** `#rrggbb`, where it is known. */
  readonly colour?: string
}

export interface LinkAnnotation {
  readonly target: string
  readonly box: Box
}

export interface PdfText {
  readonly pages: readonly PageSize[]
  readonly items: readonly TextItem[]
  readonly links: readonly LinkAnnotation[]
}
