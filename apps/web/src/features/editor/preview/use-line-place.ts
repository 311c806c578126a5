import { locateLine, locatePoint, type PageBox } from '@galley/contract/latex'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../../api/galley-api.ts'
import type { CompiledPdf, EditorState } from '../state/editor-state.ts'
import { lineIn } from './line-of-text.ts'
import type { PagePoint } from './use-page-clicks.ts'

export interface LinePlace {
  /** Null where nothing was asked for, or nothing is known of it. */
  boxes: readonly PageBox[] | null
  find: (line: number) => void
}

type Shown = Pick<EditorState, 'resumeId' | 'pdf' | 'currentLatex'>

/** The keyboard goes through several fields on its way to one. */
const debounceMs = 120

/**
 * Where the words of a source line stand on the pages that are shown: on others they may stand elsewhere, and so may
 * those of another text.
 */
export function useLinePlace({ resumeId, pdf, currentLatex }: Shown): LinePlace {
  const [found, setFound] = useState<{ pdf: CompiledPdf; latex: string; boxes: PageBox[] } | null>(null)
  const underWay = useRef<AbortController | null>(null)
  const find = useCallback(
    (line: number) => {
      underWay.current?.abort()
      if (resumeId === null || pdf === null) return
      const controller = new AbortController()
      const { signal } = controller
      underWay.current = controller
      const body = { resume_id: resumeId, line: lineIn(pdf.latex, { text: currentLatex, line }) }
      const ask = () =>
        api(locateLine, { body }, { signal }).then(
          ({ boxes }) => !signal.aborted && setFound({ pdf, latex: currentLatex, boxes }),
          // The server does not know that page any more: the code shows the line all the same.
          () => !signal.aborted && setFound(null),
        )
      const timer = setTimeout(() => void ask(), debounceMs)
      signal.addEventListener('abort', () => clearTimeout(timer))
    },
    [resumeId, pdf, currentLatex],
  )
  useEffect(() => () => underWay.current?.abort(), [])
  return { boxes: found?.pdf === pdf && found.latex === currentLatex ? found.boxes : null, find }
}

/** The line of the text that set the words at a place of the shown pages; null where that is not known. */
export async function findLine(
  { resumeId, pdf, currentLatex }: Shown,
  { page, x, y }: PagePoint,
  signal: AbortSignal,
): Promise<number | null> {
  if (resumeId === null || pdf === null) return null
  const { line } = await api(locatePoint, { body: { resume_id: resumeId, page, x, y } }, { signal }).catch(() => ({
    line: null,
  }))
  return line === null ? null : lineIn(currentLatex, { text: pdf.latex, line })
}
