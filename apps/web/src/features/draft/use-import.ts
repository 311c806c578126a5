// From a chosen file to the form: one at a time, and whoever leaves stops it.
import { extractPdf, type Extracted } from '@galley/contract/import'
import { limits } from '@galley/contract/limits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import { strings } from '../../strings/en.ts'

const words = strings.importing

export type Importing =
  | { kind: 'idle' }
  | { kind: 'working'; name: string }
  | { kind: 'done'; name: string; found: Extracted }
  | { kind: 'failed'; name: string; why: string }

export function useImport(onFound: (found: Extracted) => void): { importing: Importing; start: (file: File) => void } {
  const [importing, show] = useState<Importing>({ kind: 'idle' })
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])
  const start = useCallback(
    (file: File) => {
      current.current?.abort()
      const own = (current.current = new AbortController())
      const fail = (why: string) => show({ kind: 'failed', name: file.name, why })
      if (!isPdf(file)) return fail(words.notPdf)
      if (file.size > limits.importBytes) return fail(words.tooLarge)
      show({ kind: 'working', name: file.name })
      api(extractPdf, { file }, { signal: own.signal }).then(
        (found) => {
          if (own.signal.aborted) return
          onFound(found)
          show({ kind: 'done', name: file.name, found })
        },
        (error: unknown) => {
          if (!own.signal.aborted) fail(reasonOf(error))
        },
      )
    },
    [onFound],
  )
  return { importing, start }
}

/** The server looks inside; here only what is plainly something else is told at once. */
const isPdf = ({ name, type }: File) => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name))

function reasonOf(error: unknown): string {
  if (error instanceof NetworkError) return words.offline
  return error instanceof ApiError && error.status < 500 ? error.detail : words.failed
}
