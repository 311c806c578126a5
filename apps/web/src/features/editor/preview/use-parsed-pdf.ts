import type { ParsedPage } from '@galley/resume/parsed/parsed-text'
import { useEffect, useState } from 'react'
import type { CompiledPdf } from '../state/editor-state.ts'

export interface ParsedPdf {
  /** Pages and text belong together: the one on screen may be newer. */
  pdf: CompiledPdf
  /** Null: it cannot be read. */
  pages: readonly ParsedPage[] | null
}

/** While someone types, a page follows each pause: its words are read when they stop. */
const restMs = 250

/** The words of a PDF; those of the last one stay while a newer one is read. */
export function useParsedPdf(pdf: CompiledPdf): ParsedPdf | null {
  const [parsed, setParsed] = useState<ParsedPdf | null>(null)
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const { parsedPagesOf } = await import('../../../ui/pdf/parsed-pages.ts')
      return parsedPagesOf(pdf.bytes)
    }
    const timer = setTimeout(() => {
      void read()
        .catch(() => null)
        .then((pages) => void (isOver || setParsed({ pdf, pages })))
    }, restMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [pdf])
  return parsed
}
