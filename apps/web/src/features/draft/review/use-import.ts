// From a chosen file to the form: one at a time; leaving the page stops it.
import { extractPdf, importFile, type AcceptedFiles, type Imported } from '@galley/contract/import'
import { limits } from '@galley/contract/limits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, NetworkError } from '../../../api/api-error.ts'
import { api } from '../../../api/galley-api.ts'
import { strings } from '../../../strings/en.ts'
import { sentenceOfCode } from '../../../strings/error-sentence.ts'

const words = strings.importing

export interface ImportReading {
  file: File
  found: Imported
  /** Says nothing of the file any more. */
  forget: () => void
}

export type Importing =
  | { kind: 'idle' }
  | { kind: 'working'; name: string }
  | { kind: 'done'; name: string; found: Imported }
  | { kind: 'failed'; name: string; why: string }

/** `onRead` is called before the reading is shown as done. */
export function useImport(onRead: (read: ImportReading) => void): {
  importing: Importing
  start: (file: File, accept: AcceptedFiles) => void
} {
  const [importing, show] = useState<Importing>({ kind: 'idle' })
  const current = useRef<AbortController | null>(null)
  const listener = useRef(onRead)
  useEffect(() => void (listener.current = onRead))
  useEffect(() => () => current.current?.abort(), [])
  const start = useCallback((file: File, accept: AcceptedFiles) => {
    current.current?.abort()
    const own = (current.current = new AbortController())
    const fail = (why: string) => show({ kind: 'failed', name: file.name, why })
    if (accept === 'pdf' && !looksLikePdf(file)) return fail(sentenceOfCode('not_a_pdf'))
    if (file.size > limits.importBytes) return fail(words.tooLarge)
    show({ kind: 'working', name: file.name })
    read(file, { accept, signal: own.signal }).then(
      (found) => {
        if (own.signal.aborted) return
        listener.current({ file, found, forget: () => show({ kind: 'idle' }) })
        show({ kind: 'done', name: file.name, found })
      },
      (error: unknown) => {
        if (!own.signal.aborted) fail(reasonOf(error))
      },
    )
  }, [])
  return { importing, start }
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
