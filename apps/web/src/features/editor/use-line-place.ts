import { locateLine, type PageBox } from '@galley/contract/latex'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../api/galley-api.ts'

export interface LinePlace {
  /** Null where nothing was asked for, or nothing is known of it. */
  boxes: readonly PageBox[] | null
  find: (line: number) => void
}

/** Where the words of a source line stand on the last compiled pages of this resume. */
export function useLinePlace(resumeId: string | null): LinePlace {
  const [found, setFound] = useState<{ resumeId: string; boxes: PageBox[] } | null>(null)
  const underWay = useRef<AbortController | null>(null)
  const find = useCallback(
    (line: number) => {
      underWay.current?.abort()
      if (resumeId === null) return
      const controller = new AbortController()
      underWay.current = controller
      void api(locateLine, { body: { resume_id: resumeId, line } }, { signal: controller.signal }).then(
        ({ boxes }) => !controller.signal.aborted && setFound({ resumeId, boxes }),
        // There is no page yet, or it is not known any more: the code shows the line all the same.
        () => !controller.signal.aborted && setFound(null),
      )
    },
    [resumeId],
  )
  useEffect(() => () => underWay.current?.abort(), [])
  return { boxes: found?.resumeId === resumeId ? found.boxes : null, find }
}
