import { useEffect, useReducer, useState } from 'react'
import { compileLatex } from '../compile/compile-latex.ts'
import type { CompiledPdf } from '../state/editor-state.ts'
import { createThemePictures, type Pictures } from './theme-pictures.ts'

/** Sharp at twice the pixels of a card. */
const widthPx = 240
/** Someone who tries one color after another sees them on the page first. */
const pauseMs = 700

const pictures = createThemePictures({
  compile: (latex, signal) => compileLatex({ latex, title: '', resumeId: null, purpose: 'preview' }, signal),
  draw: async (bytes) => (await import('../../../ui/pdf/draw-picture.ts')).drawPicture(bytes, widthPx),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

/**
 * The pictures of a text, as they come; until then those of the text before. `page` is the resume's own page, null
 * while that is behind the text: it goes first.
 */
export function useThemePictures(latex: string, page: CompiledPdf | null): Pictures {
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const [before, setBefore] = useState<Pictures>({})
  const found = { ...before, ...pictures.find(latex) }
  const isFirst = Object.keys(found).length === 0
  useEffect(() => {
    if (!page) return
    const controller = new AbortController()
    const onMade = () => {
      setBefore((shown) => ({ ...shown, ...pictures.find(page.latex) }))
      refresh()
    }
    const timer = setTimeout(() => void pictures.make(page, onMade, controller.signal), isFirst ? 0 : pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
    // Whether it is the first is asked when the page comes, not again with each picture.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [page])
  return found
}
