// From a chosen file to the form: one at a time; leaving the page stops it.
import { extractPdf, importFile, type Imported } from '@galley/contract/import'
import { limits } from '@galley/contract/limits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, NetworkError } from '../../../api/api-error.ts'
import { api } from '../../../api/galley-api.ts'
import { strings } from '../../../strings/en.ts'

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
  /** With `isPdf` nothing but a PDF is taken. */
  start: (file: File, isPdf?: boolean) => void
} {
  const [importing, show] = useState<Importing>({ kind: 'idle' })
  const current = useRef<AbortController | null>(null)
  const told = useRef(onRead)
  useEffect(() => void (told.current = onRead))
  useEffect(() => () => current.current?.abort(), [])
  const start = useCallback((file: File, isPdf = false) => {
    current.current?.abort()
    const own = (current.current = new AbortController())
    const fail = (why: string) => show({ kind: 'failed', name: file.name, why })
    if (isPdf && !looksLikePdf(file)) return fail(words.notPdf)
    if (file.size > limits.importBytes) return fail(words.tooLarge)
    show({ kind: 'working', name: file.name })
    read(file, { isPdf, signal: own.signal }).then(
      (found) => {
        if (own.signal.aborted) return
        told.current({ file, found, forget: () => show({ kind: 'idle' }) })
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

/** What calls itself a PDF and is none is taken for what it is, unless a PDF was asked for. */
async function read(file: File, { isPdf, signal }: { isPdf: boolean; signal: AbortSignal }): Promise<Imported> {
  if (!looksLikePdf(file)) return api(importFile, { file }, { signal })
  try {
    return { ...(await api(extractPdf, { file }, { signal })), source: 'pdf', page_text: [], pdf: null }
  } catch (error) {
    const isOther = error instanceof ApiError && error.code === 'not_a_pdf'
    if (isPdf || !isOther) throw error
    return api(importFile, { file }, { signal })
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof NetworkError) return words.offline
  const isOurs = error instanceof ApiError && error.code !== 'unreadable'
  return isOurs ? error.detail : words.tryAgain
}
