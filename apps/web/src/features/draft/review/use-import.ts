// From a chosen file to the form: one at a time; leaving the page stops it.
import { extractPdf, importFile, type AcceptedFiles, type Imported } from '@galley/contract/import'
import { limits } from '@galley/contract/limits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { ApiError, NetworkError } from '../../../api/api-error.ts'
import { api } from '../../../api/galley-api.ts'
import { strings } from '../../../strings/en.ts'
import { sentenceOfCode } from '../../../strings/error-sentence.ts'
import type { LatexProject, LatexProjects } from '../model/latex-project.ts'
import type { Importing } from '../model/importing.ts'
import { isZip, storeProject } from './store-project.ts'

const words = strings.importing

export interface ImportReading {
  file: File
  found: Imported
  /** Says nothing of the file any more. */
  forget: () => void
}

/** `onRead` is called before the reading is shown as done. Without `projects` no zip is looked into. */
export function useImport(
  onRead: (read: ImportReading) => void,
  projects?: LatexProjects,
): {
  importing: Importing
  start: (file: File, accept: AcceptedFiles) => void
  /** Says of a file that was read on an earlier visit that it was; false where another was chosen meanwhile. */
  showEarlier: (name: string) => boolean
} {
  const [importing, show] = useState<Importing>({ kind: 'idle' })
  const current = useRef<AbortController | null>(null)
  const listener = useRef({ onRead, projects })
  useEffect(() => void (listener.current = { onRead, projects }))
  const isStoring = useRef(false)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      current.current?.abort()
    }
  }, [])
  const start = useCallback((file: File, accept: AcceptedFiles) => {
    if (isStoring.current) return void toast(strings.latexProject.wait)
    current.current?.abort()
    const own = (current.current = new AbortController())
    const fail = (why: string) => show({ kind: 'failed', name: file.name, why })
    if (accept === 'pdf' && !looksLikePdf(file)) return fail(sentenceOfCode('not_a_pdf'))
    const store = async (project: LatexProject, open: LatexProjects['open']) => {
      const { name } = file
      isStoring.current = true
      try {
        const again = () => void store(project, open)
        await storeProject({ project, open, name, show, again, isLeft: () => isLeft.current })
      } finally {
        isStoring.current = false
      }
    }
    const { projects } = listener.current
    const readAny = async () => {
      if (accept === 'any' && projects && (await isZip(file))) {
        show({ kind: 'working', name: file.name, doing: strings.latexProject.looking })
        const project = await projects.read(file)
        if (own.signal.aborted) return
        if (project) return store(project, projects.open)
      }
      if (own.signal.aborted) return
      if (file.size > limits.importBytes) return fail(words.tooLarge)
      show({ kind: 'working', name: file.name })
      const found = await read(file, { accept, signal: own.signal })
      if (own.signal.aborted) return
      listener.current.onRead({ file, found, forget: () => show({ kind: 'idle' }) })
      show({ kind: 'done', name: file.name })
    }
    readAny().catch((error: unknown) => {
      if (!own.signal.aborted) fail(reasonOf(error))
    })
  }, [])
  const showEarlier = useCallback((name: string) => {
    if (current.current !== null) return false
    show({ kind: 'done', name })
    return true
  }, [])
  return { importing, start, showEarlier }
}

/** The server looks inside; here only files with another type in their name are refused. */
const looksLikePdf = ({ name, type }: File) => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name))

async function read(file: File, { accept, signal }: { accept: AcceptedFiles; signal: AbortSignal }): Promise<Imported> {
  if (accept === 'any') return api(importFile, { file }, { signal })
  return { ...(await api(extractPdf, { file }, { signal })), source: 'pdf', page_text: [], pdf: null }
}

function reasonOf(error: unknown): string {
  if (error instanceof NetworkError) return words.offline
  const isOurs = error instanceof ApiError && error.code !== 'unreadable'
  return isOurs ? error.detail : words.tryAgain
}
