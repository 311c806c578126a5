import { locateLine, type PageBox } from '@galley/contract/latex'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../../api/galley-api.ts'
import type { CompiledPdf, EditorState } from '../state/editor-state.ts'

export interface LinePlace {
  /** Null where nothing was asked for, or nothing is known of it. */
  boxes: readonly PageBox[] | null
  find: (line: number) => void
}

/** Where the words of a source line stand on the pages that are shown: on others they may stand elsewhere. */
export function useLinePlace({ resumeId, pdf }: Pick<EditorState, 'resumeId' | 'pdf'>): LinePlace {
  const [found, setFound] = useState<{ pdf: CompiledPdf; boxes: PageBox[] } | null>(null)
  const underWay = useRef<AbortController | null>(null)
  const find = useCallback(
    (line: number) => {
      underWay.current?.abort()
      if (resumeId === null || pdf === null) return
      const controller = new AbortController()
      underWay.current = controller
      void api(locateLine, { body: { resume_id: resumeId, line } }, { signal: controller.signal }).then(
        ({ boxes }) => !controller.signal.aborted && setFound({ pdf, boxes }),
        // The server does not know that page any more: the code shows the line all the same.
        () => !controller.signal.aborted && setFound(null),
      )
    },
    [resumeId, pdf],
  )
  useEffect(() => () => underWay.current?.abort(), [])
  return { boxes: found?.pdf === pdf ? found.boxes : null, find }
}
