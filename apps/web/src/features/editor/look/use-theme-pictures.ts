import { use, useEffect, useReducer, useState } from 'react'
import { FilesOf } from '../compile/files-of.ts'
import { compileLatex } from '../compile/compile-latex.ts'
import type { CompiledPdf } from '../state/editor-state.ts'
import { createThemePictures, type Pictures } from './theme-pictures.ts'

/** Sharp at twice the pixels of a card. */
const widthPx = 240
/** Someone who tries one color after another sees them on the page first. */
const pauseMs = 700

const create = (filesOf: string | null) =>
  createThemePictures({
    compile: (latex, signal) => compileLatex({ latex, title: '', resumeId: null, filesOf, purpose: 'preview' }, signal),
    draw: async (bytes) => (await import('../../../ui/pdf/draw-picture.ts')).drawPicture(bytes, widthPx),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
/** Of the last resume alone: the files beside another one are others. */
let last = { filesOf: null as string | null, pictures: create(null) }
const picturesOf = (filesOf: string | null) => {
  if (last.filesOf !== filesOf) last = { filesOf, pictures: create(filesOf) }
  return last.pictures
}

/**
 * The pictures of a text, as they come; until then those of the text before. `page` is the resume's own page, null
 * while that is behind the text: it goes first.
 */
export function useThemePictures(latex: string, page: CompiledPdf | null): Pictures {
  const pictures = picturesOf(use(FilesOf))
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
