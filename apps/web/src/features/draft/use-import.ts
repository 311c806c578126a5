// From a chosen file to the form: one at a time, and whoever leaves stops it.
import { extractPdf, importFile, type Imported } from '@galley/contract/import'
import { limits } from '@galley/contract/limits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import { strings } from '../../strings/en.ts'

const words = strings.importing

export interface Read {
  file: File
  found: Imported
}

export type Importing =
  | { kind: 'idle' }
  | { kind: 'working'; name: string }
  | { kind: 'done'; name: string; found: Imported }
  | { kind: 'failed'; name: string; why: string }

/** `onRead` is called before the reading is shown as done. */
export function useImport(onRead: (read: Read) => void): {
  importing: Importing
  /** With `isPdf` nothing but a PDF is taken. */
  start: (file: File, isPdf?: boolean) => void
} {
  const [importing, show] = useState<Importing>({ kind: 'idle' })
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])
  const start = useCallback(
    (file: File, isPdf = false) => {
      current.current?.abort()
      const own = (current.current = new AbortController())
      const fail = (why: string) => show({ kind: 'failed', name: file.name, why })
      if (isPdf && !looksLikePdf(file)) return fail(words.notPdf)
      if (file.size > limits.importBytes) return fail(words.tooLarge)
      show({ kind: 'working', name: file.name })
      read(file, own.signal).then(
        (found) => {
          if (own.signal.aborted) return
          onRead({ file, found })
          show({ kind: 'done', name: file.name, found })
        },
        (error: unknown) => {
          if (!own.signal.aborted) fail(reasonOf(error))
        },
      )
    },
    [onRead],
  )
  return { importing, start }
}

/** The server looks inside; here only what calls itself something else is told apart. */
const looksLikePdf = ({ name, type }: File) => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name))

async function read(file: File, signal: AbortSignal): Promise<Imported> {
  if (!looksLikePdf(file)) return api(importFile, { file }, { signal })
  return { ...(await api(extractPdf, { file }, { signal })), source: 'pdf', page_text: [], pdf: null }
}

function reasonOf(error: unknown): string {
  if (error instanceof NetworkError) return words.offline
  return error instanceof ApiError && error.status < 500 ? error.detail : words.failed
}
