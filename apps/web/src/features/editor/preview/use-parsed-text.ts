import type { ParsedPage } from '@galley/resume/parsed/parsed-text'
import { useEffect, useState } from 'react'

export type ReadPages = { kind: 'reading' } | { kind: 'read'; pages: readonly ParsedPage[] } | { kind: 'unreadable' }

/** The words of a PDF; those of the last one stay while a newer one is read. */
export function useParsedText(bytes: Uint8Array): ReadPages {
  const [read, setRead] = useState<ReadPages>({ kind: 'reading' })
  useEffect(() => {
    let isOver = false
    const parse = async (): Promise<ReadPages> => {
      const { parsedPagesOf } = await import('../../../ui/pdf/parsed-pages.ts')
      return { kind: 'read', pages: await parsedPagesOf(bytes) }
    }
    void parse()
      .catch((): ReadPages => ({ kind: 'unreadable' }))
      .then((found) => void (isOver || setRead(found)))
    return () => void (isOver = true)
  }, [bytes])
  return read
}
